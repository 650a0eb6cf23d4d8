"""Files with their truth, as the other scripts here write them."""

import json
import subprocess
import tempfile
from pathlib import Path

FILES = Path(__file__).resolve().parents[2] / "files"


class Folder:
    def __init__(self, name):
        self.path = FILES / name
        self.path.mkdir(parents=True, exist_ok=True)
        self.truth_path = self.path / "truth.json"

    def file(self, name):
        return self.path / name

    def text(self, name, text, encoding="utf-8", newline="\n"):
        self.file(name).write_bytes(text.replace("\n", newline).encode(encoding))

    def truth(self, name, language, layout, lines=None, charges=None, **more):
        known = json.loads(self.truth_path.read_text()) if self.truth_path.exists() else {}
        entry = {"layout": layout, "language": language}
        if lines is not None:
            entry["lines"] = lines
        if charges:
            entry["charges"] = charges
        known[name] = {**entry, **more}
        text = json.dumps(known, ensure_ascii=False, indent=2)
        self.truth_path.write_text(text + "\n")


def line(part, quantity, price, common=None, **more):
    return {**(common or {}), "part": part, "quantity": quantity, "unitPrice": price, **more}


def steps(part, breaks, common=None, **more):
    return line(part, None, None, common, breaks=[list(each) for each in breaks], **more)


UNNAMED = "(not named)"


def put(sheet, row, values, column=1, **style):
    """A row of an openpyxl sheet, empty where a value is None."""
    for at, value in enumerate(values):
        if value is None:
            continue
        cell = sheet.cell(row, column + at, value)
        for name, setting in style.items():
            setattr(cell, name, setting)


def recalculate(book, path, kind="xlsx"):
    """An openpyxl workbook saved again by LibreOffice, so that its formulas have values."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in" / f"{path.stem}.xlsx"
        source.parent.mkdir()
        book.save(source)
        command = ["heavy", "soffice", "--headless", "--convert-to", kind, "--outdir", folder, str(source)]
        subprocess.run(command, check=True, capture_output=True)
        path.write_bytes((Path(folder) / f"{path.stem}.{kind}").read_bytes())
