"""PDF quotes in English: quantities under each part, sheet metal, a foundry, harnesses on three pages, boards, plating, New Zealand."""

from fpdf import FPDF
from fpdf.fonts import FontFace
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, Side
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfgen import canvas
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer

from kit import after, at, put, true, us, weeks, workdays, write
from paper import LIBERATION, LIBERATION_BOLD, chrome, grid, office, say


def job_shop():
    name, s = "en-us-quantities-under-part.pdf", "Tri-Rivers Machine & Grinding, Inc."
    rows = [("55-2107", "D", "Bearing retainer, 4130N, black oxide", ((25, 88.4), (50, 71.25), (100, 63.9)), "4 weeks", 450), ("55-2110", "B", "Lock collar, 1144", ((25, 31.7), (50, 24.85), (100, 21.4)), "4 weeks", 0), ("55-2133", "A", "Index pin, A2 tool steel, 60-62 HRC, ground", ((10, 142.0), (25, 118.5), (50, 104.75)), "6 weeks", 280)]
    story = [say(f"<b>{s}</b>", 15), say("3300 Neville Bottom Road, Coraopolis Flats, PA 15199 &nbsp; 412-555-0193"), Spacer(1, 14), say("<b>QUOTE 26-1288</b>", 12), say("Quote date: 11/05/2026<br/>Expires: 12/20/2026<br/>Customer: Monaca Automation Corp., attn. Ray Szabo<br/>Terms: net 30 &nbsp;&nbsp; Ship via: best way &nbsp;&nbsp; FOB: our plant<br/>All prices in US dollars."), Spacer(1, 14)]
    for i, (a, v, d, b, t, c) in enumerate(rows, 1):
        block = [say(f"<b>Item {i} &nbsp;&nbsp; Part no. {a} &nbsp; Rev {v} &nbsp;&nbsp; {d}</b>", 10), Spacer(1, 3), grid([["Quantity", "Unit price", "Extended", "Delivery"]] + [[q, us(p), us(q * p), t] for q, p in b], [70, 80, 90, 90], (0, 1, 2), 9)]
        if c:
            block.append(say(f"Tooling, non-recurring: ${us(c)}", 9))
        story += [KeepTogether(block), Spacer(1, 16)]
    story += [say("Delivery is from receipt of order and material certificates. Prices are for one release of the quantity shown.")]
    SimpleDocTemplate(at(name), pagesize=LETTER, leftMargin=54, rightMargin=54, invariant=1).build(story)
    true(name, "quantities-under-each-part", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-20"), [(a, None, b, dict(leadTimeDays=7 * int(t[0]))) for a, _, _, b, t, _ in rows], [(r[0], r[5]) for r in rows if r[5]])


def paper(size="A4"):
    p = FPDF(format=size)
    p.add_font("L", "", LIBERATION)
    p.add_font("L", "B", LIBERATION_BOLD)
    p.set_font("L", size=10)
    return p


def sheet_metal():
    name, s = "en-uk-sheet-metal.pdf", "Ribblehead Sheet Metal Ltd"
    rows = [("RSM-0447", "Chassis, 1.2 mm Zintec, laser cut and folded", 120, 23.85), ("RSM-0448", "Lid, 1.2 mm Zintec, powder coat RAL 9005 fine texture", 120, 17.4), ("RSM-0452", "Fan guard, 1.5 mm 304, 2B finish", 240, 6.35), ("RSM-0460", "DIN rail bracket, 2 mm 5251 H22, alocrom", 480, 2.18)]
    p = paper()
    p.add_page()
    p.set_font("L", "B", 17)
    p.cell(0, 9, s, new_x="LMARGIN", new_y="NEXT")
    p.set_font("L", "", 9)
    p.multi_cell(0, 5, "Unit 12, Station Works, Settlebeck BD24 9ZZ\nTel 01729 555 018   sales@ribbleheadsm.example", new_x="LMARGIN", new_y="NEXT")
    p.ln(4)
    p.set_font("L", "B", 13)
    p.cell(0, 8, "Quotation", new_x="LMARGIN", new_y="NEXT")
    p.set_font("L", "", 9)
    for k, v in (("Quotation no.", "QT 10552"), ("Date", "10/11/2026"), ("Valid until", "08/01/2027"), ("For", "Malham Test Equipment Ltd, Fiona Garside"), ("Your ref.", "RFQ email 6 Nov")):
        p.cell(32, 5, k), p.cell(0, 5, v, new_x="LMARGIN", new_y="NEXT")
    p.ln(5)
    tot = sum(q * x for *_, q, x in rows)
    with p.table(col_widths=(24, 70, 16, 26, 30), text_align=("LEFT", "LEFT", "RIGHT", "RIGHT", "RIGHT"), headings_style=FontFace(emphasis="BOLD", fill_color=(225, 230, 238)), line_height=5.5) as t:
        for r in [("Part no.", "Description", "Qty", "Unit £", "Total £")] + [(a, d, str(q), us(x), us(q * x)) for a, d, q, x in rows] + [("", "Set-up and programming (one-off)", "1", "175.00", "175.00"), ("", "Net total", "", "", us(tot + 175)), ("", "VAT @ 20%", "", "", us((tot + 175) * 0.2)), ("", "Gross total", "", "", us((tot + 175) * 1.2))]:
            row = t.row()
            for c in r:
                row.cell(c)
    p.ln(5)
    p.multi_cell(0, 5, "Lead time: 3-4 weeks from order. Delivery: DAP Skipton Bridge, included. Payment: 30 days end of month.\nPrices in pounds sterling.", new_x="LMARGIN", new_y="NEXT")
    p.output(at(name))
    true(name, "plain-setup-row-tax", "en", dict(supplier=s, currency="GBP", incoterm="DAP", leadTimeDays=weeks(3, 4), validUntil="2027-01-08"), [(a, q, x) for a, _, q, x in rows], [175])


def foundry():
    name, s = "en-us-foundry-patterns.pdf", "KISHWAUKEE ALUMINUM FOUNDRY CO."
    rows = [("KAF-2201", "Gear case half, 356-T6", "14.2", 200, 74.6), ("KAF-2202", "Gear case half, opposite", "14.0", 200, 74.6), ("KAF-2230", "Inspection cover, 319", "2.1", 400, 16.85), ("KAF-2244", "Oil pan, 356-T6", "9.7", 200, 58.3)]
    c = canvas.Canvas(at(name), pagesize=LETTER, invariant=1)
    c.setFont("Times-Bold", 18), c.drawCentredString(306, 740, s)
    c.setFont("Times-Roman", 10), c.drawCentredString(306, 725, "Sand and Permanent Mold Castings - Belvidere Junction, Illinois 61099")
    c.setFont("Times-Roman", 10)
    for y, t in ((695, "QUOTATION NO. 8812"), (682, "November 4, 2026"), (660, "Winnebago Gear Drives, Inc."), (648, "Attention: Mr. Curtis Lindahl")):
        c.drawString(60, y, t)
    xs = (60, 130, 330, 400, 470, 552)
    c.setFont("Times-Bold", 10)
    for x, t in zip(xs, ("Pattern No.", "Casting", "Est. lbs.", "Quantity", "Price Each", "Amount")):
        (c.drawString if x < 300 else c.drawRightString)(x, 620, t)
    c.line(60, 615, 552, 615)
    c.setFont("Times-Roman", 10)
    y = 600
    for a, d, k, q, p in rows:
        for x, t in zip(xs, (a, d, k, str(q), "$" + us(p), "$" + us(q * p))):
            (c.drawString if x < 300 else c.drawRightString)(x, y, t)
        y -= 16
    c.line(470, y + 10, 552, y + 10)
    c.drawRightString(552, y - 4, "$" + us(sum(q * p for *_, q, p in rows)))
    y -= 40
    c.setFont("Times-Bold", 10), c.drawString(60, y, "PATTERN EQUIPMENT (invoiced once, remains your property)")
    c.setFont("Times-Roman", 10)
    for t, v in (("KAF-2201 / KAF-2202  matchplate and two core boxes", "$11,300.00"), ("KAF-2230  loose pattern, mounted", "$1,650.00"), ("KAF-2244  existing pattern, no charge", "$0.00")):
        y -= 15
        c.drawString(75, y, t), c.drawRightString(552, y, v)
    for t in ("Delivery: samples 8 weeks; production 5 weeks after sample approval.", "Terms: Net 30 days, F.O.B. Belvidere Junction. Freight collect.", "Prices are based on today's metal market and are firm for thirty days."):
        y -= 22
        c.drawString(60, y, t)
    c.drawString(60, y - 50, "Respectfully submitted,  Harold Nyquist, Estimator")
    c.save()
    true(name, "patterns-under-the-list", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=[35, 91], validUntil=after("2026-11-04", 30)), [(a, q, p) for a, _, _, q, p in rows], [11300, ("KAF-2230", 1650)])


def harnesses():
    name, s = "en-us-harness-three-pages.pdf", "Great Salt Harness & Wire LLC"
    areas = (("CAB", "Cab roof harness with sealed connectors and convoluted tubing"), ("ENG", "Engine bay harness, high temperature, heat shrink at all branches"), ("CHS", "Chassis harness, PVC tape wrapped, grommet at firewall"), ("BAT", "Battery cable assembly, 2/0 AWG, tinned lugs both ends"), ("AUX", "Auxiliary lamp pigtail, Deutsch style connector"))
    rows = []
    for i, (code, text) in enumerate(areas):
        for j in range(12):
            part = f"GS-{code}-{410 + 10 * j}" + ("-LH-2026" if j == 5 else "")
            rows.append((part, f"{text}, length {24 + 12 * j} in", (25, 50, 100, 200)[(i + j) % 4], round(18.35 + 11.4 * i + 3.85 * j, 2)))
    p = paper("Letter")
    p.set_auto_page_break(False)
    width, edges = (12, 30, 82, 16, 24, 28), 10
    running, page = 0.0, 0

    def top():
        nonlocal page
        page += 1
        p.add_page()
        p.set_font("L", "B", 12), p.cell(120, 6, s), p.set_font("L", "", 8), p.cell(0, 6, f"Quote 61440   Page {page}", align="R", new_x="LMARGIN", new_y="NEXT")
        p.set_font("L", "", 8), p.cell(0, 5, "4815 W Lakeshore Frontage, Tooele Flats, UT 84099", new_x="LMARGIN", new_y="NEXT")
        if page == 1:
            p.ln(3)
            p.multi_cell(0, 4.5, "Quote date: November 9, 2026      Valid through: December 31, 2026\nCustomer: Bonneville Specialty Vehicles\nBuyer: Teresa Archuleta", new_x="LMARGIN", new_y="NEXT")
        p.ln(3)
        p.set_font("L", "B", 8)
        for x, t, al in zip(width, ("Line", "Part number", "Description", "Qty", "Unit price", "Extended"), "LLLRRR"):
            p.cell(x, 6, t, border="B", align=al)
        p.ln(7)
        p.set_font("L", "", 8)

    def amount(label, value):
        p.set_font("L", "B", 8), p.cell(sum(width[:5]), 5, label, align="R"), p.cell(width[5], 5, us(value), align="R", new_x="LMARGIN", new_y="NEXT"), p.set_font("L", "", 8)

    top()
    for i, (a, d, q, x) in enumerate(rows, 1):
        if p.get_y() > 245:
            amount("Carried forward", running)
            top()
            amount("Brought forward", running)
        y, x0 = p.get_y(), p.l_margin
        p.set_xy(x0, y), p.cell(width[0], 4, str(i))
        first, rest = (a[: a.rindex("-LH-") + 4], a[a.rindex("-LH-") + 4 :]) if "-LH-" in a else (a, "")
        p.cell(width[1], 4, first)
        p.multi_cell(width[2], 4, d, align="L", new_x="RIGHT", new_y="TOP")
        p.cell(width[3], 4, str(q), align="R"), p.cell(width[4], 4, us(x), align="R"), p.cell(width[5], 4, us(q * x), align="R")
        if rest:
            p.set_xy(x0 + width[0], y + 4), p.cell(width[1], 4, rest)
        running += q * x
        p.set_xy(x0, y + 10)
    amount("Parts total USD", running)
    amount("Form boards, one time", 1450)
    amount("Quote total USD", running + 1450)
    p.ln(4)
    p.multi_cell(0, 4.5, "Lead time 6 weeks ARO. FOB Tooele Flats, UT. Net 30. Full rolls and reels of special wire are billed if the order is cancelled.", new_x="LMARGIN", new_y="NEXT")
    p.output(at(name))
    true(name, "three-pages-carried-forward", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=42, validUntil="2026-12-31"), [(a, q, x) for a, _, q, x in rows], [1450])


def boards():
    name, s = "en-de-boards-matrix.pdf", "Havelland Circuits GmbH"
    steps = (50, 100, 250, 500)
    rows = [("HC-7718-R2", "6 layers, 1.6 mm, ENIG, 160 x 100 mm", (21.4, 15.85, 11.6, 9.95), 420), ("HC-7719-R1", "4 layers, 1.6 mm, ENIG, 80 x 100 mm", (11.9, 8.35, 6.1, 5.2), 290), ("HC-7725-R4", "2 layers, 1.0 mm, HAL lead-free, 50 x 50 mm", (4.75, 3.1, 2.05, 1.64), 140)]
    body = "".join(f"<tr><td>{i}</td><td><b>{a}</b><br>{d}</td>" + "".join(f"<td class=r>{p:.2f}</td>" for p in b) + f"<td class=r>{c:.2f}</td></tr>" for i, (a, d, b, c) in enumerate(rows, 1))
    chrome(name, f"""<html lang=en><meta charset=utf-8><style>@page{{size:A4;margin:18mm}}body{{font:10pt 'Liberation Sans'}}.r{{text-align:right}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #aaa;padding:5px;vertical-align:top}}th{{background:#eef3e6}}h1{{color:#4a7a10;margin:0}}</style>
<h1>{s}</h1><p>Brunnenweg 11, 14799 Rathensee, Germany</p><p>To: Solent Instruments Ltd, Mr. Dev Chopra<br>Offer no. 2026-3306 of 6 November 2026</p><p>Dear Mr. Chopra,<br>thank you for your enquiry. We offer the following printed circuit boards. Prices are in EUR per piece.</p>
<table><tr><th rowspan=2>Item</th><th rowspan=2>Board</th><th colspan=4>Order quantity (pieces)</th><th rowspan=2>Set-up,<br>one time</th></tr><tr>{"".join(f"<th>{q}</th>" for q in steps)}</tr>{body}</table>
<p>Production time: 10 working days. Express in 5 working days is possible at an extra charge of 40 %.<br>Delivery: DAP Southampton Docks, customs clearance by you.<br>Our offer is valid until 31 January 2027.</p><p>Kind regards<br>Kathrin Bölter</p></html>""")
    true(name, "breaks-across-setup-column", "en", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=workdays(10), validUntil="2027-01-31"), [(a, None, list(zip(steps, b))) for a, _, b, _ in rows], [(a, c) for a, _, _, c in rows])


def plating():
    name, s = "en-us-plating-minimums.pdf", "Narragansett Plating & Anodizing Corp."
    rows = [("B-70021", "Zinc-nickel, ASTM B841, black trivalent", 3000, 0.385, 250), ("B-70022", "Zinc-nickel, ASTM B841, black trivalent", 1500, 0.62, 250), ("H-1180", "Hard coat, MIL-A-8625 Type III, .002", 200, 4.9, 300), ("H-1181", "Passivate, ASTM A967 citric", 800, 0.54, 125)]
    tot = sum(q * p for _, _, q, p, _ in rows)
    w = Workbook()
    h = w.active
    h.page_setup.fitToWidth, h.page_setup.fitToHeight, h.sheet_properties.pageSetUpPr.fitToPage = 1, 0, True
    for c, size in zip("ABCDEF", (12, 40, 9, 13, 14, 13)):
        h.column_dimensions[c].width = size
    put(h, [(s,), ("90 Quonset Mill Lane, East Warwick, RI 02899",), (), ("QUOTATION Q-26-5520", None, None, None, "November 11, 2026"), ("For: Pawtuxet Marine Hardware, Inc.  Attn: Steve Medeiros",), (), ("Part", "Process and specification", "Qty", "Price per pc", "Minimum lot charge", "Extended")] + [(a, d, q, p, m, q * p) for a, d, q, p, m in rows] + [(None, "Total", None, None, None, tot), (), ("The minimum lot charge applies per lot when quantity times price is less. All quantities above are over the minimum.",), ("Racking for H-1180: special racks $215.00, one time.",), ("Certification to specification: no charge.",), ("Turn time: 5 working days from receipt of parts. FOB our dock. Prices in US dollars, good for 90 days.",)], 1, {3: "#,##0", 4: "0.000", 5: "#,##0.00", 6: "#,##0.00"})
    h["A1"].font = Font(name="Liberation Sans", bold=True, size=14)
    side = Side(style="thin")
    for r in range(7, 13):
        for j in range(1, 7):
            h.cell(r, j).border = Border(side, side, side, side)
            h.cell(r, j).alignment = Alignment(wrap_text=True, vertical="top")
    office(name, w.save, "xlsx")
    true(name, "minimum-lot-charge-column", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=workdays(5), validUntil=after("2026-11-11", 90)), [(a, q, p) for a, _, q, p, _ in rows], [("H-1180", 215)], noMinimumPieces=True)


def new_zealand():
    name, s = "en-nz-composites.pdf", "Kaipara Composites Limited"
    rows = [("KC-310", "Hatch cover 620 x 620, infused E-glass/vinylester", 30, 486.0), ("KC-311", "Hatch frame, E-glass/vinylester, gelcoat white", 30, 352.5), ("KC-325", "Locker liner, chopped strand", 60, 128.0)]
    tot = sum(q * p for *_, q, p in rows) + 2900
    body = "".join(f"<tr><td>{a}</td><td>{d}</td><td class=r>{q:.2f}</td><td class=r>{us(p)}</td><td class=r>15%</td><td class=r>{us(q * p)}</td></tr>" for a, d, q, p in rows + [("TOOL", "Production mould for KC-311, one-off", 1, 2900.0)])
    chrome(name, f"""<html lang=en><meta charset=utf-8><style>@page{{size:A4;margin:20mm}}body{{font:9.5pt 'Liberation Sans';color:#222}}.r{{text-align:right}}table.i{{border-collapse:collapse;width:100%;margin-top:12mm}}.i td,.i th{{border-bottom:1px solid #ccc;padding:6px 4px;text-align:left}}.i .r{{text-align:right}}.i td:first-child{{white-space:nowrap}}.t{{width:100%}}.t td{{vertical-align:top}}h1{{font-weight:normal;font-size:24pt;margin:0 0 8mm}}</style>
<table class=t><tr><td><h1>QUOTE</h1>Hauraki Boatbuilders Ltd<br>Attention: Wiremu Tait<br>PO Box 99-001<br>Auckland West</td><td><b>Date</b><br>12 Nov 2026<br><br><b>Expiry</b><br>12 Dec 2026<br><br><b>Quote Number</b><br>QU-0731<br><br><b>GST Number</b><br>000-000-000</td><td>{s}<br>14 Wharf Road<br>Helensville South 0899<br>New Zealand</td></tr></table>
<table class=i><tr><th>Item</th><th>Description</th><th class=r>Quantity</th><th class=r>Unit Price</th><th class=r>GST</th><th class=r>Amount NZD</th></tr>{body}<tr><td colspan=5 class=r>Subtotal</td><td class=r>{us(tot)}</td></tr><tr><td colspan=5 class=r>TOTAL GST 15%</td><td class=r>{us(tot * 0.15)}</td></tr><tr><td colspan=5 class=r><b>TOTAL NZD</b></td><td class=r><b>{us(tot * 1.15)}</b></td></tr></table>
<h3>Terms</h3><p>Lead time 8 weeks from deposit. 40% deposit, balance on collection, EXW Helensville South.</p></html>""")
    true(name, "accounting-quote", "en", dict(supplier=s, currency="NZD", incoterm="EXW", leadTimeDays=56, validUntil="2026-12-12"), [(a, q, p) for a, _, q, p in rows], [("KC-311", 2900)])


write(job_shop, sheet_metal, foundry, harnesses, boards, plating, new_zealand)
