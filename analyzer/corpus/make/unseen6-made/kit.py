"""The folder of these files, their truth, and the programs that print them."""

import fcntl
import json
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from email.message import EmailMessage
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen6-made"
FOLDER.mkdir(parents=True, exist_ok=True)


def at(name):
    return str(FOLDER / name)


def true(name, layout, language, common, lines, charges=(), **more):
    """Lines are (part, quantity, price or breaks[, own terms])."""
    listed = []
    for part, quantity, price, *own in lines:
        line = {"supplier": common["supplier"], "part": part, "quantity": quantity, **common}
        breaks = isinstance(price, list)
        line["unitPrice"] = None if breaks else price
        if breaks:
            line["breaks"] = [list(b) for b in price]
        line.update(own[0] if own else {})
        listed.append(line)
    entry = {"layout": layout, "language": language, **({"lines": listed} if listed else {})}
    if charges:
        entry["charges"] = [{"amount": c} if isinstance(c, (int, float)) else {"part": c[0], "amount": c[1]} for c in charges]
    file = FOLDER / "truth.json"
    with open(Path(tempfile.gettempdir()) / "unseen6-made.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = json.loads(file.read_text("utf-8")) if file.exists() else {}
        known[name] = {**entry, **more}
        file.write_text(json.dumps(dict(sorted(known.items())), indent=2, ensure_ascii=False) + "\n", "utf-8")


def write(*makers):
    """All of a script's files, or those whose functions are named."""
    for make in makers:
        if len(sys.argv) == 1 or make.__name__ in sys.argv[1:]:
            make()


def after(day, days):
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def span(low, high):
    """Both ends of a range and its middle, rounded either way."""
    middle = (low + high) / 2
    return sorted({low, high, int(middle), int(middle + 0.5)} | ({middle} if middle % 1 else set()))


def weeks(low, high=None):
    return 7 * low if high is None else span(7 * low, 7 * high)


def workdays(low, high=None):
    """As many days as are said, or as the calendar has for them."""
    days = set()
    for n in [low] if high is None else span(low, high):
        n = int(n) if n == int(n) else n
        days |= {n, int(n * 1.4), int(n * 1.4 + 0.9999), int(n // 5 * 2 + n), int((n - 1) // 5 * 2 + n)}
    return sorted(days)


def us(x, places=2):
    return f"{x:,.{places}f}"


def eu(x, places=2):
    return us(x, places).translate(str.maketrans(",.", ".,"))


def sp(x, places=2):
    return us(x, places).translate(str.maketrans({",": "\u00a0", ".": ","}))


def lakh(x):
    """1,25,000.00 as it is written in India."""
    whole, cents = f"{x:.2f}".split(".")
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*groups, tail]) + "." + cents


def trs(rows, right=(), tag="td"):
    return "".join("<tr>" + "".join(f"<{tag}{' class=r' if i in right else ''}>{c}</{tag}>" for i, c in enumerate(r)) + "</tr>" for r in rows)


def weasy(name, html):
    import weasyprint

    weasyprint.HTML(string=html).write_pdf(at(name))


def run(*command, **more):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)


def wk(name, html, *options):
    with tempfile.TemporaryDirectory() as d:
        page = Path(d) / "q.html"
        page.write_text(html, "utf-8")
        run("wkhtmltopdf", "-q", *options, str(page), at(name))


def soffice(source, name):
    """LibreOffice writes the source in the format that the name ends with."""
    kind = name.rsplit(".", 1)[1]
    with tempfile.TemporaryDirectory() as d:
        run("soffice", f"-env:UserInstallation=file://{d}/profile", "--headless", "--convert-to", kind, "--outdir", d, str(source))
        Path(at(name)).write_bytes((Path(d) / (Path(source).stem + "." + kind)).read_bytes())


def saved(save, kind, name):
    """Saves a workbook or document aside and has LibreOffice convert it."""
    with tempfile.TemporaryDirectory() as d:
        source = str(Path(d) / ("source." + kind))
        save(source)
        soffice(source, name)


def groff(name, text, *options):
    out = subprocess.run(["groff", "-k", "-Tpdf", "-P-pa4", *options], input=text.encode(), check=True, stdout=subprocess.PIPE).stdout
    Path(at(name)).write_bytes(out)


def mail(name, sender, to, subject, sent, text=None, html=None, charset="utf-8", **headers):
    m = EmailMessage()
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, sent
    m["Message-ID"] = f"<{name.rsplit('.', 1)[0]}@mx.example>"
    for k, v in headers.items():
        m[k.replace("_", "-")] = v
    if text is not None:
        m.set_content(text, charset=charset, cte="quoted-printable" if charset != "iso-2022-jp" else "7bit")
        if html:
            m.add_alternative(html, subtype="html", cte="quoted-printable")
    else:
        m.set_content(html, subtype="html", cte="quoted-printable")
    Path(at(name)).write_bytes(m.as_bytes())
