"""Excel quotes in English: a distributor's list, three bidders side by side, formulas, breaks, units, alternatives, sections."""

from datetime import datetime

import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from kit import after, at, put, true, weeks, workdays, write

THIN = Side(style="thin", color="FF888888")
BOX = Border(THIN, THIN, THIN, THIN)


def widths(sheet, *sizes):
    for i, size in enumerate(sizes):
        sheet.column_dimensions["ABCDEFGHIJKLMNOP"[i]].width = size


def head(sheet, row, fill="FFDDDDDD"):
    for c in sheet[row]:
        if c.value is not None:
            c.font, c.fill, c.border, c.alignment = Font(bold=True), PatternFill("solid", fgColor=fill), BOX, Alignment(wrap_text=True, vertical="center")


def bom():
    name, s = "en-us-distributor-bom.xlsx", "Meridian Point Electronics, Inc."
    rows = [("RC0603FR-0710KL", "Yago", "RES 10K 1% 0603", 10000, 0.0031, 5000, 0), ("GCM188R71H104", "Murano", "CAP 0.1UF 50V X7R 0603", 20000, 0.0142, 4000, 0), ("SI2302DDS-T1", "Vishan", "MOSFET N 20V SOT-23", 6000, 0.1185, 3000, 0), ("AT24C256C-SSHL", "Microtek", "EEPROM 256K SOIC-8", 1500, 0.4620, 100, 8), ("USB4105-GF-A", "Gltech", "USB-C RECEPTACLE", 1500, 0.5875, 1500, 12), ("ABM8-16.000MHZ", "Abrakon", "XTAL 16MHZ 18PF", 1500, 0.3310, 1000, 0), ("SP0503BAHTG", "Litton", "TVS ARRAY 3CH", 3000, 0.2240, 3000, 16), ("TPD4E05U06", "Texron", "ESD 4CH USON", 3000, 0.1075, 3000, 0)]
    w = xlsxwriter.Workbook(at(name), {"default_date_format": "mm/dd/yyyy"})
    w.set_properties({"created": datetime(2026, 11, 12)})
    h = w.add_worksheet("Quote 90217")
    b, p4, p2, blue = w.add_format({"bold": True, "bg_color": "#1F3864", "font_color": "white", "text_wrap": True}), w.add_format({"num_format": "0.0000"}), w.add_format({"num_format": "$#,##0.00"}), w.add_format({"bold": True, "font_size": 16, "font_color": "#1F3864"})
    for j, x in enumerate((5, 20, 12, 28, 10, 10, 12, 13, 14)):
        h.set_column(j, j, x)
    h.write(0, 0, s, blue)
    h.write(1, 0, "7100 Meridian Point Pkwy, Round Mesa, TX 78699 | 512-555-0177")
    for r, (k, v) in enumerate((("Quote #", "90217"), ("Quote date", datetime(2026, 11, 12)), ("Expires", datetime(2026, 11, 26)), ("Customer", "Bluebonnet Metering Corp"), ("Sales rep", "Hector Villanueva")), 2):
        h.write(r, 0, k)
        h.write_datetime(r, 2, v) if isinstance(v, datetime) else h.write(r, 2, v)
    for j, t in enumerate(("Ln", "Manufacturer Part #", "Mfr", "Description", "Qty", "MOQ", "Unit (USD)", "Ext (USD)", "Availability")):
        h.write(8, j, t, b)
    for i, (a, m, d, q, p, n, t) in enumerate(rows):
        r = 9 + i
        h.write_row(r, 0, (i + 1, a, m, d, q, n))
        h.write(r, 6, p, p4)
        h.write_formula(r, 7, f"=E{r + 1}*G{r + 1}", p2, round(q * p, 2))
        h.write(r, 8, f"{t} weeks" if t else "In stock")
    tot = round(sum(r[3] * r[4] for r in rows), 2)
    h.write(17, 6, "Subtotal")
    h.write_formula(17, 7, "=SUM(H10:H17)", p2, tot)
    h.write(18, 6, "Reel fee")
    h.write(18, 7, 28, p2)
    h.write(19, 6, "Total")
    h.write_formula(19, 7, "=H18+H19", p2, tot + 28)
    h.write(21, 0, "Shipping terms: FCA Round Mesa, TX. Reel fee is charged once per order. Stock subject to prior sale.")
    h.freeze_panes(9, 0)
    w.close()
    true(name, "distributor-list", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2026-11-26"), [(a, q, p, dict(leadTimeDays=7 * t, minimumOrder=n)) for a, _, _, q, p, n, t in rows], [28])


def side_by_side():
    name = "en-uk-three-bidders.xlsx"
    parts = [("DR-4401", "Drive shaft, EN24T", 80), ("DR-4402", "Bearing carrier, LM25 TF", 80), ("DR-4410", "Spacer, PB102", 320), ("DR-4415", "Seal plate, 316L", 160)]
    bids = [("Ormskirk Engineering Ltd", (142.5, 88.0, 9.6, 31.4), 6, 1850, "DAP", "2026-12-31"), ("Kelbrook Precision", (131.75, 94.5, 8.85, 33.2), 8, 1200, "EXW", "2026-12-18"), ("Halmstone CNC Limited", (149.0, 81.25, 10.4, 28.9), 5, 2400, "DAP", "2027-01-29")]
    w = Workbook()
    h = w.active
    h.title = "Comparison"
    widths(h, 12, 26, 8, 12, 13, 12, 13, 12, 13)
    put(h, [("Lune Valley Winches Ltd - quotation comparison, RFQ 26-118, 16/11/2026, all prices GBP ex VAT",), (), (None, None, None, bids[0][0], None, bids[1][0], None, bids[2][0]), ("Drawing", "Description", "Qty", "Unit", "Total", "Unit", "Total", "Unit", "Total")])
    put(h, [(a, d, q, *[x for _, p, *_ in bids for x in (p[i], round(q * p[i], 2))]) for i, (a, d, q) in enumerate(parts)], 5, {j: "#,##0.00" for j in range(4, 10)})
    sums = [sum(q * p[i] for i, (_, _, q) in enumerate(parts)) for _, p, *_ in bids]
    put(h, [("Parts total", None, None, None, sums[0], None, sums[1], None, sums[2]), ("Tooling / fixtures (one-off)", None, None, None, bids[0][3], None, bids[1][3], None, bids[2][3]), ("Order total", None, None, None, sums[0] + bids[0][3], None, sums[1] + bids[1][3], None, sums[2] + bids[2][3]), ("Lead time", None, None, None, "6 weeks", None, "8 weeks", None, "5 weeks"), ("Delivery terms", None, None, None, "DAP", None, "EXW", None, "DAP"), ("Valid until", None, None, None, "31/12/2026", None, "18/12/2026", None, "29/01/2027")], 9, {j: "#,##0.00" for j in range(4, 10)})
    for c in ("D3:E3", "F3:G3", "H3:I3"):
        h.merge_cells(c)
    for c in h[3]:
        c.font, c.alignment = Font(bold=True), Alignment(horizontal="center")
    head(h, 4)
    w.save(at(name))
    lines = [(a, q, p[i], dict(supplier=s, leadTimeDays=7 * t, incoterm=term, validUntil=v)) for s, p, t, _, term, v in bids for i, (a, _, q) in enumerate(parts)]
    true(name, "comparison-across", "en", dict(currency="GBP"), lines, [(None, c, s) for s, _, _, c, _, _ in bids])


def formulas():
    name, s = "en-us-machining-formulas.xlsx", "Copper Ridge CNC, LLC"
    rows = [("CR-1204-1", "Gimbal yoke, 7075-T6, Type II black", 40, 218.4), ("CR-1204-2", "Gimbal ring, 7075-T6, Type II black", 40, 164.75), ("CR-1209", "Motor plate, 6061-T6, chem film", 80, 39.2), ("CR-1215", "Counterweight, brass 360", 80, 22.65)]
    w = xlsxwriter.Workbook(at(name))
    w.set_properties({"created": datetime(2026, 11, 10)})
    h = w.add_worksheet("Quote")
    b, m, g = w.add_format({"bold": True, "bottom": 2}), w.add_format({"num_format": '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'}), w.add_format({"font_color": "#7F7F7F"})
    h.set_column(0, 0, 3), h.set_column(1, 1, 14), h.set_column(2, 2, 42), h.set_column(3, 3, 8), h.set_column(4, 5, 15)
    h.write(1, 1, s, w.add_format({"bold": True, "font_size": 18}))
    h.write(2, 1, "55 Foundry Loop, Silver Basin, NV 89499", g)
    for r, (k, v) in enumerate((("Quote no.", "CR-Q-2218"), ("Date", "11/10/2026"), ("Valid for", "30 days"), ("Quote to", "Anvil Peak Aerial Systems, attn. Jo Tran"), ("Delivery", "4 to 5 weeks ARO"), ("Ship terms", "EXW Silver Basin")), 4):
        h.write(r, 1, k, g), h.write(r, 2, v)
    for j, t in enumerate(("Part no.", "Description", "Qty", "Each", "Total"), 1):
        h.write(11, j, t, b)
    for i, (a, d, q, p) in enumerate(rows, 12):
        h.write(i, 1, a), h.write(i, 2, d), h.write(i, 3, q), h.write(i, 4, p, m)
        h.write_formula(i, 5, f"=D{i + 1}*E{i + 1}", m, q * p)
    tot = sum(q * p for *_, q, p in rows)
    h.write(16, 2, "CAM programming and soft jaws, one time"), h.write(16, 3, 1), h.write(16, 4, 640, m), h.write_formula(16, 5, "=D17*E17", m, 640)
    h.write(17, 4, "Total", b), h.write_formula(17, 5, "=SUM(F13:F17)", m, tot + 640)
    w.close()
    true(name, "plain-formulas", "en", dict(supplier=s, currency="USD", incoterm="EXW", leadTimeDays=weeks(4, 5), validUntil=after("2026-11-10", 30)), [(a, q, p) for a, _, q, p in rows], [640])


def cnc():
    name, s = "en-cn-cnc-breaks.xlsx", "Suzhou Lantian Precision Hardware Co., Ltd."
    rows = [("SF-0081", "Heat sink", "AL6063", "Black anodize", (18.6, 9.4, 5.85), None), ("SF-0082", "Lens barrel", "AL6061", "Black anodize", (26.3, 13.75, 8.2), None), ("SF-0090", "Focus ring", "C3604", "Nickel plating", (15.9, 7.7, 4.45), 120), ("SF-0104", "Base", "ADC12", "Powder coating", (31.5, 17.2, 9.9), 260)]
    w = Workbook()
    h = w.active
    h.title = "Sheet1"
    widths(h, 5, 12, 14, 10, 16, 11, 11, 11, 14, 14)
    put(h, [(s,), ("QUOTATION",), ("To: Kestrel Optronics Ltd", None, None, None, None, None, None, "Date: 2026-11-04"), ("Attn: Mr. Alan Whitby", None, None, None, None, None, None, "From: Jessie Tang"), ("No.", "Drawing No.", "Part name", "Material", "Surface", "Unit price (USD)", None, None, "Fixture (USD)", "Lead time"), (None, None, None, None, None, "10 pcs", "100 pcs", "500 pcs")])
    put(h, [(i, a, d, m, f, *p, c if c else "-", "15-18 days") for i, (a, d, m, f, p, c) in enumerate(rows, 1)], 7, {6: "0.00", 7: "0.00", 8: "0.00", 9: "0.00"})
    put(h, [("Remark",), ("1. Price term: FOB Shanghai, not including VAT.",), ("2. Payment: 50% deposit, balance before shipment.",), ("3. This quotation is valid for 20 days.",), ("4. Fixture cost is charged one time only, free for repeat order.",)], 12)
    for c in ("A1:J1", "A2:J2", "F5:H5", *[f"{x}5:{x}6" for x in "ABCDEIJ"]):
        h.merge_cells(c)
    h["A1"].font, h["A1"].alignment, h["A2"].alignment = Font(bold=True, size=16), Alignment(horizontal="center"), Alignment(horizontal="center")
    for r in range(5, 11):
        for c in h[r]:
            c.border, c.alignment = BOX, Alignment(horizontal="center", vertical="center")
    w.save(at(name))
    true(name, "breaks-across-fixture-column", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=[15, 16, 16.5, 17, 18], validUntil=after("2026-11-04", 20)), [(a, None, list(zip((10, 100, 500), p))) for a, _, _, _, p, _ in rows], [(r[0], r[5]) for r in rows if r[5]])


def per_unit():
    name, s = "en-us-fasteners-mixed-per.xlsx", "Allegheny Threaded Products"
    per = {"E": 1, "C": 100, "M": 1000}
    rows = [("AT-38X2-G8", "Hex cap screw 3/8-16 x 2 Gr 8 YZ", 2500, 41.85, "C", "Stock"), ("AT-38-TLN", "Top lock nut 3/8-16 Gr C", 2500, 18.4, "C", "Stock"), ("AT-10W-SS", "Flat washer #10 18-8", 30000, 12.9, "M", "Stock"), ("AT-1X14-BU", "U-bolt 1 x 14, HDG", 60, 23.75, "E", "3 wks"), ("AT-M4-INS", "Threaded insert M4, brass", 15000, 96.5, "M", "3 wks")]
    w = Workbook()
    h = w.active
    h.title = "Q1"
    widths(h, 14, 36, 10, 12, 7, 14, 10)
    tot = sum(q * p / per[u] for _, _, q, p, u, _ in rows)
    put(h, [(s, None, None, None, None, "QUOTE"), ("1400 Monongah Blvd, Weirton Bluff, WV 26099", None, None, None, None, "# 44-70318"), ("To: Greenbrier Mine Supply", None, None, None, None, "11/02/2026"), (), ("Item", "Description", "Quantity", "Price", "Per", "Amount", "Avail.")] + [(a, d, q, p, u, round(q * p / per[u], 2), t) for a, d, q, p, u, t in rows] + [(None, None, None, None, "Total", round(tot, 2)), (), ("Per: E = each, C = hundred, M = thousand. Prices in US dollars, FOB Weirton Bluff, freight prepaid over $1,000.00.",), ("Prices are good until the end of November 2026. Minimum billing $75.00.",)], 1, {3: "#,##0", 4: "#,##0.00", 6: "#,##0.00"})
    head(h, 5)
    h["A1"].font = Font(bold=True, size=14)
    w.save(at(name))
    true(name, "mixed-per", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=0 if t == "Stock" else 21, **({"per": per[u]} if u != "E" else {}))) for a, _, q, p, u, t in rows], noMinimumPieces=True)


def alternatives():
    name, s = "en-ie-alternatives.xlsx", "Liffey Connector Supply Ltd"
    rows = [("1", "HD-37-S-RA", "D-sub 37 socket right angle, as drawing", 400, 8.65, 9, False), ("1A", "LCS-37-RA", "Alternative: D-sub 37 right angle, tin contacts, not to drawing", 400, 5.2, 2, True), ("2", "CG-M25-NP", "Cable gland M25 nickel plated brass", 800, 3.15, 1, False), ("3", "HV-BOOT-12", "HV boot silicone 12 mm, as drawing", 400, 2.9, 9, False), ("3A", "LCS-BOOT-12E", "Alternative: EPDM boot 12 mm, please check with engineering", 400, 1.45, 3, True), ("4", "HSK-25-50", "Heatshrink kit 25-50", 200, 11.8, 1, False)]
    w = Workbook()
    h = w.active
    h.title = "Quotation"
    widths(h, 7, 16, 56, 8, 12, 13, 12)
    tot = sum(q * p for _, _, _, q, p, _, alt in rows if not alt)
    put(h, [(s,), ("Ballymount Cross, Dublin 12",), ("Quotation Q/26/1877", None, None, None, "Date", "11 November 2026"), ("To", "Boyne Transformers Ltd, Aoife Brannigan", None, None, "Valid to", "9 December 2026"), (), ("Line", "Part number", "Description", "Qty", "Unit EUR", "Value EUR", "Lead time")] + [(i, a, d, q, p, None if alt else q * p, f"{t} week{'s' if t > 1 else ''}") for i, a, d, q, p, t, alt in rows] + [(None, None, "Total (without alternatives)", None, None, tot), (), ("Delivery DAP Drogheda Port included. Alternatives are offered for your information to save time or cost; certificates on request.",)], 1, {5: "#,##0.00", 6: "#,##0.00"})
    head(h, 6, "FFCFE8CF")
    for r in (8, 11):
        for c in h[r]:
            c.font = Font(italic=True)
    w.save(at(name))
    true(name, "alternatives-not-to-drawing", "en", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-09"), [(a, q, p, dict(leadTimeDays=7 * t, **({"alternative": True} if alt else {}))) for _, a, _, q, p, t, alt in rows])


def india():
    name, s = "en-in-sheet-metal.xlsx", "Vaishnavi Fabtech Industries"
    rows = [("VFI-EN-2101", "Enclosure body CRCA 1.6 mm, 7-tank + P/C", 250, 2480, "9403"), ("VFI-EN-2102", "Door CRCA 1.6 mm with gasket", 250, 1165, "9403"), ("VFI-MP-310", "Mounting plate GI 2 mm", 500, 342, "7326"), ("VFI-GL-08", "Gland plate CRCA 2 mm", 500, 128, "7326")]
    w = xlsxwriter.Workbook(at(name))
    w.set_properties({"created": datetime(2026, 11, 5)})
    h = w.add_worksheet("Offer")
    b, n, t0 = w.add_format({"bold": True, "border": 1, "align": "center", "text_wrap": True}), w.add_format({"num_format": "#,##0.00", "border": 1}), w.add_format({"border": 1})
    for j, x in enumerate((6, 15, 40, 9, 9, 8, 13, 15)):
        h.set_column(j, j, x)
    h.merge_range(0, 0, 0, 7, s.upper(), w.add_format({"bold": True, "font_size": 16, "align": "center"}))
    h.merge_range(1, 0, 1, 7, "Survey No. 88/2, Peenya Outer, Bengaluru 560 099   GSTIN 29AAAAA0000A1Z5", w.add_format({"align": "center"}))
    h.write(2, 0, "To: M/s Nandi Power Controls Pvt. Ltd."), h.write(2, 6, "Offer No: VFI/OFF/26-27/211")
    h.write(3, 0, "Kind attn: Mrs. Kavitha R."), h.write(3, 6, "Date: 05-11-2026")
    for j, t in enumerate(("S.No", "Part No", "Particulars", "HSN", "Qty", "Unit", "Rate INR", "Amount INR")):
        h.write(5, j, t, b)
    for i, (a, d, q, p, c) in enumerate(rows):
        for j, v in enumerate((i + 1, a, d, c, q, "Nos", p, q * p)):
            h.write(6 + i, j, v, n if j > 5 else t0)
    tot = sum(r[2] * r[3] for r in rows)
    for r, (t, v) in enumerate((("Sub total", tot), ("Freight up to your works", 18500), ("Taxable value", tot + 18500), ("IGST 18%", (tot + 18500) * 0.18), ("Grand total", (tot + 18500) * 1.18)), 10):
        h.merge_range(r, 0, r, 6, t, b), h.write(r, 7, v, n)
    for r, t in enumerate(("Delivery: 3 to 4 weeks from receipt of PO and drawing approval", "Price basis: CPT Hyderabad works", "Payment: 30 days from invoice", "Offer validity: 30 days from date of offer", "MOQ: 100 Nos per part"), 16):
        h.write(r, 0, t)
    h.write(22, 6, f"For {s}")
    w.close()
    true(name, "tax-freight-rows", "en", dict(supplier=s, currency="INR", incoterm="CPT", leadTimeDays=weeks(3, 4), validUntil=after("2026-11-05", 30), minimumOrder=100), [(a, q, p) for a, _, q, p, _ in rows], [18500])


def sections():
    name, s = "en-us-castings-sections.xlsx", "Big Sandy Foundry & Machine"
    groups = [("SECTION A - GRAY IRON, AS CAST (delivery 8 weeks)", [("BS-1101", "Base, class 30", 60, 184.0), ("BS-1102", "Cover, class 30", 60, 71.5)], 56), ("SECTION B - DUCTILE IRON, MACHINED (delivery 11 weeks)", [("BS-1204", "Yoke, 65-45-12", 120, 96.25), ("BS-1205", "Arm, 65-45-12", 120, 58.4), ("BS-1209", "Hub, 80-55-06", 240, 33.1)], 77), ("SECTION C - BRONZE BUSHINGS (delivery 5 weeks)", [("BS-1301", "Bushing, C93200", 480, 12.85)], 35)]
    w = Workbook()
    h = w.active
    h.title = "Proposal"
    widths(h, 12, 34, 10, 14, 16)
    data = [(s,), ("State Route 23, Catlett Landing, KY 41199  606-555-0108",), ("Proposal 26-339", None, None, "November 3, 2026"), ("For: Paintsville Crusher Works, Inc.",), (), ("Pattern/Part", "Description", "Qty", "Price each", "Extended")]
    total, bold, letters = 0, [], "ABC"
    for k, (title, items, _) in enumerate(groups):
        data.append((title,))
        bold.append(len(data))
        data += [(a, d, q, p, q * p) for a, d, q, p in items]
        sub = sum(q * p for *_, q, p in items)
        total += sub
        data.append((None, f"Subtotal section {letters[k]}", None, None, sub))
    data += [(), (None, "Total of sections A, B and C", None, None, total), (None, "New pattern equipment BS-1204", None, None, 4300), (None, "Pattern repair BS-1101", None, None, 750), (None, "Total with pattern work", None, None, total + 5050), (), ("Prices in USD, FOB foundry. Firm for 60 days, thereafter subject to scrap surcharge. Weights are estimated.",)]
    put(h, data, 1, {4: "#,##0.00", 5: "#,##0.00"})
    head(h, 6)
    for r in bold:
        h.cell(r, 1).font = Font(bold=True)
    w.save(at(name))
    true(name, "sections-lead-time-in-title", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-03", 60)), [(a, q, p, dict(leadTimeDays=t)) for _, items, t in groups for a, _, q, p in items], [("BS-1204", 4300), ("BS-1101", 750)])


write(bom, side_by_side, formulas, cnc, per_unit, alternatives, india, sections)
