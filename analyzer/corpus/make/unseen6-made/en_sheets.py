"""English workbooks: sheet metal, the buyer's form, two currencies, Indian rates, two sheets, material by kg."""

import subprocess
from datetime import date

import openpyxl
import xlsxwriter
import xlwt
from kit import after, at, true, weeks, write
from openpyxl.styles import Font


def sheet_metal():
    name = "en-us-sheet-metal.xlsx"
    s = "Delmonico Sheet Metal & Welding"
    rows = [("A2201-7", "Guard, left, 14 ga HRPO", 30, 61.20), ("A2201-8", "Guard, right, 14 ga HRPO", 30, 61.20), ("A2214-1", "Chute, 304 2B, TIG welded", 12, 248.75), ("A2230-3", "Bracket, 1/4 in plate", 100, 9.35)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Quote"
    w["A1"] = s
    w["A1"].font = Font(bold=True, size=16)
    w["A2"] = "40 Canal Bank Road, Ostrander, PA 18999"
    for r, (k, v) in enumerate([("Quote no.", "DSM-4417"), ("Date", date(2026, 11, 9)), ("Customer", "Fairbrook Bottling Equipment"), ("Contact", "Shawna Riddle"), ("Valid until", date(2026, 12, 9)), ("Lead time", "3 weeks ARO"), ("Ship terms", "FOB our dock")], 4):
        w.cell(r, 1, k)
        w.cell(r, 2, v)
        if isinstance(v, date):
            w.cell(r, 2).number_format = "m/d/yyyy"
    for c, h in enumerate(["Line", "Part", "Description", "Qty", "Unit price", "Amount"], 1):
        w.cell(12, c, h).font = Font(bold=True)
    for i, (a, d, q, p) in enumerate(rows):
        for c, v in enumerate([i + 1, a, d, q, p, round(q * p, 2)], 1):
            w.cell(13 + i, c, v)
        w.cell(13 + i, 5).number_format = w.cell(13 + i, 6).number_format = '"$"#,##0.00'
    total = sum(q * p for *_, q, p in rows)
    for r, (k, v) in enumerate([("Weld fixture A2214-1 (one-time)", 675), ("Total", total + 675)], 18):
        w.cell(r, 5, k)
        w.cell(r, 6, v).number_format = '"$"#,##0.00'
    b.save(at(name))
    true(name, "table", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=21, validUntil="2026-12-09"), [(a, q, p) for a, _, q, p in rows], [("A2214-1", 675)])


def buyer_form():
    name = "en-us-buyers-form.xlsx"
    s = "Quillen Fastening Systems LP"
    rows = [(10, "SCR-0445", "Screw, pan hd, 8-32 x .50, SS", 25000, 38.40, "", 14), (20, "NUT-0118", "Nut, nyloc, 1/4-20, SS", 10000, 61.75, "", 14), (30, "WSH-0031", "Washer, Belleville, .500 ID", 5000, None, "NO BID", None), (40, "STD-0902", "Stud, weld, M6 x 20", 8000, 112.00, "MOQ 8,000", 42), (50, "RVT-0277", "Rivet, blind, 3/16 x .5", 20000, 44.90, "", 21)]
    b = xlsxwriter.Workbook(at(name))
    w = b.add_worksheet("RFQ 60118")
    big, head, blue, money = b.add_format({"bold": 1, "font_size": 18}), b.add_format({"bold": 1, "bg_color": "#BFBFBF", "border": 1, "text_wrap": 1}), b.add_format({"font_color": "#0000FF"}), b.add_format({"num_format": "0.00", "font_color": "#0000FF"})
    w.merge_range("A1:I1", "ROSEMOUNT AGRICULTURAL EQUIPMENT CO.", big)
    w.merge_range("A2:I2", "Request for Quotation 60118 - return by 11/13/2026 to purchasing@rosemountag.example")
    left = [("Buyer", "Kathy Brandvold"), ("Ship to", "Rosemount Plant 2, Minot, ND"), ("Need date", "1/15/2027"), ("Quote basis", "Price per 1000 pieces (M)")]
    right = [("Bidder", s), ("Bidder's contact", "Troy Esparza"), ("Bid expires", "12/31/2026"), ("Freight terms", "FCA Quillen, TX")]
    for i, ((k, v), (x, y)) in enumerate(zip(left, right)):
        w.write(3 + i, 0, k), w.write(3 + i, 2, v), w.write(3 + i, 5, x), w.write(3 + i, 7, y, blue)
    for c, h in enumerate(["Item", "RAE part number", "Description", "Annual qty", "Release qty", "Bid price per M (USD)", "Extended, release qty", "Bidder's remarks", "Lead time, days ARO"]):
        w.write(8, c, h, head)
    for i, (n, a, d, q, p, note, lead) in enumerate(rows):
        w.write_row(9 + i, 0, [n, a, d, q * 4, q])
        if p:
            w.write(9 + i, 5, p, money), w.write(9 + i, 6, q / 1000 * p, money), w.write(9 + i, 8, lead, blue)
        w.write(9 + i, 7, note, blue)
    w.write(15, 0, "Set-up or tooling charges, if any (state item):"), w.write(15, 5, "Item 40: $350.00 one time", blue)
    w.write(16, 0, "Total of bid, release quantities, without charges:"), w.write(16, 6, sum(r[3] / 1000 * r[4] for r in rows if r[4]), money)
    w.set_column(1, 8, 16)
    b.close()
    true(name, "buyers-form", "en", dict(supplier=s, currency="USD", per=1000, incoterm="FCA", validUntil="2026-12-31"), [(r[1], r[3], r[4], dict(leadTimeDays=r[6], **({"minimumOrder": 8000} if "MOQ" in r[5] else {}))) for r in rows if r[4]], [("STD-0902", 350)])


def connectors():
    name = "en-cn-connectors-two-currencies.xlsx"
    s = "Dongguan Hengjie Connector Electronics Co., Ltd."
    rows = [("HJ2541-2x10P", "Pin header 2.54 mm, gold flash", 10000, 0.0486, 5000), ("HJ1251-08W", "Wafer 1.25 mm, 8P, SMT", 20000, 0.0612, 10000), ("HJ-USBC-16F", "USB type C female 16P", 5000, 0.1985, 2000)]
    b = xlsxwriter.Workbook(at(name))
    w = b.add_worksheet()
    c1 = b.add_format({"bold": 1, "align": "center", "font_size": 14})
    w.merge_range("A1:I1", s, c1)
    w.merge_range("A2:I2", "QUOTATION", c1)
    w.write("A3", "TO: Ostholm Sensors"), w.write("G3", "DATE: 2026/11/12")
    w.write("A4", "ATTN: Mr. Erik Dahl"), w.write("G4", "NO: HJ20261112A")
    for c, h in enumerate(["Item", "Part No.", "Description", "Q'ty (PCS)", "MOQ (PCS)", "U/P USD (FOB Shenzhen)", "U/P RMB (incl. 13% VAT, for reference, domestic)", "Amount USD", "Lead time"]):
        w.write(5, c, h, b.add_format({"border": 1, "text_wrap": 1, "bg_color": "#FFFF99"}))
    for i, (a, d, q, p, m) in enumerate(rows):
        w.write_row(6 + i, 0, [i + 1, a, d, q, m, p, round(p * 7.1 * 1.13, 4), round(q * p, 2), "15-18 days"])
    w.write(9, 6, "TOTAL USD"), w.write(9, 7, sum(round(q * p, 2) for _, _, q, p, _ in rows))
    for i, t in enumerate(["1. Export orders are invoiced in USD. RMB price is for your Suzhou factory only.", "2. Validity: 30 days from quotation date.", "3. Payment: T/T in advance.", "4. Packing: tape & reel, included."]):
        w.write(11 + i, 0, t)
    w.set_column(1, 8, 18)
    b.close()
    true(name, "two-currencies", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=sorted({15, 16, 16.5, 17, 18}), validUntil="2026-12-12"), [(a, q, p, dict(minimumOrder=m)) for a, _, q, p, m in rows])


def indian():
    name = "en-in-fasteners-per-100.xlsx"
    s = "Bharat Bolt & Nut Mfg. Co. (Regd.)"
    rows = [("HB-M10-50-8.8", "Hex bolt M10x50 gr. 8.8 zinc", 6000, 940, 42), ("HN-M10-8", "Hex nut M10 gr. 8 zinc", 6000, 310, 42), ("SW-M10", "Spring washer M10", 12000, 96, 35)]
    net = sum(q / 100 * p * (1 - d / 100) for _, _, q, p, d in rows)
    pf = round(net * 0.02, 2)
    cells = [["", s], ["", "B-21, Focal Point Phase IV, Ludhiana - 141 000 (Pb.)"], ["", "QUOTATION No. BBN/2627/1093", "", "", "Dt. 10/11/2026"], ["", "M/s Kaveri Switchgear Pvt Ltd, Hosur. Kind attn: Ms. Lakshmi R."], [], ["S.No", "Item code", "Item", "Qty Nos", "List rate per 100 Nos (INR)", "Disc %", "Net rate per 100 Nos (INR)", "Amount (INR)"]]
    cells += [[i, a, t, q, p, d, round(p * (1 - d / 100), 2), round(q / 100 * p * (1 - d / 100), 2)] for i, (a, t, q, p, d) in enumerate(rows, 1)]
    cells += [["", "", "", "", "", "", "Basic", round(net, 2)], ["", "", "", "", "", "", "P & F 2%", pf], ["", "", "", "", "", "", "GST 18%", round((net + pf) * 0.18, 2)], ["", "", "", "", "", "", "Grand total", round((net + pf) + round((net + pf) * 0.18, 2), 2)], [], ["", "Delivery: 2-3 weeks from receipt of order"], ["", "Prices ex-works Ludhiana, freight to pay"], ["", "Offer valid for 15 days"], ["", "For BHARAT BOLT & NUT MFG. CO."], ["", "Harjit Singh, Partner"]]
    quoted = lambda v: str(v) if isinstance(v, (int, float)) else "q{" + v + "}"
    code = "use utf8; use Excel::Writer::XLSX; my $b = Excel::Writer::XLSX->new($ARGV[0]); my $w = $b->add_worksheet('Qtn'); $w->set_column(1, 7, 18);\n"
    code += "".join(f"$w->write({r}, {c}, {quoted(v)});\n" for r, row in enumerate(cells) for c, v in enumerate(row) if v != "") + "$b->close();\n"
    subprocess.run(["perl", "-e", code, at(name)], check=True)
    true(name, "discount-column", "en", dict(supplier=s, currency="INR", per=100, incoterm="EXW", leadTimeDays=weeks(2, 3), validUntil=after("2026-11-10", 15)), [(a, q, round(p * (1 - d / 100), 2)) for a, _, q, p, d in rows], [pf])


def two_sheets():
    name = "en-us-assembly-two-sheets.xlsx"
    s = "Cascade Ridge Electronics Manufacturing"
    rows = [("CB-7700-01", "Control board assy, rev D", [(25, 148.20), (100, 121.75), (250, 112.40)]), ("CB-7712-01", "Display board assy, rev B", [(25, 64.10), (100, 49.85), (250, 45.30)])]
    nre = [("CB-7700-01", "SMT stencil and programming", 1450), ("CB-7700-01", "In-circuit test fixture", 6200), ("CB-7712-01", "SMT stencil and programming", 980)]
    b = xlsxwriter.Workbook(at(name))
    bold, money = b.add_format({"bold": 1, "bottom": 1}), b.add_format({"num_format": "$#,##0.00"})
    w = b.add_worksheet("Unit pricing")
    for i, t in enumerate([s, "Turnkey assembly quote CRE-26-3381, November 6, 2026", "Prepared for: Sable Point Medical Devices (Attn: Greg Yoon)", "Pricing in US dollars, valid 21 days. Lead time 10 weeks ARO (component driven)."]):
        w.write(i, 0, t)
    for c, h in enumerate(["Assembly", "Description", "Order qty", "Unit price", "Order total"]):
        w.write(5, c, h, bold)
    r = 6
    for a, d, br in rows:
        for q, p in br:
            w.write_row(r, 0, [a, d, q]), w.write(r, 3, p, money), w.write(r, 4, q * p, money)
            r += 1
    w.write(r + 1, 0, "See second sheet for NRE. Ships EXW Enumclaw, WA.")
    w.set_column(0, 4, 22)
    v = b.add_worksheet("NRE")
    for c, h in enumerate(["Assembly", "NRE item (one time)", "Charge"]):
        v.write(0, c, h, bold)
    for i, (a, d, x) in enumerate(nre, 1):
        v.write_row(i, 0, [a, d]), v.write(i, 2, x, money)
    v.write(5, 1, "Total NRE", bold), v.write(5, 2, sum(n[2] for n in nre), money)
    v.set_column(0, 2, 26)
    b.close()
    true(name, "two-sheets", "en", dict(supplier=s, currency="USD", incoterm="EXW", leadTimeDays=70, validUntil=after("2026-11-06", 21)), [(a, None, br) for a, _, br in rows], [(a, x) for a, _, x in nre])


def bar_stock():
    name = "en-uk-bar-stock-per-kg.xlsx"
    s = "J. R. Ashworth & Sons (Metals) Ltd"
    rows = [("EN24T-R50", "EN24T round 50 mm dia, 3 m lengths", 1150, 2.38, 2737.00), ("316L-H30", "316L hexagon 30 mm A/F", 420, 5.65, 2373.00), ("CZ121-R25", "Brass CZ121 round 25 mm", 300, 8.10, 2430.00)]
    b = openpyxl.Workbook()
    w = b.active
    for r in (["OFFER", None, None, None, s], [None, None, None, None, "Stockholders, Cornmill Road, Oldbury"], ["To", "Mayhew Turned Products"], ["Our ref", "24417/PA", None, "Date", "13-Nov-26"], ["Delivery", "3-4 days ex stock", None, "Valid", "7 days, metal prices move daily"], [], ["Code", "Material", "kg", "GBP/kg", "Line value"]):
        w.append(r)
    for r in rows:
        w.append(list(r))
    w.append([None, "Sawing, 40 cuts", None, None, 64.00])
    w.append([None, "Carriage, one drop", None, None, 35.00])
    w.append([None, "Total ex VAT", None, None, sum(r[4] for r in rows) + 99])
    w.append([None, "3.1 certificates included"])
    for c in w[7]:
        c.font = Font(bold=True)
    b.save(at(name))
    true(name, "per-kg", "en", dict(supplier=s, currency="GBP", unit="kg", leadTimeDays=[0, 3, 3.5, 4], validUntil="2026-11-20"), [(r[0], r[2], r[3]) for r in rows], [64, 35])


def optics():
    name = "en-us-optics.xls"
    s = "Larkspur Optical Components Corp."
    rows = [("LOC-PCX-25-50", "Plano-convex lens, 25 mm, EFL 50, AR coated", 20, 64.00, "Stock", 0), ("LOC-BS-25", "Beamsplitter cube 25 mm, 50/50", 10, 212.00, "4 wks", 28), ("LOC-W-40-FS", "Window, fused silica, 40 mm, L/10", 15, 138.50, "6 wks", 42)]
    b = xlwt.Workbook(encoding="utf-8")
    w = b.add_sheet("Quote")
    bold, money = xlwt.easyxf("font: bold on"), xlwt.easyxf(num_format_str='"$"#,##0.00')
    w.write(0, 0, s, bold)
    w.write(1, 0, "Quote 2026-8830 to Pinnacle Spectroscopy, 11/10/2026, expires 12/10/2026")
    for c, h in enumerate(["Catalog no.", "Description", "Qty", "Each", "Total", "Delivery"]):
        w.write(3, c, h, bold)
    for i, (a, d, q, p, t, _) in enumerate(rows, 4):
        w.write(i, 0, a), w.write(i, 1, d), w.write(i, 2, q), w.write(i, 3, p, money), w.write(i, 4, q * p, money), w.write(i, 5, t)
    w.write(7, 3, "Test data package"), w.write(7, 4, 150, money)
    w.write(8, 3, "Total", bold), w.write(8, 4, sum(r[2] * r[3] for r in rows) + 150, money)
    w.write(10, 0, "EXW Larkspur, NM. Minimum order $100.")
    b.save(at(name))
    true(name, "table", "en", dict(supplier=s, currency="USD", incoterm="EXW", validUntil="2026-12-10"), [(r[0], r[2], r[3], dict(leadTimeDays=r[5])) for r in rows], [150], noMinimumPieces=True)


write(sheet_metal, buyer_form, connectors, indian, two_sheets, bar_stock, optics)
