"""PDF quotes in English: an ERP's printout, a distributor, a Chinese machine shop, PCB assembly, a letter."""

from reportlab.lib import colors
from reportlab.lib.pagesizes import LETTER
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import after, at, groff, span, table, true, us, weasy, weeks, wk, workdays, write


def erp():
    name, s = "en-us-shop-erp-breaks.pdf", "Kessler-Boyd Precision, Inc."
    parts = [("77-2041-03", "C", "SHAFT, OUTPUT 17-4PH H1025", [(25, 84.3), (50, 71.25), (100, 63.9)], "5 WEEKS ARO"), ("77-2055-01", "A", "HOUSING, BEARING 6061-T6", [(25, 118.0), (50, 102.4), (100, 94.15)], "6 WEEKS ARO"), ("77-2060-02", "-", "RETAINER, 303 SS", [(100, 9.48), (250, 7.86)], "4 WEEKS ARO")]
    c = Canvas(at(name), LETTER)
    y = 740

    def put(text):
        nonlocal y
        c.setFont("Courier", 9.5)
        c.drawString(46, y, text)
        y -= 12

    put(f"{s:<48}Q U O T A T I O N")
    put(f"{'4410 Foundry Loop':<48}Quote No : 21877        Page 1")
    put(f"{'Elkhorn Bend, IN 46599':<48}Date     : 11/03/2026")
    put(f"{'Ph 574-555-0133':<48}Expires  : 12/03/2026")
    put("")
    put("Customer : DRAXTON PUMP & VALVE            Attn : J. Orlowski")
    put("           1900 Canal St                   RFQ  : 60231")
    put("           Fort Barrow, OH 44999           Terms: NET 30   FOB: OUR DOCK")
    put("-" * 84)
    put("Ln Part Number        Rev Description                     Quantity   Price/EA      Extended")
    put("-" * 84)
    for i, (p, rev, d, breaks, lead) in enumerate(parts, 1):
        for k, (q, price) in enumerate(breaks):
            first = f"{i:02d} {p:<18} {rev:<3} {d:<29}" if k == 0 else (f"   Delivery: {lead:<43}" if k == 1 else " " * 56)
            put(f"{first:<57}{q:>8}{price:>12.4f}{us(q * price):>13}")
        if p == "77-2055-01":
            put("   Fixture, one time .................................................  $   675.00")
        put("")
    put("-" * 84)
    put("Material certs included at no charge. Outside inspection report (FAIR) $185.00 per part")
    put("number only if requested on the purchase order. All prices in US dollars.")
    put("Quantities may not be combined for pricing. Quoted by: Dale Kessler")
    c.save()
    true(name, "erp-breaks-down", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-03"), [(p, None, b, dict(leadTimeDays=int(w[0]) * 7)) for p, _, _, b, w in parts], [("77-2055-01", 675)])


def distributor():
    name, s = "en-us-electronics-distributor.pdf", "Halvorsen Electronics Supply Corp."
    rows = [("CL21B104KBCNNNC-H", "CAP CER 0.1UF 50V X7R 0805", 12000, 4000, 0.0089, "Stock"), ("RK73H2A1002F-H", "RES 10K 1% 0805", 10000, 5000, 0.0061, "Stock"), ("STM32H9-LQ100", "MCU 32BIT 512KB LQFP100", 540, 90, 7.842, "18 Wks"), ("TPS-7A4533", "REG LINEAR 3.3V 1A SOT223", 2500, 2500, 0.4135, "6 Wks"), ("B2B-PH-KS-H", "HEADER 2POS 2MM", 3000, 1000, 0.0724, "Stock")]
    body = [(i, a, d, us(q, 0), us(m, 0), f"{p:.5f}", us(q * p), w) for i, (a, d, q, m, p, w) in enumerate(rows, 1)]
    tot = sum(round(r[2] * r[4], 2) for r in rows)
    html = f"""<html><head><meta charset=utf-8><style>body{{font-family:Arial;font-size:11px}}th{{background:#234;color:#fff}}td,th{{padding:3px 6px;border-bottom:1px solid #ccc}}.r{{text-align:right}}table{{border-collapse:collapse;width:100%}}</style></head><body>
<table><tr><td><b style="font-size:19px">HALVORSEN</b><br>Electronics Supply Corp.<br>880 Trade Center Dr, Plymouth Falls, MN 55499</td><td class=r><b>SALES QUOTE SQ-448120</b><br>Quote date: 10/27/2026<br>Expiration date: 11/26/2026<br>Account mgr: Teresa Wold</td></tr>
<tr><td><b>Quoted to:</b> Brightwater Controls LLC, Attn: Purchasing, Duluth Hills MN</td><td class=r>Currency: USD &nbsp; Terms: Net 45<br>Ship via: UPS Ground, FCA Plymouth Falls</td></tr></table><br>
{table(("#", "Part Number", "Description", "Qty", "MOQ", "Unit Price", "Ext. Price", "Lead Time"), body, (3, 4, 5, 6))}
<p class=r>Merchandise total: ${us(tot)}<br>Handling: $12.50<br>Estimated freight: $28.00<br><b>Quote total: ${us(tot + 40.5)}</b></p>
<p style="font-size:9px">STM32H9-LQ100 is non-cancelable, non-returnable (NCNR). Stock subject to prior sale. Orders under $100.00 are subject to a $25.00 small order fee. Tariff surcharges, if any, are billed at time of shipment. Quote issued by {s}</p></body></html>"""
    wk(name, html, "-s", "Letter")
    true(name, "distributor", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2026-11-26"), [(a, q, p, dict(minimumOrder=m, leadTimeDays=0 if w == "Stock" else int(w.split()[0]) * 7)) for a, _, q, m, p, w in rows], [12.5, 28])


def chinese():
    name, s = "en-cn-cnc-buyer-first.pdf", "Dongguan Jinhexin Precision Hardware Co., Ltd."
    rows = [("MW-3108-A", "Front plate, AL6061-T6, anodized black", 200, 14.6, None), ("MW-3108-B", "Heat sink, AL6063, CNC + bead blast", 200, 22.35, None), ("MW-3115", "Knob, SUS304, turned and knurled", 1000, 1.95, None), ("MW-3120", "Bezel, ADC12 die casting, powder coat", 1000, 3.4, 2850)]
    body = [(i, f"<b>{a}</b>", d, us(q, 0), f"${us(p)}", f"${us(t)}" if t else "/", f"${us(q * p)}") for i, (a, d, q, p, t) in enumerate(rows, 1)]
    goods = sum(q * p for _, _, q, p, _ in rows)
    html = f"""<html><style>@page{{size:A4;margin:14mm}}body{{font:9.5pt DejaVu Sans}}td,th{{border:.5pt solid #555;padding:3pt}}table{{border-collapse:collapse;width:100%}}.r{{text-align:right}}h1{{font-size:20pt;margin:0}}.s{{font-size:8.5pt}}td:nth-child(2){{white-space:nowrap}}</style>
<h1>MERIDIAN WAVE AUDIO, INC.</h1><p>Attn: Mr. Greg Talbot, Sourcing<br>2201 Harbor Blvd, San Orso, CA</p><h2 style="text-align:center">QUOTATION SHEET</h2><p>Quotation No.: JHX20261019-03 &nbsp;&nbsp; Date: Oct. 19, 2026</p>
{table(("No.", "Part No.", "Description", "Qty (pcs)", "Unit price (USD)", "Mould cost (USD)", "Amount (USD)"), body, (3, 4, 5, 6), f'<tr><td colspan=5>TOTAL (goods)</td><td class=r>$2,850.00</td><td class=r>${us(goods)}</td></tr>')}
<p class=s>Remarks:<br>1. Price term: FOB Shenzhen.<br>2. Payment: 50% deposit, balance before shipment. Mould cost 100% in advance.<br>3. Lead time: 18-22 days after drawing approval; MW-3120: 45 days incl. mould.<br>4. Quotation valid for 30 days.<br>5. MOQ for MW-3120 is 1000 pcs.<br>6. Exchange rate 1 USD = 7.10 RMB; if it moves over 3% the price shall be discussed again.</p>
<p>Best regards,<br>Ivy Zhong</p><hr><p class=s style="text-align:center"><b>{s}</b><br>Bldg 6, Xinlian Industrial Park, Humen Town, Dongguan, Guangdong, China &nbsp; Tel: +86-769-5550-1188 &nbsp; www.jhx-cnc.example</p></html>"""
    weasy(name, html)
    true(name, "buyer-first", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-10-19", 30)), [(a, q, p, dict(leadTimeDays=45, minimumOrder=1000) if t else dict(leadTimeDays=span(18, 22))) for a, _, q, p, t in rows], [("MW-3120", 2850)])


def pcba():
    name, s = "en-us-pcba-matrix.pdf", "Sierra Vista Circuits & Assembly, Inc."
    st = getSampleStyleSheet()
    parts = [("900-1141-02", "Main controller, 6 layer, ENIG", (148.2, 121.75, 109.4), 1450.0), ("900-1142-01", "Display carrier, 2 layer", (41.6, 33.9, 29.85), 620.0)]
    story = [Paragraph(s, st["Title"]), Paragraph("Turnkey PCB assembly &middot; 1175 Mesa Ct, Carrick, NV 89999 &middot; ISO 13485", st["Normal"]), Spacer(1, 10), Paragraph("<b>Proposal 26-1187 Rev B</b>, November 9, 2026, prepared for Lumen Diagnostics Corp., Attn. Ana Reyes", st["Normal"]), Spacer(1, 8)]
    head = [["Assembly", "Description", "Turnkey price each, USD", "", "", "Lead time"], ["", "", "50", "100", "250", ""]]
    data = head + [[a, d, *[f"${us(x)}" for x in pr], "25 working days"] for a, d, pr, _ in parts]
    t = Table(data, colWidths=[75, 165, 62, 62, 62, 90])
    t.setStyle(TableStyle([("SPAN", (2, 0), (4, 0)), ("SPAN", (0, 0), (0, 1)), ("SPAN", (1, 0), (1, 1)), ("SPAN", (5, 0), (5, 1)), ("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#dde6ee")), ("ALIGN", (2, 0), (4, -1), "CENTER"), ("FONTSIZE", (0, 0), (-1, -1), 9)]))
    nre = Table([["One-time NRE", "", ""], *[[a, "Stencils, programming, AOI set-up", f"${us(n)}"] for a, _, _, n in parts], ["900-1141-02", "Flying probe test fixture file", "$380.00"]], colWidths=[90, 230, 80])
    nre.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 0.6, colors.black), ("ALIGN", (2, 0), (2, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 9)]))
    story += [t, Spacer(1, 14), nre, Spacer(1, 10), Paragraph("Functional test is an option at $6.50 per board, not included above. Conformal coat not quoted. Minimum lot 50 boards. Prices firm until December 9, 2026. Shipping: FOB Carrick, collect.", st["Normal"])]
    SimpleDocTemplate(at(name), pagesize=LETTER).build(story)
    true(name, "breaks-across-nre-below", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-09", leadTimeDays=workdays(25), minimumOrder=50), [(a, None, list(zip((50, 100, 250), pr))) for a, _, pr, _ in parts], [*[(a, n) for a, _, _, n in parts], ("900-1141-02", 380)])


def optics():
    name, s = "en-uk-optics-letter.pdf", "J. T. Ashcombe & Sons (Optical) Ltd"
    rows = [("ACH-2550", "Achromat 25.4 mm dia, f = 50 mm, VIS coated", 60, 48.75), ("WDW-5006", "N-BK7 window 50 mm x 6 mm, lambda/4", 35, 36.2), ("PRS-1500", "Right angle prism 15 mm, aluminised", 24, 57.9)]
    body = "\n".join(f"{a}\t{d}\t{q}\t{us(p)}\t{us(p * q)}" for a, d, q, p in rows)
    groff(name, f""".pl 29.7c
.ll 16.5c
.ft H
.ps 10
.vs 13
.ce 3
\\s+4\\fB{s}\\fP\\s-4
Established 1931
The Maltings, Priory Lane, Wexcombe SN9 9ZZ
.sp 2
Castellan Instruments plc
.br
For the attention of Dr H. Pryor
.sp
.tl 'Our ref: 26/4471''6th November 2026'
.sp
Dear Dr Pryor,
.sp
We thank you for your enquiry of 2nd November and have pleasure in quoting as follows:
.sp
.TS
l l r r r.
\\fBCat. no.	Item	Qty	Each \\[Po]	Total \\[Po]\\fP
{body}
.TE
.sp
Delivery of the windows is from stock, the achromats and prisms 7 to 8 weeks from receipt of order.
.sp
A certificate of conformity is supplied free of charge; interferometric test data for the windows, as called for on your
drawing, will be charged at \\[Po]120.00 for the batch. Carriage and packing \\[Po]18.50.
.sp
The above prices are exclusive of VAT and remain open for acceptance until 31st December 2026. Our minimum order value is \\[Po]75.00.
.sp
Yours sincerely,
.sp 3
Margaret Ashcombe
.br
Director
""", "-t")
    lead = {"WDW-5006": 0}
    true(name, "letter", "en", dict(supplier=s, currency="GBP", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=lead.get(a, weeks(7, 8)))) for a, _, q, p in rows], [("WDW-5006", 120), 18.5], noMinimumPieces=True)


write(erp, distributor, chinese, pcba, optics)
