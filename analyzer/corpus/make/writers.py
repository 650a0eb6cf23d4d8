"""One function for each program: it writes a document to a path."""
import csv
import json
import os
import subprocess
import tempfile

from layouts import Num, cell_text
from render import grid, page_html, page_text, width_of

HERE = os.path.dirname(os.path.abspath(__file__))


def run(*words, **more):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=120, **more)


def write_text(path, text, encoding="utf-8"):
    with open(path, "w", encoding=encoding, newline="", errors="replace") as out:
        out.write(text)


# Spreadsheets

def by_csv(doc, path, delimiter=",", encoding="utf-8", table_only=False):
    rows = grid(doc) if not table_only else [doc.tables[0].header] + doc.tables[0].rows + doc.tables[0].below
    with open(path, "w", encoding=encoding, newline="", errors="replace") as out:
        csv.writer(out, delimiter=delimiter).writerows([[cell_text(c, doc.lang) for c in r] for r in rows])


def format_of(num, currency_sign=""):
    places = "0." + "0" * num.decimals if num.decimals else "0"
    code = "#,##" + places
    return f'{code} "{num.sign}"' if num.sign else code


def by_openpyxl(doc, path, pad=0, formulas=False):
    from openpyxl import Workbook
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter
    from openpyxl.worksheet.properties import PageSetupProperties
    book = Workbook()
    sheet = book.active
    sheet.title = doc.title[:25].replace("/", "-") or "Sheet1"
    for r, row in enumerate(grid(doc, pad), 1):
        for c, cell in enumerate(row, 1):
            if cell is None:
                continue
            if isinstance(cell, Num):
                at = sheet.cell(r, c, cell.formula.format(r=r) if formulas and cell.formula else cell.value)
                at.number_format = format_of(cell)
            else:
                at = sheet.cell(r, c, cell)
            if r == 1:
                at.font = Font(bold=True, size=14)
    for c in range(max(map(len, grid(doc, pad)))):
        cells = [cell_text(row[c], doc.lang) for row in [t for table in doc.tables for t in [table.header] + table.rows] if c < len(row)]
        sheet.column_dimensions[get_column_letter(c + 1 + pad)].width = max([8] + [width_of(x) + 2 for x in cells])
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    book.save(path)


def by_xlsxwriter(doc, path, pad=0):
    import xlsxwriter
    book = xlsxwriter.Workbook(path)
    sheet = book.add_worksheet()
    bold = book.add_format({"bold": True, "bottom": 1})
    formats = {}
    for r, row in enumerate(grid(doc, pad)):
        for c, cell in enumerate(row):
            if cell is None:
                continue
            if isinstance(cell, Num):
                code = format_of(cell)
                formats.setdefault(code, book.add_format({"num_format": code}))
                sheet.write_number(r, c, cell.value, formats[code])
            elif row in [t.header for t in doc.tables]:
                sheet.write_string(r, c, cell, bold)
            else:
                sheet.write_string(r, c, cell)
    sheet.set_column(0, 8, 16)
    book.close()


def by_xlwt(doc, path):
    import xlwt
    book = xlwt.Workbook()
    sheet = book.add_sheet("Angebot" if doc.lang == "de" else "Quote")
    for r, row in enumerate(grid(doc)):
        for c, cell in enumerate(row):
            if isinstance(cell, Num):
                sheet.write(r, c, cell.value, xlwt.easyxf(num_format_str=format_of(cell)))
            elif cell is not None:
                sheet.write(r, c, cell)
    book.save(path)


def by_odfpy(doc, path):
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import Table, TableCell, TableRow
    from odf.text import P
    book = OpenDocumentSpreadsheet()
    sheet = Table(name="Quote")
    for row in grid(doc):
        line = TableRow()
        for cell in row:
            if isinstance(cell, Num):
                at = TableCell(valuetype="float", value=str(cell.value))
                at.addElement(P(text=cell_text(cell, doc.lang)))
            else:
                at = TableCell()
                if cell:
                    at.addElement(P(text=cell))
            line.addElement(at)
        sheet.addElement(line)
    book.spreadsheet.addElement(sheet)
    book.save(path)


def as_json(doc):
    return json.dumps({
        "lang": doc.lang, "title": doc.title, "head": doc.head, "buyer": doc.buyer, "meta": doc.meta, "intro": doc.intro, "notes": doc.notes,
        "grid": [[{"n": c.value, "d": c.decimals, "f": format_of(c)} if isinstance(c, Num) else c for c in r] for r in grid(doc)],
        "tables": [{"numeric": [isinstance(c, Num) for c in (t.rows[0] if t.rows else [])], "rows": [[cell_text(c, doc.lang) for c in r] for r in t.header_rows + ([t.header] if t.header else []) + t.rows + t.below]} for t in doc.tables],
        "text": page_text(doc)}, ensure_ascii=False)


def by_script(*words):
    """A program in another language, which reads the document as JSON."""
    def write(doc, path):
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(folder, "doc.json")
            write_text(source, as_json(doc))
            run(*words[:-1], os.path.join(HERE, words[-1]), source, path)
    return write


by_perl_xlsx = by_script("perl", "spreadsheet.pl")
by_perl_xls = by_perl_xlsx
by_perl_pdf = by_script("perl", "pdf-api2.pl")
by_perl_rtf = by_script("perl", "rtf-writer.pl")
by_perl_mail = by_script("perl", "mime-lite.pl")
by_pdfkit = by_script("node", "pdfkit.ts")
by_sheetjs = by_script("node", "sheetjs.ts")
by_nodemailer = by_script("node", "nodemailer.ts")
by_outlook = by_script("node", "outlook-message.ts")


def converted(suffix, filter_name=None, source="xlsx", **style):
    """LibreOffice opens a page or a workbook and saves it as something else."""
    def write(doc, path):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, f"in.{source}")
            if source == "xlsx":
                by_openpyxl(doc, name)
            else:
                write_text(name, page_html(doc, **style))
            target = f"{suffix}:{filter_name}" if filter_name else suffix
            words = ["soffice", f"-env:UserInstallation=file:///tmp/corpus-office", "--headless"]
            if source == "html":
                words.append("--writer")
            run(*words, "--convert-to", target, "--outdir", folder, name)
            os.replace(os.path.join(folder, f"in.{suffix}"), path)
    return write


def by_gnumeric(doc, path):
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "in.xlsx")
        by_openpyxl(doc, name)
        run("ssconvert", name, path)


# Pages

def by_html(doc, path, **style):
    write_text(path, page_html(doc, **style))


def by_text(doc, path, encoding="utf-8"):
    write_text(path, page_text(doc), encoding)


def from_html(*words, **style):
    def write(doc, path):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "in.html")
            write_text(name, page_html(doc, **style))
            run(*[w.format(html=name, out=path) for w in words])
    return write


def chromium(**style):
    return from_html("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", "--user-data-dir=/tmp/corpus-chromium", "--print-to-pdf={out}", "file://{html}", **style)


def wkhtmltopdf(**style):
    return from_html("wkhtmltopdf", "-q", "{html}", "{out}", **style)


def xhtml2pdf(**style):
    def write(doc, path):
        from xhtml2pdf import pisa
        with open(path, "wb") as out:
            pisa.CreatePDF(page_html(doc, **style), dest=out)
    return write


def pandoc(**style):
    return from_html("pandoc", "-s", "{html}", "-o", "{out}", **style)


def abiword(**style):
    return from_html("abiword", "--to={out}", "{html}", **style)


def by_reportlab(doc, path, lines=True, center=False, wrap=False, repeat=True, widths=None):
    from reportlab.lib import colors
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.cidfonts import UnicodeCIDFont
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
    font = "DejaVuSans"
    if doc.lang == "zh":
        font = "STSong-Light"
        pdfmetrics.registerFont(UnicodeCIDFont(font))
    elif doc.lang == "ja":
        font = "HeiseiMin-W3"
        pdfmetrics.registerFont(UnicodeCIDFont(font))
    else:
        pdfmetrics.registerFont(TTFont(font, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    normal = getSampleStyleSheet()["Normal"]
    normal.fontName, normal.fontSize, normal.leading = font, 9, 12
    text = lambda line: Paragraph(line.replace("&", "&amp;"), normal)
    flow = [text(l) for l in doc.head] + [Spacer(1, 14)] + [text(l) for l in (doc.buyer if doc.head else [])] + [Spacer(1, 14), text(doc.title)]
    flow += [text(f"{a}: {b}") for a, b in doc.meta] + [Spacer(1, 10)] + [text(l) for l in doc.intro] + [Spacer(1, 8)]
    for table in doc.tables:
        heads = table.header_rows + ([table.header] if table.header else [])
        source = heads + table.rows + table.below
        cells = [[cell_text(c, doc.lang) for c in r] for r in source]
        if wrap:
            cells = [[text(c) if len(c) > 9 else c for c in r] for r in cells]
        count = max(map(len, cells))
        style = [("FONTNAME", (0, 0), (-1, -1), font), ("FONTSIZE", (0, 0), (-1, -1), 8), ("VALIGN", (0, 0), (-1, -1), "MIDDLE" if wrap else "TOP")]
        if center:
            style.append(("ALIGN", (0, 0), (-1, -1), "CENTER"))
        else:
            style += [("ALIGN", (c, len(heads)), (c, -1), "RIGHT") for c in range(count) if any(isinstance(r[c], Num) for r in table.rows if c < len(r))]
        if lines:
            style.append(("GRID", (0, 0), (-1, -1), 0.5, colors.grey))
        size = widths or ([500 / count] * count if wrap else None)
        flow.append(Table([r + [""] * (count - len(r)) for r in cells], colWidths=size, style=TableStyle(style), repeatRows=len(heads) if repeat else 0))
        flow.append(Spacer(1, 10))
    flow += [text(l) for l in doc.notes]

    def footer(canvas, page):
        canvas.setFont(font, 7)
        canvas.drawString(60, 30, f"{doc.head[0] if doc.head else ''}  –  {page.page}")
    SimpleDocTemplate(path, pagesize=A4, title=doc.title).build(flow, onFirstPage=footer, onLaterPages=footer)


def by_groff(doc, path):
    """The typesetter of Unix, its tables by tbl."""
    lines = [".nf"] + doc.head + [".sp"] + doc.buyer + [".sp", doc.title] + [f"{a}: {b}" for a, b in doc.meta] + [".sp"] + doc.intro + [".sp"]
    for table in doc.tables:
        count = max(map(len, table.rows))
        first = table.rows[0]
        lines += [".TS", "tab(@);", " ".join(["lb"] * count), " ".join("r" if isinstance(c, Num) else "l" for c in first) + "."]
        lines += ["@".join(cell_text(c, doc.lang) for c in r) for r in table.header_rows + ([table.header] if table.header else []) + table.rows + table.below]
        lines.append(".TE")
    lines += [".sp"] + doc.notes
    source = "\n".join(l.replace("\u202f", "\u00a0") for l in lines) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "in.tr")
        write_text(name, source)
        with open(path, "wb") as out:
            subprocess.run(["groff", "-k", "-t", "-ms", "-Tpdf", name], check=True, stdout=out, stderr=subprocess.DEVNULL)


def by_latex(doc, path, rules=True):
    special = {"&": r"\&", "%": r"\%", "#": r"\#", "_": r"\_", "$": r"\$", "€": r"\texteuro{}", "£": r"\pounds{}", "\u00a0": "~", "\u202f": r"\,", "≥": r"$\geq$", "°": r"\textdegree{}"}
    tex = lambda text: "".join(special.get(c, c) for c in text)
    out = [r"\documentclass[a4paper,10pt]{article}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{textcomp,lmodern,longtable,booktabs,graphicx}\usepackage[margin=18mm]{geometry}\setlength\parindent{0pt}\begin{document}"]
    if doc.head:
        out.append(r"{\Large\bfseries " + tex(doc.head[0]) + r"}\\" + r"\\".join(map(tex, doc.head[1:])) + r"\\[8mm]" + r"\\".join(map(tex, doc.buyer)) + r"\\[8mm]")
    out.append(r"\textbf{" + tex(doc.title) + r"}\\" + r"\\".join(tex(f"{a}: {b}") for a, b in doc.meta) + r"\\[4mm]" + r"\\".join(map(tex, doc.intro)) + "\n")
    for table in doc.tables:
        count = max(map(len, table.rows))
        spec = "".join("r" if isinstance(c, Num) else "l" for c in table.rows[0])
        bar = r"\hline " if rules else ""
        out.append(r"{\small\begin{longtable}{" + spec + "}" + bar)
        for at, row in enumerate(table.header_rows + ([table.header] if table.header else [])):
            out.append(" & ".join(tex(cell_text(c, doc.lang)) for c in row) + r"\\" + bar)
        for row in table.rows + table.below:
            out.append(" & ".join(tex(cell_text(c, doc.lang)) for c in row) + r"\\")
        out.append(bar + r"\end{longtable}}")
    out.append(r"\\".join(map(tex, doc.notes)) + r"\end{document}")
    with tempfile.TemporaryDirectory() as folder:
        write_text(os.path.join(folder, "in.tex"), "\n".join(out))
        run("pdflatex", "-interaction=nonstopmode", "in.tex", cwd=folder)
        os.replace(os.path.join(folder, "in.pdf"), path)


def by_enscript(doc, path):
    """A plain list, as an old system prints it: enscript, then Ghostscript."""
    with tempfile.TemporaryDirectory() as folder:
        name, ps = os.path.join(folder, "in.txt"), os.path.join(folder, "in.ps")
        write_text(name, page_text(doc).replace("€", "EUR").replace("\u202f", "\u00a0"), "latin-1")
        subprocess.run(["enscript", "-q", "-B", "-f", "Courier8", "-X", "latin1", "-o", ps, name], check=False)
        run("ps2pdf", ps, path)


# Letters

def by_python_docx(doc, path, style="Table Grid"):
    from docx import Document
    letter = Document()
    if doc.head:
        letter.add_heading(doc.head[0], 1)
        for line in doc.head[1:] + doc.buyer:
            letter.add_paragraph(line)
    if doc.title:
        letter.add_heading(doc.title, 2)
    for label, value in doc.meta:
        letter.add_paragraph(f"{label}: {value}")
    for line in doc.intro:
        letter.add_paragraph(line)
    for table in doc.tables:
        rows = table.header_rows + ([table.header] if table.header else []) + table.rows + table.below
        made = letter.add_table(rows=len(rows), cols=max(map(len, rows)))
        if style:
            made.style = style
        for r, row in enumerate(rows):
            for c, cell in enumerate(row):
                made.cell(r, c).text = cell_text(cell, doc.lang)
    for line in doc.notes:
        letter.add_paragraph(line)
    letter.save(path)


# Mail

def by_python_mail(doc, path, kind="html", attach=None, sender=None, subject=None, charset="utf-8"):
    from email.message import EmailMessage
    mail = EmailMessage()
    name = doc.head[0] if doc.head else "Sales"
    address = doc.head[2].split(" ")[0] if len(doc.head) > 2 else "sales@example.com"
    mail["From"] = sender or f'"{name}" <{address}>'
    mail["To"] = "Dana Alvarez <d.alvarez@quarrybank.example>"
    mail["Subject"] = subject or f"Re: {doc.title}"
    mail["Date"] = "Wed, 11 Nov 2026 09:12:44 +0100"
    mail["Message-ID"] = "<20261111.0912@mail.example>"
    signed = "\n".join(["", "-- "] + doc.head)
    if kind == "text":
        mail.set_content(page_text(doc, head=False) + signed, charset=charset)
    elif kind == "html":
        mail.set_content("This message is in HTML.")
        mail.add_alternative(page_html(doc, head=False).replace("</body>", "<p>" + "<br>".join(doc.head) + "</p></body>"), subtype="html")
    elif kind == "both":
        mail.set_content(page_text(doc, head=False) + signed, charset=charset)
        mail.add_alternative(page_html(doc, head=False).replace("</body>", "<p>" + "<br>".join(doc.head) + "</p></body>"), subtype="html")
    else:
        mail.set_content(kind + signed, charset=charset)
    if attach:
        file_name, write = attach
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, file_name)
            write(doc, name)
            with open(name, "rb") as data:
                mail.add_attachment(data.read(), maintype="application", subtype="octet-stream", filename=file_name)
    with open(path, "wb") as out:
        out.write(bytes(mail))


# Scans

def scanned(suffix, turn=0.0, density=150):
    """A printed page put on a scanner: an image, or a PDF that holds only one."""
    def write(doc, path):
        with tempfile.TemporaryDirectory() as folder:
            page = os.path.join(folder, "page.pdf")
            by_reportlab(doc, page)
            run("pdftoppm", "-r", str(density), "-gray", "-png", "-f", "1", "-l", "1", page, os.path.join(folder, "page"))
            image = next(os.path.join(folder, n) for n in os.listdir(folder) if n.endswith(".png"))
            from PIL import Image
            with Image.open(image) as scan:
                turned = scan.rotate(turn, fillcolor=255, expand=True)
                if suffix == "png":
                    turned.quantize(8).save(path)
                else:
                    turned.save(path, quality=45, resolution=density)
    return write
