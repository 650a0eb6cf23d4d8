"""The PDF files of unseen3-dev."""

import sys
import tempfile
from pathlib import Path

from docx import Document
from docx.shared import Cm, Pt
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import Folder, chromium, groff, line, pdflatex, perl, soffice, spread, steps, weeks, wkhtmltopdf, workdays

f = Folder("unseen3-dev")
styles = getSampleStyleSheet()
small = ParagraphStyle("small", parent=styles["Normal"], fontSize=8.5, leading=10.5)
body = ParagraphStyle("body", parent=styles["Normal"], fontSize=9.5, leading=12.5)


def valves():
    """An ERP quotation over two pages: wrapped descriptions, amounts carried over, freight and terms."""
    name = "en-valve-distributor-erp.pdf"
    rows = [
        ("10", "KV-2B-050-F", "Ball valve 2-piece, DN50, full bore\n316 stainless, flanged PN40\nISO 5211 top flange", 12, 186.40, "ex stock"),
        ("20", "KV-2B-080-F", "Ball valve 2-piece, DN80, full bore\n316 stainless, flanged PN40", 6, 331.75, "ex stock"),
        ("30", "BF-100-LUG-E", "Butterfly valve DN100, lugged\nEPDM liner, lever operated\nHS code 8481 80", 20, 74.15, "2 weeks"),
        ("40", "BF-150-LUG-E", "Butterfly valve DN150, lugged\nEPDM liner, gearbox", 8, 142.90, "2 weeks"),
        ("50", "NR-065-W", "Wafer check valve DN65\nspring loaded, 316 trim", 10, 58.20, "ex stock"),
        ("60", "PA-DA-083", "Double acting pneumatic actuator\n83 mm bore, F05/F07, NAMUR\nincl. bracket and coupling to suit item 10", 12, 129.00, "5 weeks"),
        ("70", "SV-5/2-NAM-24", "Solenoid valve 5/2 NAMUR, 24 V DC\nIP65 with plug", 12, 46.85, "3 weeks"),
        ("80", "LSB-APL-2", "Limit switch box, 2 x SPDT\nvisual indicator, IP67", 12, 51.30, "3 weeks"),
        ("90", "STR-Y-050", "Y-strainer DN50 PN40 flanged\n316, 0.8 mm mesh screen", 6, 97.60, "ex stock"),
        ("100", "GSK-050-SW", "Spiral wound gasket DN50 PN40\n316/graphite", 60, 3.95, "ex stock"),
    ]
    head = ["Item", "Stock code / Description", "Qty", "U/M", "Unit price\nGBP", "Availability", "Net amount\nGBP"]
    table = [head]
    for item, code, text, qty, price, avail in rows:
        cell = Paragraph(f"<b>{code}</b><br/>" + text.replace("\n", "<br/>"), small)
        table.append([item, cell, str(qty), "EA", f"{price:,.2f}", avail, f"{qty * price:,.2f}"])
    goods = sum(r[3] * r[4] for r in rows)
    table.append(["", "", "", "", "", "Goods total", f"{goods:,.2f}"])
    table.append(["", "", "", "", "", "Carriage", "38.50"])
    table.append(["", "", "", "", "", "VAT 20 %", f"{(goods + 38.5) * 0.2:,.2f}"])
    table.append(["", "", "", "", "", "Quote total", f"{(goods + 38.5) * 1.2:,.2f}"])
    t = Table(table, colWidths=[11 * mm, 70 * mm, 13 * mm, 12 * mm, 22 * mm, 24 * mm, 26 * mm], repeatRows=1)
    t.setStyle(TableStyle([
        ("FONTSIZE", (0, 0), (-1, -1), 8.5), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 1), (-1, len(rows)), 18),
        ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#1f3a5f")), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
        ("ALIGN", (2, 0), (2, -1), "RIGHT"), ("ALIGN", (4, 0), (4, -1), "RIGHT"), ("ALIGN", (6, 0), (6, -1), "RIGHT"),
        ("LINEBELOW", (0, 1), (-1, len(rows)), 0.3, colors.grey), ("FONT", (5, -1), (6, -1), "Helvetica-Bold", 8.5),
    ]))

    def page(c, doc):
        c.setFont("Helvetica-Bold", 15)
        c.drawString(18 * mm, 281 * mm, "KELDHOLME FLOW CONTROL LTD")
        c.setFont("Helvetica", 8)
        c.drawString(18 * mm, 276.5 * mm, "Unit 7 Brackenfield Trade Park, Malton  |  Tel 01904 555 0142  |  sales@keldholmeflow.example")
        c.drawRightString(192 * mm, 281 * mm, f"QUOTATION SQ0048817   Page {doc.page}")
        c.line(18 * mm, 274 * mm, 192 * mm, 274 * mm)
        c.setFont("Helvetica", 6.5)
        c.drawString(18 * mm, 10 * mm, "Keldholme Flow Control Ltd. Registered in England 0755 2210. VAT reg. GB 555 2210 77. Goods remain our property until paid in full.")

    doc = SimpleDocTemplate(str(f.file(name)), pagesize=A4, topMargin=28 * mm, bottomMargin=18 * mm, leftMargin=16 * mm,
                            rightMargin=16 * mm, title="Quotation SQ0048817", author="Sales ledger")
    info = Table([["To:", "Ousefield Water Engineering plc", "Date:", "12 November 2026"],
                  ["Attn:", "R. Sandiford, Purchasing", "Your ref:", "RFQ 26-1183"],
                  ["", "Ings Lane, Selby", "Our contact:", "Donna Pickersgill"]], colWidths=[14 * mm, 90 * mm, 24 * mm, 40 * mm])
    info.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 9)]))
    terms = [
        "Prices are nett in pounds sterling, delivered DAP Selby (Incoterms 2020), exclusive of VAT.",
        "This quotation remains open for acceptance until 11 December 2026.",
        "Settlement: 30 days end of month. Stock items subject to prior sale.",
    ]
    doc.build([info, Spacer(1, 6 * mm), Paragraph("We thank you for your enquiry and have pleasure in quoting as follows:", body),
               Spacer(1, 3 * mm), t, Spacer(1, 5 * mm)] + [Paragraph(x, body) for x in terms], onFirstPage=page, onLaterPages=page)
    days = {"ex stock": 0, "2 weeks": 14, "3 weeks": 21, "5 weeks": 35}
    common = {"supplier": "Keldholme Flow Control Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2026-12-11"}
    f.truth(name, "en", "plain", [line(c, q, p, common, leadTimeDays=days[a]) for _, c, _, q, p, a in rows], [{"amount": 38.5}])


def springs():
    """A break table without a grid, one column for each quantity, set-up in a column of its own."""
    name = "en-spring-quantities-across.pdf"
    c = canvas.Canvas(str(f.file(name)), pagesize=LETTER)
    y = 740
    c.setFont("Times-Bold", 18); c.drawString(54, y, "Quinnebaug Spring & Wireform"); y -= 14
    c.setFont("Times-Roman", 10)
    c.drawString(54, y, "88 Mechanic Street, Putnam, CT   Phone (860) 555-0117   Fax (860) 555-0118"); y -= 34
    for text in ["Nov 10, 2026", "", "Halloran Switchgear Inc.", "Attention: Beth Okafor", "",
                 "Re: your RFQ 7741, quote # 26-3390", "",
                 "Beth - here is our pricing on the springs you sent over. All prices are each, in US dollars."]:
        c.drawString(54, y, text); y -= 13
    y -= 12
    xs = [54, 130, 190, 300, 365, 430, 505]
    c.setFont("Times-Bold", 10)
    for x, text in zip(xs, ["Part #", "Rev", "Wire", "1,000", "5,000", "10,000", "Setup"]):
        c.drawString(x, y, text) if x < 300 else c.drawRightString(x + 32, y, text)
    y -= 16
    c.setFont("Times-Roman", 10)
    data = [("HS-4410", "B", ".045 music wire", "0.412", "0.318", "0.287", "$85"),
            ("HS-4411", "-", ".045 music wire", "0.436", "0.335", "0.301", "$85"),
            ("HS-4502", "D", ".062 302 SST", "1.120", "0.894", "0.826", "$140"),
            ("HS-4620", "A", ".031 phos bronze", "0.655", "0.510", "0.468", "none")]
    for row in data:
        for x, text in zip(xs, row):
            c.drawString(x, y, text) if x < 300 else c.drawRightString(x + 32, y, text)
        y -= 15
    y -= 16
    for text in ["Set-up is charged once with the first release of each spring.",
                 "Delivery 4 weeks after receipt of order. FOB Putnam, CT.",
                 "Terms net 30. Pricing good through December 31, 2026.", "", "Thank you for the opportunity,", "",
                 "Walt Desrosiers", "Inside sales"]:
        c.drawString(54, y, text); y -= 13
    c.save()
    common = {"supplier": "Quinnebaug Spring & Wireform", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-31", "leadTimeDays": 28}
    q = (1000, 5000, 10000)
    f.truth(name, "en", "breaks-across", [
        steps("HS-4410", zip(q, (0.412, 0.318, 0.287)), common), steps("HS-4411", zip(q, (0.436, 0.335, 0.301)), common),
        steps("HS-4502", zip(q, (1.12, 0.894, 0.826)), common), steps("HS-4620", zip(q, (0.655, 0.51, 0.468)), common)],
        [{"part": "HS-4410", "amount": 85}, {"part": "HS-4411", "amount": 85}, {"part": "HS-4502", "amount": 140}])


def castings():
    """Two castings on a page, each with its own table of breaks and its own pattern cost."""
    name = "en-two-castings.pdf"
    def simple(no, drawing, title, alloy, weight, rows, pattern):
        body_rows = "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a, b in rows)
        return f"""<section><h3>{no}. Drawing no. {drawing} &mdash; {title}</h3>
<p>Alloy {alloy}, casting weight approx. {weight}, sand cast, fettled and shot blasted.</p>
<table><tr><th>Batch (pcs)</th><th>Price each, machined</th></tr>{body_rows}</table>
<p>Pattern equipment for this casting: <b>&pound; {pattern}</b>, invoiced on approval of samples.</p></section>"""
    chromium(f"""<!doctype html><meta charset=utf-8><title>Quotation</title><style>
body{{font:10.5pt Georgia,'Liberation Serif',serif;margin:14mm 12mm}} h1{{font-size:17pt;margin:0;letter-spacing:2px}}
table{{border-collapse:collapse;margin:6px 0 6px 20px}} td,th{{border:1px solid #777;padding:3px 18px;text-align:center}}
h3{{margin:18px 0 4px;font-size:11.5pt}} .a{{color:#555;font-size:9pt}}</style>
<h1>HEBBLE BRIDGE FOUNDRY</h1><div class=a>Hebble Bridge Foundry Co. Ltd, Canal Road, Sowerby &middot; 01422 555 016</div>
<p>16th November 2026<br>Mr T. Aldous, Stannery Pumps Ltd</p>
<p><b>Quotation Q/26/771 &ndash; your enquiry of 9th November</b></p>
{simple(1, "SP-3310/4", "Volute casing", "LG2 gunmetal", "14.2 kg", [("10", "£ 268.00"), ("25", "£ 241.50"), ("50", "£ 229.00")], "1,950.00")}
{simple(2, "SP-3327/2", "Impeller, 6 vane", "AB2 aluminium bronze", "5.1 kg", [("10", "£ 154.00"), ("25", "£ 137.20"), ("50", "£ 128.60"), ("100", "£ 124.00")], "1,180.00")}
<p>Samples 6 weeks from receipt of order and drawings; production batches 8 weeks. Prices are ex works Sowerby, valid for 60 days
and based on the present metal price.</p><p>For Hebble Bridge Foundry Co. Ltd<br><br>C. Thackray, Estimator</p>""", f.file(name))
    common = {"supplier": "Hebble Bridge Foundry Co. Ltd", "currency": "GBP", "incoterm": "EXW", "validUntil": "2027-01-15", "leadTimeDays": [56, 42]}
    f.truth(name, "en", "blocks", [
        steps("SP-3310/4", [(10, 268), (25, 241.5), (50, 229)], common),
        steps("SP-3327/2", [(10, 154), (25, 137.2), (50, 128.6), (100, 124)], common)],
        [{"part": "SP-3310/4", "amount": 1950}, {"part": "SP-3327/2", "amount": 1180}])


def letter():
    """A letter with the prices in its sentences."""
    name = "en-letter-grinding.pdf"
    pdflatex(r"""\documentclass[11pt,a4paper]{article}\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}
\usepackage[margin=28mm]{geometry}\setlength{\parindent}{0pt}\setlength{\parskip}{8pt}\pagestyle{empty}\begin{document}
\begin{flushright}\textbf{\large Marrowbank Precision Grinding Ltd}\\ 3 Forge Close, Redditch\\ Tel.\ 01527 555 083\\
\today\end{flushright}
Ms H. Corrigan\\ Fenwright Spindles Ltd\\ Coventry

Dear Ms Corrigan,

\textbf{Your enquiry 4471 of 6 November 2026}

Thank you for inviting us to quote for the finish grinding of your spindles. We have looked at both drawings and are glad to
offer as follows.

For drawing FS-1182-03, 40 off, free issue material, our price would be \pounds 61.25 each. For the longer spindle, FS-1190-01,
25 off, again free issue, we would charge \pounds 88.40 each. A steady has to be made for the longer spindle, for which we must
ask a one-off charge of \pounds 420.00.

We could turn both batches round in three weeks from receipt of your material. Our prices are net ex works Redditch, exclude VAT
and are held until 18 December 2026. Payment is 30 days from date of invoice.

We trust this is of interest and look forward to hearing from you.

Yours sincerely,

\vspace{12mm}
Gerald Pinfold\\ Works Manager
\end{document}""".replace(r"\today", "13 November 2026"), f.file(name))
    common = {"supplier": "Marrowbank Precision Grinding Ltd", "currency": "GBP", "incoterm": "EXW", "validUntil": "2026-12-18", "leadTimeDays": 21}
    f.truth(name, "en", "prose", [line("FS-1182-03", 40, 61.25, common), line("FS-1190-01", 25, 88.4, common)],
            [{"part": "FS-1190-01", "amount": 420}])


def harness():
    """The terms stand in a side column next to the table."""
    name = "en-harness-side-terms.pdf"
    rows = [("1", "HRN-7001-A", "Main harness, cab", "120", "84.35", "10,122.00"),
            ("2", "HRN-7002-A", "Door harness LH", "120", "22.10", "2,652.00"),
            ("3", "HRN-7003-A", "Door harness RH", "120", "22.10", "2,652.00"),
            ("4", "HRN-7010-C", "Battery lead 50 mm², 1.8 m", "240", "17.65", "4,236.00")]
    trs = "".join("<tr>" + "".join(f"<td>{x}</td>" for x in r) + "</tr>" for r in rows)
    chromium(f"""<!doctype html><meta charset=utf-8><title>Q-20817</title><style>
body{{font:10pt 'Liberation Sans';margin:10mm}} .flex{{display:flex;gap:10mm}} .side{{width:44mm;background:#eef3f0;padding:4mm;font-size:8.5pt}}
.side b{{display:block;margin-top:7px;color:#256}} table{{width:100%;border-collapse:collapse}} th{{text-align:left;border-bottom:2px solid #256;font-size:8.5pt}}
td{{padding:5px 4px;border-bottom:1px solid #ddd}} td:nth-child(n+4),th:nth-child(n+4){{text-align:right}}</style>
<h2 style="margin:0;color:#256">Castlebar Wiring Systems</h2><p style="font-size:8.5pt">Castlebar Wiring Systems Ltd &middot; Moneen Industrial Estate &middot; Castlebar &middot; +353 94 555 0121</p>
<div class=flex><div class=side><b>Quote no.</b>Q-20817<b>Quote date</b>11/11/2026 (11 Nov)<b>Customer</b>Tyrellspass Loaders Ltd<b>Valid to</b>10 Jan 2027
<b>Lead time</b>First off 4 weeks, volume 6 weeks<b>Delivery</b>DAP Mullingar<b>Payment</b>45 days net<b>Currency</b>Euro<b>Tooling</b>Test board and forming boards, one-time, &euro;2,350<b>Minimum batch</b>40 sets</div>
<div style="flex:1"><p>Offer for wiring harnesses to your drawing pack dated 30 October.</p>
<table><tr><th>#</th><th>Your P/N</th><th>Item</th><th>Batch</th><th>€ each</th><th>€ batch</th></tr>{trs}
<tr><td></td><td></td><td></td><td></td><td><b>Total</b></td><td><b>19,662.00</b></td></tr></table>
<p>Connectors are as your approved list; any change in copper beyond 10 % to be reviewed.</p><p>Aoife Brannigan<br>Customer projects</p></div></div>""", f.file(name))
    common = {"supplier": "Castlebar Wiring Systems Ltd", "currency": "EUR", "incoterm": "DAP", "validUntil": "2027-01-10", "leadTimeDays": [42, 28], "minimumOrder": 40}
    f.truth(name, "en", "plain", [line(r[1], int(r[3]), float(r[4]), common) for r in rows], [{"amount": 2350}])


def integrator():
    """Sections with their own sums, and options that the total leaves out."""
    name = "en-conveyor-options.pdf"
    def rows(items):
        return "".join(f"<tr><td>{a}</td><td>{b}</td><td class=n>{q}</td><td class=n>{p}</td><td class=n>{t}</td></tr>" for a, b, q, p, t in items)
    a = [("LT-BC-600-4", "Belt conveyor 600 x 4000 mm, 0.55 kW", 3, "$6,480.00", "$19,440.00"),
         ("LT-BC-600-9", "Belt conveyor 600 x 9000 mm, 1.1 kW", 1, "$11,250.00", "$11,250.00"),
         ("LT-XFER-90", "90° pop-up transfer", 2, "$4,915.00", "$9,830.00")]
    b = [("LT-CP-12", "Control panel, 12 zones, UL 508A", 1, "$14,700.00", "$14,700.00"),
         ("LT-PE-KIT", "Photo-eye kit with cables", 9, "$138.00", "$1,242.00")]
    o = [("LT-SCN-2D", "2D code reader with bracket", 2, "$2,860.00", "$5,720.00"),
         ("LT-GRD-MESH", "Mesh guarding, per section", 6, "$395.00", "$2,370.00")]
    head = "<tr><th>Model</th><th>Scope</th><th class=n>Qty</th><th class=n>Price/unit</th><th class=n>Extension</th></tr>"
    wkhtmltopdf(f"""<!doctype html><meta charset=utf-8><style>body{{font:10pt Helvetica}}table{{width:100%;border-collapse:collapse;margin-bottom:10px}}
th{{background:#ddd;text-align:left;padding:4px}}td{{padding:4px}}.n{{text-align:right}}.s td{{font-weight:bold;border-top:1px solid #000}}</style>
<table><tr><td><span style="font-size:20pt;font-weight:bold">Lakeshore Transfer LLC</span><br>Material handling integrators, Muskegon MI</td>
<td class=n>Proposal LT-2611-09 rev 1<br>November 5, 2026<br>Prepared for: Oakdale Foods, Plant 2</td></tr></table>
<h3>Section A &ndash; Conveyors</h3><table>{head}{rows(a)}<tr class=s><td colspan=4>Subtotal A</td><td class=n>$40,520.00</td></tr></table>
<h3>Section B &ndash; Controls</h3><table>{head}{rows(b)}<tr class=s><td colspan=4>Subtotal B</td><td class=n>$15,942.00</td></tr></table>
<h3>Section C &ndash; Services</h3><table><tr><td>Engineering and drawings, lump sum</td><td class=n>$6,800.00</td></tr>
<tr><td>Installation and start-up, lump sum</td><td class=n>$12,400.00</td></tr><tr class=s><td>Subtotal C</td><td class=n>$19,200.00</td></tr></table>
<table><tr class=s><td>PROJECT TOTAL (A+B+C)</td><td class=n>$75,662.00</td></tr></table>
<h3>Options (not included in project total)</h3><table>{head}{rows(o)}</table>
<p><b>Notes</b></p><ol><li>Shipment 14 to 16 weeks after approved drawings.</li><li>FCA Muskegon, MI. Freight prepaid and added at cost.</li>
<li>Proposal is firm for 45 days.</li><li>30% with order, 60% at shipment, 10% at acceptance.</li></ol>""", f.file(name))
    common = {"supplier": "Lakeshore Transfer LLC", "currency": "USD", "incoterm": "FCA", "validUntil": "2026-12-20", "leadTimeDays": weeks(14, 16)}
    num = lambda x: float(x.strip("$").replace(",", ""))
    f.truth(name, "en", "sections", [line(m, q, num(p), common) for m, _, q, p, _ in a + b]
            + [line(m, q, num(p), common, alternative=True) for m, _, q, p, _ in o], [{"amount": 6800}, {"amount": 12400}])


def boards():
    """Centred cells; one assembly with turn times, and its NRE in a box below."""
    name = "en-pcba-centred.pdf"
    doc = SimpleDocTemplate(str(f.file(name)), pagesize=LETTER, topMargin=18 * mm, title="PCBA quotation")
    center = [("ALIGN", (0, 0), (-1, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("FONTSIZE", (0, 0), (-1, -1), 9)]
    t = Table([["Assembly", "Build qty", "Bare board", "Components", "Assembly labor", "Total each", "Turn"],
               ["TM-9040-02", "50", "$4.10", "$38.22", "$19.50", "$61.82", "20 days"],
               ["TM-9040-02", "100", "$3.35", "$36.90", "$14.75", "$55.00", "20 days"],
               ["TM-9040-02", "500", "$2.20", "$33.15", "$10.40", "$45.75", "30 days"],
               ["TM-9055-01", "50", "$1.95", "$12.48", "$9.10", "$23.53", "20 days"],
               ["TM-9055-01", "100", "$1.60", "$11.95", "$7.25", "$20.80", "20 days"],
               ["TM-9055-01", "500", "$1.10", "$10.60", "$5.15", "$16.85", "30 days"]],
              colWidths=[26 * mm, 20 * mm, 22 * mm, 25 * mm, 28 * mm, 24 * mm, 22 * mm])
    t.setStyle(TableStyle(center + [("GRID", (0, 0), (-1, -1), 0.5, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey)]))
    n = Table([["One-time charges", "TM-9040-02", "TM-9055-01"], ["SMT programming", "$450.00", "$300.00"], ["Stencil", "$275.00", "$275.00"],
               ["ICT fixture", "$3,900.00", "n/a"]], colWidths=[50 * mm, 30 * mm, 30 * mm])
    n.setStyle(TableStyle(center + [("BOX", (0, 0), (-1, -1), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black)]))
    h = ParagraphStyle("h", parent=styles["Title"], fontSize=16)
    doc.build([Paragraph("Tualatin Electronic Manufacturing, Inc.", h), Paragraph("Electronic manufacturing services quotation EQ-61442", ParagraphStyle("c", parent=body, alignment=1)),
               Spacer(1, 5 * mm), Paragraph("Customer: Tamarack Metering Corp. &nbsp;&nbsp; Date: 11/09/2026 &nbsp;&nbsp; Expires: 12/09/2026", body), Spacer(1, 5 * mm),
               t, Spacer(1, 6 * mm), n, Spacer(1, 6 * mm),
               Paragraph("All prices in USD. Turn is counted in calendar days from clean data and deposit. FOB our dock, Tualatin, Oregon. "
                         "Turnkey pricing is based on component cost of the quote date.", body)])
    common = {"supplier": "Tualatin Electronic Manufacturing, Inc.", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-09", "leadTimeDays": [20, 30]}
    f.truth(name, "en", "breaks-down", [steps("TM-9040-02", [(50, 61.82), (100, 55), (500, 45.75)], common),
                                        steps("TM-9055-01", [(50, 23.53), (100, 20.8), (500, 16.85)], common)],
            [{"part": "TM-9040-02", "amount": 4625}, {"part": "TM-9055-01", "amount": 575}])


def shop():
    """A small shop's typed quote, by groff."""
    name = "en-machine-shop-typed.pdf"
    groff(r""".nr PS 11
.nr LL 6.8i
.nr PO 0.8i
.ft CB
.ce 2
BUCKHORN CNC & REPAIR
Rural Route 4, Lewistown, Montana   ph 406 555 0190
.ft R
.sp 2
Quote 2026-118         Nov 4 2026
.br
To: Judith Basin Implement, attn. Ray
.sp
.TS
tab(|);
l l r r l.
Qty|Part|Each|Total|Remarks
_
20|JB-771 bushing, 4140|$18.50|$370.00|your print rev 2
20|JB-772 pin 1.25 dia|$22.75|$455.00|hard chrome incl.
4|JB-790 hub, bored and keyed|$164.00|$656.00|from your forging
100|JB-801 spacer|$3.10|$310.00|zinc plated
_
|||$1,791.00|
.TE
.sp
Broach for the JB-790 keyway is $145 one time, not in the total above. Can ship in 3 weeks, you pay the freight.
Price is good for 30 days. Thanks Ray.
.sp
Dale Ostby
""", f.file(name), "-ms")
    common = {"supplier": "Buckhorn CNC & Repair", "currency": "USD", "validUntil": "2026-12-04", "leadTimeDays": 21}
    f.truth(name, "en", "plain", [line("JB-771", 20, 18.5, common), line("JB-772", 20, 22.75, common), line("JB-790", 4, 164, common),
                                  line("JB-801", 100, 3.1, common)], [{"part": "JB-790", "amount": 145}])


def stamping():
    """A German offer by LibreOffice Writer: prices per hundred, tool costs as positions of their own."""
    name = "de-stanzteile-werkzeug.pdf"
    doc = Document()
    doc.styles["Normal"].font.name = "Liberation Sans"
    doc.styles["Normal"].font.size = Pt(9.5)
    for s in doc.sections:
        s.left_margin = s.right_margin = Cm(2)
    doc.add_heading("Stanztechnik Wiesenmüller GmbH & Co. KG", 1)
    doc.add_paragraph("Am Hammerwerk 12 · Lüdenscheid · Telefon 02351 5550-14 · angebot@wiesenmueller.example")
    doc.add_paragraph("Firma\nElektrobau Kastner AG\nFrau Pohl, Einkauf\nBamberg")
    doc.add_paragraph("Angebot Nr. 2026/4471\t\t\tDatum: 09.11.2026\nIhre Anfrage: 60012874 vom 02.11.2026")
    doc.add_paragraph("Sehr geehrte Frau Pohl,\nwir danken für Ihre Anfrage und bieten freibleibend an:")
    rows = [("Pos.", "Artikel / Zeichnung", "Menge", "ME", "Preis/100 St.", "Gesamt EUR"),
            ("1", "EK-20.115 Kontaktfeder CuSn6, 0,4 mm, galv. Ag 2 µm", "50.000", "St.", "8,64", "4.320,00"),
            ("1.1", "Folgeverbundwerkzeug zu Pos. 1, einmalig", "1", "psch.", "", "14.800,00"),
            ("2", "EK-20.116 Haltebügel DC01, 1,0 mm, verzinkt", "20.000", "St.", "11,90", "2.380,00"),
            ("2.1", "Schnittwerkzeug zu Pos. 2, einmalig", "1", "psch.", "", "6.250,00"),
            ("3", "EK-20.120 Lötfahne Ms63 verzinnt", "100.000", "St.", "2,35", "2.350,00")]
    t = doc.add_table(rows=0, cols=6); t.style = "Light Grid Accent 1"; t.autofit = False
    for column, w in zip(t.columns, (1.3, 7.0, 1.9, 1.3, 2.6, 2.6)):
        column.width = Cm(w)
    for r in rows:
        cells = t.add_row().cells
        for cell, x in zip(cells, r):
            cell.text = x
    for row in t.rows:
        for cell, w in zip(row.cells, (1.3, 7.0, 1.9, 1.3, 2.6, 2.6)):
            cell.width = Cm(w)
    doc.add_paragraph("\nLieferzeit: Position 3 ca. 3 Wochen; Positionen 1 und 2 ca. 10 Wochen nach Werkzeugfreigabe.\n"
                      "Lieferbedingung: FCA Lüdenscheid (Incoterms 2020)\nZahlung: 14 Tage 2 % Skonto, 30 Tage netto\n"
                      "An dieses Angebot halten wir uns bis zum 31.12.2026 gebunden.\nAlle Preise zuzüglich der gesetzlichen Mehrwertsteuer. "
                      "Der Teilepreis enthält die Metallbasis der Woche 45.")
    doc.add_paragraph("Mit freundlichen Grüßen\nStanztechnik Wiesenmüller GmbH & Co. KG\n\ni. A. Torben Lückert")
    with tempfile.TemporaryDirectory() as where:
        source = Path(where) / "angebot.docx"
        doc.save(source)
        soffice(source, "pdf", f.file(name))
    common = {"supplier": "Stanztechnik Wiesenmüller GmbH & Co. KG", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-12-31", "per": 100}
    f.truth(name, "de", "per-hundred", [line("EK-20.115", 50000, 8.64, common, leadTimeDays=70), line("EK-20.116", 20000, 11.9, common, leadTimeDays=70),
                                        line("EK-20.120", 100000, 2.35, common, leadTimeDays=21)],
            [{"part": "EK-20.115", "amount": 14800}, {"part": "EK-20.116", "amount": 6250}])


def turning():
    """A German offer with lines under lines: article, drawing, term and price each in a row of its own."""
    name = "de-zahnrad-positionen.pdf"
    rows = [("001", "2 Stück", "Stirnrad m=4 z=38", "Zeichnung: GZ 4711-38", "Lieferzeit: 7 Wochen", "412,00", "824,00"),
            ("002", "2 Stück", "Ritzelwelle m=4 z=17", "Zeichnung: GZ 4711-17", "Lieferzeit: 7 Wochen", "536,50", "1.073,00"),
            ("003", "10 Stück", "Zwischenrad m=2 z=24", "Zeichnung: GZ 2205-24", "Lieferzeit: 4 Wochen", "98,70", "987,00")]
    body_lines, y = [], 560
    for pos, qty, what, dr, lt, price, total in rows:
        body_lines.append(f't({60},{y},"{pos}"); t(95,{y},"{qty}"); t(160,{y},"{what}"); r(430,{y},"{price}"); r(530,{y},"{total}");')
        body_lines.append(f't(160,{y - 13},"{dr}"); t(160,{y - 26},"{lt}");')
        y -= 50
    body_lines.append(f't(95,{y},"1 mal"); t(160,{y},"Materialzeugnis 3.1 nach EN 10204, pauschal"); r(430,{y},"35,00"); r(530,{y},"35,00");')
    y -= 24
    body_lines.append(f'l({y + 12}); t(340,{y},"Nettosumme EUR"); r(530,{y},"2.919,00"); t(340,{y - 14},"19 % MwSt. EUR"); r(530,{y - 14},"554,61"); b(340,{y - 30},"Endsumme EUR"); r(530,{y - 30},"3.473,61");')
    perl(r"""use utf8; use strict; use PDF::API2; my $pdf=PDF::API2->new(); my $page=$pdf->page(); $page->mediabox('A4');
my $n=$pdf->corefont('Helvetica',-encode=>'latin1'); my $bf=$pdf->corefont('Helvetica-Bold',-encode=>'latin1'); my $x=$page->text();
sub t {my($a,$b,$s)=@_; $x->font($n,9.5); $x->translate($a,$b); $x->text($s)} sub r {my($a,$b,$s)=@_; $x->font($n,9.5); $x->translate($a,$b); $x->text_right($s)}
sub b {my($a,$b,$s,$z)=@_; $x->font($bf,$z||9.5); $x->translate($a,$b); $x->text($s)} sub l {my $g=$page->gfx(); $g->move(60,$_[0]); $g->line(530,$_[0]); $g->stroke()}
b(60,790,"Zahnradfertigung Gutmann & Söhne",16); t(60,776,"Inh. Lorenz Gutmann e.K., Triberger Straße 40, Furtwangen, Tel. 07723 555021");
t(60,730,"Getriebebau Reichenau GmbH"); t(60,717,"z. Hd. Herrn Ziegler"); t(60,704,"Radolfzell");
t(400,730,"Angebot: A-26-0388"); t(400,717,"vom: 06.11.2026"); t(400,704,"Kunde: 10442"); t(400,691,"Anfrage: per Mail 4.11.");
b(60,640,"ANGEBOT",13); t(60,620,"Gemäß Ihren Zeichnungen bieten wir Ihnen an:");
b(60,590,"Pos"); b(95,590,"Menge"); b(160,590,"Bezeichnung"); b(385,590,"Einzelpreis"); b(490,590,"Gesamt"); l(584);
""" + "\n".join(body_lines) + rf"""
t(60,{y - 70},"Die Preise gelten ab Werk Furtwangen, ausschließlich Verpackung.");
t(60,{y - 84},"Bindefrist: 30 Tage ab Angebotsdatum. Zahlbar 30 Tage netto.");
t(60,{y - 120},"Freundliche Grüße"); t(60,{y - 150},"L. Gutmann");
$pdf->saveas('{f.file(name)}');""")
    common = {"supplier": "Zahnradfertigung Gutmann & Söhne", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-06"}
    f.truth(name, "de", "records", [line("GZ 4711-38", 2, 412, common, leadTimeDays=49), line("GZ 4711-17", 2, 536.5, common, leadTimeDays=49),
                                    line("GZ 2205-24", 10, 98.7, common, leadTimeDays=28)], [{"amount": 35}])


def fonderie():
    name = "fr-fonderie-devis.pdf"
    rows = [("MV-0612", "Carter de pompe ind. C, EN-GJL-250", "80", "64,30", "5 144,00"),
            ("MV-0615", "Couvercle ind. A, EN-GJL-250", "80", "18,75", "1 500,00"),
            ("MV-0640", "Palier ind. B, EN-GJS-400-15", "160", "27,40", "4 384,00")]
    trs = "".join(f"<tr><td>{a}</td><td>{b}</td><td class=n>{q}</td><td class=n>{p} €</td><td class=n>{t} €</td></tr>" for a, b, q, p, t in rows)
    wkhtmltopdf(f"""<!doctype html><meta charset=utf-8><style>body{{font:10pt 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #999;padding:4px;font-size:9pt}}.n{{text-align:right;white-space:nowrap}}.nb td{{border:0}}</style>
<table class=nb><tr><td><b style="font-size:15pt">Fonderie de la Vézouze</b><br>SARL au capital de 80 000 € – Blâmont<br>Tél. 03 83 55 50 11</td><td class=n>DEVIS N° D26-1042<br>le 10/11/2026<br>Client : Pompes Maréval SA<br>Votre demande du 03/11/2026</td></tr></table>
<p>Monsieur,<br>Suite à votre consultation, nous avons le plaisir de vous remettre notre meilleure offre :</p>
<table><tr><th>Référence plan</th><th>Désignation</th><th>Qté</th><th>P.U. HT</th><th>Montant HT</th></tr>{trs}
<tr><td></td><td>Outillage modèle MV-0612 (participation unique)</td><td class=n>1</td><td class=n>2 900,00 €</td><td class=n>2 900,00 €</td></tr>
<tr><td></td><td>Outillage modèle MV-0640 (participation unique)</td><td class=n>1</td><td class=n>1 650,00 €</td><td class=n>1 650,00 €</td></tr>
<tr><td colspan=4 class=n>Total HT</td><td class=n>15 578,00 €</td></tr><tr><td colspan=4 class=n>TVA 20 %</td><td class=n>3 115,60 €</td></tr><tr><td colspan=4 class=n><b>Total TTC</b></td><td class=n><b>18 693,60 €</b></td></tr></table>
<p>Délai : pièces types 6 semaines, série 9 semaines à réception de commande.<br>Franco de port votre usine de Lunéville (DAP).<br>Règlement : 45 jours fin de mois.<br>Validité de l'offre : 2 mois.</p>
<p>Restant à votre disposition, nous vous prions d'agréer, Monsieur, nos salutations distinguées.</p><p>Étienne Grandjean<br>Responsable devis</p>""", f.file(name))
    common = {"supplier": "Fonderie de la Vézouze", "currency": "EUR", "incoterm": "DAP", "validUntil": "2027-01-10", "leadTimeDays": [63, 42]}
    f.truth(name, "fr", "plain", [line("MV-0612", 80, 64.3, common), line("MV-0615", 80, 18.75, common), line("MV-0640", 160, 27.4, common)],
            [{"part": "MV-0612", "amount": 2900}, {"part": "MV-0640", "amount": 1650}])


def stampaggio():
    name = "it-stampaggio-offerta.pdf"
    doc = SimpleDocTemplate(str(f.file(name)), pagesize=A4, topMargin=15 * mm, leftMargin=18 * mm, rightMargin=18 * mm, title="Offerta 412/26")
    p = lambda text: Paragraph(text, small)
    t = Table([["Codice", "Descrizione", "Q.tà minima\nlotto", "Prezzo\n€/pz", "Stampo\n€", "Consegna"],
               [p("RB 7710"), p("Coperchio PP nero, finitura VDI 27, 2 impronte"), "5.000", "0,386", "11.400,00", p("8 sett. + campionatura")],
               [p("RB 7712"), p("Base PP+GF30, inserti M4 co-stampati"), "5.000", "0,914", "17.850,00", p("8 sett. + campionatura")],
               [p("RB 7730"), p("Tappo TPE 60 ShA, stampo di Vs. proprietà"), "20.000", "0,072", "-", p("3 sett.")]],
              colWidths=[22 * mm, 58 * mm, 22 * mm, 18 * mm, 24 * mm, 30 * mm])
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 8.5), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 1, colors.black),
                           ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1, colors.black), ("ALIGN", (2, 0), (4, -1), "RIGHT")]))
    doc.build([Paragraph("<b><font size=14>Stampaggio Valcavasia S.p.A.</font></b>", body), Spacer(1, 2 * mm),
               Paragraph("Via delle Industrie 9, Cavaso &ndash; P.IVA 05550110267 &ndash; tel. 0423 555 018", small), Spacer(1, 8 * mm),
               Paragraph("Spett.le Rubinetterie Bassanesi S.r.l.<br/>c.a. Sig.ra Zanatta<br/><br/>Offerta n. 412/26 del 13/11/2026", body), Spacer(1, 6 * mm),
               Paragraph("Con riferimento alla Vs. gradita richiesta del 5 novembre Vi sottoponiamo la ns. migliore offerta:", body), Spacer(1, 4 * mm), t, Spacer(1, 6 * mm),
               Paragraph("Resa: franco ns. stabilimento (EXW Cavaso). Imballo: compreso. Pagamento: stampi 50% all'ordine, 50% al benestare; particolari RB 60 gg f.m.", body),
               Paragraph("Validità offerta: 31/01/2027. I.V.A. esclusa.", body), Spacer(1, 6 * mm), Paragraph("Distinti saluti<br/>Ufficio commerciale &ndash; Denis Favaro", body)])
    common = {"supplier": "Stampaggio Valcavasia S.p.A.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-01-31"}
    f.truth(name, "it", "plain", [line("RB 7710", None, 0.386, common, leadTimeDays=56, minimumOrder=5000), line("RB 7712", None, 0.914, common, leadTimeDays=56, minimumOrder=5000),
                                  line("RB 7730", None, 0.072, common, leadTimeDays=21, minimumOrder=20000)],
            [{"part": "RB 7710", "amount": 11400}, {"part": "RB 7712", "amount": 17850}])


def plaatwerk():
    name = "nl-plaatwerk-offerte.pdf"
    rows = [("1", "40 st", "VDB-5120", "Afschermkap, staal 2 mm, poedercoating RAL 7016", "€ 58,90", "€ 2.356,00"),
            ("2", "40 st", "VDB-5121", "Montageplaat, staal verzinkt 3 mm", "€ 21,45", "€ 858,00"),
            ("3", "80 st", "VDB-5133", "Beugel links/rechts, rvs 304", "€ 9,80", "€ 784,00"),
            ("", "", "", "Instelkosten (eenmalig)", "", "€ 175,00"), ("", "", "", "Transport naar Zutphen", "", "€ 65,00")]
    trs = "".join("<tr>" + "".join(f"<td>{x}</td>" for x in r) + "</tr>" for r in rows)
    chromium(f"""<!doctype html><meta charset=utf-8><title>Offerte</title><style>body{{font:10pt Carlito,'Liberation Sans';margin:12mm}}table{{width:100%;border-spacing:0}}
td{{padding:4px 6px 4px 0;vertical-align:top}}th{{text-align:left;border-bottom:1px solid}}td:nth-child(5),td:nth-child(6),th:nth-child(5),th:nth-child(6){{text-align:right;white-space:nowrap}}</style>
<div style="text-align:right"><b style="font-size:16pt;color:#a30">Plaatwerk Steenderen B.V.</b><br>Handelsweg 8, Steenderen<br>T 0575 555 012<br>KvK 05550127</div>
<p>Van der Brink Techniek<br>t.a.v. dhr. J. Oonk</p><p>Datum: 12-11-2026<br>Offertenummer: OF26-0917<br>Uw kenmerk: mail 10-11</p>
<p>Geachte heer Oonk,</p><p>Naar aanleiding van uw aanvraag bieden wij u vrijblijvend aan:</p>
<table><tr><th>Pos</th><th>Aantal</th><th>Artikel</th><th>Omschrijving</th><th>Stuksprijs</th><th>Bedrag</th></tr>{trs}
<tr><td colspan=5>Totaal excl. btw</td><td><b>€ 4.238,00</b></td></tr></table>
<p>Levertijd: 15 werkdagen na opdracht.<br>Levering: DAP Zutphen.<br>Betaling: 30 dagen netto.<br>Deze offerte is geldig tot en met 12 december 2026.</p><p>Met vriendelijke groet,<br>Marloes Hesselink</p>""", f.file(name))
    common = {"supplier": "Plaatwerk Steenderen B.V.", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-12", "leadTimeDays": workdays(15)}
    f.truth(name, "nl", "plain", [line("VDB-5120", 40, 58.9, common), line("VDB-5121", 40, 21.45, common), line("VDB-5133", 80, 9.8, common)],
            [{"amount": 175}, {"amount": 65}])


if __name__ == "__main__":
    for make in (valves, springs, castings, letter, harness, integrator, boards, shop, turning, fonderie, stampaggio, plaatwerk, stamping):
        if len(sys.argv) == 1 or make.__name__ in sys.argv:
            make()
            print(make.__name__, flush=True)
