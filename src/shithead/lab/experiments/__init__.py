"""What the lab asks about rules, one question a file: what is counted in a batch, and what it comes to."""
