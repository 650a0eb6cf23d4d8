"""Sheets in English: a buyer's form, Indian castings by volume, UK seals, US gears, Hungarian sheet metal on two sheets."""

import xlsxwriter
from kit import after, at, perl, saved, true, weeks, write
from openpyxl import Workbook
from openpyxl.styles import Alignment, Font, PatternFill


def form():
    name, s = "en-us-buyers-form-diecast.xlsx", "Cuyuna Die Cast Corp."
    rows = [("AX-40017", "Gear case half, A380", 24000, 2000, 2.14, 1.86, 0.42, 0.11, 48500, 14, 4), ("AX-40018", "Gear case cover, A380", 24000, 2000, 1.37, 1.22, 0.38, 0.09, 39750, 14, 4), ("AX-40031", "Handle, ZA-8", 12000, 1000, 0.92, 0.74, 0.31, 0.05, 0, 0, 3)]
    wb = Workbook()
    ws = wb.active
    ws.title = "RFQ Response"
    ws.merge_cells("A1:M1")
    ws["A1"], ws["A1"].font, ws["A1"].alignment = "AXELSON OUTDOOR POWER - REQUEST FOR QUOTATION / COST BREAKDOWN", Font(bold=True, size=15), Alignment(horizontal="center")
    for r, (k, v, k2, v2) in enumerate((("RFQ No.:", "RFQ-26-0412", "Supplier name:", s), ("Buyer:", "Tess Halvorsen", "Supplier contact:", "Ron Kowalke, 218-555-0133"), ("Issue date:", "10/19/2026", "Quote date:", "11/9/2026"), ("Program:", "Trimmer 2028", "Quote valid until:", "3/31/2027"), ("Currency:", "USD", "Delivery terms:", "FCA Crosby Lakes, MN")), 3):
        ws.cell(r, 1, k), ws.cell(r, 3, v), ws.cell(r, 8, k2), ws.cell(r, 10, v2)
    ws["A8"] = "Yellow cells to be completed by supplier. Do not alter this form."
    head = ("Item", "Part number", "Description", "EAU", "Lot size", "Material $/pc", "Conversion $/pc", "Finishing $/pc", "Packaging $/pc", "Total piece price $", "Tooling cost $", "Tooling lead time (wks)", "Production lead time (wks)")
    for c, h in enumerate(head, 1):
        ws.cell(10, c, h).font = Font(bold=True)
    for i, (a, d, e, q, m, k, f, p, t, tl, pl) in enumerate(rows):
        for c, v in enumerate((i + 1, a, d, e, q, m, k, f, p, round(m + k + f + p, 2), t, tl or "existing", pl), 1):
            cell = ws.cell(11 + i, c, v)
            if c >= 6:
                cell.fill = PatternFill("solid", start_color="FFFF99")
            if 6 <= c <= 11:
                cell.number_format = "$#,##0.00"
    ws["A15"], ws["C15"] = "Supplier comments:", "AX-40031 runs in the existing tool. PPAP level 3 for all three parts $1,200.00 total, one time."
    ws["A17"] = "Form PUR-044 rev D, Axelson Outdoor Power Inc."
    wb.save(at(name))
    true(name, "buyers-form-cost-breakdown", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2027-03-31"), [(a, [e, q], round(m + k + f + p, 2), dict(leadTimeDays=sorted({7 * pl, 7 * tl, 7 * (tl + pl)} - {0}))) for a, _, e, q, m, k, f, p, t, tl, pl in rows], [*[(r[0], r[8]) for r in rows if r[8]], 1200])


def matrix():
    name, s = "en-in-castings-volume-matrix.xlsx", "Lakshmi Precision Castings (India) Pvt Ltd"
    vols = (200, 500, 1000, 2000)
    rows = [("VB-DN25-CF8M", "Valve body DN25, CF8M", 2.4, (21.8, 19.6, 18.4, 17.95), 1450), ("VB-DN40-CF8M", "Valve body DN40, CF8M", 4.1, (34.5, 31.2, 29.3, 28.6), 1850), ("BN-DN25-WCB", "Bonnet DN25, WCB", 1.1, (7.9, 6.85, 6.3, 6.15), 900)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Offer")
    b, usd = wb.add_format({"bold": True, "align": "center", "border": 1, "text_wrap": True}), wb.add_format({"num_format": '"USD" #,##0.00', "border": 1})
    ws.write("A1", s, wb.add_format({"bold": True, "font_size": 13}))
    ws.write("A2", "SF No. 211/3, Arasur Road, Coimbanallur 641 999, India")
    ws.write("A3", "Offer Ref: LPC/EXP/2026/331 dt 05-Nov-2026")
    ws.write("A4", "To: Armatur Norden A/S, Attn: Ms. Birgit Kjeldsen")
    ws.merge_range("A6:A7", "S.No", b)
    ws.merge_range("B6:B7", "Part No.", b)
    ws.merge_range("C6:C7", "Description", b)
    ws.merge_range("D6:D7", "Cast wt. kg", b)
    ws.merge_range("E6:H6", "Price per piece, FOB Chennai, for order qty of", b)
    ws.merge_range("I6:I7", "Wax die / pattern cost (one time)", b)
    for j, v in enumerate(vols):
        ws.write(6, 4 + j, f"{v} nos", b)
    for i, (a, d, w, p, die) in enumerate(rows):
        ws.write_row(7 + i, 0, (i + 1, a, d, w))
        for j, x in enumerate((*p, die)):
            ws.write(7 + i, 4 + j, x, usd)
    for i, t in enumerate(("Samples 8 weeks from die order, bulk 10 weeks from sample approval.", "X-ray at 5% of lot is included. NACE test at actuals if required.", "Payment: LC at sight. Validity: 60 days from offer date.", "Exchange rate considered 1 USD = INR 84.20; Nickel LME USD 16,100/MT.")):
        ws.write(12 + i, 0, f"{i + 1}) {t}")
    ws.set_column(1, 2, 22)
    ws.set_column(4, 8, 13)
    wb.close()
    true(name, "breaks-across-tool-column", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-05", 60), leadTimeDays=[56, 70, 126]), [(a, None, list(zip(vols, p))) for a, _, _, p, _ in rows], [(r[0], r[4]) for r in rows])


def seals():
    name, s = "en-uk-seals-mixed-per.xlsx", "Trent Seal & Gasket Co. Ltd"
    rows = [("BS-214-N70", "O-ring BS214 NBR70", 10000, 6.85, 100, 1000, "Ex-stock"), ("BS-331-V75", "O-ring BS331 Viton 75", 500, 92.4, 100, 100, "2 weeks"), ("TSG-4410", "Rotary seal 40x62x8 FKM", 250, 7.15, 1, 10, "Ex-stock"), ("TSG-9007", "Gasket cut to drg 9007, graphite", 120, 14.6, 1, 50, "3 weeks")]
    out = [["Trent Seal & Gasket Co. Ltd"], ["Quotation", "Q/55190", "", "Date", "12/11/2026"], ["For", "Ashbourne Compressors", "", "Contact", "Lyn Barratt"], [], ["Delivery", "Min qty", "Item", "Description", "Quantity", "Price £", "Per", "Line value £"]]
    for a, d, q, p, per, m, w in rows:
        out.append([w, str(m), a, d, str(q), f"{p:.2f}", str(per), f"{q / per * p:.2f}"])
    total = sum(q / per * p for _, _, q, p, per, _, _ in rows)
    out += [["", "", "", "Cutting forme for TSG-9007", "", "", "", "85.00"], ["", "", "", "Carriage", "", "", "", "9.95"], ["", "", "", "Total excl. VAT", "", "", "", f"{total + 94.95:.2f}"], [], ["Prices firm until 31/12/2026. Minimum order value £50. E&OE."], ["Offices: 14 Meadow Lane, Long Eatonby NG99 9ZZ. Stockists of Halden and Parvex seals."]]
    perl(name, '$ws->set_row(0,24,$b); $ws->set_row(4,undef,$b); $ws->set_column(2,3,26); $ws->freeze_panes(5,0);', out)
    true(name, "price-per-column", "en", dict(supplier=s, currency="GBP", validUntil="2026-12-31"), [(a, q, p, dict(per=per, minimumOrder=m, leadTimeDays=0 if w[0] == "E" else 7 * int(w[0]))) for a, _, q, p, per, m, w in rows], [("TSG-9007", 85), 9.95])


def gears():
    name, s = "en-us-gears-alternate-options.xlsx", "Hutchins Gear & Spline Works"
    rows = [("1", "HG-6-24", "Spur gear 6DP 24T, 4140 HT", 80, 96.4, "6 wks", ""), ("1A", "HG-6-24-CI", "Alternate to item 1: same in Class 40 iron", 80, 71.25, "5 wks", "alternate"), ("2", "HG-6-60", "Spur gear 6DP 60T, 4140 HT", 40, 214.8, "6 wks", ""), ("3", "HS-125-10", "Splined shaft 1.250 10T, 8620 carb.", 40, 188.0, "8 wks", "")]
    wb = Workbook()
    ws = wb.active
    ws.title = "Q26-1902"
    ws.append((s, "", "", "", "", "Quote Q26-1902"))
    ws.append(("N7714 Shop Lane, Oconto Mills, WI 54999", "", "", "", "", "November 4, 2026"))
    ws.append(("To: Menominee Conveyor, Attn: Dale R.",))
    ws.append([])
    ws.append(("Item", "Part", "Description", "Qty", "Each (US$)", "Lead", "Note"))
    for r in rows:
        ws.append(r)
    ws.append(("", "", "Hob for HS-125-10 spline, one time", 1, 640.0, "", "tooling"))
    ws.append([])
    ws.append(("OPTIONS (not included above)",))
    ws.append(("A", "", "Black oxide, per piece add", "", 3.5))
    ws.append(("B", "", "Lead and profile charts, per lot", "", 175.0))
    ws.append([])
    for t in ("FOB Oconto Mills. Net 30.", "Pricing good 45 days.", "Jim Hutchins Jr."):
        ws.append((t,))
    ws["A1"].font = Font(bold=True, size=14)
    for c in ws[5]:
        c.font = Font(bold=True)
    for row in ws.iter_rows(min_row=6, max_row=14, min_col=5, max_col=5):
        row[0].number_format = "0.00"
    ws.column_dimensions["C"].width = 44
    wb.save(at(name))
    true(name, "alternate-and-options", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-04", 45)), [(r[1], r[3], r[4], dict(leadTimeDays=7 * int(r[5][0]), **({"alternative": True} if r[6] else {}))) for r in rows], [("HS-125-10", 640)])


def hungarian():
    name, s = "en-hu-sheetmetal-two-sheets.xlsx", "Kovács és Társa Lemezmegmunkáló Kft."
    rows = [("LM-10-044", "Frame welded, S235, powder coated", 60, 118.4), ("LM-10-045", "Door, DC01 2 mm, powder coated", 60, 73.9), ("LM-10-052", "Hinge plate, laser cut", 480, 1.62), ("LM-10-060", "Cable tray 2 m, galvanized", 200, 14.35)]
    wb = Workbook()
    c = wb.active
    c.title = "Cover"
    for i, t in enumerate((s, "H-9999 Győrfalva, Ipari Park 6.", "", "To: Steyrmühl Anlagenbau GmbH, Mr. Haslinger", "Quotation No. 2026/0551", "Date: 2026.11.09.", "", "Delivery terms: DAP Steyrmühl", "Delivery time: 4-5 weeks after order", "Validity: 2027.01.31.", "Currency: EUR, prices without VAT", "Payment: 30 days net", "", "Prepared by: Kovács Gábor, managing director"), 1):
        c.cell(i, 2, t or None)
    ws = wb.create_sheet("Items")
    ws.append(("Drawing no.", "Name", "Qty (pcs)", "Unit price", "Total"))
    for i, (a, d, q, p) in enumerate(rows, 2):
        ws.append((a, d, q, p, f"=C{i}*D{i}"))
    ws.append(("", "Welding jig for LM-10-044 (one time)", 1, 390.0, "=C6*D6"))
    ws.append(("", "Transport", 1, 220.0, "=C7*D7"))
    ws.append(("", "Total", "", "", "=SUM(E2:E7)"))
    for row in ws.iter_rows(min_row=2, min_col=4, max_col=5):
        for x in row:
            x.number_format = '#,##0.00" €"'
    ws.column_dimensions["B"].width = 40
    saved(wb.save, "xlsx", name)
    true(name, "terms-on-cover-sheet", "en", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=weeks(4, 5), validUntil="2027-01-31"), [(a, q, p) for a, _, q, p in rows], [("LM-10-044", 390), 220])


write(form, matrix, seals, gears, hungarian)
