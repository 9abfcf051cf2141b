"""What people do on Discord reaches the bot here: the client, commands, components, autocomplete, and every answer."""
