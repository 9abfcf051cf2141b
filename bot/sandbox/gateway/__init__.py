"""Discord's gateway as the stand-in serves it: WebSockets, sessions that outlive them, and the events they carry."""
