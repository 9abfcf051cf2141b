"""What people do on Discord is answered here: commands, components, autocomplete, errors, and every answer."""
