from tests.server.houses import Start, house, start

__all__ = ["Start", "house", "start"]
