"""PDFs and letters: ReportLab, Chromium, wkhtmltopdf, LaTeX, groff, PDF::API2, LibreOffice, pandoc, python-docx."""

import subprocess
import tempfile
from pathlib import Path

from docx import Document
from docx.shared import Pt
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from truths import Folder, line, steps

f = Folder("unseen-made")


def run(*command, text=None):
    subprocess.run(command, input=text, text=text is not None or None, check=True, capture_output=True)


def money(value):
    return f"{value:,.2f}"


def continental(value, digits=2):
    return f"{value:,.{digits}f}".replace(",", " ").replace(".", ",").replace(" ", ".")


# ReportLab


def erp_two_pages():
    c = Canvas(f / "en-erp-two-pages.pdf", pagesize=A4)
    items = [
        ("RF-0412", "Ball valve DN15 PN40", 12, 38.4), ("RF-0413", "Ball valve DN20 PN40", 12, 44.9),
        ("RF-0414", "Ball valve DN25 PN40", 8, 57.2), ("RF-0420", "Check valve DN15", 6, 29.75),
        ("RF-0421", "Check valve DN25", 6, 41.6), ("RF-0500", "Y-strainer DN15", 4, 33.1),
        ("RF-0501", "Y-strainer DN25", 4, 47.85), ("RF-0610", "Pressure gauge 0-16 bar", 20, 18.25),
        ("RF-0611", "Gauge cock", 20, 9.9), ("RF-0700", "Actuator, spring return", 3, 412.0),
        ("RF-0701", "Limit switch box", 3, 168.5), ("RF-0702", "Solenoid NAMUR 24 V DC", 3, 96.75),
        ("RF-0810", "Flange set DN25 with bolts", 16, 22.4), ("RF-0811", "Gasket DN25", 40, 1.35),
        ("RF-0812", "Gasket DN50", 40, 1.95), ("RF-0900", "Globe valve DN50", 2, 233.0),
        ("RF-0901", "Globe valve DN80", 2, 391.0), ("RF-0950", "Sight glass DN25", 5, 84.3),
        ("RF-0960", "Hose coupling 1\"", 30, 6.45), ("RF-0961", "Blanking cap 1\"", 30, 2.15),
    ]
    at = [45, 75, 140, 330, 375, 440, 530]

    def head(page):
        c.setFont("Helvetica-Bold", 15)
        c.drawString(45, 800, "RAVENSWORTH FLOW CONTROLS LTD")
        c.setFont("Helvetica", 8)
        c.drawString(45, 788, "Valves   Actuation   Instrumentation")
        c.drawRightString(550, 800, f"Page {page} of 2")
        c.setFont("Helvetica-Bold", 11)
        c.drawString(400, 770, "QUOTATION")
        c.setFont("Helvetica", 9)
        for row, (label, value) in enumerate([("Number", "Q/118223"), ("Date", "4 November 2026"),
                                              ("Your enquiry", "AP-2206"), ("Account", "ASH014")]):
            c.drawString(400, 756 - 12 * row, label)
            c.drawString(470, 756 - 12 * row, value)
        if page == 1:
            for row, text in enumerate(["Ashbrook Process Ltd", "Goods-in Building 4", "Stockport"]):
                c.drawString(45, 756 - 12 * row, text)
        y = 690
        c.setFillColor(colors.lightgrey)
        c.rect(42, y - 4, 512, 15, stroke=0, fill=1)
        c.setFillColor(colors.black)
        c.setFont("Helvetica-Bold", 9)
        for x, text in zip(at, ["Item", "Part No.", "Description", "Qty", "UOM", "", ""]):
            c.drawString(x, y, text)
        c.drawRightString(480, y, "Unit Price")
        c.drawRightString(550, y, "Total GBP")
        c.setFont("Helvetica", 9)
        return y - 18

    y, total = head(1), 0
    for number, (part, text, qty, price) in enumerate(items, 1):
        if number == 14:
            c.drawString(330, y - 6, "Carried forward")
            c.drawRightString(550, y - 6, money(total))
            c.showPage()
            y = head(2)
            c.drawString(330, y, "Brought forward")
            c.drawRightString(550, y, money(total))
            y -= 20
        for x, value in zip(at, [f"{number * 10:03d}", part, text, str(qty), "EA"]):
            c.drawString(x, y, value)
        c.drawRightString(480, y, money(price))
        c.drawRightString(550, y, money(qty * price))
        total += qty * price
        if part == "RF-0700":
            y -= 11
            c.setFont("Helvetica-Oblique", 8)
            c.drawString(140, y, "delivery of this item 9 weeks")
            c.setFont("Helvetica", 9)
        y -= 22
    vat = round(total * 0.2, 2)
    for label, value in [("Net total", total), ("VAT 20%", vat), ("Gross total", total + vat)]:
        c.drawString(400, y - 8, label)
        c.drawRightString(550, y - 8, money(value))
        y -= 14
    for row, text in enumerate(["Delivery: 5 weeks from receipt of order, DAP Stockport.", "Payment: 30 days end of month.",
                                "Validity: this quotation is open for 60 days."]):
        c.drawString(45, y - 30 - 13 * row, text)
    c.save()
    f.quote("en-erp-two-pages.pdf", "en", "other", [
        line(part, qty, price, leadTimeDays=63 if part == "RF-0700" else 35) for part, _, qty, price in items
    ], {"supplier": "Ravensworth Flow Controls Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2027-01-03"})


def gridless_wrapped():
    c = Canvas(f / "en-gridless-wrapped.pdf", pagesize=letter)
    c.setFont("Times-Bold", 16)
    c.drawString(60, 740, "Ketterley Instruments LLC")
    c.setFont("Times-Roman", 10)
    for row, text in enumerate(["Quotation KQ-7714", "October 28, 2026", "To: Marlow Chemical Co.", "Ref: your RFQ 30-118"]):
        c.drawString(60, 715 - 13 * row, text)
    y = 640
    c.setFont("Times-Bold", 10)
    for x, text in [(60, "Item"), (95, "Model"), (190, "Description")]:
        c.drawString(x, y, text)
    for x, text in [(430, "Quantity"), (490, "Each"), (555, "Extension")]:
        c.drawRightString(x, y, text)
    c.setFont("Times-Roman", 10)
    items = [
        ("KI-900-A", ["Pressure transmitter, 0-10 bar,", '4-20 mA, 316L wetted parts,', '1/2" NPT, with 3.1 certificate'], 12, 214.0),
        ("KI-900-B", ["Pressure transmitter, 0-25 bar,", "otherwise as item 1"], 6, 221.5),
        ("KI-TW-12", ['Thermowell 12", bar stock'], 18, 87.25),
        ("", ["Nameplate engraving, set-up charge"], 1, 150.0),
    ]
    y -= 20
    for number, (part, texts, qty, price) in enumerate(items, 1):
        c.drawString(60, y, str(number))
        c.drawString(95, y, part)
        c.drawRightString(430, y, str(qty))
        c.drawRightString(490, y, f"$ {money(price)}")
        c.drawRightString(555, y, f"$ {money(qty * price)}")
        for text in texts:
            c.drawString(190, y, text)
            y -= 12
        y -= 8
    c.setFont("Times-Bold", 10)
    c.drawRightString(490, y, "Total")
    c.drawRightString(555, y, f"$ {money(sum(q * p for _, _, q, p in items))}")
    c.setFont("Times-Roman", 10)
    for row, text in enumerate(["Shipment: 4 weeks ARO.   FOB Erie, PA.   Terms: Net 30.",
                                "Quotation is valid for 30 days from the above date."]):
        c.drawString(60, y - 40 - 13 * row, text)
    c.save()
    f.quote("en-gridless-wrapped.pdf", "en", "other", [
        line("KI-900-A", 12, 214), line("KI-900-B", 6, 221.5), line("KI-TW-12", 18, 87.25),
    ], {"supplier": "Ketterley Instruments LLC", "currency": "USD", "incoterm": "FOB", "leadTimeDays": 28,
        "validUntil": "2026-11-27"}, charges=[150])


def report(name, before, rows, widths, after, style):
    sheet = getSampleStyleSheet()
    table = Table(rows, colWidths=widths, repeatRows=1)
    table.setStyle(TableStyle(style))
    flow = [Paragraph(text, sheet["Title" if at == 0 else "Normal"]) for at, text in enumerate(before)]
    flow += [Spacer(1, 14), table, Spacer(1, 14), *[Paragraph(text, sheet["Normal"]) for text in after]]
    SimpleDocTemplate(f / name, pagesize=A4).build(flow)


def screws_german():
    items = [("SK-84-M4x10", "Senkschraube ISO 10642, 10.9", 50000, 34.2), ("SK-84-M5x16", "Senkschraube ISO 10642, 10.9", 30000, 48.75),
             ("ZK-12-M6x20", "Zylinderschraube ISO 4762, 8.8", 80000, 39.9), ("US-25-6", "Scheibe ISO 7089, 200 HV", 80000, 5.6)]
    rows = [["Pos", "Artikel", "Bezeichnung", "Menge", "Preis/1000", "Wert EUR"]]
    for at, (part, text, qty, price) in enumerate(items, 1):
        rows.append([str(at), part, text, f"{qty:,}".replace(",", "."), continental(price), continental(qty * price / 1000)])
    rows.append(["", "", "", "", "Zwischensumme", continental(sum(q * p / 1000 for _, _, q, p in items))])
    rows.append(["", "", "", "", "Fracht", "65,00"])
    report("de-schrauben-pro-tausend.pdf", [
        "Verbindungstechnik Allgäu GmbH", "Angebot 26/10877 vom 30.10.2026", "Ihre Anfrage: 4407 / Frau Seidl",
    ], rows, [30, 95, 180, 60, 75, 75], [
        "Preise je 1.000 Stück in EUR, zuzüglich gesetzlicher Umsatzsteuer.",
        "Lieferzeit 10 Arbeitstage, DAP Kempten. Bindefrist: 4 Wochen.",
    ], [("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black),
        ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 9)])
    f.quote("de-schrauben-pro-tausend.pdf", "de", "per-thousand", [
        line(part, qty, price) for part, _, qty, price in items
    ], {"supplier": "Verbindungstechnik Allgäu GmbH", "currency": "EUR", "per": 1000, "incoterm": "DAP",
        "leadTimeDays": [10, 14], "validUntil": "2026-11-27"}, charges=[65])


def offer_dutch():
    items = [("VM-2010", "Lagerhuis RVS", 60, 48.5, "6 weken"), ("VM-2011", "Deksel RVS", 60, 19.95, "6 weken"),
             ("VM-2090", "O-ring FKM 42x3", 200, 1.12, "uit voorraad")]
    rows = [["Regel", "Artikel", "Omschrijving", "Aantal", "Stukprijs", "Bedrag", "Levertijd"]]
    for at, (part, text, qty, price, when) in enumerate(items, 1):
        rows.append([str(at), part, text, str(qty), f"€ {continental(price)}", f"€ {continental(qty * price)}", when])
    rows.append(["", "", "Instelkosten (eenmalig)", "1", "€ 185,00", "€ 185,00", ""])
    report("nl-offerte.pdf", [
        "Verspaning Maasdijk B.V.", "Offerte 2026-3391", "Datum: 9 november 2026",
    ], rows, [35, 60, 130, 40, 60, 70, 75], [
        "Genoemde prijzen zijn exclusief btw. Levering FCA Venlo.", "Deze offerte is geldig tot en met 15 december 2026.",
    ], [("GRID", (0, 0), (-1, -1), 0.5, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.whitesmoke),
        ("FONTSIZE", (0, 0), (-1, -1), 9)])
    f.quote("nl-offerte.pdf", "nl", "other", [
        line("VM-2010", 60, 48.5, leadTimeDays=42), line("VM-2011", 60, 19.95, leadTimeDays=42),
        line("VM-2090", 200, 1.12, leadTimeDays=0),
    ], {"supplier": "Verspaning Maasdijk B.V.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-12-15"},
        charges=[185])


# Typesetters

INTEGRATOR = r"""
\documentclass[10pt]{article}\usepackage[a4paper,margin=2cm]{geometry}\usepackage{tabularx,longtable}\pagestyle{empty}
\begin{document}\noindent{\Large\bfseries Havelock Automation BV}\hfill Offer HA-26-0440, 3 November 2026\\[6pt]
Infeed line for Castlegate Foods. Prices in euro, excluding VAT.\\[8pt]
\begin{longtable}{llp{6.2cm}rrr}
\textbf{Pos.} & \textbf{Item} & \textbf{Scope} & \textbf{Qty} & \textbf{Unit price} & \textbf{Price}\\\hline
\multicolumn{6}{l}{\textbf{1 \quad Conveyors}}\\
1.1 & HA-BC-4000 & Belt conveyor 4 m, 400 mm wide, stainless frame & 2 & 6,850.00 & 13,700.00\\
1.2 & HA-TT-90 & Turntable 90 degrees & 1 & 9,400.00 & 9,400.00\\
\multicolumn{5}{r}{Subtotal 1} & 23,100.00\\
\multicolumn{6}{l}{\textbf{2 \quad Controls}}\\
2.1 & HA-CP-12 & Control panel with PLC and HMI & 1 & 12,300.00 & 12,300.00\\
2.2 & HA-SNS-KIT & Sensor kit, cabled & 4 & 415.00 & 1,660.00\\
\multicolumn{5}{r}{Subtotal 2} & 13,960.00\\\hline
\multicolumn{5}{r}{Total equipment} & 37,060.00\\
\multicolumn{5}{r}{Commissioning on site, lump sum} & 4,200.00\\
\multicolumn{5}{r}{\textbf{Total offer}} & \textbf{41,260.00}\\
\end{longtable}
\noindent\textbf{Alternative, not included in the total}\\[4pt]
\begin{tabular}{llp{6.2cm}rrr}
2.1a & HA-CP-12S & Control panel with safety PLC, instead of 2.1 & 1 & 15,100.00 & 15,100.00\\
\end{tabular}\\[10pt]
Delivery time: 16 weeks after order and approved layout. Delivery terms: DAP Peterborough.\\
Payment 40/50/10. This offer is valid until 29 January 2027.
\end{document}
"""

ITALIAN = r"""
\documentclass[10pt]{article}\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern,textcomp}\usepackage[a4paper,margin=2cm]{geometry}\pagestyle{empty}
\begin{document}\small\noindent\textbf{\large Fonderia Lariana S.r.l.}\\Getti in ghisa e alluminio\\[8pt]
Offerta n. 2261/26 \hfill Lecco, 05/11/2026\\[8pt]
\begin{tabular}{|l|l|r|r|r|r|}\hline
Codice & Descrizione & Peso kg & Lotto pz & Prezzo \texteuro/pz & Modello \texteuro\\\hline
FL-3301 & Corpo pompa EN-GJL-250 & 14,2 & 200 & 37,80 & 4.600,00\\
FL-3302 & Coperchio EN-GJL-250 & 5,6 & 200 & 16,45 & 2.150,00\\
FL-3310 & Girante EN AC-42000 & 1,9 & 400 & 13,20 & 3.300,00\\\hline
\end{tabular}\\[10pt]
I modelli sono fatturati una sola volta, 50\% all'ordine.\\
Consegna: 8 settimane dall'approvazione del campione. Resa: FCA Lecco.\\
Validità dell'offerta: 31/12/2026. IVA esclusa.
\end{document}
"""

GROFF = r"""
.ps 11
.ce
\fBBUCKTHORN GEAR & SPLINE CO.\fR
.ce
Quotation 0-4417   November 6, 2026
.sp
To: Sable River Equipment.  We thank you for your inquiry and quote as follows:
.sp
.TS
l l r r.
Part no.	Description	Quantity	Unit price
_
SR-77012	Spur gear 48T, AGMA 9	25	$88.40
		50	$74.15
		100	$66.90
SR-77013	Pinion 16T, AGMA 9	25	$61.20
		50	$52.75
		100	$47.30
.TE
.sp
Hob charge, SR-77012: $640.00, payable once.
.br
Delivery 10 weeks ARO.  FOB Buckthorn.  Prices firm until January 8, 2027.
"""


def typeset():
    with tempfile.TemporaryDirectory() as folder:
        for program, name, source in [("pdflatex", "en-integrator-sections", INTEGRATOR), ("pdflatex", "it-offerta-fonderia", ITALIAN)]:
            path = Path(folder) / f"{name}.tex"
            path.write_text(source.strip(), "utf-8")
            run(program, "-interaction=batchmode", f"-output-directory={folder}", str(path))
            (f.path / f"{name}.pdf").write_bytes((Path(folder) / f"{name}.pdf").read_bytes())
    made = subprocess.run(["groff", "-t", "-Tpdf"], input=GROFF.strip().encode(), check=True, capture_output=True)
    (f.path / "en-gears-by-quantity.pdf").write_bytes(made.stdout)
    f.quote("en-integrator-sections.pdf", "en", "alternatives", [
        line("HA-BC-4000", 2, 6850), line("HA-TT-90", 1, 9400), line("HA-CP-12", 1, 12300), line("HA-SNS-KIT", 4, 415),
        line("HA-CP-12S", 1, 15100, alternative=True),
    ], {"supplier": "Havelock Automation BV", "currency": "EUR", "incoterm": "DAP", "leadTimeDays": 112,
        "validUntil": "2027-01-29"}, charges=[4200])
    f.quote("it-offerta-fonderia.pdf", "it", "other", [
        line("FL-3301", 200, 37.8), line("FL-3302", 200, 16.45), line("FL-3310", 400, 13.2),
    ], {"supplier": "Fonderia Lariana S.r.l.", "currency": "EUR", "incoterm": "FCA", "leadTimeDays": 56,
        "validUntil": "2026-12-31"}, charges=[("FL-3301", 4600), ("FL-3302", 2150), ("FL-3310", 3300)])
    f.quote("en-gears-by-quantity.pdf", "en", "breaks-down", [
        steps("SR-77012", (25, 88.4), (50, 74.15), (100, 66.9)), steps("SR-77013", (25, 61.2), (50, 52.75), (100, 47.3)),
    ], {"supplier": "Buckthorn Gear & Spline Co.", "currency": "USD", "incoterm": "FOB", "leadTimeDays": 70,
        "validUntil": "2027-01-08"}, charges=[("SR-77012", 640)])


API2 = r"""
use strict; use warnings; use utf8; use PDF::API2;
my $pdf = PDF::API2->new; my $page = $pdf->page; $page->mediabox("Letter");
my $plain = $pdf->corefont("Helvetica"); my $bold = $pdf->corefont("Helvetica-Bold");
my $text = $page->text;
sub at { my ($x, $y, $words, $font, $size) = @_; $text->font($font || $plain, $size || 10); $text->translate($x, $y); $text->text($words); }
at(72, 730, "Osprey Molded Products", $bold, 16);
at(72, 700, "Quotation 26-0392", $bold, 11); at(400, 700, "Date: Nov 12, 2026");
my @pairs = (["Customer", "Wren Medical Devices"], ["Part number", "WM-61-0045"], ["Revision", "4"], ["Description", "Handle, overmolded"],
  ["Resin", "PC/ABS with TPE overmold"], ["Annual usage", "60,000"], ["Release quantity", "5,000"], ["Piece price", '$1.268 each'],
  ["Mold, 2 + 2 cavity", '$38,400.00'], ["First article and capability study", '$2,750.00'], ["Minimum release", "2,500 pcs"],
  ["Mold lead time", "12 weeks to first shots"], ["Production lead time", "4 weeks ARO"], ["FOB", "Osprey dock, Erie PA"],
  ["Quote expires", "January 31, 2027"]);
my $y = 660;
for my $pair (@pairs) { at(72, $y, $pair->[0], $bold); at(270, $y, $pair->[1]); $y -= 22; }
at(72, $y - 10, "Resin price adjusted quarterly if it moves more than 5%.");
$pdf->saveas($ARGV[0]);
"""


def moulder_in_perl():
    run("perl", "-", f / "en-moulder-labels.pdf", text=API2)
    f.quote("en-moulder-labels.pdf", "en", "label-value", [
        line("WM-61-0045", [5000, 60000], 1.268, leadTimeDays=[28, 112], minimumOrder=2500),
    ], {"supplier": "Osprey Molded Products", "currency": "USD", "incoterm": "FOB", "validUntil": "2027-01-31"},
        charges=[("WM-61-0045", 38400), ("WM-61-0045", 2750)])


# From HTML

STYLE = "<meta charset='utf-8'><style>body{font:11px sans-serif}table{border-collapse:collapse;width:100%}td,th{padding:4px;text-align:left}.r{text-align:right}</style>"


def rows_of(cells, tag="td"):
    return "".join(f"<tr>{''.join(f'<{tag}>{each}</{tag}>' for each in row)}</tr>" for row in cells)


WEB = STYLE + """<h2>Quarry Lane Electric Supply</h2><p>Quote 3320918 &nbsp; Created 11/13/2026 by J. Tolland &nbsp; Expires 11/27/2026</p>
<table><tr style="border-bottom:2px solid #333"><th>#</th><th>Product</th><th class=r>Qty</th><th>UoM</th><th class=r>Price</th><th class=r>Ext. price</th><th>Availability</th></tr>
""" + "".join(
    f"<tr style='border-bottom:1px solid #ccc'><td>{n}</td><td><b>{part}</b><br>{text}</td><td class=r>{qty}</td><td>{unit}</td><td class=r>${price}</td><td class=r>${total}</td><td>{when}</td></tr>"
    for n, part, text, qty, unit, price, total, when in [
        (1, "QL-CB-320", "Breaker 3P 20A bolt-on", 24, "EA", "61.80", "1,483.20", "In stock"),
        (2, "QL-MC-12-2", "MC cable 12/2 with ground", 1500, "FT", "0.742", "1,113.00", "In stock"),
        (3, "QL-SW-100", "Safety switch 100A NEMA 3R", 6, "EA", "418.35", "2,510.10", "Ships in 3 weeks")]
) + "</table><p class=r>Subtotal $5,106.30<br>Freight $95.00<br>Tax not included</p>"

CZECH = STYLE + """<h2>Kovovýroba Sázava s.r.o.</h2><p>Nabídka č. 26N0518 ze dne 10. 11. 2026<br>Pro: Pumpy Orlice a.s.</p>
<table border=1><tr><th>Pol.</th><th>Číslo dílu</th><th>Název</th><th>Množství</th><th>Cena za ks bez DPH</th><th>Celkem bez DPH</th></tr>
""" + rows_of([
    (1, "KS-1450", "Konzola svařovaná", "80 ks", "486,00 Kč", "38 880,00 Kč"),
    (2, "KS-1451", "Příruba", "160 ks", "127,50 Kč", "20 400,00 Kč"),
    (3, "KS-1460", "Rám základní", "12 ks", "5 940,00 Kč", "71 280,00 Kč")]) + """</table>
<p>Jednorázové náklady na přípravek KS-1460: 14 800,00 Kč</p>
<p>Dodací lhůta 6 týdnů od objednávky, EXW Zruč nad Sázavou.<br>Platnost nabídky do 31. 12. 2026.</p>"""

JAPANESE = STYLE + """<div style="font-family:'Noto Sans CJK JP'"><h2 style="text-align:center">御 見 積 書</h2>
<p>北浜ポンプ工業株式会社 御中</p><p class=r>見積番号 Q26-1108<br>2026年11月11日<br><b>株式会社みどり精工</b></p>
<p>下記の通り御見積申し上げます。</p>
<table border=1><tr><th>No.</th><th>品番</th><th>品名</th><th>数量</th><th>単位</th><th>単価(円)</th><th>金額(円)</th></tr>
""" + rows_of([(1, "MD-5501", "シャフト SUS303", "200", "個", "1,850", "370,000"), (2, "MD-5502", "カラー", "200", "個", "420", "84,000"),
               (3, "MD-5510", "ブラケット A5052", "50", "個", "6,300", "315,000")]) + """</table>
<p>治具費(初回のみ) MD-5510:45,000円</p><p>納期:受注後4週間<br>有効期限:2026年12月25日<br>消費税は別途申し受けます。</p></div>"""

WAGES = STYLE + """<h3>Lohnfertigung Pfrontner OHG</h3><p>Angebot A-2026-907, 12.11.2026<br>Firma Seeger Antriebe GmbH</p>
<table border=1><tr><th>Pos</th><th>Teile-Nr.</th><th>Leistung</th><th>Stück</th><th>EUR/Stück</th><th>EUR gesamt</th></tr>
""" + rows_of([
    ("1", "SA-9001", "Gehäuse fräsen, beigestelltes Material", "150", "17,40", "2.610,00"), ("", "", "Rüsten und Programmieren SA-9001", "1", "210,00", "210,00"),
    ("2", "SA-9002", "Deckel fräsen", "150", "8,95", "1.342,50"), ("", "", "Rüsten und Programmieren SA-9002", "1", "120,00", "120,00"),
    ("3", "SA-9010", "Welle drehen und schleifen", "300", "11,30", "3.390,00"), ("", "", "Rüsten SA-9010", "1", "95,00", "95,00"),
    ("", "", "", "", "Netto", "7.767,50")]) + """</table>
<p>Durchlaufzeit 15 Arbeitstage ab Materialeingang. Lieferbedingung EXW Pfronten. Gültigkeit: 31.01.2027.</p>"""

FRENCH = STYLE + """<h2 class=r>Tôlerie du Forez SAS</h2><p>DEVIS DV-4471 - Date : 02/11/2026</p>
<table><tr style="background:#246;color:white"><th>Code article</th><th>Libellé</th><th>Quantité</th><th>Prix unitaire HT</th><th>Montant HT</th></tr>
""" + rows_of([("TF-8801", "Capot plié, inox 304 1,5 mm", "80", "46,20 €", "3 696,00 €"), ("TF-8802", "Platine laser", "240", "7,85 €", "1 884,00 €"),
               ("TF-8803", "Équerre peinte RAL 9005", "240", "5,40 €", "1 296,00 €"), ("", "Frais de mise en route", "1", "150,00 €", "150,00 €"),
               ("", "Emballage et transport", "1", "85,00 €", "85,00 €"), ("", "", "", "Total HT", "7 111,00 €")]) + """</table>
<p>Délai de fabrication : 20 jours ouvrés. Incoterm : DAP Clermont-Ferrand.</p><p>Devis valable jusqu'au 18/12/2026. Conditions : 30 jours net.</p>"""

LETTER = "<meta charset='utf-8'>" + """<p><b>Zahnradfabrik Oberlausitz GmbH</b></p><p>Förderanlagen Krieger GmbH<br>Einkauf</p>
<p>Bautzen, den 06.11.2026</p><p><b>Angebot Nr. 118-26</b></p><p>Sehr geehrte Frau Krieger,</p>
<p>wir danken für Ihre Anfrage vom 29.10. und bieten freibleibend an:</p>
<table border="1"><tr><td>Pos.</td><td>Zeichnungs-Nr.</td><td>Gegenstand</td><td>Menge</td><td>Einzelpreis</td><td>Gesamtpreis</td><td>Liefertermin</td></tr>
""" + rows_of([("1", "FK-0.771.2", "Kegelrad m=4, einsatzgehärtet", "20 St.", "284,00 €", "5.680,00 €", "22.01.2027"),
               ("2", "FK-0.771.3", "Ritzelwelle m=4", "20 St.", "341,50 €", "6.830,00 €", "22.01.2027"),
               ("3", "FK-0.802.0", "Nachschleifen vorhandener Räder", "8 St.", "96,00 €", "768,00 €", "04.12.2026")]) + """</table>
<p>Gesamt netto 13.278,00 €. Verpackungspauschale 35,00 €.</p>
<p>Lieferung FCA Bautzen nach Incoterms 2020. Wir halten uns bis zum 30.11.2026 an dieses Angebot gebunden.</p>
<p>Mit freundlichen Grüßen<br>Zahnradfabrik Oberlausitz GmbH</p>"""


def from_html():
    with tempfile.TemporaryDirectory() as folder:
        def source(name, text):
            path = Path(folder) / name
            path.write_text(text, "utf-8")
            return str(path)
        for name, text in [("en-web-quote", WEB), ("cs-nabidka", CZECH), ("ja-mitsumori", JAPANESE)]:
            run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
                f"--user-data-dir={folder}/profile", f"--print-to-pdf={f / (name + '.pdf')}", source(name + ".html", text))
        run("wkhtmltopdf", "-q", source("de.html", WAGES), f / "de-lohnfertigung.pdf")
        run("wkhtmltopdf", "-q", "-s", "A4", source("fr.html", FRENCH), f / "fr-devis-tolerie.pdf")
        run("soffice", "--headless", "--convert-to", "pdf:writer_pdf_Export", "--infilter=HTML (StarWriter)", "--outdir", folder, source("brief.html", LETTER))
        (f.path / "de-angebot-brief.pdf").write_bytes((Path(folder) / "brief.pdf").read_bytes())
        run("soffice", "--headless", "--infilter=HTML (StarWriter)", "--convert-to", "docx:Office Open XML Text",
            "--outdir", str(f.path), source("es-carta-oferta.html", SPANISH))
    f.quote("en-web-quote.pdf", "en", "other", [
        line("QL-CB-320", 24, 61.8, leadTimeDays=0), line("QL-MC-12-2", 1500, 0.742, leadTimeDays=0),
        line("QL-SW-100", 6, 418.35, leadTimeDays=21),
    ], {"supplier": "Quarry Lane Electric Supply", "currency": "USD", "validUntil": "2026-11-27"}, charges=[95])
    f.quote("cs-nabidka.pdf", "cs", "other", [
        line("KS-1450", 80, 486), line("KS-1451", 160, 127.5), line("KS-1460", 12, 5940),
    ], {"supplier": "Kovovýroba Sázava s.r.o.", "currency": "CZK", "incoterm": "EXW", "leadTimeDays": 42,
        "validUntil": "2026-12-31"}, charges=[("KS-1460", 14800)])
    f.quote("ja-mitsumori.pdf", "ja", "other", [
        line("MD-5501", 200, 1850), line("MD-5502", 200, 420), line("MD-5510", 50, 6300),
    ], {"supplier": "株式会社みどり精工", "currency": "JPY", "leadTimeDays": 28, "validUntil": "2026-12-25"},
        charges=[("MD-5510", 45000)])
    f.quote("de-lohnfertigung.pdf", "de", "other", [
        line("SA-9001", 150, 17.4), line("SA-9002", 150, 8.95), line("SA-9010", 300, 11.3),
    ], {"supplier": "Lohnfertigung Pfrontner OHG", "currency": "EUR", "incoterm": "EXW", "leadTimeDays": [15, 21],
        "validUntil": "2027-01-31"}, charges=[("SA-9001", 210), ("SA-9002", 120), ("SA-9010", 95)])
    f.quote("fr-devis-tolerie.pdf", "fr", "other", [
        line("TF-8801", 80, 46.2), line("TF-8802", 240, 7.85), line("TF-8803", 240, 5.4),
    ], {"supplier": "Tôlerie du Forez SAS", "currency": "EUR", "incoterm": "DAP", "leadTimeDays": [20, 28],
        "validUntil": "2026-12-18"}, charges=[150, 85])
    f.quote("de-angebot-brief.pdf", "de", "other", [
        line("FK-0.771.2", 20, 284, leadTimeDays=77), line("FK-0.771.3", 20, 341.5, leadTimeDays=77),
        line("FK-0.802.0", 8, 96, leadTimeDays=28),
    ], {"supplier": "Zahnradfabrik Oberlausitz GmbH", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-11-30"},
        charges=[35])
    f.quote("es-carta-oferta.docx", "es", "other", [
        line("RM-4100", 500, 6.85), line("RM-4101", 500, 4.2), line("RM-4115", 2000, 0.93),
    ], {"supplier": "Resortes Montseny S.A.", "currency": "EUR", "incoterm": "FCA", "leadTimeDays": 28,
        "validUntil": "2026-12-31"}, charges=[120])


SPANISH = "<meta charset='utf-8'>" + """<p><b>Resortes Montseny S.A.</b></p><p>Granollers, 4 de noviembre de 2026</p>
<p>Estimados señores: en respuesta a su petición 2209 tenemos el gusto de ofertarles:</p>
<table border="1"><tr><td>Artículo</td><td>Concepto</td><td>Uds.</td><td>Precio/ud.</td><td>Importe</td></tr>
""" + rows_of([("RM-4100", "Muelle de compresión inox", "500", "6,85 €", "3.425,00 €"), ("RM-4101", "Muelle de tracción", "500", "4,20 €", "2.100,00 €"),
               ("RM-4115", "Clip de sujeción", "2.000", "0,93 €", "1.860,00 €")]) + """</table>
<p>Preparación de máquina: 120,00 € por pedido. Plazo de entrega: 4 semanas. Entrega FCA Granollers.</p>
<p>Oferta válida hasta el 31/12/2026. IVA no incluido.</p><p>Atentamente,<br>Resortes Montseny S.A.</p>"""


# Letters

PANDOC = """\
# Wensum Rubber Mouldings Ltd

Quotation **WR 5521** for Gressenhall Pumps, 12 November 2026

| Your part | Compound | Batch | Price each | Price each at 5000 |
|:----------|:---------|------:|-----------:|-------------------:|
| GP-118-1  | NBR 70   |  1000 |      £0.94 |              £0.71 |
| GP-118-2  | FKM 75   |  1000 |      £3.86 |              £3.22 |
| GP-140    | EPDM 60  |  1000 |      £1.37 |              £1.05 |

Tooling: £1,150 for GP-118-1, £1,150 for GP-118-2 and £1,480 for GP-140, paid once with the first order.

First parts 6 weeks after order. Ex works (EXW) Norwich. Valid for three months.
"""


def letters():
    run("pandoc", "-f", "markdown", "-o", f / "en-rubber-mouldings.docx", text=PANDOC)
    f.quote("en-rubber-mouldings.docx", "en", "breaks-across", [
        steps("GP-118-1", (1000, 0.94), (5000, 0.71)), steps("GP-118-2", (1000, 3.86), (5000, 3.22)),
        steps("GP-140", (1000, 1.37), (5000, 1.05)),
    ], {"supplier": "Wensum Rubber Mouldings Ltd", "currency": "GBP", "incoterm": "EXW", "leadTimeDays": 42,
        "validUntil": "2027-02-12"}, charges=[("GP-118-1", 1150), ("GP-118-2", 1150), ("GP-140", 1480)])

    letter = Document()
    letter.styles["Normal"].font.size = Pt(10)
    letter.add_heading("Calder Vale Coatings Ltd", 1)
    letter.add_paragraph("Our ref. CV/3307\t\t\t\t\t13 November 2026")
    letter.add_paragraph("Dear Ms Prior,\n\nThank you for the drawings. We can plate your parts as follows. Your parts are supplied free of charge.")
    table = letter.add_table(rows=1, cols=5)
    table.style = "Table Grid"
    for cell, text in zip(table.rows[0].cells, ["Part", "Finish", "Batch", "Rate", "Turnaround"]):
        cell.text = text
    for row in [("PR-2207", "Zinc nickel 8 µm", "2,000 off", "£0.46 each", "5 days"),
                ("PR-2208", "Zinc nickel 8 µm", "2,000 off", "£0.31 each", "5 days"),
                ("PR-2260", "Anodise, black 15 µm", "350 off", "£2.75 each", "7 days")]:
        for cell, text in zip(table.add_row().cells, row):
            cell.text = text
    letter.add_paragraph()
    for text in ["A jigging charge of £90.00 applies to PR-2260 on the first batch only.", "Minimum charge £75.00 per batch.",
                 "Collection and delivery £28.00 per trip.", "These prices hold until 28 February 2027."]:
        letter.add_paragraph(text, style="List Bullet")
    letter.add_paragraph("Yours sincerely\n\nBarry Ogden\nCalder Vale Coatings Ltd")
    letter.save(f / "en-plating-letter.docx")
    f.quote("en-plating-letter.docx", "en", "other", [
        line("PR-2207", 2000, 0.46, leadTimeDays=5), line("PR-2208", 2000, 0.31, leadTimeDays=5),
        line("PR-2260", 350, 2.75, leadTimeDays=7),
    ], {"supplier": "Calder Vale Coatings Ltd", "currency": "GBP", "validUntil": "2027-02-28"}, charges=[90, 28],
        noMinimumPieces=True)


for make in [erp_two_pages, gridless_wrapped, screws_german, offer_dutch, typeset, moulder_in_perl, from_html, letters]:
    try:
        make()
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"{error.cmd}: {(error.stderr or error.stdout)!r}") from error
f.save()
