"""Where logs of tables are kept: appended to, synced to disk, and read back. Nothing is ever changed."""
