"""Reads every file of unseen12-made back by other tools than wrote it, and says which value of the truth is not found there."""

import csv
import email
import html
import json
import re
import subprocess
import sys
import zipfile
from email.policy import default
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

from kit import FOLDER, TRUTH


class Words(HTMLParser):
    def __init__(self):
        super().__init__()
        self.out, self.skip = [], False

    def handle_starttag(self, tag, attrs):
        self.skip = tag == "style"
        self.out.append(" " if tag in ("b", "span", "font", "a", "o:p") else "\n")

    def handle_endtag(self, tag):
        self.skip = False

    def handle_data(self, data):
        if not self.skip:
            self.out.append(data)


def words(markup):
    p = Words()
    p.feed(markup)
    return "".join(p.out)


def xml_text(path, *parts):
    with zipfile.ZipFile(path) as z:
        names = [n for n in z.namelist() if any(re.fullmatch(p, n) for p in parts)]
        return "\n".join("\n".join(t.strip() for t in ElementTree.fromstring(z.read(n)).itertext() if t.strip()) for n in sorted(names))


def xlsx_text(path):
    """Cell by cell from the XML: shared strings put in, dates as their serial number."""
    ns = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
    with zipfile.ZipFile(path) as z:
        shared = ["".join(t.text or "" for t in si.iter(ns + "t")) for si in ElementTree.fromstring(z.read("xl/sharedStrings.xml"))] if "xl/sharedStrings.xml" in z.namelist() else []
        out = []
        for n in sorted(z.namelist()):
            if re.fullmatch(r"xl/worksheets/sheet\d+\.xml", n):
                for row in ElementTree.fromstring(z.read(n)).iter(ns + "row"):
                    cells = []
                    for c in row.iter(ns + "c"):
                        v = c.find(ns + "v")
                        if v is not None and v.text is not None:
                            cells.append(shared[int(v.text)] if c.get("t") == "s" else f"{float(v.text):.10g}" if c.get("t", "n") == "n" else v.text)
                        elif c.find(ns + "is") is not None:
                            cells.append("".join(t.text or "" for t in c.iter(ns + "t")))
                    out.append("\t".join(cells))
        return "\n".join(out)


def rtf_text(path):
    t = path.read_text("ascii")
    t = re.sub(r"\{\\fonttbl.*?\}\}", "", t)
    t = re.sub(r"\\'([0-9a-f]{2})", lambda m: bytes.fromhex(m[1]).decode("cp1252"), t)
    t = t.replace("\\cell", "\t").replace("\\row", "\n").replace("\\par", "\n")
    return re.sub(r"\\[a-z]+-?\d* ?|[{}]", "", t)


def read(path):
    kind = path.suffix[1:]
    if kind == "pdf":
        return subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True).stdout.decode()
    if kind == "xlsx":
        return xlsx_text(path)
    if kind == "docx":
        return xml_text(path, r"word/(document|header\d*|footer\d*)\.xml")
    if kind == "ods":
        return xml_text(path, "content.xml")
    if kind == "xls":
        import xlrd

        s = xlrd.open_workbook(str(path)).sheet_by_index(0)
        return "\n".join("\t".join(str(v) for v in s.row_values(r)) for r in range(s.nrows))
    if kind == "rtf":
        return rtf_text(path)
    if kind == "eml":
        m = email.message_from_bytes(path.read_bytes(), policy=default)
        body = m.get_body(("html", "plain"))
        t = body.get_content()
        return words(t) if body.get_content_subtype() == "html" else t
    raw = path.read_bytes()
    try:
        t = raw.decode("utf-8")
    except UnicodeDecodeError:
        t = raw.decode("cp1252")
    if kind == "csv":
        return "\n".join("\t".join(r) for r in csv.reader(t.splitlines(), delimiter=";" if t.count(";") > t.count(",") else ","))
    return words(t) if kind == "html" else t


def shapes(x):
    out = set()
    for digits in range(0, 5):
        if abs(round(x, digits) - x) < 1e-9:
            s = f"{x:,.{digits}f}"
            for a, b in ((",", "."), ("", "."), (".", ","), (" ", ","), ("", ","), ("'", ".")):
                out.add(s.replace(",", "\0").replace(".", b).replace("\0", a))
    return out


def stands(x, text):
    return any(re.search(rf"(?<![\d.,]){re.escape(s)}(?![\d]|[.,]\d)", text) for s in shapes(x))


truth = json.loads(TRUTH.read_text("utf-8"))
files = sorted(p for p in FOLDER.iterdir() if p.name != "truth.json")
print(len(files), "files;", "without truth:", [p.name for p in files if p.name not in truth], "without file:", [n for n in truth if not (FOLDER / n).exists()])
symbols = {"USD": "$", "EUR": "€", "GBP": "£", "PLN": "zł", "CZK": "Kč", "BRL": "R$", "JPY": "円", "CNY": "元", "SEK": "kr"}
for path in files:
    if len(sys.argv) > 1 and sys.argv[1] not in path.name:
        continue
    t = html.unescape(read(path)).replace("\u00a0", " ").replace("\u202f", " ")
    if len(sys.argv) > 1:
        print(t)
    flat, close = re.sub(r"\s+", " ", t), re.sub(r"\s+", "", t)
    missing, unsummed = [], []
    v = truth[path.name]
    for line in v["lines"]:
        for key in ("supplier", "part", "incoterm"):
            if key in line and re.sub(r"\s+", "", line[key]) not in close.replace("F.O.B.", "FOB"):
                missing.append((key, line[key]))
        for key in ("quantity", "unitPrice", "minimumOrder"):
            if line.get(key) is not None and not stands(line[key], flat):
                missing.append((line["part"], key, line[key]))
        for q, p in line.get("breaks", ()):
            if not stands(q, flat) or not stands(p, flat):
                missing.append((line["part"], q, p))
        if line["currency"] not in t and symbols.get(line["currency"], "?") not in t:
            missing.append(("currency", line["currency"]))
        if line["unitPrice"] is not None and not stands(round(line["quantity"] * line["unitPrice"] / line.get("per", 1), 2), flat):
            unsummed.append(line["part"])
    for c in v.get("charges", ()):
        if not stands(c["amount"], flat):
            missing.append(("charge", c))
    print(path.name, path.stat().st_size, "lines", len(v["lines"]), "| valid", sorted({x.get("validUntil", "-") for x in v["lines"]}), "| lead", [x.get("leadTimeDays") for x in v["lines"]][:4], f"| no amount: {len(unsummed)}" if unsummed else "", "| MISSING" if missing else "", *sorted(set(map(str, missing))))
