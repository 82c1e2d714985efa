"""The REST: what is asked of the house with one request and answered with one answer."""
