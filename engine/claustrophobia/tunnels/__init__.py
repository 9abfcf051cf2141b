"""The tunnels: tiles and what they do, what lies between them, exploring and walking."""
