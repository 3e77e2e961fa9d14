"""Players that see nothing but a seat's view."""
