"""Numbers as each language writes them."""

from gaslamp.words import Words


def decimal(value: float, words: Words) -> str:
    """With one digit after the point, or whatever the language has there."""
    return f"{value:.1f}".replace(".", words("terminal-decimal-point"))


def percentage(number: str, words: Words) -> str:
    """With its sign, which French sets apart from the number."""
    return words("terminal-percent", number=number)


def whole(number: int, words: Words) -> str:
    """However large it is, three digits by three."""
    return f"{number:,}".replace(",", words("terminal-thousands"))
