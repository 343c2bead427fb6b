"""House rules as data: the value, its validation, its compiled form and the presets."""
