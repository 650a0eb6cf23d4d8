"""What the scripts of the newest files share. Needs openpyxl, XlsxWriter, xlwt, odfpy, python-docx, ReportLab,
Chromium, wkhtmltopdf, LibreOffice, groff and pdfLaTeX."""
import csv, io, json, os, subprocess, tempfile
from email.message import EmailMessage

FILES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "files")


class Folder:
    def __init__(self, name):
        self.path = os.path.join(FILES, name)
        os.makedirs(self.path, exist_ok=True)
        self.truths = {}

    def at(self, name):
        return os.path.join(self.path, name)

    def truth(self, name, layout, common, rows, charges=None, **more):
        """rows: dicts, or (part, quantity, price)."""
        lines = []
        for row in rows:
            if not isinstance(row, dict):
                row = dict(zip(("part", "quantity", "unitPrice"), row))
            row = {**common, **row}
            if "breaks" in row:
                row["quantity"] = row["unitPrice"] = None
            lines.append({key: value for key, value in row.items() if value != ""})
        of = {"layout": layout, "language": name[:2], "lines": lines}
        if charges:
            of["charges"] = [c if isinstance(c, dict) else {"amount": c} for c in charges]
        self.truths[name] = {**of, **more}

    def close(self):
        with open(self.at("truth.json"), "w", encoding="utf8") as file:
            json.dump(self.truths, file, ensure_ascii=False, indent=2)
            file.write("\n")

    def text(self, name, text, encoding="utf8"):
        with open(self.at(name), "w", encoding=encoding, newline="") as file:
            file.write(text)

    def csv(self, name, rows, delimiter=",", encoding="utf8", quoting=csv.QUOTE_MINIMAL):
        out = io.StringIO()
        csv.writer(out, delimiter=delimiter, quoting=quoting, lineterminator="\r\n").writerows(rows)
        self.text(name, out.getvalue(), encoding)

    def openpyxl(self, name, rows, title="Sheet1", formats=None, merges=(), widths=None, bold=()):
        from openpyxl import Workbook
        from openpyxl.styles import Font
        book = Workbook()
        sheet = book.active
        sheet.title = title
        for row in rows:
            sheet.append(list(row))
        for cells, form in (formats or {}).items():
            for line in sheet[cells]:
                for cell in line:
                    cell.number_format = form
        for each in merges:
            sheet.merge_cells(each)
        for column, width in (widths or {}).items():
            sheet.column_dimensions[column].width = width
        for number in bold:
            for cell in sheet[number]:
                cell.font = Font(bold=True)
        book.save(self.at(name))

    def xlsxwriter(self, name, rows, title="Sheet1", money=None, header=None):
        import xlsxwriter
        book = xlsxwriter.Workbook(self.at(name))
        sheet = book.add_worksheet(title)
        form = book.add_format({"num_format": money} if money else {})
        bold = book.add_format({"bold": True, "bg_color": "#DDE6F0", "border": 1, "text_wrap": True})
        for r, row in enumerate(rows):
            for c, value in enumerate(row):
                if value is None:
                    continue
                if r == header:
                    sheet.write(r, c, value, bold)
                elif isinstance(value, float):
                    sheet.write_number(r, c, value, form)
                else:
                    sheet.write(r, c, value)
        sheet.set_column(0, 0, 18)
        book.close()

    def xls(self, name, rows, title="Sheet1", money="0.00"):
        import xlwt
        book = xlwt.Workbook()
        sheet = book.add_sheet(title)
        style = xlwt.easyxf(num_format_str=money)
        for r, row in enumerate(rows):
            for c, value in enumerate(row):
                if value is None:
                    continue
                if isinstance(value, float):
                    sheet.write(r, c, value, style)
                else:
                    sheet.write(r, c, value)
        book.save(self.at(name))

    def ods(self, name, rows, title="Sheet1"):
        from odf.opendocument import OpenDocumentSpreadsheet
        from odf.table import Table, TableCell, TableRow
        from odf.text import P
        book = OpenDocumentSpreadsheet()
        table = Table(name=title)
        for row in rows:
            line = TableRow()
            for value in row:
                if value is None:
                    line.addElement(TableCell())
                    continue
                if isinstance(value, (int, float)):
                    cell = TableCell(valuetype="float", value=value)
                else:
                    cell = TableCell(valuetype="string")
                cell.addElement(P(text=str(value)))
                line.addElement(cell)
            table.addElement(line)
        book.spreadsheet.addElement(table)
        book.save(self.at(name))

    def docx(self, name, parts, style="Table Grid", font="Calibri"):
        """parts: paragraphs, ("h", heading) or lists of rows."""
        from docx import Document
        document = Document()
        document.styles["Normal"].font.name = font
        for part in parts:
            if isinstance(part, str):
                document.add_paragraph(part)
            elif isinstance(part, tuple):
                document.add_heading(part[1], level=2)
            else:
                table = document.add_table(rows=0, cols=len(part[0]), style=style)
                for row in part:
                    for cell, value in zip(table.add_row().cells, row):
                        cell.text = value
                document.add_paragraph("")
        document.core_properties.author = ""
        document.save(self.at(name))

    def office(self, name, make, to):
        """make writes a file of the same name with another ending, which LibreOffice turns into this one."""
        with tempfile.TemporaryDirectory() as folder:
            other = Folder.__new__(Folder)
            other.path, other.truths = folder, {}
            source = make(other)
            subprocess.run(["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to",
                            to, "--outdir", folder, os.path.join(folder, source)], check=True, capture_output=True)
            made = os.path.join(folder, name)
            with open(made, "rb") as a, open(self.at(name), "wb") as b:
                b.write(a.read())

    def page(self, name, html, program="chromium"):
        with tempfile.TemporaryDirectory() as folder:
            source, made = os.path.join(folder, "quote.html"), os.path.join(folder, "quote.pdf")
            with open(source, "w", encoding="utf8") as file:
                file.write(html)
            if program == "chromium":
                command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
                           "--print-to-pdf-no-header", f"--print-to-pdf={made}", f"file://{source}"]
            else:
                command = ["wkhtmltopdf", "-q", "--encoding", "utf-8", source, made]
            subprocess.run(command, check=True, capture_output=True, timeout=120)
            with open(made, "rb") as a, open(self.at(name), "wb") as b:
                b.write(a.read())

    def groff(self, name, source):
        made = subprocess.run(["groff", "-Kutf8", "-t", "-ms", "-Tpdf"], input=source.encode(), check=True,
                              capture_output=True)
        with open(self.at(name), "wb") as file:
            file.write(made.stdout)

    def latex(self, name, source):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "quote.tex"), "w", encoding="utf8") as file:
                file.write(source)
            subprocess.run(["pdflatex", "-interaction=nonstopmode", "quote.tex"], cwd=folder, check=True,
                           capture_output=True, timeout=180)
            with open(os.path.join(folder, "quote.pdf"), "rb") as a, open(self.at(name), "wb") as b:
                b.write(a.read())

    def eml(self, name, sender, to, subject, date, text, html=None):
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"], mail["Date"] = sender, to, subject, date
        mail["Message-ID"] = f"<{name.split('.')[0]}@mail.example>"
        mail.set_content(text)
        if html:
            mail.add_alternative(html, subtype="html")
        if mail.is_multipart():
            mail.set_boundary("=_part_7f31")
        with open(self.at(name), "wb") as file:
            file.write(bytes(mail))

    def reportlab(self, name, build, size="A4"):
        from reportlab.lib import pagesizes
        from reportlab.lib.units import mm
        from reportlab.platypus import SimpleDocTemplate
        document = SimpleDocTemplate(self.at(name), pagesize=getattr(pagesizes, size), topMargin=18 * mm,
                                     bottomMargin=18 * mm, leftMargin=18 * mm, rightMargin=18 * mm, title="",
                                     invariant=1)
        story, first = build()
        document.build(story, onFirstPage=first or (lambda *_: None), onLaterPages=first or (lambda *_: None))


def table(rows, **attributes):
    """Rows of HTML; the first is the header."""
    def line(tag, cells):
        return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"
    marks = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<table{marks}>" + line("th", rows[0]) + "".join(line("td", row) for row in rows[1:]) + "</table>"
