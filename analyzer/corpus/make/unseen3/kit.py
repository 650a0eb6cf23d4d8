"""Files with their truth, and the programs that print them, for the other scripts here.

Needs ReportLab, openpyxl, XlsxWriter, xlwt, odfpy, python-docx, groff, pdflatex, enscript, Chromium, wkhtmltopdf,
LibreOffice, Perl with PDF::API2, Excel::Writer::XLSX and Spreadsheet::WriteExcel.
"""

import json
import shutil
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


def weeks(low, high=None):
    """As the truth writes a term: a range is right at either end and in the middle."""
    if high is None:
        return low * 7
    return spread(low * 7, high * 7)


def spread(low, high):
    return sorted({low, (low + high) // 2, (low + high + 1) // 2, high})


def workdays(low, high=None):
    """Working days, counted as such or as the days of the calendar that they take."""
    ends = {each for n in (low, high or low) for each in (n, n + 2 * ((n - 1) // 5), n + 2 * (n // 5), -(-n * 7 // 5))}
    if high:
        ends |= set(spread(low, high)) | set(spread(-(-low * 7 // 5), -(-high * 7 // 5)))
    return sorted(ends)


def run(*command, cwd=None, text=None):
    subprocess.run(command, cwd=cwd, input=text, check=True, capture_output=True, timeout=600)


def chromium(html, target):
    with tempfile.TemporaryDirectory() as where:
        page = Path(where) / "page.html"
        page.write_text(html, "utf-8")
        run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
            f"--user-data-dir={where}/profile", f"--print-to-pdf={target}", page.as_uri())


def wkhtmltopdf(html, target, *options):
    with tempfile.TemporaryDirectory() as where:
        page = Path(where) / "page.html"
        page.write_text(html, "utf-8")
        run("wkhtmltopdf", "-q", "-s", "A4", *options, str(page), str(target))


def soffice(source, kind, target):
    with tempfile.TemporaryDirectory() as where:
        run("heavy", "soffice", f"-env:UserInstallation=file://{where}/profile", "--headless", "--convert-to", kind,
            "--outdir", where, str(source))
        made = Path(where) / (Path(source).stem + "." + kind.split(":")[0])
        shutil.copy(made, target)


def pdflatex(tex, target):
    with tempfile.TemporaryDirectory() as where:
        (Path(where) / "q.tex").write_text(tex, "utf-8")
        for _ in range(2):
            run("pdflatex", "-interaction=batchmode", "q.tex", cwd=where)
        shutil.copy(Path(where) / "q.pdf", target)


def groff(text, target, *options):
    with tempfile.TemporaryDirectory() as where:
        (Path(where) / "q.ms").write_text(text, "utf-8")
        done = subprocess.run(["groff", "-K", "utf8", "-t", *options, "-T", "pdf", "q.ms"], cwd=where, check=True,
                              capture_output=True)
        Path(target).write_bytes(done.stdout)


def perl(script):
    run("perl", "-", text=script.encode("utf-8"))
