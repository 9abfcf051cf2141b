"""A step that no version has, to try the steps with."""
