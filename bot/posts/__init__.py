"""The outbox: what happened becomes posts, which are painted and delivered in order, each exactly once."""
