"""Sets of addresses that an operator has named."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network


class Networks:
    def __init__(self, given: Iterable[str]) -> None:
        named = list(given)
        self._all = "*" in named
        self._networks = [ip_network(each) for each in named if each != "*"]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return self._all
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return self._all or any(address in each for each in self._networks)


def both_ways(given: Iterable[str]) -> list[str]:
    """A socket that listens for IPv6 sees IPv4 addresses written as such of IPv6."""
    named = list(given)
    networks = [ip_network(each) for each in named if each != "*"]
    four = [each for each in networks if each.version == 4]
    return named + [f"::ffff:{each.network_address}/{96 + each.prefixlen}" for each in four]


LOOPBACK = Networks(["127.0.0.0/8", "::1"])
