"""Experiments with bots: many games on the same deals, counted, saved and spread over cores and machines."""
