"""Writes truth.json beside the files: what a buyer who reads a file finds in it."""

import json
from pathlib import Path

files = Path(__file__).resolve().parents[2] / "files"


def line(part, quantity, unit_price, **rest):
    return {"part": part, "quantity": quantity, "unitPrice": unit_price, **rest}


def steps(part, *breaks, **rest):
    """A part with price breaks: (from quantity, price)."""
    return line(part, None, None, breaks=[list(each) for each in breaks], **rest)


class Folder:
    def __init__(self, name):
        self.path = files / name
        self.path.mkdir(exist_ok=True)
        self.truths = {}

    def __truediv__(self, name):
        return str(self.path / name)

    def text(self, name, content, encoding="utf-8"):
        (self.path / name).write_bytes(content.encode(encoding))

    def quote(self, name, language, layout, lines, common=None, charges=None, **rest):
        full = [{**(common or {}), **each} for each in lines]
        truth = {"layout": layout, "language": language, "lines": full}
        if charges:
            truth["charges"] = [
                {"amount": each} if not isinstance(each, tuple) else charge_of(*each)
                for each in charges
            ]
        self.truths[name] = {**truth, **rest}

    def must_ask(self, name, language, layout, field):
        self.truths[name] = {"layout": layout, "language": language, "mustAsk": field}

    def no_quote(self, name, language):
        self.truths[name] = {"layout": "other", "language": language, "notAQuote": True}

    def save(self):
        path = self.path / "truth.json"
        known = json.loads(path.read_text("utf-8")) if path.exists() else {}
        text = json.dumps({**known, **self.truths}, ensure_ascii=False, indent=2)
        path.write_text(text + "\n", "utf-8")


def charge_of(part, amount, supplier=None):
    charge = {"part": part, "amount": amount}
    return {**charge, "supplier": supplier} if supplier else charge
