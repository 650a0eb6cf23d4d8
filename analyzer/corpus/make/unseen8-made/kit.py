"""The folder of unseen8-made, and what its scripts share beside the helpers of unseen5b."""

import csv
import io
import sys
from email.message import EmailMessage
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "unseen5b"))
import paths  # noqa: E402
from paths import after, at, between, eu, groff, pandoc, rows_html, soffice, spaced, true, us, weasy, weeks, wk, working_days  # noqa: E402, F401

paths.FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen8-made"
paths.FOLDER.mkdir(parents=True, exist_ok=True)
paths.TRUTH = paths.FOLDER / "truth.json"


def lakh(amount, places=2):
    """Groups as in 12,40,500.00."""
    whole, _, cents = f"{amount:.{places}f}".partition(".")
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*groups, tail]) + ("." + cents if cents else "")


def table(head, rows, classes=(), foot=""):
    return f"<table><thead>{rows_html([head], 'th', classes)}</thead><tbody>{rows_html(rows, 'td', classes)}{foot}</tbody></table>"


def foot(span, pairs):
    return "".join(f"<tr><td colspan={span} class=r>{k}</td><td class=r>{v}</td></tr>" for k, v in pairs)


def mail(name, sender, to, subject, date, text, html=None, charset="utf-8", **headers):
    m = EmailMessage()
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, date
    m["Message-ID"] = f"<{name.split('.')[0]}.8@post.example>"
    for key, value in headers.items():
        m[key.replace("_", "-")] = value
    m.set_content(text, charset=charset, cte="quoted-printable")
    if html:
        m.add_alternative(html, subtype="html", cte="quoted-printable")
    Path(at(name)).write_bytes(m.as_bytes())


def write_csv(name, rows, delimiter=",", encoding="utf-8"):
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(rows)
    Path(at(name)).write_bytes(out.getvalue().encode(encoding))


def word_table(document, head, rows, style="Table Grid"):
    t = document.add_table(rows=1, cols=len(head), style=style)
    for cell, text in zip(t.rows[0].cells, head):
        cell.text = str(text)
    for row in rows:
        for cell, text in zip(t.add_row().cells, row):
            cell.text = str(text)
    return t


def total(rows, quantity, price, per=1):
    return round(sum(r[quantity] * r[price] / per for r in rows), 2)
