"""Discord's gateway as the sandbox serves it: WebSockets, sessions that outlive them, and the events they carry."""
