"""Findings in words: a document with a section for each question, for a terminal and for a page."""
