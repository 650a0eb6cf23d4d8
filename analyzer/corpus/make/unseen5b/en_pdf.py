"""English quotes as PDF: job shops, an ERP's printout, a distributor, a foundry on two pages."""

from paths import after, at, groff, rows_html, true, us, weasy, weeks, wk
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib.units import inch
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

S = getSampleStyleSheet()


def machine_shop():
    name = "en-machine-shop-quote.pdf"
    lines = [
        ("BRK-20417", "B", "Bracket, motor mount, 6061-T6, clear anodize", 50, 38.75),
        ("SHF-11860", "D", "Shaft, drive, 4140 PH, OD ground 0.7497/0.7493", 120, 27.40),
        ("PLT-30092", "A", "Plate, tooling, MIC-6, 0.500 thk", 12, 164.00),
        ("BSH-00731", "C", "Bushing, SAE 660 bronze", 1200, 3.185),
    ]
    total = sum(l[3] * l[4] for l in lines)
    data = [["Item", "Part Number", "Rev", "Description", "Qty", "Unit Price", "Extended"]]
    for i, (part, rev, text, n, price) in enumerate(lines, 1):
        data.append([str(i), part, rev, Paragraph(text, S["BodyText"]), us(n, 0), f"${price:,.3f}" if price == 3.185 else f"${price:,.2f}", f"${us(n * price)}"])
    data.append(["", "", "", "", "", "Total", f"${us(total)}"])
    table = Table(data, colWidths=[0.4 * inch, 1.0 * inch, 0.4 * inch, 2.5 * inch, 0.6 * inch, 0.9 * inch, 1.0 * inch], repeatRows=1)
    table.setStyle(TableStyle([("GRID", (0, 0), (-1, -2), 0.5, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("FONTNAME", (0, 0), (-1, 0), "Helvetica-Bold"), ("FONTSIZE", (0, 0), (-1, -1), 9), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    head = Table([[Paragraph("<b><font size=15>Tallow Creek Machine, LLC</font></b><br/>1180 Quarry Mill Road, Suite B<br/>Waukesha, WI 53188<br/>Tel (262) 555-0148 &nbsp; quotes@tallowcreek.example", S["BodyText"]), Paragraph("<b>QUOTATION</b><br/>Quote No.: Q26-1184<br/>Date: November 9, 2026<br/>Your RFQ: 7741<br/>Page 1 of 1", S["BodyText"])]], colWidths=[4.6 * inch, 2.2 * inch])
    story = [head, Spacer(1, 12), Paragraph("To: Orrin Hydraulics Corp., Attn: Dana Whitlow, 400 Lakeshore Dr., Racine, WI 53402", S["BodyText"]), Spacer(1, 10), table, Spacer(1, 14)]
    story.append(Paragraph("Delivery: 4-5 weeks ARO. &nbsp; F.O.B.: Waukesha, WI. &nbsp; Terms: Net 30. &nbsp; This quotation is valid for 30 days.", S["BodyText"]))
    story.append(Paragraph("Material certifications included. Quantities may ship +/- 5%. Prices are in US dollars.", S["BodyText"]))
    story += [Spacer(1, 20), Paragraph("Quoted by: Merle Jastrow, Estimating", S["BodyText"])]
    SimpleDocTemplate(at(name), pagesize=letter, leftMargin=0.8 * inch, rightMargin=0.8 * inch, topMargin=0.7 * inch).build(story)
    true(name, "table", "en", dict(supplier="Tallow Creek Machine, LLC", currency="USD", incoterm="FOB", validUntil=after(2026, 11, 9, 30), leadTimeDays=weeks(4, 5)), [(l[0], l[3], l[4]) for l in lines])


def erp_breaks():
    name = "en-erp-printout-breaks.pdf"
    c = canvas.Canvas(at(name), pagesize=letter)
    y = 750

    def say(text, step=12):
        nonlocal y
        c.setFont("Courier", 9)
        c.drawString(46, y, text)
        y -= step

    parts = [
        ("00010", "GR-4402-18", "SPUR GEAR 18T 8620 CARBURIZED", [(25, 96.50), (50, 81.20), (100, 72.85)], 35),
        ("00020", "GR-4402-36", "SPUR GEAR 36T 8620 CARBURIZED", [(25, 148.00), (50, 127.60), (100, 118.35)], 35),
        ("00030", "SP-1190", "SPACER SLEEVE 1018 ZINC", [(100, 4.92), (500, 3.77), (1000, 3.41)], 21),
    ]
    say("BREMERTON GEAR & BROACH CO.                              SALES QUOTATION")
    say("2250 Foundry Avenue, Rockford IL 61104                   Quote#  0048812")
    say("Phone 815-555-0177   Fax 815-555-0178                    Date    10/26/2026")
    say("                                                         Expires 12/31/2026")
    say("                                                         Page    1 of 1", 24)
    say("Quote to:  C01883                             Ship to:")
    say("  PELLMAN CONVEYOR INC                          PELLMAN CONVEYOR INC PLT 2")
    say("  9100 W INDUSTRIAL PKWY                        9250 W INDUSTRIAL PKWY")
    say("  TOLEDO OH 43615                               TOLEDO OH 43615", 24)
    say("Terms: NET 30   FOB: ORIGIN   Ship via: BEST WAY   Currency: USD   Slsp: 14", 18)
    say("Line   Item / Description                     Quantity   UM    Unit Price")
    say("-" * 80)
    for pos, part, text, breaks, _ in parts:
        for i, (n, price) in enumerate(breaks):
            left = f"{pos}  {part}" if i == 0 else (f"       {text}" if i == 1 else "")
            say(f"{left:<46}{n:>8}   EA    {price:>10.4f}")
        say(f"       Lead time: {'5 weeks' if part[0] == 'G' else '3 weeks'} after receipt of order", 18)
    say("-" * 80)
    say("Prices are for full quantities released for a single shipment.")
    say("Minimum billing $250.00 per order.")
    say("*** END OF QUOTATION ***")
    c.save()
    true(name, "breaks-down", "en", dict(supplier="BREMERTON GEAR & BROACH CO.", currency="USD", incoterm="FOB", validUntil="2026-12-31"), [(p, None, [list(b) for b in br], dict(leadTimeDays=d)) for _, p, _, br, d in parts], noMinimumPieces=True)


def heat_treat():
    name = "en-heat-treat-per-lb.pdf"
    groff(name, r""".ps 11
.vs 14
.sp 2
.ce 3
\s+6\fBOsgood Thermal Processing Inc.\fP\s0
77 Kiln Street, Meriden, Connecticut 06450
(203) 555-0122 \(bu Nadcap accredited \(bu AMS 2750
.sp 2
.nf
October 30, 2026
Quotation No. 26-0933

Hobart-Lyle Aerostructures
Attn: P. Kincannon, Purchasing
Windsor Locks, CT 06096
.fi
.sp
Dear Ms. Kincannon,
.sp
We are pleased to quote the following heat treatment on your parts:
.sp
.TS
center;
lb lb rb rb
l l r r.
Your part no.	Process	Weight, lb	Price per lb
.sp .4v
HL-55120	Carburize & harden, 58-62 HRC	2,400	$1.85
HL-55121	Neutral harden & temper, 44-48 HRC	860	$1.12
HL-60007	Stress relieve 1150 F	3,150	$0.64
.TE
.sp
Turnaround is 10 calendar days from receipt of your material. Prices are F.O.B. our dock and hold good through January 31, 2027. A minimum charge of $185.00 applies to each lot. A one-time charge of $420.00 covers the fixture for HL-55120.
.sp
Terms net 30 days.
.sp 2
.nf
Very truly yours,

Winifred Aldous
Customer Service
.fi
""", "-t")
    true(name, "letter", "en", dict(supplier="Osgood Thermal Processing Inc.", currency="USD", incoterm="FOB", validUntil="2027-01-31", leadTimeDays=10, unit="lb"), [("HL-55120", 2400, 1.85), ("HL-55121", 860, 1.12), ("HL-60007", 3150, 0.64)], [dict(part="HL-55120", amount=420)], noMinimumPieces=True)


def springs():
    name = "en-spring-price-table.pdf"
    lines = [("CS-0812-A", "Compression spring, music wire .081, zinc", [(250, 1.42), (500, 1.08), (1000, 0.86), (2500, 0.71)]), ("ES-0450-R", "Extension spring, 302 SS .045, machine hooks", [(250, 1.95), (500, 1.51), (1000, 1.22), (2500, 1.04)])]
    blocks = "".join(f"<tr><td rowspan=4>{p}</td><td rowspan=4>{t}</td><td class=r>{b[0][0]}</td><td class=r>{b[0][1]:.2f}</td></tr>" + "".join(f"<tr><td class=r>{n:,}</td><td class=r>{x:.2f}</td></tr>" for n, x in b[1:]) for p, t, b in lines)
    weasy(name, f"""<style>@page{{size:letter;margin:18mm;@bottom-center{{content:"Marlowe Spring & Wireform - Page " counter(page) " of " counter(pages);font-size:8pt}}}}body{{font:10pt sans-serif}}table{{border-collapse:collapse}}table.q td,table.q th{{border-bottom:1px solid #999;padding:3px 12px}}.r{{text-align:right}}</style>
<h2>Marlowe Spring &amp; Wireform</h2><p>3 Bobbin Lane, Bristol, CT 06010 &middot; 860.555.0199</p>
<p><b>Quote S-20931</b> &nbsp; dated 11/02/2026<br>Customer: Delphine Valve Works, Attn. R. Osterhaus<br>Reference: your e-mail of 10/29</p>
<table class=q><tr><th>Part</th><th>Description</th><th>Quantity</th><th>Price each, USD</th></tr>{blocks}</table>
<p>Tooling: no charge for CS-0812-A; $275.00 one time for ES-0450-R.</p>
<p>Lead time three weeks. FOB Bristol. Prices firm 60 days.</p><p>Minimum order 250 pieces per part number.</p>""")
    true(name, "breaks-down", "en", dict(supplier="Marlowe Spring & Wireform", currency="USD", incoterm="FOB", validUntil=after(2026, 11, 2, 60), leadTimeDays=21, minimumOrder=250), [(p, None, [list(b) for b in br]) for p, _, br in lines], [dict(part="ES-0450-R", amount=275)])


def bearings():
    name = "en-bearing-distributor.pdf"
    lines = [("6205-2RS-C3", "Deep groove ball bearing 25x52x15", 200, 5.68, "Stock"), ("NU-210-EC", "Cylindrical roller bearing 50x90x20", 24, 76.96, "Stock"), ("UCF-208-24", "4-bolt flange unit 1-1/2", 16, 39.68, "2 weeks"), ("HM-518445/410", "Tapered roller set", 30, 52.50, "6 weeks")]
    rows = rows_html([[i, l[0], l[1], l[2], us(l[3]), us(l[3] * l[2]), l[4]] for i, l in enumerate(lines, 1)])
    total = sum(l[3] * l[2] for l in lines)
    wk(name, f"""<meta charset=utf-8><style>body{{font-family:sans-serif;font-size:12px}}table.l{{width:100%;border-collapse:collapse}}table.l td,table.l th{{border:1px solid #bbb;padding:4px}}</style>
<table width=100%><tr><td><b style="font-size:22px">KINGSLEY BEARING &amp; DRIVE</b><br>Bearings, belts and chain since 1961<br>5520 Depot St, Fort Wayne, IN 46803</td><td align=right><b>PRICE QUOTATION 771204-00</b><br>Quote date 11/12/26<br>Good until 12/12/26<br>Cust # 40218</td></tr></table>
<p>Bill to: WABASH GRAIN SYSTEMS, 18 Elevator Rd, Peru IN 46970<br>Entered by: JTK &nbsp; PO Ref: verbal, Lonnie</p>
<table class=l><tr><th>Ln</th><th>Product</th><th>Description</th><th>Qty</th><th>Net each</th><th>Amount</th><th>Availability</th></tr>{rows}
<tr><td colspan=5 align=right>Subtotal</td><td>{us(total)}</td><td></td></tr><tr><td colspan=5 align=right>Indiana sales tax (exempt)</td><td>0.00</td><td></td></tr><tr><td colspan=5 align=right><b>Total USD</b></td><td><b>{us(total)}</b></td><td></td></tr></table>
<p>Stock items subject to prior sale. Terms 1% 10, net 30. FOB shipping point, freight collect.</p>""", "-s", "Letter")
    days = {"Stock": 0, "2 weeks": 14, "6 weeks": 42}
    true(name, "table", "en", dict(supplier="KINGSLEY BEARING & DRIVE", currency="USD", incoterm="FOB", validUntil="2026-12-12"), [(l[0], l[2], l[3], dict(leadTimeDays=days[l[4]])) for l in lines])


def castings():
    name = "en-castings-two-pages.pdf"
    things = ["Housing", "Cover", "Impeller", "Elbow", "Yoke", "Pedestal", "Flange", "Manifold", "Lever", "Bracket", "Volute"]
    lines = []
    for i in range(44):
        part = f"DC-{3100 + i * 7}"
        lines.append((part, f"{things[i % 11]}, {'ASTM A48 CL30' if i % 3 else 'ASTM A536 65-45-12'}", round(3.4 + (i * 37 % 91) * 1.3, 1), [60, 100, 150, 240][i % 4], round(14.25 + (i * 53 % 97) * 1.15, 2), 1450 + (i * 31 % 20) * 85 if i % 5 == 2 else 0))
    data = [["Line", "Pattern / Part", "Description", "Wt lb", "Qty", "Each $", "Pattern chg $"]] + [[str(i), p, t, f"{w:.1f}", n, us(x), us(k) if k else "-"] for i, (p, t, w, n, x, k) in enumerate(lines, 1)]
    table = Table(data, colWidths=[34, 84, 170, 46, 46, 62, 84], repeatRows=1)
    table.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, colors.black), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 9), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.whitesmoke])]))

    def page(c, doc):
        c.setFont("Helvetica-Bold", 12)
        c.drawString(54, 750, "Dunmore Castings Company")
        c.setFont("Helvetica", 8)
        c.drawString(54, 739, "600 Cupola Road, Neenah, WI 54956")
        c.drawRightString(558, 750, "Quotation 26-771  -  November 4, 2026")
        c.drawRightString(558, 739, f"Page {doc.page}")
        c.drawString(54, 30, "All sales subject to Dunmore Castings Company standard terms, form DC-12 rev. 2019.")

    story = [Paragraph("Prepared for Ashgrove Pump Corporation, Mr. Lyle Devereaux. Ref: package RFQ 2026-PUMPS.", S["BodyText"]), Spacer(1, 8), table, Spacer(1, 12), Paragraph("Weights are estimates. Pattern charges are one time and are invoiced with the sample castings. Prices per casting, US dollars, FOB Neenah. Samples and first production: 10 weeks. Quotation expires February 28, 2027. Terms: net 45.", S["BodyText"])]
    SimpleDocTemplate(at(name), pagesize=letter, topMargin=80, bottomMargin=60, leftMargin=54, rightMargin=54).build(story, onFirstPage=page, onLaterPages=page)
    true(name, "multi-page", "en", dict(supplier="Dunmore Castings Company", currency="USD", incoterm="FOB", validUntil="2027-02-28", leadTimeDays=70), [(p, n, x) for p, _, _, n, x, _ in lines], [dict(part=p, amount=k) for p, *_, k in lines if k])


if __name__ == "__main__":
    for make in (machine_shop, erp_breaks, heat_treat, springs, bearings, castings):
        make()
