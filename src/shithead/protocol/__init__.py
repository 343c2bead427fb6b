"""The wire contract between a table and its clients."""
