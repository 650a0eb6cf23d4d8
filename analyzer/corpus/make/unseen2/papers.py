"""PDFs not yet met: ReportLab, fpdf2, groff, LaTeX, wkhtmltopdf, LibreOffice."""

import subprocess
import tempfile
from pathlib import Path

from docx import Document
from fpdf import FPDF
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from truth import Folder, line, steps

f = Folder("unseen2-made")
styles = getSampleStyleSheet()
normal = styles["Normal"]


class Page:
    """Text at places, as an ERP prints it: no lines between the cells."""

    def __init__(self, name, size=A4):
        self.canvas = Canvas(str(f.file(name)), pagesize=size, invariant=1)
        self.y = size[1] - 20 * mm

    def at(self, x, text, font="Helvetica", size=9, right=False):
        self.canvas.setFont(font, size)
        draw = self.canvas.drawRightString if right else self.canvas.drawString
        draw(x * mm, self.y, text)

    def say(self, text, size=9, font="Helvetica", x=20, down=4.6):
        self.at(x, text, font, size)
        self.y -= down * mm

    def rule(self):
        self.canvas.line(20 * mm, self.y + 3 * mm, 190 * mm, self.y + 3 * mm)

    def save(self):
        self.canvas.showPage()
        self.canvas.save()


def pump_parts():
    """Each position over three lines, its delivery among them."""
    name = "en-erp-pump-parts.pdf"
    p = Page(name)
    p.say("CALDER HYDRO SERVICES LTD", 15, "Helvetica-Bold", down=6)
    p.say("Pump refurbishment and spares", 8, down=10)
    for left, right in [
        ("Windermere Water Utility", "Quotation No.    QU0019384"),
        ("Purchase Department", "Date             10 Nov 2026"),
        ("Kendal", "Your ref.        ENQ/2026/554"),
        ("", "Our contact      Sales Office"),
    ]:
        p.at(130, right, "Courier", 8)
        p.say(left)
    p.y -= 6 * mm
    p.say("QUOTATION", 13, "Helvetica-Bold", down=8)
    heads = [(20, "Line", 0), (32, "Item / Description", 0), (128, "Qty", 1), (132, "U/M", 0), (163, "Price GBP", 1), (190, "Value GBP", 1)]
    for x, text, right in heads:
        p.at(x, text, "Helvetica-Bold", 9, right)
    p.y -= 6 * mm
    p.rule()
    rows = [
        ("10", "CHS-2204-11", "Shaft sleeve, duplex 1.4462", "Delivery: 3-4 weeks", 8, 214.6),
        ("20", "CHS-2210-02", "Wear ring, front, bronze", "Delivery: ex stock", 16, 87.25),
        ("30", "CHS-7781", "Mechanical seal 55 mm, SiC/SiC/FKM", "Delivery: 10 weeks", 4, 1148),
    ]
    for at, part, text, when, count, price in rows:
        p.at(20, at)
        p.at(128, str(count), right=True)
        p.at(132, "EA")
        p.at(163, f"{price:,.2f}", right=True)
        p.at(190, f"{count * price:,.2f}", right=True)
        p.say(part, 9, "Helvetica-Bold", x=32)
        p.say(text, x=32)
        p.say(when, 8, "Helvetica-Oblique", x=32, down=6.5)
    goods = sum(r[4] * r[5] for r in rows)
    p.rule()
    for text, amount in [("Goods total", goods), ("Carriage and packing", 45), ("Total excl. VAT", goods + 45), ("VAT 20%", (goods + 45) * 0.2), ("Total incl. VAT", (goods + 45) * 1.2)]:
        p.at(163, text, right=True)
        p.at(190, f"{amount:,.2f}", right=True)
        p.y -= 5 * mm
    p.y -= 5 * mm
    p.say("Terms of delivery: DAP Kendal. Payment 30 days end of month. This quotation is open for acceptance until 10 December 2026.", 8)
    p.y = 15 * mm
    p.say("Calder Hydro Services Ltd. Registered in England. Page 1 of 1", 7)
    p.save()
    base = {"supplier": "Calder Hydro Services Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2026-12-10"}
    days = {"Delivery: 3-4 weeks": [21, 24, 25, 28], "Delivery: ex stock": 0, "Delivery: 10 weeks": 70}
    f.truth(name, "en", "plain", [line(r[1], r[4], r[5], base, leadTimeDays=days[r[3]]) for r in rows], [{"amount": 45}])


def wrapped_breaks():
    """The price breaks of a part inside one cell."""
    name = "en-wrapped-breaks.pdf"
    document = SimpleDocTemplate(str(f.file(name)), pagesize=letter, invariant=1, topMargin=15 * mm)
    items = [
        ("MTX-1180", "Heat sink, 6063-T5, black anodize, Rev D", [(10, 64), (50, 41.5), (100, 36.9)], 350, "5 weeks"),
        ("MTX-1181", "Fan bracket, 5052-H32, Rev B", [(10, 38.2), (50, 19.85), (100, 16.4)], 125, "4 weeks"),
        ("MTX-1190", "Front panel, engraved & filled, Rev A", [(10, 92), (50, 71.3), (100, 66.75)], 280, "5 weeks"),
    ]
    rows = [["Part", "Description", "Unit price (US$)", "FAI + set-up, one time", "Lead time ARO"]]
    for part, text, prices, once, when in items:
        cell = "<br/>".join(f"{count} pcs: {price:,.2f}" for count, price in prices)
        rows.append([Paragraph(part, normal), Paragraph(text, normal), Paragraph(cell, normal), f"{once:,.2f}", when])
    table = Table(rows, colWidths=[32 * mm, 48 * mm, 38 * mm, 38 * mm, 26 * mm], repeatRows=1)
    table.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey)]))
    story = [
        Paragraph("Sawtooth Precision Fabricators, Inc.", styles["Title"]),
        Paragraph("Quote SPF-26-3390 to Matrixon Thermal, 11/06/2026", normal),
        Spacer(1, 6 * mm),
        table,
        Spacer(1, 6 * mm),
        Paragraph("FOB origin, Boise ID. Quote expires 12/31/2026. Net 30 with approved credit. Certs of conformance supplied at no charge.", normal),
    ]
    document.build(story)
    base = {"supplier": "Sawtooth Precision Fabricators, Inc.", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-31"}
    f.truth(
        name,
        "en",
        "breaks-in-cell",
        [steps(part, prices, base, leadTimeDays=7 * int(when[0])) for part, _, prices, _, when in items],
        [{"part": part, "amount": once} for part, _, _, once, _ in items],
    )


def groff_shop():
    name = "en-gear-shop-groff.pdf"
    source = r"""
.TL
Housatonic Gear Works
.AU
Quotation 7741, November 5, 2026
.LP
To: Berkshire Conveyor, purchasing
.LP
We are pleased to offer, in US dollars:
.TS
tab(|);
l l r r r.
Part no.|Description|Quantity|Price each|Amount
_
BC-614|Spur gear 14 DP 60T|50|48.75|2,437.50
BC-615|Pinion 14 DP 18T|50|31.20|1,560.00
BC-622|Worm wheel, bronze|20|142.00|2,840.00
_
|Hob for BC-622, once|1|615.00|615.00
||||7,452.50
.TE
.LP
Delivery: eight weeks after receipt of order, F.O.B. our plant.
Terms net 30 days. Prices hold for 60 days from the date above.
"""
    run = subprocess.run(["groff", "-t", "-ms", "-Tpdf"], input=source.encode(), capture_output=True, check=True)
    f.file(name).write_bytes(run.stdout)
    base = {"supplier": "Housatonic Gear Works", "currency": "USD", "incoterm": "FOB", "validUntil": "2027-01-04", "leadTimeDays": 56}
    f.truth(
        name,
        "en",
        "plain",
        [line("BC-614", 50, 48.75, base), line("BC-615", 50, 31.2, base), line("BC-622", 20, 142, base)],
        [{"part": "BC-622", "amount": 615}],
    )


def from_html(name, html):
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "quote.html"
        source.write_text(html)
        subprocess.run(["wkhtmltopdf", "-q", "-s", "A4", str(source), str(f.file(name))], check=True, capture_output=True)


def integrator():
    """Sections, and options that the total leaves out."""
    name = "en-integrator-options.pdf"
    row = '<tr><td>{}</td><td>{}</td><td>{}</td><td align="right">{}</td><td align="right">{:,.2f}</td><td align="right">{}</td></tr>'

    def rows(items):
        return "".join(row.format(*item, f"{item[3] * item[4]:,.2f}") for item in items)

    cell = [("1.1", "RX-60-CELL", "Welding cell, base frame and guarding", 1, 48200.0), ("1.2", "RX-POS-2", "Two-station positioner", 2, 17350.0), ("1.3", "RX-CTRL", "Control cabinet with safety PLC", 1, 22900.0)]
    gripper = [("2.1", "GR-410", "Gripper set, part family A", 4, 3180.0), ("2.2", "GR-415", "Gripper set, part family B", 2, 3640.0)]
    options = [("O.1", "RX-VIS", "Seam tracking camera", 1, 14600.0), ("O.2", "RX-FUME", "Fume extraction", 1, 8250.0)]
    total = sum(count * price for *_, count, price in cell + gripper)
    head = "<tr><th>Pos</th><th>Order code</th><th>Scope</th><th>Qty</th><th>Unit EUR</th><th>Total EUR</th></tr>"
    from_html(
        name,
        f"""<html><head><meta charset="utf-8"></head><body style="font-family:Arial;font-size:11px"><h2>Ravnsborg Automation ApS</h2>
<p>Offer 26-0417-B, 4 November 2026. To: Limfjord Stål</p>
<h3>1 Welding cell</h3><table width="100%" cellpadding="3">{head}{rows(cell)}</table>
<h3>2 Grippers</h3><table width="100%" cellpadding="3">{head}{rows(gripper)}</table>
<p align="right"><b>Total sections 1 and 2: EUR {total:,.2f}</b></p>
<h3>3 Options (not included in the total above)</h3><table width="100%" cellpadding="3">{head}{rows(options)}</table>
<h3>4 Commercial conditions</h3><p>Delivery time 22 weeks from technical clarification. Delivery terms FCA Aalborg (Incoterms 2020).
Commissioning on site is charged once at EUR 9,400.00 in addition. Offer valid until 31 January 2027. VAT not included.</p></body></html>""",
    )
    base = {"supplier": "Ravnsborg Automation ApS", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-31", "leadTimeDays": 154}
    f.truth(
        name,
        "en",
        "sections",
        [line(code, count, price, base) for _, code, _, count, price in cell + gripper]
        + [line(code, count, price, base, alternative=True) for _, code, _, count, price in options],
        [{"amount": 9400}],
    )


def castings_letter():
    name = "en-castings-letter.pdf"
    source = r"""\documentclass[11pt]{letter}
\usepackage[a4paper,margin=25mm]{geometry}\usepackage{booktabs}
\begin{document}
\textbf{\Large Ironbridge Alloy Castings}\\[2mm] Offer AC/2611/07 \hfill 6 November 2026\\[4mm]
Severn Marine Engines\\[4mm]
Dear Sirs,\\[2mm]
we thank you for your enquiry and have pleasure in offering:\\[3mm]
\begin{tabular}{@{}llrr@{}}\toprule
Pattern & Casting & Order quantity & Price, GBP each\\\midrule
SME-701 & Exhaust elbow, LM25-TF & 75 & 58.40\\
SME-702 & Thermostat housing, LM25-TF & 150 & 22.95\\
SME-709 & Water pump body, LM6-M & 75 & 47.10\\\bottomrule
\end{tabular}\\[3mm]
Tooling for SME-701 is quoted at \pounds 4,250 and for SME-702 at \pounds 3,100; existing tooling is available for SME-709.
Castings will be despatched within 7 weeks of sample approval. Prices are ex works and remain firm until 28 February 2027.
Our minimum batch is 25 castings of a kind.\\[4mm]
Yours faithfully,\\[8mm] Ironbridge Alloy Castings
\end{document}
"""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "quote.tex").write_text(source)
        subprocess.run(["pdflatex", "-interaction=batchmode", "quote.tex"], cwd=folder, check=True, capture_output=True)
        f.file(name).write_bytes((Path(folder) / "quote.pdf").read_bytes())
    base = {
        "supplier": "Ironbridge Alloy Castings",
        "currency": "GBP",
        "incoterm": "EXW",
        "validUntil": "2027-02-28",
        "leadTimeDays": 49,
        "minimumOrder": 25,
    }
    f.truth(
        name,
        "en",
        "plain",
        [line("SME-701", 75, 58.4, base), line("SME-702", 150, 22.95, base), line("SME-709", 75, 47.1, base)],
        [{"part": "SME-701", "amount": 4250}, {"part": "SME-702", "amount": 3100}],
    )


def bearings():
    """List price, discount, net, with VAT below; the delivery of each line in days."""
    name = "en-bearings-vat.pdf"
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Helvetica", "B", 16)
    pdf.cell(0, 10, "Aldergrove Bearings & Drives", new_x="LMARGIN", new_y="NEXT")
    pdf.set_font("Helvetica", size=9)
    for text in ("QUOTATION SQ-118822", "Date 12/11/2026    Customer A/C BALL01 Ballymena Quarries", "Prices in Pounds Sterling"):
        pdf.cell(0, 5, text, new_x="LMARGIN", new_y="NEXT")
    pdf.ln(4)
    widths = (36, 52, 14, 22, 16, 22, 24)
    pdf.set_font("Helvetica", "B", 9)
    for width, text in zip(widths, ("Product code", "Description", "Qty", "List", "Disc%", "Net each", "Net value")):
        pdf.cell(width, 6, text, border=1)
    pdf.ln()
    pdf.set_font("Helvetica", size=9)
    rows = [("22216-EK-C3", "Spherical roller bearing", 6, 118.4, 42, 68.67), ("SNL516-613", "Plummer block housing", 6, 96.1, 38, 59.58), ("TLB-2517-60", "Taper lock bush 60 mm", 4, 31.9, 50, 15.95), ("SPB-3550", "Wedge belt", 12, 44.6, 55, 20.07)]
    for part, text, count, gross, off, net in rows:
        for width, value in zip(widths, (part, text, str(count), f"{gross:.2f}", f"{off}", f"{net:.2f}", f"{count * net:.2f}")):
            pdf.cell(width, 6, value, border=1, align="L" if width > 30 else "R")
        pdf.ln()
    goods = sum(r[2] * r[5] for r in rows) + 14.5
    for text, amount in (("Carriage", 14.5), ("Net total", goods), ("VAT @ 20%", goods * 0.2), ("Gross total", goods * 1.2)):
        pdf.cell(162, 6, text, align="R")
        pdf.cell(24, 6, f"{amount:.2f}", border=1, align="R", new_x="LMARGIN", new_y="NEXT")
    pdf.ln(3)
    pdf.multi_cell(0, 5, "All items available from stock for next day delivery. E&OE. Prices valid 14 days.")
    pdf.output(str(f.file(name)))
    base = {"supplier": "Aldergrove Bearings & Drives", "currency": "GBP", "validUntil": "2026-11-26", "leadTimeDays": [0, 1]}
    f.truth(name, "en", "discounted", [line(r[0], r[2], r[5], base) for r in rows], [{"amount": 14.5}])


def german_two_pages():
    """The table goes on overleaf, with the sum carried over."""
    name = "de-angebot-zwei-seiten.pdf"
    p = Page(name)
    rows = [
        ("1", "HV-10-2204", "Hydraulikverschraubung GE 12-LR", 200, 3.85),
        ("2", "HV-10-2208", "Hydraulikverschraubung GE 15-LR", 200, 4.4),
        ("3", "HV-22-0012", "Schlauchleitung DN 12, 1.200 mm", 50, 27.9),
        ("4", "HV-22-0016", "Schlauchleitung DN 16, 1.800 mm", 50, 41.35),
        ("5", "HV-31-5500", "Kugelhahn 2-Wege, 1/2\"", 24, 36.2),
        ("6", "HV-40-0101", "Rohrschelle leicht, Gr. 3", 1000, 0.78),
    ]

    def money(value):
        return f"{value:,.2f}".replace(",", " ").replace(".", ",").replace(" ", ".")

    def head():
        for x, text, right in [(20, "Pos.", 0), (32, "Artikelnummer", 0), (62, "Bezeichnung", 0), (140, "Menge", 1), (165, "E-Preis", 1), (190, "G-Preis", 1)]:
            p.at(x, text, "Helvetica-Bold", 9, right)
        p.y -= 6 * mm

    p.say("Hydraulik-Vertrieb Tannenberg GmbH", 15, "Helvetica-Bold", down=7)
    p.say("Hydraulik-Vertrieb Tannenberg GmbH, Postfach, 72202 Nagold", 6, down=9)
    p.at(130, "Angebot         AN-2026-11872")
    p.say("Forsttechnik Enztal GmbH")
    p.at(130, "Datum           09.11.2026")
    p.say("Einkauf")
    p.at(130, "Kunden-Nr.    20417")
    p.say("75323 Bad Wildbad", down=12)
    p.say("Wir danken für Ihre Anfrage und bieten Ihnen an (Preise in EUR):", down=9)
    head()
    total = 0
    for at, (pos, part, text, count, price) in enumerate(rows):
        if at == 4:
            p.at(165, "Übertrag", "Helvetica-Oblique", 9, True)
            p.at(190, money(total), right=True)
            p.canvas.showPage()
            p.y = 270 * mm
            p.say("Angebot AN-2026-11872                                  Seite 2", 8, down=8)
            head()
            p.at(165, "Übertrag", "Helvetica-Oblique", 9, True)
            p.at(190, money(total), right=True)
            p.y -= 6 * mm
        p.at(20, pos), p.at(32, part), p.at(62, text)
        p.at(140, f"{count:,} Stk".replace(",", "."), right=True)
        p.at(165, money(price), right=True), p.at(190, money(count * price), right=True)
        p.y -= 6 * mm
        total += count * price
    for text, amount in [("Summe netto", total), ("Versand und Verpackung", 38.5), ("Gesamt netto", total + 38.5), ("zzgl. 19 % MwSt.", (total + 38.5) * 0.19), ("Gesamtbetrag", (total + 38.5) * 1.19)]:
        p.at(165, text, right=True), p.at(190, money(amount), right=True)
        p.y -= 5 * mm
    p.y -= 4 * mm
    p.say("Lieferzeit: ab Lager, Zwischenverkauf vorbehalten; Schlauchleitungen ca. 8 Arbeitstage")
    p.say("Zahlung: 14 Tage 2 % Skonto, 30 Tage netto")
    p.say("Angebot gültig bis 11.12.2026")
    p.save()
    base = {"supplier": "Hydraulik-Vertrieb Tannenberg GmbH", "currency": "EUR", "validUntil": "2026-12-11"}
    f.truth(
        name,
        "de",
        "plain",
        [line(r[1], r[3], r[4], base, leadTimeDays=[8, 10, 11, 12] if r[1].startswith("HV-22") else 0) for r in rows],
        [{"amount": 38.5}],
    )


def german_letter():
    name = "de-schweissteile-brief.pdf"
    letter_of = Document()
    letter_of.add_heading("Schlosserei & Stahlbau Huber OHG", 1)
    letter_of.add_paragraph("Altötting, den 30.10.2026")
    letter_of.add_paragraph("Firma\nInnwerk Fördertechnik")
    letter_of.add_paragraph("Angebot 1126 - Schweißbaugruppen").runs[0].bold = True
    letter_of.add_paragraph("Sehr geehrte Damen und Herren,\ngerne bieten wir Ihnen wie folgt an:")
    rows = [
        ("Zeichnungsnr.", "Gegenstand", "Stück", "Preis je Stück"),
        ("SB-771", "Konsole links, S355, grundiert", "30", "186,40 €"),
        ("SB-772", "Konsole rechts, S355, grundiert", "30", "186,40 €"),
        ("SB-780", "Rahmen komplett, verzinkt", "6", "1.274,00 €"),
    ]
    table = letter_of.add_table(rows=len(rows), cols=4, style="Light List")
    for at, row in enumerate(rows):
        for column, text in enumerate(row):
            table.cell(at, column).text = text
    letter_of.add_paragraph(
        "\nFür Schweißvorrichtungen berechnen wir einmalig 1.850,00 €. Die Lieferzeit beträgt 6 Wochen nach"
        " Auftragseingang. An das Angebot halten wir uns bis 15. Dezember 2026 gebunden. Alle Preise verstehen sich"
        " ohne Mehrwertsteuer."
    )
    letter_of.add_paragraph("Mit freundlichen Grüßen\nSchlosserei & Stahlbau Huber OHG")
    with tempfile.TemporaryDirectory() as home:
        letter_of.save(f"{home}/quote.docx")
        command = ["heavy", "soffice", f"-env:UserInstallation=file://{home}/profile", "--headless", "--convert-to"]
        subprocess.run([*command, "pdf", "--outdir", home, f"{home}/quote.docx"], check=True, capture_output=True)
        f.file(name).write_bytes((Path(home) / "quote.pdf").read_bytes())
    base = {"supplier": "Schlosserei & Stahlbau Huber OHG", "currency": "EUR", "validUntil": "2026-12-15", "leadTimeDays": 42}
    f.truth(
        name,
        "de",
        "plain",
        [line("SB-771", 30, 186.4, base), line("SB-772", 30, 186.4, base), line("SB-780", 6, 1274, base)],
        [{"amount": 1850}],
    )


def french_paper():
    name = "fr-devis-decolletage.pdf"
    pdf = FPDF()
    pdf.add_page()
    pdf.set_font("Times", "B", 15)
    pdf.cell(0, 8, "Décolletage Bornand", new_x="LMARGIN", new_y="NEXT")
    pdf.set_font("Times", size=10)
    pdf.multi_cell(0, 5, "Devis n° 2026/1142 du 3 novembre 2026\nDestinataire : Horlogerie du Jura SA\nMonnaie : CHF", new_x="LMARGIN", new_y="NEXT")
    pdf.ln(5)
    widths = (28, 62, 30, 30, 30)
    rows = [("HJ-2051", "Axe de roulement, 20AP", "1'000", "0.92", "28 jours"), ("HJ-2058", "Vis de réglage, inox", "5'000", "0.34", "28 jours"), ("HJ-2063", "Canon laiton", "2'500", "1.15", "35 jours")]
    pdf.set_font("Times", "B", 10)
    for width, text in zip(widths, ("N° article", "Libellé", "Quantité", "Prix / pce", "Délai")):
        pdf.cell(width, 7, text)
    pdf.ln()
    pdf.set_font("Times", size=10)
    for row in rows:
        for at, (width, text) in enumerate(zip(widths, row)):
            pdf.cell(width, 6, text, align="R" if at in (2, 3) else "L")
        pdf.ln()
    pdf.ln(4)
    pdf.multi_cell(0, 5, "Outillage spécial HJ-2063 : CHF 480.00 (facturé une seule fois).\nTVA 8.1 % en sus. Départ usine, emballage compris.\nOffre valable 60 jours.")
    pdf.output(str(f.file(name)))
    base = {"supplier": "Décolletage Bornand", "currency": "CHF", "incoterm": "EXW", "validUntil": "2027-01-02"}
    f.truth(
        name,
        "fr",
        "plain",
        [line("HJ-2051", 1000, 0.92, base, leadTimeDays=28), line("HJ-2058", 5000, 0.34, base, leadTimeDays=28), line("HJ-2063", 2500, 1.15, base, leadTimeDays=35)],
        [{"part": "HJ-2063", "amount": 480}],
    )


def spanish_paper():
    """Price per thousand; breaks in rows that repeat the code."""
    name = "es-cotizacion-etiquetas.pdf"
    rows = [("ETQ-1001", "Etiqueta PP 60x40", 10000, "38.50"), ("ETQ-1001", "Etiqueta PP 60x40", 50000, "29.90"), ("ETQ-1001", "Etiqueta PP 60x40", 100000, "26.75"), ("ETQ-2040", "Etiqueta térmica 100x150", 10000, "112.00"), ("ETQ-2040", "Etiqueta térmica 100x150", 50000, "97.40")]
    body = "".join(f'<tr><td>{code}</td><td>{text}</td><td align="right">{count:,}</td><td align="right">$ {price}</td></tr>' for code, text, count, price in rows)
    from_html(
        name,
        f"""<html><head><meta charset="utf-8"></head><body style="font-family:sans-serif;font-size:12px">
<h2>Etiquetas Xonacatlán Norte, S.A. de C.V.</h2><p>Cotización No. C-5518 &nbsp;&nbsp; Fecha: 6 de noviembre de 2026<br>Cliente: Alimentos La Cañada</p>
<table width="90%" cellpadding="4" style="border-collapse:collapse" border="1"><tr><th>Clave</th><th>Producto</th><th>Cantidad (pzas)</th><th>Precio por millar USD</th></tr>{body}</table>
<p>Suaje para ETQ-2040: $ 185.00 USD por única vez.<br>Tiempo de entrega: 12 días naturales. Precios más IVA, EXW Querétaro.<br>Vigencia de la cotización: 30 días.</p></body></html>""",
    )
    base = {"supplier": "Etiquetas Xonacatlán Norte, S.A. de C.V.", "currency": "USD", "validUntil": "2026-12-06", "leadTimeDays": 12, "incoterm": "EXW", "per": 1000}
    f.truth(
        name,
        "es",
        "per-thousand",
        [
            steps("ETQ-1001", [(10000, 38.5), (50000, 29.9), (100000, 26.75)], base),
            steps("ETQ-2040", [(10000, 112), (50000, 97.4)], base),
        ],
        [{"part": "ETQ-2040", "amount": 185}],
    )


def swedish_paper():
    name = "sv-offert-frasning.pdf"
    p = Page(name)
    p.say("Gnosjö Fräs & Svarv AB", 15, "Helvetica-Bold", down=8)
    p.say("OFFERT 4417", 11, "Helvetica-Bold")
    p.say("Offertdatum: 2026-11-05")
    p.say("Kund: Värnamo Lyftteknik AB")
    p.say("Er referens: Inköp", down=10)
    for x, text, right in [(20, "Art.nr", 0), (50, "Benämning", 0), (115, "Antal", 1), (145, "À-pris SEK", 1), (172, "Ställkostnad", 1), (190, "Lev.tid", 1)]:
        p.at(x, text, "Helvetica-Bold", 9, right)
    p.y -= 6 * mm
    p.rule()
    rows = [("VL-301", "Lyftögla, S355J2", 40, 312.5, 1200, "4 v"), ("VL-305", "Axel ø40x220", 40, 268, 900, "4 v"), ("VL-322", "Distans, POM", 200, 24.8, 450, "2 v")]
    for part, text, count, price, once, when in rows:
        p.at(20, part), p.at(50, text), p.at(115, f"{count} st", right=True)
        p.at(145, f"{price:.2f}".replace(".", ","), right=True)
        p.at(172, f"{once:,}".replace(",", " ") + ",00", right=True), p.at(190, when, right=True)
        p.y -= 6 * mm
    p.y -= 6 * mm
    p.say("Priser exkl. moms. Leveransvillkor: FCA Gnosjö. Betalning 30 dagar netto.")
    p.say("Offerten gäller t.o.m. 2026-12-05.")
    p.save()
    base = {"supplier": "Gnosjö Fräs & Svarv AB", "currency": "SEK", "incoterm": "FCA", "validUntil": "2026-12-05"}
    f.truth(
        name,
        "sv",
        "plain",
        [line(r[0], r[2], r[3], base, leadTimeDays=7 * int(r[5][0])) for r in rows],
        [{"part": r[0], "amount": r[4]} for r in rows],
    )


makers = (
    pump_parts,
    wrapped_breaks,
    groff_shop,
    integrator,
    castings_letter,
    bearings,
    german_two_pages,
    german_letter,
    french_paper,
    spanish_paper,
    swedish_paper,
)

if __name__ == "__main__":
    for make in makers:
        make()
