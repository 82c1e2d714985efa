import signal


def pytest_configure() -> None:
    """Who starts the tests in the background has turned Ctrl-C off, for all that they start too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
