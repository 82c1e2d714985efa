"""Mr. Jack."""
