"""The folder of these files, and how terms are written in their truth. The programs that print are in ../unseen3/kit.py."""

import sys
from datetime import date, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "unseen3"))

from kit import Folder  # noqa: E402

made = Folder("unseen4-made")


def between(low, high):
    """A range is right at either end and in the middle."""
    middle = (low + high) / 2
    return sorted({low, high, int(middle), int(middle + 0.5), plain(middle)})


def in_weeks(low, high=None):
    return low * 7 if high is None else between(low * 7, high * 7)


def working_days(low, high=None):
    """Working days, as such or as the days of the calendar that they take."""
    found = set()
    ends = [low] if high is None else between(low, high)
    for n in ends:
        found |= {plain(n), plain(round(n * 1.4, 1)), int(n * 1.4), -int(-n * 1.4 // 1), int(n + 2 * (n // 5)), int(n + 2 * ((n - 1) // 5))}
    return sorted(found)


def plain(number):
    return int(number) if number == int(number) else number


def after(year, month, day, days):
    return (date(year, month, day) + timedelta(days=days)).isoformat()


def us(amount, places=2):
    return f"{amount:,.{places}f}"


def eu(amount, places=2):
    return us(amount, places).translate(str.maketrans(",.", ".,"))


def spaced(amount, places=2):
    return us(amount, places).translate(str.maketrans({",": " ", ".": ","}))
