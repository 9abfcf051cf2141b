"""Discord's REST API as the sandbox answers it: rate limits, a table of routes, and a module for each resource."""
