"""Folder, truth and the programs that print the files of unseen5-made."""

import json
import os
import shutil
import subprocess
import tempfile
from datetime import date, timedelta
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen5-made"
FOLDER.mkdir(parents=True, exist_ok=True)
TRUTH = FOLDER / "truth.json"


def at(name):
    return str(FOLDER / name)


def true(name, layout, language, common=None, lines=None, charges=None, **more):
    """lines: (part, quantity, price) or (part, quantity, price, {more}); a list of pairs as price means breaks."""
    entry = {"layout": layout, "language": language}
    if lines is not None:
        entry["lines"] = []
        for part, quantity, price, *rest in lines:
            line = {**(common or {}), "part": part, "quantity": quantity}
            if isinstance(price, list):
                line["unitPrice"] = None
                line["breaks"] = price
            else:
                line["unitPrice"] = price
            line.update(rest[0] if rest else {})
            entry["lines"].append({k: v for k, v in line.items() if v is not ...})
    if charges:
        entry["charges"] = charges
    entry.update(more)
    whole = json.loads(TRUTH.read_text("utf-8")) if TRUTH.exists() else {}
    whole[name] = entry
    TRUTH.write_text(json.dumps(dict(sorted(whole.items())), indent=2, ensure_ascii=False) + "\n", "utf-8")


def plain(number):
    return int(number) if number == int(number) else number


def between(low, high):
    middle = (low + high) / 2
    return sorted({low, high, int(middle), int(middle + 0.5), plain(middle)})


def weeks(low, high=None):
    return low * 7 if high is None else between(low * 7, high * 7)


def working_days(low, high=None):
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


def spaced(amount, places=2, gap="\u00a0"):
    return us(amount, places).translate(str.maketrans({",": gap, ".": ","}))


def weasy(name, html):
    import weasyprint

    weasyprint.HTML(string=html).write_pdf(at(name))


def wk(name, html, *options):
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(html, "utf-8")
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": folder}
        subprocess.run(["wkhtmltopdf", "-q", *options, str(page), at(name)], check=True, env=env)


def groff(name, source, *options):
    done = subprocess.run(["groff", "-Tpdf", "-Kutf8", *options], input=source.encode(), stdout=subprocess.PIPE, check=True)
    Path(at(name)).write_bytes(done.stdout)


def soffice(source, name, filter_name=None, infilter=None):
    """Converts a file by LibreOffice into the folder."""
    kind = name.rsplit(".", 1)[1]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["soffice", f"-env:UserInstallation=file://{folder}/office", "--headless", *([f"--infilter={infilter}"] if infilter else []), "--convert-to", f"{kind}:{filter_name}" if filter_name else kind, "--outdir", folder, str(source)],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        shutil.move(str(Path(folder) / (Path(source).stem + "." + kind)), at(name))


def pandoc(name, markdown, *options):
    subprocess.run(["pandoc", "-f", "markdown", *options, "-o", at(name)], input=markdown.encode(), check=True)


def rows_html(rows, tag="td", classes=()):
    out = []
    for row in rows:
        cells = "".join(f'<{tag} class="{classes[i] if i < len(classes) else ""}">{cell}</{tag}>' for i, cell in enumerate(row))
        out.append(f"<tr>{cells}</tr>")
    return "\n".join(out)
