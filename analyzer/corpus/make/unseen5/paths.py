"""The folder of these files, their truth, and how numbers and terms are written."""

import json
from datetime import date, timedelta
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen5-dev"
FOLDER.mkdir(parents=True, exist_ok=True)
TRUTH = FOLDER / "truth.json"


def path(name):
    return str(FOLDER / name)


def truth(name, layout, language, lines, charges=None, **more):
    """Adds or replaces what is true of one file."""
    known = json.loads(TRUTH.read_text("utf-8")) if TRUTH.exists() else {}
    entry = {"layout": layout, "language": language, "lines": lines}
    if charges:
        entry["charges"] = charges
    entry.update(more)
    known[name] = entry
    TRUTH.write_text(json.dumps(dict(sorted(known.items())), indent=2, ensure_ascii=False) + "\n", "utf-8")


def lines_of(supplier, currency, **common):
    """A function that makes true lines with the same terms."""

    def line(part, quantity, price, **own):
        return {"supplier": supplier, "currency": currency, **common, "part": part, "quantity": quantity, "unitPrice": price, **own}

    return line


def plain(number):
    return int(number) if number == int(number) else number


def between(low, high):
    """A range is right at either end and in the middle."""
    middle = (low + high) / 2
    return sorted({low, high, int(middle), int(middle + 0.5), plain(middle)})


def weeks(low, high=None):
    return low * 7 if high is None else between(low * 7, high * 7)


def working_days(low, high=None):
    """Working days, as such or as the days of the calendar that they take."""
    found = set()
    for n in [low] if high is None else between(low, high):
        found |= {plain(n), plain(round(n * 1.4, 1)), int(n * 1.4), -int(-n * 1.4 // 1), int(n + 2 * (n // 5)), int(n + 2 * ((n - 1) // 5))}
    return sorted(found)


def after(year, month, day, days):
    return (date(year, month, day) + timedelta(days=days)).isoformat()


def us(amount, places=2):
    return f"{amount:,.{places}f}"


def eu(amount, places=2):
    return us(amount, places).translate(str.maketrans(",.", ".,"))


def spaced(amount, places=2):
    return us(amount, places).translate(str.maketrans({",": "\u00a0", ".": ","}))
