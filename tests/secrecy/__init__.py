"""What a running server sends to a viewer does not depend on what that viewer may not know."""
