"""Baseline bots: simple habits of other programs and of people, found by what cards can do, for any rules."""
