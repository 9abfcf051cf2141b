"""Tests of Furunkulus on Discord: settings, log, store, commands and posts."""
