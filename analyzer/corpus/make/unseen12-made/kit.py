"""Where the files of unseen12-made go, how numbers are printed, and how their truth is noted."""

import csv
import io
import json
import math
from datetime import date, timedelta
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen12-made"
FOLDER.mkdir(parents=True, exist_ok=True)
TRUTH = FOLDER / "truth.json"
_noted = {}


def at(name):
    return str(FOLDER / name)


def us(x, digits=2):
    """1,234.50"""
    return f"{round(x + 1e-9, digits):,.{digits}f}"


def eu(x, digits=2):
    """1.234,50"""
    return us(x, digits).translate(str.maketrans(",.", ".,"))


def sp(x, digits=2, space="\u00a0"):
    """1 234,50"""
    return us(x, digits).replace(",", space).replace(".", ",")


def ch(x, digits=2):
    """1'234.50"""
    return us(x, digits).replace(",", "'")


def after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def weeks(a, b):
    """From a to b weeks: either end, or the middle."""
    return span(7 * a, 7 * b)


def span(a, b):
    m = (a + b) / 2
    return sorted({a, math.floor(m), m, math.ceil(m), b})


def workdays(n):
    """n working days, as such or in calendar days."""
    return sorted({n, n + 2 * ((n - 1) // 5), n + 2 * (n // 5), math.floor(n * 1.4), math.ceil(n * 1.4)})


def true(name, layout, language, common, lines, charges=(), **more):
    """A line is (part, quantity, price or breaks[, what differs]); a charge is an amount or (part, amount[, supplier])."""
    out = []
    for part, quantity, price, *own in lines:
        line = {"supplier": None, "part": part, "quantity": quantity, **common, **(own[0] if own else {})}
        if isinstance(price, (list, tuple)):
            line |= {"unitPrice": None, "breaks": [list(b) for b in price]}
        else:
            line["unitPrice"] = price
        out.append(line)
    truth = {"layout": layout, "language": language, "lines": out}
    if charges:
        truth["charges"] = []
        for c in charges:
            if isinstance(c, (int, float)):
                truth["charges"].append({"amount": c})
            else:
                part, amount, *supplier = c
                truth["charges"].append({**({"part": part} if part else {}), **({"supplier": supplier[0]} if supplier else {}), "amount": amount})
    _noted[name] = {**truth, **more}


def write(*makers):
    for make in makers:
        make()
    known = json.loads(TRUTH.read_text("utf-8")) if TRUTH.exists() else {}
    known |= _noted
    TRUTH.write_text(json.dumps(dict(sorted(known.items())), ensure_ascii=False, indent=2) + "\n", "utf-8")


def text(name, content, encoding="utf-8", newline="\r\n"):
    Path(at(name)).write_bytes(content.replace("\n", newline).encode(encoding))


def csv_of(rows, delimiter=",", **options):
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\n", **options).writerows(rows)
    return out.getvalue()


def mail(name, sender, to, subject, day, plain=None, html=None, **headers):
    m = EmailMessage(policy=SMTP)
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, day
    m["Message-ID"] = f"<{name.rsplit('.', 1)[0]}@mail.example>"
    for key, value in headers.items():
        m[key.replace("_", "-")] = value
    if plain is not None:
        m.set_content(plain, cte="quoted-printable" if not plain.isascii() else "7bit")
    if html is not None:
        if plain is None:
            m.set_content(html, subtype="html", cte="quoted-printable")
        else:
            m.add_alternative(html, subtype="html", cte="quoted-printable")
            m.set_boundary("=-part-" + name.rsplit(".", 1)[0])
    Path(at(name)).write_bytes(m.as_bytes())


def tr(cells, tag="td", right=(), attributes=""):
    return f"<tr{attributes}>" + "".join(f"<{tag}{' align=right' if j in right else ''}>{c}</{tag}>" for j, c in enumerate(cells)) + "</tr>"


def put(sheet, rows, first=1, formats=None):
    """Rows into an openpyxl sheet; None leaves a cell empty; formats by column number."""
    for i, row in enumerate(rows, first):
        for j, value in enumerate(row, 1):
            if value is not None:
                c = sheet.cell(i, j, value)
                if formats and j in formats and isinstance(value, (int, float)):
                    c.number_format = formats[j]
