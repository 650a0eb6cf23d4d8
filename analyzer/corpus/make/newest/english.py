"""Writes the English files of newest-a."""
from lib import table


def write(to):
    # A shop's saved cart.
    to.csv("en-saved-cart.csv", [
        ["Tidewater Bearing & Drive, Inc. - Saved Cart"],
        ["Cart name", "Spring rebuild"], ["Exported", "11/09/2026 2:14 PM"], ["Prices in", "USD"], [],
        ["#", "Item No.", "Brand", "Item Description", "Qty", "UOM", "Ships In", "Your Price", "Ext. Price"],
        ["1", "6308-2Z/C3", "SKB", "Deep groove ball bearing, shielded", "24", "EA", "2 days", "$18.46", "$443.04"],
        ["2", "UCP 208-24", "Dodson", "Pillow block, 1-1/2 in bore", "6", "EA", "2 days", "$47.90", "$287.40"],
        ["3", "B-68", "Gatling", "V-belt, classical", "40", "EA", "10 days", "$11.085", "$443.40"],
        ["4", "H30-1610", "Martell", "Bushing, taper, 30 mm", "12", "EA", "5 days", "$9.72", "$116.64"],
        [], ["", "", "", "", "", "", "", "Merchandise total", "$1,290.48"], ["", "", "", "", "", "", "", "Est. shipping", "$38.50"],
    ])
    c = {"supplier": "Tidewater Bearing & Drive, Inc.", "currency": "USD"}
    to.truth("en-saved-cart.csv", "export", c, [
        {"part": "6308-2Z/C3", "quantity": 24, "unitPrice": 18.46, "leadTimeDays": 2},
        {"part": "UCP 208-24", "quantity": 6, "unitPrice": 47.9, "leadTimeDays": 2},
        {"part": "B-68", "quantity": 40, "unitPrice": 11.085, "leadTimeDays": 10},
        {"part": "H30-1610", "quantity": 12, "unitPrice": 9.72, "leadTimeDays": 5}], [38.5])

    # An ERP's quotation over two pages.
    items = [("10", "VB-2041-01", "Valve body DN25, machined", 40, 61.20), ("20", "VB-2041-02", "Valve body DN40, machined", 40, 83.75),
             ("30", "VB-2055-00", "Bonnet, cast iron", 80, 22.40), ("40", "ST-0880-11", "Spindle 1.4057", 80, 17.95),
             ("50", "ST-0880-12", "Spindle 1.4057, long", 40, 21.30), ("60", "GL-1207-00", "Gland follower", 160, 4.88),
             ("70", "SR-3310-25", "Seat ring DN25, hard faced", 40, 33.10), ("80", "SR-3310-40", "Seat ring DN40, hard faced", 40, 41.65),
             ("90", "HW-0150-00", "Handwheel 150 mm", 60, 9.15), ("100", "HW-0200-00", "Handwheel 200 mm", 20, 12.60),
             ("110", "NP-0001-77", "Nameplate, engraved", 160, 1.35)]

    def erp():
        from reportlab.lib import colors
        from reportlab.lib.styles import getSampleStyleSheet
        from reportlab.platypus import PageBreak, Paragraph, Spacer, Table, TableStyle
        s = getSampleStyleSheet()["Normal"]
        style = TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 9), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 9),
                            ("LINEBELOW", (0, 0), (-1, 0), 0.7, colors.black), ("ALIGN", (3, 0), (-1, -1), "RIGHT")])
        head = ["Item", "Material", "Description", "Order qty", "Net price", "Net value"]
        rows, sums, total = [], [], 0
        for pos, part, text, count, price in items:
            total += count * price
            rows.append([pos, part, text, f"{count} EA", f"{price:,.2f}", f"{count * price:,.2f}"])
            sums.append(total)
        half = 7
        widths = [30, 80, 175, 60, 60, 75]
        address = ["Ashdown Valve Components Ltd", "Unit 9, Quarry Road, Stourbridge DY8 4XX",
                   "Tel +44 1384 555 0142 &nbsp; VAT reg. GB 555 0142 88"]
        story = [Paragraph(f"<b>{address[0]}</b>", s), *[Paragraph(a, s) for a in address[1:]], Spacer(1, 14),
                 Paragraph("Marlow Process Equipment plc<br/>Purchasing, Ms J. Okafor<br/>17 Canal Street<br/>Leeds LS1 4AB", s), Spacer(1, 14),
                 Paragraph("<b>QUOTATION 20017734</b>", s),
                 Paragraph("Date: 12.11.2026 &nbsp;&nbsp; Your enquiry: RFQ 6100482 of 05.11.2026 &nbsp;&nbsp; Customer no. 10442", s),
                 Paragraph("Valid to: 31.12.2026 &nbsp;&nbsp; Currency: GBP", s), Spacer(1, 10),
                 Table([head, *rows[:half], ["", "", "Carried forward", "", "", f"{sums[half - 1]:,.2f}"]], widths, style=style), PageBreak(),
                 Paragraph("Ashdown Valve Components Ltd &nbsp;&nbsp; Quotation 20017734 &nbsp;&nbsp; Page 2", s), Spacer(1, 10),
                 Table([head, ["", "", "Brought forward", "", "", f"{sums[half - 1]:,.2f}"], *rows[half:],
                        ["", "", "Material certificates 3.1 (lump sum)", "", "", "120.00"],
                        ["", "", "Net total", "", "", f"{total + 120:,.2f}"], ["", "", "VAT 20 %", "", "", f"{(total + 120) * .2:,.2f}"],
                        ["", "", "Gross total", "", "", f"{(total + 120) * 1.2:,.2f}"]], widths, style=style), Spacer(1, 12),
                 Paragraph("Delivery: 6 weeks from receipt of order.", s), Paragraph("Terms of delivery: FCA Stourbridge (Incoterms 2020).", s),
                 Paragraph("Terms of payment: 30 days net. Our general conditions of sale apply.", s)]
        return story, None
    to.reportlab("en-two-pages.pdf", erp)
    c = {"supplier": "Ashdown Valve Components Ltd", "currency": "GBP", "leadTimeDays": 42, "incoterm": "FCA", "validUntil": "2026-12-31"}
    to.truth("en-two-pages.pdf", "other", c, [(p, q, u) for _, p, _, q, u in items], [120])

    to.eml("en-500-off.eml", "Gary Pruett <gary@pruettprecision.example>", "Dana Whitlock <dana.whitlock@norvale.example>",
           "RE: Spacer NV-3307-B", "Tue, 10 Nov 2026 16:42:10 -0500",
           """Hi Dana,

We can do 500 off of NV-3307-B at $3.85 each, 4 wks ARO. If you can live with 1000 it drops to $3.40.
One-time setup is $175 either way.

Thanks,
Gary

Gary Pruett
Pruett Precision LLC
Ph 555-0119

> From: Dana Whitlock
> Sent: Monday, November 9, 2026 9:03 AM
> Gary, please quote 500 pcs NV-3307-B, print attached. Need it by mid December if possible.
> Dana
""")
    to.truth("en-500-off.eml", "prose", {"supplier": "Pruett Precision LLC", "currency": "USD", "leadTimeDays": 28},
             [{"part": "NV-3307-B", "breaks": [[500, 3.85], [1000, 3.4]]}], [{"part": "NV-3307-B", "amount": 175}])

    rows = [["Part", "Description", "Annual qty", "Lot size", "Your unit price (EUR)", "Lead time (weeks)", "Remarks"],
            ["KD 100 417", "Clamp, left", "4800", "400", "2.96", "5", ""],
            ["KD 100 418", "Clamp, right", "4800", "400", "2.96", "5", "same tool"],
            ["KD 100 533", "Cover plate", "1200", "300", "5.12", "6", "material 1.4301 as discussed"],
            ["KD 100 540", "Hinge pin", "9600", "2400", "0.48", "3", ""]]
    text = "\n".join(" | ".join(row) for row in rows)
    to.eml("en-in-our-table.eml", "Eszter Halasz <e.halasz@tiszametal.example>", "purchasing@brandtundkoch.example",
           "Re: Request for quotation 2026-0871", "Thu, 12 Nov 2026 10:15:00 +0100",
           f"Dear Mr Brandt,\n\nplease find our prices in your table below. Prices are FCA Szolnok and valid until 15 January 2027.\n\n{text}\n\nBest regards\nEszter Halasz\nTisza Metal Kft.\nSzolnok, Hungary\n",
           f"<html><body><p>Dear Mr Brandt,</p><p>please find our prices in your table below. Prices are FCA Szolnok and valid until 15 January 2027.</p>{table(rows, border=1)}<p>Best regards<br>Eszter Halasz<br>Tisza Metal Kft.<br>Szolnok, Hungary</p></body></html>")
    c = {"supplier": "Tisza Metal Kft.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-15"}
    to.truth("en-in-our-table.eml", "other", c, [
        {"part": "KD 100 417", "quantity": [400, 4800], "unitPrice": 2.96, "leadTimeDays": 35},
        {"part": "KD 100 418", "quantity": [400, 4800], "unitPrice": 2.96, "leadTimeDays": 35},
        {"part": "KD 100 533", "quantity": [300, 1200], "unitPrice": 5.12, "leadTimeDays": 42},
        {"part": "KD 100 540", "quantity": [2400, 9600], "unitPrice": 0.48, "leadTimeDays": 21}])

    # The buyer's form, filled in by hand: one line declined, notes between.
    to.openpyxl("en-filled-form.xlsx", [
        ["REQUEST FOR QUOTATION", None, None, None, None, None, None, None],
        ["Issued by", "Calder Rail Systems Ltd", None, None, "RFQ no.", "CRS-26-1190"],
        ["Return by", "20/11/2026", None, None, "Buyer", "P. Nightingale"], [],
        ["To be completed by the bidder", None],
        ["Company", "Holme Valley Pressings Ltd"], ["Contact", "Sue Armitage"], ["Quote currency", "GBP"],
        ["Delivery terms (Incoterms 2020)", "DAP Wakefield"], ["Offer valid for", "60 days"], ["Date", "16/11/2026"], [],
        ["Line", "CRS drawing no.", "Issue", "Title", "Qty", "Price each", "Tooling", "Lead time"],
        [1, "CR/40/1182", "C", "Bracket, cable tray", 350, 6.4, 480, "5 weeks"],
        [2, "CR/40/1183", "A", "Bracket, handed", 350, 6.4, None, "5 weeks"],
        [None, "Line 2 uses the line 1 tool", None, None, None, None, None, None],
        [3, "CR/40/1207", "B", "Cover, welded", 60, "no quote", None, None],
        [4, "CR/41/0016", "D", "Earth strap lug", 2000, 0.58, 310, "3 weeks"], [],
        ["Signed", "S Armitage"]], title="RFQ", widths={"A": 30, "B": 28, "D": 22}, bold=(1, 13))
    c = {"supplier": "Holme Valley Pressings Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2027-01-15"}
    to.truth("en-filled-form.xlsx", "other", c, [
        {"part": "CR/40/1182", "quantity": 350, "unitPrice": 6.4, "leadTimeDays": 35},
        {"part": "CR/40/1183", "quantity": 350, "unitPrice": 6.4, "leadTimeDays": 35},
        {"part": "CR/41/0016", "quantity": 2000, "unitPrice": 0.58, "leadTimeDays": 21}],
        [{"part": "CR/40/1182", "amount": 480}, {"part": "CR/41/0016", "amount": 310}])

    to.xlsxwriter("en-pcb-grid.xlsx", [
        ["Kowloon Bay Circuits Ltd"], ["Quote KBC-Q-55218", None, None, "Date: 13 Nov 2026"], ["All prices in US dollars per board. EXW Shenzhen. Quote good for 30 days."], [],
        ["Board P/N", "Layers", "Finish", "50 pcs", "100 pcs", "250 pcs", "1000 pcs", "NRE + E-test", "Lead time (days)"],
        ["PCB-00871-R3", 4, "ENIG", 14.82, 9.65, 6.31, 4.47, 285.0, 12], ["PCB-00872-R1", 2, "HASL LF", 7.9, 4.88, 3.02, 1.99, 140.0, 10],
        ["PCB-00880-R2", 6, "ENIG", 31.4, 21.15, 14.6, 10.72, 460.0, 15]], money="$#,##0.00", header=4)
    c = {"supplier": "Kowloon Bay Circuits Ltd", "currency": "USD", "incoterm": "EXW", "validUntil": "2026-12-13"}
    to.truth("en-pcb-grid.xlsx", "breaks-across", c, [
        {"part": "PCB-00871-R3", "leadTimeDays": 12, "breaks": [[50, 14.82], [100, 9.65], [250, 6.31], [1000, 4.47]]},
        {"part": "PCB-00872-R1", "leadTimeDays": 10, "breaks": [[50, 7.9], [100, 4.88], [250, 3.02], [1000, 1.99]]},
        {"part": "PCB-00880-R2", "leadTimeDays": 15, "breaks": [[50, 31.4], [100, 21.15], [250, 14.6], [1000, 10.72]]}],
        [{"part": "PCB-00871-R3", "amount": 285}, {"part": "PCB-00872-R1", "amount": 140}, {"part": "PCB-00880-R2", "amount": 460}])

    to.page("en-breaks-below.pdf", """<html><head><title>Quote</title><style>body{font:12px Arial}td,th{padding:3px 14px;text-align:right}
    th:first-child,td:first-child{text-align:left}</style></head><body><h2>Sugarloaf Springs, Inc.</h2>
    <p>204 Mill Brook Rd, Keene NH &nbsp; (603) 555-0177</p><p>Quote # 88-4102 &nbsp; Nov 6, 2026<br>To: Atlas Door Hardware &nbsp; Attn: R. Feliciano</p>""" +
            table([["Part number", "Description", "Quantity", "Price each", "Extension"], ["ATL-2290", "Torsion spring, LH", "1,000", "$1.142", "$1,142.00"], ["", "", "2,500", "$0.968", "$2,420.00"],
                   ["", "", "5,000", "$0.871", "$4,355.00"], ["ATL-2291", "Torsion spring, RH", "1,000", "$1.142", "$1,142.00"], ["", "", "2,500", "$0.968", "$2,420.00"], ["", "", "5,000", "$0.871", "$4,355.00"]]) +
            "<p>Lead time: 20 days after receipt of order. FOB Keene, NH. Terms: 1% 10, net 30.<br>This quotation expires December 18, 2026.</p></body></html>", "wkhtmltopdf")
    c = {"supplier": "Sugarloaf Springs, Inc.", "currency": "USD", "leadTimeDays": 20, "incoterm": "FOB", "validUntil": "2026-12-18"}
    to.truth("en-breaks-below.pdf", "breaks-down", c, [
        {"part": "ATL-2290", "breaks": [[1000, 1.142], [2500, 0.968], [5000, 0.871]]}, {"part": "ATL-2291", "breaks": [[1000, 1.142], [2500, 0.968], [5000, 0.871]]}])

    # Three bidders side by side.
    to.openpyxl("en-bid-tab.xlsx", [
        ["Bid tabulation - RFQ 7741 shafts", *[None] * 8],
        [None, None, None, "Burnley Shaft Works", None, "Orrell Engineering", None, "Fylde Turned Parts", None],
        ["Item", "Drawing", "Qty", "Unit price", "Lead time (wks)", "Unit price", "Lead time (wks)", "Unit price", "Lead time (wks)"],
        [1, "SH-0914", 120, 38.5, 6, 41.2, 4, 36.95, 8], [2, "SH-0915", 120, 44.1, 6, 45.0, 4, 43.3, 8], [3, "SH-0922", 30, 127.0, 7, 119.5, 5, 131.25, 8],
        ["Prices in GBP, ex VAT"]], title="Bid tab", merges=("A1:I1", "D2:E2", "F2:G2", "H2:I2"), formats={"D4:D6": "£#,##0.00", "F4:F6": "£#,##0.00", "H4:H6": "£#,##0.00"}, bold=(1, 2, 3))
    rows = []
    for name, prices, weeks in (("Burnley Shaft Works", (38.5, 44.1, 127), (6, 6, 7)), ("Orrell Engineering", (41.2, 45, 119.5), (4, 4, 5)), ("Fylde Turned Parts", (36.95, 43.3, 131.25), (8, 8, 8))):
        for part, count, price, week in zip(("SH-0914", "SH-0915", "SH-0922"), (120, 120, 30), prices, weeks):
            rows.append({"supplier": name, "part": part, "quantity": count, "unitPrice": price, "leadTimeDays": 7 * week})
    to.truth("en-bid-tab.xlsx", "suppliers-across", {"currency": "GBP"}, rows)

    to.docx("en-foundry-letter.docx", [
        "Corrigan Foundry Limited", "Dock Road, Drogheda, Co. Louth, Ireland", "11 November 2026", "Shannon Pump Company\nAttn: Mr Declan Roche",
        "Dear Declan,", "Thank you for your enquiry of 4 November for grey iron castings. We are pleased to offer as follows:",
        [["Pattern / drawing", "Casting", "Material", "Weight kg", "Batch", "Price per casting €"], ["SPC-118", "Volute", "EN-GJL-250", "14.2", "60", "52.40"], ["SPC-119", "Backplate", "EN-GJL-250", "6.8", "60", "28.15"], ["SPC-124", "Bearing bracket", "EN-GJS-400-15", "9.1", "40", "47.90"]],
        "A new pattern is needed for SPC-124 at a once-off cost of €2,350. Your existing patterns for the other two can be used as they are.",
        "Castings would be despatched 7 weeks after approval of the sample, carriage extra, ex works Drogheda. The above prices are exclusive of VAT and are firm for 90 days.",
        "We look forward to hearing from you.", "Yours sincerely,", "Fionnuala Corrigan\nSales Manager"], font="Georgia")
    c = {"supplier": "Corrigan Foundry Limited", "currency": "EUR", "leadTimeDays": 49, "incoterm": "EXW", "validUntil": "2027-02-09"}
    to.truth("en-foundry-letter.docx", "other", c, [("SPC-118", 60, 52.4), ("SPC-119", 60, 28.15), ("SPC-124", 40, 47.9)], [{"part": "SPC-124", "amount": 2350}])

    to.xls("en-fasteners-per-m.xls", [
        ["Ridgefield Industrial Fasteners Corp."], ["Quotation", "Q061188", None, "Date", "11/03/2026"], ["Customer", "Blue Heron Trailers"], ["Ship via", "Best way, FOB our dock Toledo OH"], [],
        ["Cust. Item", "Description", "Qty (pcs)", "Price / 1000", "Amount", "Delivery"],
        ["BHT-5001", "Carriage bolt 3/8-16 x 2 zinc", 25000, 96.5, 2412.5, "3 weeks"], ["BHT-5014", "Flange nut 3/8-16 zinc", 50000, 41.75, 2087.5, "3 weeks"], ["BHT-5020", "Lag screw 1/4 x 3 HDG", 8000, 138.2, 1105.6, "6 weeks"],
        [], [None, None, None, "Total USD", 5605.6], ["Prices firm through 11/30/2026. Minimum order $250."]])
    c = {"supplier": "Ridgefield Industrial Fasteners Corp.", "currency": "USD", "per": 1000, "incoterm": "FOB", "validUntil": "2026-11-30"}
    to.truth("en-fasteners-per-m.xls", "per-thousand", c, [
        {"part": "BHT-5001", "quantity": 25000, "unitPrice": 96.5, "leadTimeDays": 21}, {"part": "BHT-5014", "quantity": 50000, "unitPrice": 41.75, "leadTimeDays": 21},
        {"part": "BHT-5020", "quantity": 8000, "unitPrice": 138.2, "leadTimeDays": 42}], noMinimumPieces=True)

    to.text("en-bar-per-lb.txt", """CUMBERLAND SPECIALTY METALS
1180 River Terminal Rd, Chattanooga TN

To:    Hadley Aerospace Machining          Quote no:  S-30771
Attn:  Kim Vance                           Date:      November 12, 2026

Item  Cust. ref      Grade / size                     Lbs     Base/lb  Surch./lb  Price/lb
----  -------------  ------------------------------  -------  -------  ---------  --------
1     HAM-RB-0175    17-4PH cond. A, 1.750 in rd       2,400     3.10       1.22      4.32
2     HAM-RB-0300    17-4PH cond. A, 3.000 in rd       1,150     3.35       1.22      4.57
3     HAM-FL-2204    2205 duplex flat, 1/2 x 4           900     4.05       0.94      4.99

Price/lb includes the November alloy surcharge. Mill certs at no charge.
Cut charge for the order: $145.00 flat.
Shipment 8 business days from order. FCA Chattanooga.  Prices in US dollars, good until November 25, 2026.

Bill Sattler, Inside Sales
""")
    c = {"supplier": "Cumberland Specialty Metals", "currency": "USD", "unit": "lb", "leadTimeDays": [8, 10, 11, 12], "incoterm": "FCA", "validUntil": "2026-11-25"}
    to.truth("en-bar-per-lb.txt", "by-weight", c, [("HAM-RB-0175", 2400, 4.32), ("HAM-RB-0300", 1150, 4.57), ("HAM-FL-2204", 900, 4.99)], [145])

    css = "<style>body{font:11px sans-serif}table{border-collapse:collapse;width:100%}th{background:#234;color:#fff}td,th{border:1px solid #bbb;padding:4px}.r{float:right;text-align:right}</style>"
    to.page("en-list-less.pdf", f"""<html><head><title>Quotation</title>{css}</head><body><div class=r>Quotation SQ-104877<br>9 November 2026<br>Page 1 of 1</div>
    <h2>Wattle Creek Pneumatics Pty Ltd</h2><p>ABN 00 555 014 200 &middot; 8 Foundry Ct, Dandenong VIC</p><p><b>Quote to:</b> Gippsland Dairy Automation</p>""" +
            table([["Product code", "Description", "Qty", "RRP", "Disc.", "Nett", "Line total"], ["CDQ2B32-50", "Compact cylinder 32 x 50", "16", "118.00", "35%", "76.70", "1,227.20"],
                   ["SY5120-5LZ", "Solenoid valve 5/2, 24 V DC", "20", "142.50", "35%", "92.63", "1,852.60"], ["KQ2H08-02", "Elbow fitting 8 mm R1/4", "150", "6.20", "50%", "3.10", "465.00"], ["TU0805BU-100", "PU tube 8 mm blue, 100 m roll", "3", "164.00", "40%", "98.40", "295.20"]]) +
            "<p class=r>Sub-total A$3,840.00<br>Freight A$45.00<br>GST 10% A$388.50<br><b>Total A$4,273.50</b></p><p>Estimated dispatch: 2 weeks from order. Quote valid 14 days from date shown. All amounts in Australian dollars.</p></body></html>")
    c = {"supplier": "Wattle Creek Pneumatics Pty Ltd", "currency": "AUD", "leadTimeDays": 14, "validUntil": "2026-11-23"}
    to.truth("en-list-less.pdf", "discounted", c, [("CDQ2B32-50", 16, 76.7), ("SY5120-5LZ", 20, 92.63), ("KQ2H08-02", 150, 3.1), ("TU0805BU-100", 3, 98.4)], [45])

    to.text("en-portal.html", """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bid response 4471-2</title></head><body>
<header><h1>Sourcing event 4471: Machined housings</h1><nav><a href="#">Home</a> <a href="#">Events</a> <a href="#">Messages (3)</a></nav></header>
<section><dl><dt>Responding supplier</dt><dd>Vireo Machining Inc.</dd><dt>Submitted</dt><dd>2026-11-13 08:12</dd><dt>Bid currency</dt><dd>CAD</dd><dt>Incoterm</dt><dd>DDP Hamilton ON</dd><dt>Bid valid until</dt><dd>2027-02-28</dd></dl></section>
<section>""" + table([["Lot item", "Part ID", "Item name", "Requested quantity", "UoM", "Bid price per unit", "Lead time (calendar days)", "One-time cost"],
                      ["1.1", "HSG-60-A", "Housing, front", "220", "each", "148.75", "45", "3,200.00"], ["1.2", "HSG-60-B", "Housing, rear", "220", "each", "131.20", "45", "2,900.00"], ["1.3", "HSG-60-C", "Cap", "440", "each", "18.05", "30", "0.00"]]) +
            "</section><p>Comment from supplier: one-time cost is fixtures and FAI.</p><footer>Page generated by the buyer portal. Terms of use</footer></body></html>\n")
    c = {"supplier": "Vireo Machining Inc.", "currency": "CAD", "incoterm": "DDP", "validUntil": "2027-02-28"}
    to.truth("en-portal.html", "other", c, [
        {"part": "HSG-60-A", "quantity": 220, "unitPrice": 148.75, "leadTimeDays": 45}, {"part": "HSG-60-B", "quantity": 220, "unitPrice": 131.2, "leadTimeDays": 45},
        {"part": "HSG-60-C", "quantity": 440, "unitPrice": 18.05, "leadTimeDays": 30}], [{"part": "HSG-60-A", "amount": 3200}, {"part": "HSG-60-B", "amount": 2900}])

    to.docx("en-alternates.docx", [
        ("h", "Penhallow Seals & Gaskets Ltd"), "Quotation no. PSG/26/3391          Date: 10th November 2026", "For the attention of: Materials Dept, Torbay Compressors",
        [["Ref", "Part no.", "Description", "Qty", "Unit £", "Total £"], ["1", "OR-V75-214", "O-ring 24.99 x 3.53 FKM 75", "500", "0.86", "430.00"], ["1 alt", "OR-N70-214", "Alternative: same size in NBR 70", "500", "0.19", "95.00"],
         ["2", "GK-3300-08", "Gasket, 3 mm aramid, DN80", "120", "3.45", "414.00"], ["3", "LS-45-62-8", "Lip seal 45x62x8 FKM", "75", "7.20", "540.00"], ["3 alt", "LS-45-62-8N", "Alternative: lip seal in NBR", "75", "2.95", "221.25"]],
        "Delivery: 10 days", "Carriage: £12.50 per order", "Offer open for acceptance until 11 December 2026"], style="Light List Accent 1")
    c = {"supplier": "Penhallow Seals & Gaskets Ltd", "currency": "GBP", "leadTimeDays": 10, "validUntil": "2026-12-11"}
    to.truth("en-alternates.docx", "alternatives", c, [
        ("OR-V75-214", 500, 0.86), {"part": "OR-N70-214", "quantity": 500, "unitPrice": 0.19, "alternative": True}, ("GK-3300-08", 120, 3.45), ("LS-45-62-8", 75, 7.2),
        {"part": "LS-45-62-8N", "quantity": 75, "unitPrice": 2.95, "alternative": True}], [12.5])

    to.groff("en-moulding.pdf", """.TL
Injection moulding proposal
.AU
Fenland Polymer Mouldings Ltd
.AI
Ely, Cambridgeshire
.LP
Prepared for Arden Lighting Ltd. Our reference FPM 2611-14, dated 5 November 2026.
.TS
box;
l l.
Part name	Diffuser clip
Part number	AL-77-0302
Material	PC/ABS, natural
Tool	4 impression, P20 steel
Tool cost	£11,800
First article inspection	£350
Annual volume	80,000
Piece price	£0.186
Minimum order quantity	10,000
Lead time, parts	4 weeks
Delivery terms	EXW Ely
Valid until	4 January 2027
.TE
.LP
The tool remains the property of Arden Lighting. Tool payment 50% with order, 50% on sample approval.
""")
    to.truth("en-moulding.pdf", "label-value", {"supplier": "Fenland Polymer Mouldings Ltd", "currency": "GBP", "leadTimeDays": 28, "incoterm": "EXW", "validUntil": "2027-01-04", "minimumOrder": 10000},
             [("AL-77-0302", [80000, 10000], 0.186)], [{"part": "AL-77-0302", "amount": 12150}])

    to.ods("en-india.ods", [
        ["SHREE GANESH AUTO FORGE PVT. LTD."], ["Plot 44, MIDC Bhosari, Pune"], ["GSTIN 27AAAAA0000A1Z5"], ["Offer No: SGAF/26-27/0419", None, None, "Dt: 07-11-2026"], ["Kind Attn: Mr. Kulkarni, Deccan Tractors"], [],
        ["Sr. No.", "Part No.", "Part Name", "Qty. (Nos.)", "Rate (Rs.)", "Value (Rs.)", "Die cost (Rs.)"],
        [1, "DT-55-1021", "Connecting rod forging", "12,000", "412.50", "49,50,000.00", "3,75,000"], [2, "DT-55-1044", "Rocker arm forging", "48,000", "68.20", "32,73,600.00", "2,10,000"], [3, "DT-55-1090", "Yoke, half", "6,000", "289.00", "17,34,000.00", "1,85,000"],
        [None, None, "Total", None, None, "99,57,600.00", "7,70,000"], [], ["Terms & conditions"], ["1. GST 18% extra"], ["2. Delivery: 75 days from PO and die approval"], ["3. Price basis: Ex-works Pune"], ["4. Validity: 30 days"]], title="Offer")
    c = {"supplier": "Shree Ganesh Auto Forge Pvt. Ltd.", "currency": "INR", "leadTimeDays": 75, "incoterm": "EXW", "validUntil": "2026-12-07"}
    to.truth("en-india.ods", "other", c, [("DT-55-1021", 12000, 412.5), ("DT-55-1044", 48000, 68.2), ("DT-55-1090", 6000, 289)],
             [{"part": "DT-55-1021", "amount": 375000}, {"part": "DT-55-1044", "amount": 210000}, {"part": "DT-55-1090", "amount": 185000}])

    to.text("en-job-shop.txt", """                         BADGER STATE MACHINE CO.
                  W224 Industrial Dr, Waukesha, WI 53186
                              QUOTATION
Quote Nbr: 041877                                   Date: 11/13/26
Customer : Lakehead Conveyor                        Exp.: 12/18/26
Sales    : T. Novak                                 Terms: NET 30

Ln  Part Number       Rev  Description              Quantity   Unit Price   U/M
=== ================= ==== ======================== ======== ============ =====
001 LC-20-441         C    HUB, DRIVE                     15     212.0000  EA
      MATL: 4140 HT. INCLUDES BLACK OXIDE.
002 LC-20-442         C    HUB, IDLER                     15     188.5000  EA
      MATL: 4140 HT.
003 LC-31-008         -    PLATE, WEAR, AR400             60      43.7500  EA
      CUSTOMER TO SUPPLY DXF.
900 SETUP                  SETUP CHARGE, ONE TIME          1     450.0000  LOT
                                                    ------------------------
                                      QUOTE TOTAL USD             9,082.50
LEAD TIME: 5-6 WEEKS ARO
F.O.B.: OUR PLANT
""")
    c = {"supplier": "Badger State Machine Co.", "currency": "USD", "leadTimeDays": 42, "incoterm": "FOB", "validUntil": "2026-12-18"}
    to.truth("en-job-shop.txt", "other", c, [("LC-20-441", 15, 212), ("LC-20-442", 15, 188.5), ("LC-31-008", 60, 43.75)], [450])

    to.office("en-bidders-in-rows.xlsx", lambda o: (o.ods("en-bidders-in-rows.ods", [
        ["Offers received for motor M3-90L, 40 units", None, None, None, None, None], [],
        ["Bidder", "Type offered", "Offer date", "Price per motor", "Cur.", "Delivery", "Incoterms", "Crating (one-off)"],
        ["Elmotec d.o.o.", "M3-90L", "02.11.2026", 212.4, "EUR", "6 weeks", "FCA Maribor", 180], ["Sakarya Motor A.S.", "M3-90L", "04.11.2026", 196.0, "EUR", "9 weeks", "CPT Rotterdam", None],
        ["Brianza Motori S.r.l.", "M3-90L", "05.11.2026", 221.75, "EUR", "3 weeks", "EXW Monza", 95]], title="Offers"), "en-bidders-in-rows.ods")[1], "xlsx")
    c = {"part": "M3-90L", "currency": "EUR", "quantity": None}
    to.truth("en-bidders-in-rows.xlsx", "supplier-column", c, [
        {"supplier": "Elmotec d.o.o.", "unitPrice": 212.4, "leadTimeDays": 42, "incoterm": "FCA"}, {"supplier": "Sakarya Motor A.S.", "unitPrice": 196, "leadTimeDays": 63, "incoterm": "CPT"},
        {"supplier": "Brianza Motori S.r.l.", "unitPrice": 221.75, "leadTimeDays": 21, "incoterm": "EXW"}],
        [{"part": "M3-90L", "supplier": "Elmotec d.o.o.", "amount": 180}, {"part": "M3-90L", "supplier": "Brianza Motori S.r.l.", "amount": 95}])
