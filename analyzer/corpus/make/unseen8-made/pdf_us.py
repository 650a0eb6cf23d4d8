"""PDF quotes of US suppliers."""

from kit import after, at, foot, table, total, true, us, weasy, weeks, wk
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

S = getSampleStyleSheet()
P = lambda text, style="BodyText": Paragraph(text, S[style])  # noqa: E731
GRID = [("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.grey), ("FONTNAME", (0, 0), (-1, 0), "Helvetica-Bold"), ("FONTSIZE", (0, 0), (-1, -1), 8.5), ("VALIGN", (0, 0), (-1, -1), "TOP")]


def investment_castings():
    name = "en-us-investment-castings.pdf"
    rows = [("C-40817", "Impeller, CF8M, solution annealed", 250, 41.75), ("C-40818", "Wear ring, CF8M", 500, 11.2), ("C-41102", "Lever arm, 8620, normalized", 300, 18.64)]
    tools = [("C-40817", "Wax tooling, 1 cavity", 6850), ("C-41102", "Wax tooling, 2 cavity", 5400)]
    goods = total(rows, 2, 3)
    body = [P("PRECISION CASTING DIVISION", "BodyText"), P("Tillamore Castparts Corporation", "Title"), P("1900 Foundry Lane, Grants Hollow, OR 97999 | (555) 014-2200 | sales@tillamore.example"), Spacer(1, 10),
            Table([["QUOTE NO.", "DATE", "EXPIRES", "TERMS", "FOB"], ["TC-26-0448", "09/14/2026", "11/13/2026", "Net 30", "Grants Hollow, OR"]], colWidths=[90, 90, 90, 90, 150], style=TableStyle(GRID)), Spacer(1, 8),
            P("TO: Northgate Pump Company, Attn. Sheila Varga, Fond Lac Heights, WI"), Spacer(1, 8),
            Table([["Item", "Part number", "Description", "Qty", "Price ea.", "Amount"], *[[i + 1, a, b, q, f"{p:.2f}", us(q * p)] for i, (a, b, q, p) in enumerate(rows)], ["", "", "", "", "Parts (US$)", us(goods)]], colWidths=[30, 70, 210, 45, 75, 80], style=TableStyle(GRID)), Spacer(1, 10),
            P("<b>Non-recurring tooling</b> (property of customer on payment)"),
            Table([["Part number", "Tool", "Price US$"], *[[a, b, us(c)] for a, b, c in tools]], colWidths=[90, 220, 90], style=TableStyle(GRID)), Spacer(1, 8),
            P("Item 2 uses the tool we already hold for you. Samples 10 weeks after tooling order, production 8 weeks after sample approval or, for item 2, after receipt of order. Heat certs included. X-ray, if required, quoted separately.")]
    SimpleDocTemplate(at(name), pagesize=letter, topMargin=40).build(body)
    true(name, "table", "en", dict(supplier="Tillamore Castparts Corporation", currency="USD", incoterm="FOB", validUntil="2026-11-13"),
         [("C-40817", 250, 41.75, dict(leadTimeDays=[56, 70, 126])), ("C-40818", 500, 11.2, dict(leadTimeDays=56)), ("C-41102", 300, 18.64, dict(leadTimeDays=[56, 70, 126]))], [dict(part=a, amount=c) for a, _, c in tools])


def forgings():
    name = "en-us-rolled-rings.pdf"
    rows = [("RR-2218", "Ring 24.5 OD x 19.0 ID x 3.25, 4140 Q&amp;T", 16, 118, 486.0), ("RR-2219", "Ring 30.0 OD x 25.5 ID x 4.00, 4140 Q&amp;T", 8, 196, 742.5), ("RR-2240", "Hub 14.0 OD x 6.0 long, 1045 norm.", 20, 171, 398.0)]
    goods = total(rows, 2, 4)
    trs = [(i + 1, f"<b>{a}</b><br>{b}", f"{w} lb", q, f"${us(p)}", f"${us(q * p)}") for i, (a, b, q, w, p) in enumerate(rows)]
    wk(name, f"""<html><meta charset=utf-8><style>body{{font:10pt Georgia,serif}}table{{width:100%;border-collapse:collapse;margin:12px 0}}td,th{{border:1px solid #777;padding:4px;text-align:left}}.r{{text-align:right}}</style>
<table style="border:0"><tr><td style="border:0"><b style="font-size:15pt">J. W. Pruitt &amp; Sons Forge, Inc.</b><br>Rolled rings and open die forgings since 1923<br>700 Hammer St., Calumet Bluff, IL 60999</td><td style="border:0" class=r><b>QUOTATION</b><br>No. 88120<br>August 24, 2026</td></tr></table>
<p>Customer: Bellwood Gearmotor LLC &nbsp; Inquiry: e-mail of 8/19, D. Ostrander</p>
{table(["#", "Part / description (inches)", "Est. ship wt.", "Qty", "Unit price", "Extended"], trs, ("", "", "r", "r", "r", "r"), foot(5, [("Lot charge: ultrasonic test to ASTM A388, all items", "$640.00"), ("Brinell and cert package", "$185.00"), ("Total this quotation", f"${us(goods + 825)}")]))}
<p>Prices are each, rough machined +1/8" all over. Ship 9-10 weeks after receipt of order. Freight collect, FOB Calumet Bluff. Prices firm 15 days, then subject to alloy surcharge in effect at shipment.</p><p>Walt Pruitt III, Sales</p></html>""")
    true(name, "table", "en", dict(supplier="J. W. Pruitt & Sons Forge, Inc.", currency="USD", incoterm="FOB", validUntil=after(2026, 8, 24, 15), leadTimeDays=weeks(9, 10)), [(a, q, p) for a, _, q, _, p in rows], [dict(amount=640), dict(amount=185)])


def rep_gears():
    name = "en-us-distributor-gears.pdf"
    rows = [("HM-24-30-B", "Spur gear 24DP 30T, 303 SS, hub", 60, 38.4, 20, "stock"), ("HM-24-96-B", "Spur gear 24DP 96T, 7075, hubless", 60, 71.9, 20, "3 wks"), ("HM-W16-2", "Worm 16DP double thread", 25, 112.0, 12, "5 wks")]
    net = [round(r[3] * (100 - r[4]) / 100, 2) for r in rows]
    goods = round(sum(r[2] * n for r, n in zip(rows, net)), 2)
    trs = [(a, b, q, us(p), f"{d}%", us(n), us(q * n), w) for (a, b, q, p, d, w), n in zip(rows, net)]
    weasy(name, f"""<html><style>@page{{size:letter;margin:16mm}}body{{font:9.5pt Helvetica}}table{{width:100%;border-collapse:collapse}}th{{background:#224;color:#fff}}td,th{{padding:4px;text-align:left;border-bottom:1px solid #bbb}}.r{{text-align:right}}h1{{color:#224;margin:0}}</style>
<h1>HELLMUTH PRECISION GEARS</h1><p>Catalog and modified standard gears &mdash; factory authorized distributor quotation</p><hr>
<p><b>Quoted by:</b> Carrow Power Transmission Inc., 88 Belting Way, Worcester Mills, MA 01999<br><b>Quote:</b> CPT-55310 &nbsp; <b>Date:</b> 2026-09-30 &nbsp; <b>Valid through:</b> 2026-12-31<br><b>For:</b> Amesbury Instruments, Attn: Ravi Menon</p>
{table(["Mfr. P/N", "Description", "Qty", "List $", "Disc.", "Net $", "Ext. $", "Avail."], trs, ("", "", "r", "r", "r", "r", "r", ""), foot(7, []) + f"<tr><td colspan=6 class=r>Merchandise</td><td class=r>{us(goods)}</td><td></td></tr><tr><td colspan=6 class=r>Bore and keyway modification set-up, HM-24-96-B</td><td class=r>95.00</td><td></td></tr><tr><td colspan=6 class=r>Total USD</td><td class=r>{us(goods + 95)}</td><td></td></tr>")}
<p>Net prices after distributor discount. Shipping prepaid and added. Make purchase orders out to Carrow Power Transmission Inc., not to Hellmuth. Stock subject to prior sale.</p></html>""")
    true(name, "distributor", "en", dict(supplier="Carrow Power Transmission Inc.", currency="USD", validUntil="2026-12-31"),
         [(r[0], r[2], n, dict(leadTimeDays=d)) for r, n, d in zip(rows, net, (0, 21, 35))], [dict(part="HM-24-96-B", amount=95)])


def revised():
    name = "en-us-machining-revised.pdf"
    rows = [("MX-100-44", "Manifold, 6061-T6, anodized", 25, 212.0, 198.5), ("MX-100-45", "Cover plate, 6061-T6, anodized", 25, 47.0, 47.0), ("MX-207-01", "Spindle nose, 4340 pre-hard", 10, 365.0, 341.25)]
    old, new = total(rows, 2, 3), total(rows, 2, 4)
    cell = lambda o, n: f"<s>{us(o)}</s><br><b>{us(n)}</b>" if o != n else us(n)  # noqa: E731
    trs = [(a, b, q, cell(o, n), cell(q * o, q * n)) for a, b, q, o, n in rows]
    weasy(name, f"""<html><style>@page{{size:letter;margin:18mm}}body{{font:10pt DejaVu Sans}}table{{width:100%;border-collapse:collapse}}td,th{{padding:4px;text-align:left;border:1px solid #ccc}}.r{{text-align:right}}s{{color:#999}}</style>
<div style="float:right;text-align:right">Quote 3127 <b>Rev. B</b><br>10/02/2026<br>supersedes Rev. A of 09/18/2026</div><h2>Delgado Bros. CNC, LLC</h2><p>Mesa Industrial Park 12, Alamo Flats, NM 87999</p>
<p>Kestrel Photonics &mdash; Jan, per our call we took another look at fixturing. Changed prices are in bold, previous prices struck.</p>
{table(["Part", "Description", "Qty", "Each (USD)", "Ext. (USD)"], trs, ("", "", "r", "r", "r"), foot(4, [("Revised total", f"<s>{us(old)}</s> <b>{us(new)}</b>")]))}
<p>Lead time <s>6 weeks</s> 5 weeks ARO. Valid 30 days from revision date. FOB origin. FAI per AS9102 available at $350 per part number if you want it; not included.</p></html>""")
    true(name, "revised", "en", dict(supplier="Delgado Bros. CNC, LLC", currency="USD", incoterm="FOB", validUntil=after(2026, 10, 2, 30), leadTimeDays=35), [(a, q, n) for a, _, q, _, n in rows])


def plastics_pages():
    name = "en-us-molding-breaks-pages.pdf"
    parts = [("P-1101", "Knob, PA66 GF30 black", (0.92, 0.71, 0.63)), ("P-1102", "Knob insert, brass, molded-in", (1.48, 1.22, 1.15)), ("P-1107", "Bezel, PC/ABS V0", (2.36, 1.94, 1.81)), ("P-1109", "Light pipe, PMMA clear", (0.58, 0.44, 0.39)), ("P-1114", "Cable clip, PP natural", (0.21, 0.134, 0.118)), ("P-1120", "Housing upper, PC/ABS V0", (4.85, 4.1, 3.92)), ("P-1121", "Housing lower, PC/ABS V0", (4.4, 3.76, 3.58)), ("P-1130", "Battery door, PC/ABS V0", (0.97, 0.8, 0.74)), ("P-1144", "Foot, TPE 60A", (0.33, 0.262, 0.24)), ("P-1150", "Gear, POM natural", (0.48, 0.37, 0.335)), ("P-1151", "Rack, POM natural", (0.66, 0.52, 0.471)), ("P-1160", "Lens, PC clear, hard coat", (3.2, 2.85, 2.7))]
    breaks = (1000, 5000, 10000)
    data = [["Part", "Description", "Quantity", "Price each, US$"]]
    for a, b, prices in parts:
        for i, (q, p) in enumerate(zip(breaks, prices)):
            data.append([a if i == 0 else "", b if i == 0 else "", us(q, 0), f"${p:.3f}"])
    body = [P("Quotation", "Title"), P("<b>Great Lakes Injection Molding Co.</b>, a Varney Industries company, 31 Harbor Spur, Port Clement, MI 48999"), P("Quote 26-2093 | Date Oct. 12, 2026 | Prepared for Haldane Controls, Inc."), Spacer(1, 6),
            P("Molds are owned by Haldane and run at our plant; no tooling is quoted. A set-up charge of $275 applies to releases below 1,000 pieces only."), Spacer(1, 6),
            Table(data, repeatRows=1, colWidths=[80, 220, 80, 100], rowHeights=24, style=TableStyle(GRID)), Spacer(1, 8),
            P("Lead time 4 weeks from release. Prices valid through December 15, 2026. Ex works Port Clement. Resin held at current index; adjustments above 5 percent by agreement.")]
    number = lambda canvas, doc: canvas.drawRightString(560, 24, f"26-2093  page {doc.page}")  # noqa: E731
    SimpleDocTemplate(at(name), pagesize=letter, topMargin=40, bottomMargin=50).build(body, onFirstPage=number, onLaterPages=number)
    true(name, "breaks-down", "en", dict(supplier="Great Lakes Injection Molding Co.", currency="USD", incoterm="EXW", validUntil="2026-12-15", leadTimeDays=28), [(a, None, [list(x) for x in zip(breaks, p)]) for a, _, p in parts])


for make in (investment_castings, forgings, rep_gears, revised, plastics_pages):
    make()
