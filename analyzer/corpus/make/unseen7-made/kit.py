"""The helpers of unseen5b, with the folder of unseen7-made."""

import sys
from email.message import EmailMessage
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "unseen5b"))
import paths  # noqa: E402
from paths import after, at, between, eu, groff, pandoc, rows_html, soffice, spaced, true, us, weasy, weeks, wk, working_days  # noqa: E402, F401

paths.FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen7-made"
paths.FOLDER.mkdir(parents=True, exist_ok=True)
paths.TRUTH = paths.FOLDER / "truth.json"


def indian(amount, places=2):
    """Groups as in 1,24,500.00."""
    whole, cents = f"{amount:.{places}f}".split(".")
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*groups, tail]) + "." + cents


def table(head, rows, classes=(), foot=""):
    return f"<table><thead>{rows_html([head], 'th', classes)}</thead><tbody>{rows_html(rows, 'td', classes)}{foot}</tbody></table>"


def mail(name, sender, to, subject, date, text, html=None, charset="utf-8", **headers):
    m = EmailMessage()
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, date
    m["Message-ID"] = f"<{name.split('.')[0]}.7@post.example>"
    for key, value in headers.items():
        m[key.replace("_", "-")] = value
    m.set_content(text, charset=charset, cte="quoted-printable")
    if html:
        m.add_alternative(html, subtype="html", cte="quoted-printable")
    Path(at(name)).write_bytes(m.as_bytes())
