"""For tests against this package: Hypothesis strategies, random play, scripted seats, a check of bots.

Hypothesis is needed for ``strategies`` and ``rulesets`` only.
"""
