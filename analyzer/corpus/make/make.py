"""Makes the corpus: /usr/bin/python3 analyzer/corpus/make/make.py [folder…]

Needs (Debian): libreoffice-calc-nogui libreoffice-writer-nogui python3-openpyxl python3-xlsxwriter python3-xlwt python3-odf
python3-reportlab python3-docx python3-xhtml2pdf libspreadsheet-writeexcel-perl libexcel-writer-xlsx-perl libpdf-api2-perl librtf-writer-perl
libmime-lite-perl groff texlive-latex-recommended lmodern wkhtmltopdf chromium gnumeric abiword pandoc enscript ghostscript
poppler-utils python3-pil fonts-noto-cjk; and the project's Node packages.
"""
import json
import os
import sys

import layouts as L
import writers as W
import later
from erp import ASK, MAILS, NOT_QUOTES, TEXTS
from layouts import Num, Quote

FILES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "files")
PLAN = {}


def plan(folder, name, document, write, **truth):
    PLAN.setdefault(folder, []).append((name, document, write, truth))


def q(seed, lang, layout, trade="machined", lines=None, currency=None, **more):
    return lambda: layout(Quote(seed, lang, trade, lines, currency), **more)


def formulas(seed, lang):
    """Amounts are formulas that were never calculated: openpyxl keeps no results."""
    def build():
        doc = L.plain(Quote(seed, lang, "machined"))
        for table in doc.tables:
            for row in table.rows:
                row[-1].formula = "=D{r}*F{r}"
        doc.truth["layout"] = "formulas"
        return doc
    return build


def net_formula(seed, lang):
    """The net price itself is a formula without a result: it must be worked out, or asked for."""
    def build():
        doc = L.discounted(Quote(seed, lang, "machined"))
        for row in doc.tables[0].rows:
            row[5].formula = "=ROUND(D{r}*(1-E{r}/100),2)"
            row[6].formula = "=C{r}*F{r}"
        doc.truth["layout"] = "net-formula"
        return doc
    return build


# CSV by Python's csv
for at, (lang, layout, trade, more) in enumerate([
    ("en", L.supplier_column, "machined", {}), ("de", L.supplier_column, "cast", {}), ("fr", L.plain, "machined", {}), ("it", L.discounted, "machined", {}),
    ("es", L.charge_column, "cast", {}), ("pl", L.supplier_rows, "machined", {}), ("nl", L.breaks_across, "sheet", {}), ("sv", L.plain, "sheet", {}),
    ("pt", L.charge_rows, "molded", {}), ("da", L.label_value, "machined", {}), ("no", L.vat_columns, "machined", {}), ("cs", L.breaks_down, "machined", {}),
    ("zh", L.supplier_column, "machined", {}), ("ja", L.plain, "machined", {}), ("de", L.suppliers_across, "cast", {}), ("en", L.suppliers_across, "sheet", {}),
]):
    delimiter = "," if lang in ("en", "zh", "ja") else ";"
    encoding = {"fr": "cp1252", "de": "cp1252", "zh": "gb18030", "ja": "shift_jis", "pl": "cp1250", "cs": "utf-8-sig"}.get(lang, "utf-8")
    plan("csv", f"{lang}-{layout.__name__.replace('_', '-')}.csv", q(100 + at, lang, layout, trade, **more), lambda d, p, s=delimiter, e=encoding: W.by_csv(d, p, s, e))

# Workbooks
for at, (lang, layout, trade, more) in enumerate([
    ("en", L.plain, "machined", {}), ("de", L.charge_rows, "cast", {}), ("fr", L.two_header_rows, "machined", {}), ("es", L.sections, "machined", {"lines": 4}),
    ("it", L.per_hundred, "fastener", {}), ("pt", L.discounted, "machined", {}), ("pl", L.charge_column, "cast", {}), ("nl", L.label_value, "sheet", {}),
    ("sv", L.breaks_across, "spring", {}), ("da", L.supplier_rows, "machined", {}), ("no", L.charge_rows, "molded", {"blank": True}), ("cs", L.freight_row, "machined", {}),
    ("zh", L.plain, "machined", {}), ("ja", L.charge_column, "cast", {}), ("en", L.alternatives, "machined", {}), ("de", L.lots, "machined", {}),
]):
    lines = more.pop("lines", None)
    plan("openpyxl", f"{lang}-{layout.__name__.replace('_', '-')}.xlsx", q(200 + at, lang, layout, trade, lines, **more), lambda d, p, a=at: W.by_openpyxl(d, p, pad=a % 2))
plan("openpyxl", "en-formulas.xlsx", formulas(240, "en"), lambda d, p: W.by_openpyxl(d, p, formulas=True))
plan("openpyxl", "de-net-formulas.xlsx", net_formula(241, "de"), lambda d, p: W.by_openpyxl(d, p, formulas=True))
plan("openpyxl", "it-net-formulas.xlsx", net_formula(242, "it"), lambda d, p: W.by_openpyxl(d, p, formulas=True))

for at, (lang, layout, trade, more) in enumerate([
    ("en", L.breaks_across, "electronic", {}), ("en", L.breaks_down, "pcb", {"repeat": False}), ("de", L.discounted, "machined", {"with_net": False}), ("de", L.by_weight, "machined", {}),
    ("fr", L.charge_text, "cast", {}), ("es", L.suppliers_across, "machined", {}), ("it", L.blank_after_header, "machined", {}), ("pt", L.vat_columns, "machined", {}),
    ("pl", L.per_hundred, "fastener", {"size": 1000, "column": False}), ("nl", L.freight_row, "sheet", {}), ("sv", L.supplier_column, "machined", {}), ("cs", L.two_header_rows, "machined", {}),
    ("zh", L.breaks_down, "pcb", {}), ("ja", L.label_value, "cast", {}),
]):
    plan("xlsxwriter", f"{lang}-{layout.__name__.replace('_', '-')}.xlsx", q(300 + at, lang, layout, trade, **more), W.by_xlsxwriter)

for at, (lang, layout, trade, more) in enumerate([
    ("en", L.charge_rows, "molded", {"kind": "t_nre"}), ("de", L.breaks_down, "spring", {"repeat": False}), ("fr", L.supplier_rows, "machined", {}), ("es", L.lots, "machined", {}),
    ("it", L.charge_column, "cast", {}), ("nl", L.plain, "machined", {}), ("no", L.breaks_across, "sheet", {"bare": True}), ("da", L.remarks, "machined", {}),
]):
    plan("excel-writer-perl", f"{lang}-{layout.__name__.replace('_', '-')}.xlsx", q(400 + at, lang, layout, trade, **more), W.by_perl_xlsx)

for at, (lang, layout, trade, more, ending) in enumerate([
    ("de", L.plain, "machined", {}, "xlsx"), ("fr", L.discounted, "machined", {}, "ods"), ("es", L.breaks_down, "pcb", {}, "ods"), ("pl", L.remarks, "machined", {}, "xlsx"),
    ("cs", L.supplier_column, "machined", {}, "ods"), ("sv", L.charge_rows, "cast", {}, "xlsx"), ("zh", L.charge_rows, "molded", {}, "ods"), ("ja", L.breaks_across, "sheet", {}, "xlsx"),
]):
    plan("libreoffice-calc", f"{lang}-{layout.__name__.replace('_', '-')}.{ending}", q(500 + at, lang, layout, trade, **more), W.converted(ending))
plan("libreoffice-calc", "en-odfpy-plain.ods", q(520, "en", L.plain), W.by_odfpy)
plan("libreoffice-calc", "it-odfpy-sections.ods", q(521, "it", L.sections, lines=4), W.by_odfpy)
plan("libreoffice-calc", "en-gnumeric-charge-column.xlsx", q(522, "en", L.charge_column, "cast"), W.by_gnumeric)
plan("libreoffice-calc", "de-gnumeric-vat-columns.ods", q(523, "de", L.vat_columns), W.by_gnumeric)

for name, lang, layout, trade, write in [
    ("en-xlwt-plain.xls", "en", L.plain, "machined", W.by_xlwt), ("de-xlwt-charge-rows.xls", "de", L.charge_rows, "cast", W.by_xlwt), ("fr-xlwt-breaks-across.xls", "fr", L.breaks_across, "sheet", W.by_xlwt),
    ("pl-perl-discounted.xls", "pl", L.discounted, "machined", W.by_perl_xls), ("it-perl-supplier-column.xls", "it", L.supplier_column, "machined", W.by_perl_xls),
    ("es-office-plain.xls", "es", L.plain, "machined", W.converted("xls")), ("zh-office-charge-column.xls", "zh", L.charge_column, "cast", W.converted("xls")),
    ("nl-sheetjs-remarks.xls", "nl", L.remarks, "machined", W.by_sheetjs), ("en-sheetjs-label-value.xls", "en", L.label_value, "machined", W.by_sheetjs),
    ("en-office-macro.xlsm", "en", L.plain, "machined", W.converted("xlsm", "Calc MS Excel 2007 VBA XML")), ("de-sheetjs-macro.xlsm", "de", L.charge_column, "cast", W.by_sheetjs),
    ("sv-sheetjs-vat-columns.xlsx", "sv", L.vat_columns, "machined", W.by_sheetjs),
]:
    plan("old-excel", name, q(540 + len(name) * 7, lang, layout, trade), write)

# PDF
for at, (lang, layout, trade, more, style) in enumerate([
    ("en", L.plain, "machined", {}, {}), ("de", L.plain, "cast", {}, {"lines": False}), ("fr", L.charge_rows, "cast", {}, {"lines": False}), ("es", L.breaks_across, "sheet", {}, {"center": True}),
    ("it", L.remarks, "machined", {}, {"wrap": True}), ("pt", L.vat_columns, "machined", {}, {"lines": False, "center": True}), ("pl", L.many_lines, "machined", {"count": 60}, {}), ("nl", L.breaks_down, "pcb", {"repeat": False}, {}),
    ("sv", L.label_value, "machined", {}, {"lines": False}), ("da", L.discounted, "machined", {}, {}), ("no", L.charge_text, "cast", {}, {"lines": False}), ("cs", L.many_lines, "sheet", {"count": 70}, {"lines": False, "repeat": False}),
    ("zh", L.plain, "machined", {}, {}), ("ja", L.charge_rows, "cast", {}, {}), ("en", L.remarks, "machined", {}, {"wrap": True, "lines": False}), ("en", L.suppliers_across, "machined", {}, {"center": True}),
]):
    plan("reportlab", f"{lang}-{layout.__name__.replace('_', '-')}{'-gridless' if style.get('lines') is False else ''}.pdf", q(600 + at, lang, layout, trade, **more), lambda d, p, s=style: W.by_reportlab(d, p, **s))

for at, (lang, layout, trade, more, write) in enumerate([
    ("en", L.plain, "machined", {}, W.converted("pdf", None, "html")), ("de", L.remarks, "machined", {}, W.converted("pdf", None, "html", grid_lines=False)), ("fr", L.breaks_down, "pcb", {}, W.converted("pdf", None, "html")),
    ("it", L.charge_rows, "cast", {}, W.converted("pdf", None, "html", grid_lines=False, center=True)), ("pl", L.discounted, "machined", {}, W.converted("pdf", None, "html")), ("zh", L.plain, "machined", {}, W.converted("pdf", None, "html")),
    ("en", L.charge_column, "cast", {}, W.converted("pdf")), ("sv", L.plain, "machined", {}, W.converted("pdf")), ("ja", L.plain, "machined", {}, W.converted("pdf")), ("es", L.sections, "machined", {}, W.converted("pdf")),
]):
    plan("libreoffice-pdf", f"{lang}-{layout.__name__.replace('_', '-')}-{at}.pdf", q(650 + at, lang, layout, trade, **more), write)

for at, (lang, layout, trade, more, write) in enumerate([
    ("en", L.vat_columns, "machined", {}, W.chromium()), ("de", L.breaks_across, "sheet", {}, W.chromium(grid_lines=False)), ("fr", L.remarks, "machined", {}, W.chromium(center=True)), ("ja", L.discounted, "machined", {}, W.chromium()),
    ("nl", L.charge_text, "cast", {}, W.chromium()), ("en", L.many_lines, "machined", {"count": 45}, W.chromium(grid_lines=False)),
    ("en", L.discounted, "machined", {}, W.wkhtmltopdf()), ("de", L.charge_column, "cast", {}, W.wkhtmltopdf(grid_lines=False)), ("es", L.plain, "machined", {}, W.wkhtmltopdf()), ("pt", L.freight_row, "machined", {}, W.wkhtmltopdf(center=True)),
    ("cs", L.charge_rows, "cast", {}, W.wkhtmltopdf()), ("da", L.breaks_across, "sheet", {}, W.wkhtmltopdf(grid_lines=False)),
    ("en", L.charge_rows, "cast", {}, W.xhtml2pdf()), ("it", L.plain, "machined", {}, W.xhtml2pdf(grid_lines=False)), ("de", L.per_hundred, "fastener", {}, W.abiword()),
]):
    plan("pdf-from-html", f"{lang}-{layout.__name__.replace('_', '-')}-{at}.pdf", q(700 + at, lang, layout, trade, **more), write)

for at, (lang, layout, trade, more, write, program) in enumerate([
    ("en", L.plain, "machined", {}, W.by_groff, "groff"), ("de", L.breaks_down, "spring", {}, W.by_groff, "groff"), ("fr", L.charge_rows, "cast", {}, W.by_groff, "groff"), ("es", L.discounted, "machined", {}, W.by_groff, "groff"), ("it", L.many_lines, "machined", {"count": 55}, W.by_groff, "groff"),
    ("en", L.charge_rows, "cast", {}, W.by_latex, "latex"), ("de", L.plain, "machined", {}, lambda d, p: W.by_latex(d, p, rules=False), "latex"), ("fr", L.vat_columns, "machined", {}, W.by_latex, "latex"), ("es", L.many_lines, "sheet", {"count": 50}, W.by_latex, "latex"), ("it", L.breaks_across, "sheet", {}, W.by_latex, "latex"), ("pt", L.remarks, "machined", {}, W.by_latex, "latex"),
    ("en", L.breaks_down, "pcb", {}, W.by_enscript, "enscript"), ("de", L.freight_row, "machined", {}, W.by_enscript, "enscript"), ("fr", L.plain, "cast", {}, W.by_enscript, "enscript"),
    ("en", L.charge_column, "cast", {}, W.by_pdfkit, "pdfkit"), ("de", L.discounted, "machined", {}, W.by_pdfkit, "pdfkit"), ("es", L.remarks, "machined", {}, W.by_pdfkit, "pdfkit"), ("pl", L.plain, "machined", {}, W.by_pdfkit, "pdfkit"),
    ("en", L.lots, "machined", {}, W.by_perl_pdf, "perl"), ("de", L.remarks, "machined", {}, W.by_perl_pdf, "perl"), ("it", L.charge_text, "cast", {}, W.by_perl_pdf, "perl"),
]):
    plan("typesetters", f"{lang}-{program}-{layout.__name__.replace('_', '-')}.pdf", q(750 + at, lang, layout, trade, **more), write)

# Letters
for at, (name, lang, layout, trade, write) in enumerate([
    ("en-plain.docx", "en", L.plain, "machined", W.by_python_docx), ("de-charge-rows.docx", "de", L.charge_rows, "cast", W.by_python_docx), ("fr-breaks-across.docx", "fr", L.breaks_across, "sheet", lambda d, p: W.by_python_docx(d, p, None)),
    ("ja-plain.docx", "ja", L.plain, "machined", W.by_python_docx), ("pl-label-value.docx", "pl", L.label_value, "machined", W.by_python_docx),
    ("en-office-remarks.docx", "en", L.remarks, "machined", W.converted("docx", "MS Word 2007 XML", "html")), ("es-office-discounted.docx", "es", L.discounted, "machined", W.converted("docx", "MS Word 2007 XML", "html")),
    ("it-pandoc-plain.docx", "it", L.plain, "machined", W.pandoc()), ("nl-pandoc-charge-text.docx", "nl", L.charge_text, "cast", W.pandoc()),
    ("de-office-plain.rtf", "de", L.plain, "machined", W.converted("rtf", "Rich Text Format", "html")), ("fr-office-charge-rows.rtf", "fr", L.charge_rows, "cast", W.converted("rtf", "Rich Text Format", "html")),
    ("en-perl-plain.rtf", "en", L.plain, "machined", W.by_perl_rtf), ("sv-perl-discounted.rtf", "sv", L.discounted, "machined", W.by_perl_rtf), ("en-pandoc-charge-column.rtf", "en", L.charge_column, "cast", W.pandoc()), ("pt-abiword-plain.rtf", "pt", L.plain, "machined", W.abiword()),
    ("en-office-plain.odt", "en", L.plain, "machined", W.converted("odt", None, "html")),
]):
    plan("letters", name, q(800 + at, lang, layout, trade), write)

# Mail
for name, sender, subject, body, truth in MAILS:
    plan("prose", name, lambda t=truth: L.Document(t["language"], [], [], [], [], [], dict(t)), lambda d, p, b=body, s=sender, j=subject: W.by_python_mail(d, p, kind=b, sender=s, subject=j))
for at, (name, lang, layout, trade, write) in enumerate([
    ("en-text-table.eml", "en", L.plain, "machined", lambda d, p: W.by_python_mail(d, p, "text")), ("de-html-table.eml", "de", L.charge_rows, "cast", lambda d, p: W.by_python_mail(d, p, "html")),
    ("fr-twice.eml", "fr", L.plain, "machined", lambda d, p: W.by_python_mail(d, p, "both")), ("es-attached-xlsx.eml", "es", L.charge_column, "cast", lambda d, p: W.by_python_mail(d, p, "Adjuntamos nuestra oferta.\n", attach=("oferta.xlsx", W.by_openpyxl))),
    ("it-attached-pdf-and-body.eml", "it", L.plain, "machined", lambda d, p: W.by_python_mail(d, p, "html", attach=("offerta.pdf", W.by_reportlab))), ("pl-latin2.eml", "pl", L.plain, "machined", lambda d, p: W.by_python_mail(d, p, "text", charset="iso-8859-2")),
    ("nl-nodemailer.eml", "nl", L.breaks_down, "pcb", W.by_nodemailer), ("en-nodemailer.eml", "en", L.remarks, "machined", W.by_nodemailer), ("zh-nodemailer.eml", "zh", L.plain, "machined", W.by_nodemailer),
    ("de-mime-lite.eml", "de", L.plain, "machined", W.by_perl_mail), ("da-mime-lite.eml", "da", L.charge_rows, "cast", W.by_perl_mail), ("pt-mime-lite.eml", "pt", L.label_value, "machined", W.by_perl_mail),
    ("en-html.msg", "en", L.plain, "machined", W.by_outlook), ("de-html.msg", "de", L.charge_column, "cast", W.by_outlook), ("fr-plain-text.msg", "fr", L.plain, "machined", W.by_outlook), ("ja-html.msg", "ja", L.plain, "machined", W.by_outlook),
    ("en-page.html", "en", L.breaks_across, "electronic", W.by_html), ("cs-page.html", "cs", L.vat_columns, "machined", W.by_html), ("no-list.txt", "no", L.discounted, "machined", W.by_text), ("sv-list.txt", "sv", L.charge_rows, "cast", W.by_text),
]):
    plan("mail", name, q(850 + at, lang, layout, trade), write)

# Scans
for at, (name, lang, layout, turn) in enumerate([("en-scan.pdf", "en", L.plain, 0), ("de-scan.pdf", "de", L.plain, 0.4), ("en-photo.png", "en", L.charge_rows, 0), ("fr-scan.pdf", "fr", L.plain, -0.3), ("de-photo.jpg", "de", L.plain, 0), ("en-crooked.pdf", "en", L.plain, 1.2)]):
    plan("scans", name, q(900 + at, lang, layout, "machined"), W.scanned(name.split(".")[-1], turn))

# Further layouts, where a decision is hard
for at, (lang, layout, trade, more, ending, write) in enumerate([
    ("en", L.minimum_charge, "machined", {}, "xlsx", W.by_openpyxl), ("de", L.minimum_charge, "machined", {}, "pdf", W.by_reportlab), ("fr", L.minimum_charge, "machined", {}, "csv", lambda d, p: W.by_csv(d, p, ";", "cp1252")),
    ("de", L.alternatives, "machined", {}, "xlsx", W.by_xlsxwriter), ("it", L.alternatives, "machined", {}, "pdf", W.by_reportlab), ("pl", L.alternatives, "machined", {}, "csv", lambda d, p: W.by_csv(d, p, ";")),
    ("fr", L.lots, "machined", {}, "xlsx", W.by_openpyxl), ("sv", L.lots, "machined", {}, "csv", lambda d, p: W.by_csv(d, p, ";")), ("en", L.freight_row, "machined", {}, "xlsx", W.by_xlsxwriter), ("ja", L.freight_row, "machined", {}, "xlsx", W.by_openpyxl),
    ("pt", L.by_weight, "machined", {}, "xlsx", W.by_openpyxl), ("pl", L.by_weight, "machined", {}, "csv", lambda d, p: W.by_csv(d, p, ";")), ("en", L.two_header_rows, "machined", {}, "xlsx", W.by_openpyxl), ("de", L.sections, "machined", {"lines": 4}, "xlsx", W.by_openpyxl),
    ("en", L.sections, "machined", {"lines": 4}, "pdf", W.by_reportlab), ("cs", L.suppliers_across, "machined", {}, "xlsx", W.by_openpyxl), ("fr", L.suppliers_across, "machined", {}, "ods", W.converted("ods")), ("zh", L.supplier_rows, "machined", {}, "xlsx", W.by_openpyxl),
    ("es", L.charge_rows, "cast", {"blank": True}, "xlsx", W.by_openpyxl), ("en", L.charge_rows, "cast", {"blank": True}, "csv", W.by_csv), ("de", L.charge_rows, "cast", {"blank": True, "kind": "t_setup"}, "pdf", W.by_reportlab), ("en", L.charge_rows, "cast", {"kind": "t_cert"}, "xlsx", W.by_xlsxwriter),
    ("de", L.charge_text, "cast", {}, "xlsx", W.by_openpyxl), ("pl", L.charge_text, "cast", {}, "pdf", W.by_reportlab),
]):
    lines = more.pop("lines", None)
    plan("hard", f"{lang}-{layout.__name__.replace('_', '-')}-{at}.{ending}", q(950 + at, lang, layout, trade, lines, **more), write)

# Written out by hand
for name, (text, encoding, truth) in TEXTS.items():
    plan("exports", name, lambda t=truth: L.Document(t["language"], [], [], [], [], [], dict(t)), lambda d, p, x=text, e=encoding: W.write_text(p, x, e))
for name, (text, ask) in ASK.items():
    plan("ask", name, lambda a=ask: L.Document("en", [], [], [], [], [], {"layout": "ambiguous", "language": "en", "mustAsk": a}), lambda d, p, x=text: W.write_text(p, x))
for at, lang in enumerate(["en", "de", "fr", "pl", "zh"]):
    def build(at=at, lang=lang):
        doc = L.no_currency(Quote(990 + at, lang, "machined"))
        doc.truth = {"layout": "no-currency", "language": lang, "mustAsk": "currency"}
        return doc
    plan("ask", f"{lang}-no-currency.{'xlsx' if at % 2 else 'csv'}", build, (W.by_openpyxl if at % 2 else W.by_csv))
for name, text in NOT_QUOTES.items():
    plan("not-quotes", name, lambda: L.Document("en", [], [], [], [], [], {"layout": "not-a-quote", "language": "en", "notAQuote": True}), lambda d, p, x=text: W.write_text(p, x))

# The later half
LATER_WRITERS = {
    "xlsx": [W.by_openpyxl, W.by_xlsxwriter, W.by_perl_xlsx, W.by_sheetjs], "ods": [W.converted("ods")], "txt": [W.by_text], "docx": [W.by_python_docx, W.pandoc()],
    "csv": [lambda d, p: W.by_csv(d, p, "," if d.lang in ("en", "zh", "ja") else ";")],
    "pdf": [W.by_reportlab, W.chromium(grid_lines=False), lambda d, p: W.by_reportlab(d, p, lines=False), W.converted("pdf", None, "html"), W.by_pdfkit, W.wkhtmltopdf()],
}
for at, (name, build) in enumerate(later.QUOTES):
    choice = LATER_WRITERS[name.split(".")[-1]]
    is_chinese = name.startswith("zh") and name.endswith("pdf")
    plan("later-en-de" if name[:2] in ("en", "de") else "later-others", name, build, W.chromium() if is_chinese else choice[at % len(choice)])
for name, (sender, subject, body, truth) in later.MAILS.items():
    plan("later-en-de" if name[:2] in ("en", "de") else "later-others", name, lambda t=truth: L.Document(t["language"], [], [], [], [], [], dict(t)), lambda d, p, b=body, s=sender, j=subject: W.by_python_mail(d, p, kind=b, sender=s, subject=j))


def main():
    wanted = sys.argv[1:] or list(PLAN)
    for folder in wanted:
        os.makedirs(os.path.join(FILES, folder), exist_ok=True)
        truths = {}
        for name, build, write, more in PLAN[folder]:
            doc = build()
            write(doc, os.path.join(FILES, folder, name))
            truths[name] = {**doc.truth, **more}
        with open(os.path.join(FILES, folder, "truth.json"), "w", encoding="utf-8") as out:
            json.dump(truths, out, ensure_ascii=False, indent=1)
            out.write("\n")
        print(folder, len(truths))


main()
