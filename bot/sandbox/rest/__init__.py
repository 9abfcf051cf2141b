"""Discord's REST API as the stand-in answers it: rate limits, a table of routes, and a module for each resource."""
