"""How a program takes part in a game on a server."""
