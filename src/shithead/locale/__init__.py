"""Every sentence that a person reads, one folder for each language, and what loads them."""
