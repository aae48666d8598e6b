"""How much a session or an address may do: a bucket that fills slowly and allows bursts. Soft first.

Not for what things cost (see `prices`), nor for sizes of frames and bodies, checked where they arrive.
"""

import ipaddress

import msgspec

MANY = 10_000


class Bucket(msgspec.Struct):
    """Holds up to `size` permissions and gains `rate` of them each second."""

    rate: float
    size: float
    level: float = -1.0
    at: float = 0.0

    def take(self, now: float, units: float = 1) -> bool:
        """Use some permissions if there are as many."""
        if self.lacking(now, units) > 0:
            return False
        self.level -= min(units, self.size)
        return True

    def lacking(self, now: float, units: float = 1) -> float:
        """Return in how many seconds there will be as many; 0: now. A full bucket is enough for anything."""
        if self.level < 0:
            self.level = self.size
        else:
            self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, min(units, self.size) - self.level) / self.rate


class Buckets:
    """One bucket for each key (a session, an address), forgotten when it is full again."""

    def __init__(self, rate: float, size: float) -> None:
        """Let every key do `size` things at once and `rate` things a second."""
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}
        self._many = MANY
        """With more buckets than that, those that are full again are looked for."""

    def take(self, key: str, now: float, units: float = 1) -> bool:
        """Use some permissions of the key."""
        return self._of(key, now).take(now, units)

    def lacking(self, key: str, units: float, now: float) -> float:
        """Return in how many seconds the key will have as many permissions; 0: now."""
        return self._of(key, now).lacking(now, units)

    def _of(self, key: str, now: float) -> Bucket:
        if len(self._buckets) > self._many:
            full = self._size / self._rate
            self._buckets = {key: each for key, each in self._buckets.items() if now - each.at < full}
            self._many = max(MANY, 2 * len(self._buckets))
        return self._buckets.setdefault(key, Bucket(self._rate, self._size))


def household(address: str) -> str:
    """Return as what an address counts: whoever has one of IPv6 has all that share its first 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
