"""Bots: each gets what a remote player would get, and a generator; nothing else."""
