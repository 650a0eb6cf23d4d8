"""Where the files of unseen6-dev go, how their truth is kept, and the programs that print them."""

import json
import os
import shutil
import subprocess
import tempfile
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from email.message import EmailMessage
from pathlib import Path

OUT = Path(__file__).resolve().parents[2] / "files" / "unseen6-dev"
OUT.mkdir(parents=True, exist_ok=True)


def out(name):
    return str(OUT / name)


class Quote:
    """One file and what is true of it; terms given here hold for all its lines."""

    def __init__(self, name, layout, language, supplier, currency, **terms):
        self.name, self.terms = name, {"supplier": supplier, "currency": currency, **terms}
        self.truth = {"layout": layout, "language": language, "lines": []}

    @property
    def path(self):
        return out(self.name)

    def line(self, part, quantity, price, **own):
        entry = {**self.terms, "part": part, "quantity": quantity, "unitPrice": price, **own}
        if isinstance(price, list):
            entry |= {"unitPrice": None, "breaks": [list(each) for each in price]}
        self.truth["lines"].append({key: value for key, value in entry.items() if value is not ...})

    def charge(self, amount, part=None):
        self.truth.setdefault("charges", []).append({**({"part": part} if part else {}), "amount": amount})

    def save(self, **more):
        self.truth.update(more)
        store = OUT / "truth.json"
        whole = json.loads(store.read_text("utf-8")) if store.exists() else {}
        whole[self.name] = self.truth
        store.write_text(json.dumps(dict(sorted(whole.items())), indent=2, ensure_ascii=False) + "\n", "utf-8")


def span(low, high):
    """A range of days: either end and the middle."""
    middle = (low + high) / 2
    return sorted({low, high, int(middle), int(middle + 0.5)} | ({middle} if middle % 1 else set()))


def weeks(low, high=None):
    return low * 7 if high is None else span(low * 7, high * 7)


def workdays(low, high=None):
    """Working days, counted as such or as days of the calendar."""
    found = set()
    for n in [low] if high is None else span(low, high):
        found |= {n, round(n * 1.4, 1), int(n * 1.4), -int(-n * 1.4 // 1), int(n + 2 * (n // 5)), int(n + 2 * ((n - 1) // 5))}
    return sorted({int(n) if n == int(n) else n for n in found})


def until(year, month, day, days):
    return (date(year, month, day) + timedelta(days=days)).isoformat()


def cents(amount, places=2):
    return float(Decimal(str(round(amount, 8))).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))


def us(amount, places=2):
    return f"{cents(amount, places):,.{places}f}"


def eu(amount, places=2, gap="."):
    return us(amount, places).translate(str.maketrans({",": gap, ".": ","}))


def weasy(path, html):
    import weasyprint

    weasyprint.HTML(string=html).write_pdf(path)


def wk(path, html, *options):
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(html, "utf-8")
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": folder}
        subprocess.run(["wkhtmltopdf", "-q", *options, str(page), path], check=True, env=env)


def groff(path, source, *options):
    done = subprocess.run(["groff", "-Tpdf", "-Kutf8", *options], input=source.encode(), stdout=subprocess.PIPE, check=True)
    Path(path).write_bytes(done.stdout)


def pandoc(path, markdown, *options):
    subprocess.run(["pandoc", "-f", "markdown", *options, "-o", path], input=markdown.encode(), check=True)


def office(source, path, filters=None):
    """LibreOffice makes `path` of `source`."""
    kind = path.rsplit(".", 1)[1]
    with tempfile.TemporaryDirectory() as folder:
        call = ["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", filters or kind, "--outdir", folder, source]
        subprocess.run(call, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shutil.move(str(Path(folder, Path(source).stem + "." + kind)), path)


def mail(path, sender, to, subject, when, text=None, html=None, **headers):
    message = EmailMessage()
    message["From"], message["To"], message["Subject"], message["Date"] = sender, to, subject, when
    for key, value in headers.items():
        message[key.replace("_", "-")] = value
    message["Message-ID"] = f"<{abs(hash_of(subject + when))}@mail.example>"
    if text is not None:
        message.set_content(text, cte="quoted-printable")
    if html is not None:
        if text is None:
            message.set_content(html, subtype="html", cte="quoted-printable")
        else:
            message.add_alternative(html, subtype="html", cte="quoted-printable")
    if message.is_multipart():
        message.set_boundary("=-boundary-6d")
    Path(path).write_bytes(bytes(message))


def hash_of(text):
    value = 7
    for each in text:
        value = (value * 131 + ord(each)) % 10**12
    return value


def rows(table, tag="td", right=()):
    """Rows of an HTML table; the columns in `right` are set to the right."""
    style = lambda i: ' style="text-align:right"' if i in right else ""
    return "\n".join("<tr>" + "".join(f"<{tag}{style(i)}>{cell}</{tag}>" for i, cell in enumerate(row)) + "</tr>" for row in table)
