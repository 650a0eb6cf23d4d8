"""Workbooks by openpyxl, XlsxWriter, Perl and LibreOffice."""

import datetime
import subprocess
import tempfile
from pathlib import Path

import openpyxl
import xlsxwriter
from kit import after, at, soffice, total, true, weeks, working_days
from openpyxl.styles import Font, PatternFill


def put(ws, rows):
    for row in rows:
        ws.append(row)


def stampings():
    name = "en-us-stampings-breaks.xlsx"
    qty = (2500, 10000, 25000, 50000)
    rows = [("SB-101", "Clip, 0.031 1050 annealed", (0.412, 0.298, 0.261, 0.244), 0), ("SB-102", "Bracket, 0.062 CRS, zinc clear", (0.786, 0.604, 0.551, 0.528), 12400), ("SB-118", "Shield, 0.020 tin plate", (0.655, 0.471, 0.42, 0.399), 8900)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Q4471")
    bold, price, money = wb.add_format({"bold": True, "bottom": 1}), wb.add_format({"num_format": "$0.000"}), wb.add_format({"num_format": "$#,##0"})
    for i, line in enumerate((["Rourke Stamping & Mfg. Co."], ["2240 W. Press Ave., Rockford Mills, IL 61999"], ["Quote #", "4471", "", "Date", "10/05/2026"], ["Customer", "Larkin Appliance", "", "Good for", "60 days"], ["Lead time", "7 weeks parts, tooling 14 weeks", "", "F.O.B.", "Rockford Mills"])):
        ws.write_row(i, 0, line, bold if i == 0 else None)
    ws.write_row(6, 0, ["Part #", "Description", *[f"{q:,} pcs" for q in qty], "Die (one time)"], bold)
    for r, (a, b, prices, die) in enumerate(rows, 7):
        ws.write_row(r, 0, [a, b])
        ws.write_row(r, 2, prices, price)
        ws.write(r, 6, die or "existing", money)
    ws.write(11, 0, "Prices per piece. Order quantity must match a column.")
    ws.set_column(0, 0, 12), ws.set_column(1, 1, 32), ws.set_column(2, 6, 13)
    wb.close()
    true(name, "breaks-across", "en", dict(supplier="Rourke Stamping & Mfg. Co.", currency="USD", incoterm="FOB", validUntil=after(2026, 10, 5, 60), leadTimeDays=49), [(a, None, [list(x) for x in zip(qty, p)], dict(leadTimeDays=[49, 98, 147] if d else 49)) for a, _, p, d in rows], [dict(part=a, amount=d) for a, _, _, d in rows if d])


def buyers_template():
    name = "en-us-buyers-template-two-sheets.xlsx"
    rows = [("007-33120", "Pin, hardened, 4140", 1500, 3.15, 2.94), ("007-33121", "Bushing, C93200", 1500, 4.4, 4.62), ("007-33140", "Collar, 12L14", 3000, 1.05, 0.98), ("007-33177", "Eye bolt, 316", 200, 21.0, 23.75)]
    wb = openpyxl.Workbook()
    cover, ws = wb.active, wb.create_sheet("Pricing")
    cover.title = "Cover"
    put(cover, [["STERLING HOIST & CRANE - SUPPLIER BID PACKAGE"], ["Bid ID", "SHC-2026-Q4-018"], ["Commodity manager", "Paul Yates, Sterling Hoist & Crane"], [], ["Bidder legal name", "Ozark Screw Products, Inc."], ["Bidder contact", "Loretta Mays, loretta@ozarkscrew.example"], ["Bid date", datetime.date(2026, 10, 15)], ["Bid valid until", datetime.date(2027, 1, 15)], ["Bid currency", "USD"], ["Freight term", "DDP Sterling dock, Joplin Heights, MO"], ["Standard lead time, calendar days", 40]])
    put(ws, [["SHC item", "Description", "Release qty", "Current price", "Bid price (each)", "Bid extended"], *[[a, b, q, c, p, f"=C{i}*E{i}"] for i, (a, b, q, c, p) in enumerate(rows, 2)], [None, None, None, None, "Total", "=SUM(F2:F5)"], [], ["One-time costs (describe)", "Gage for 007-33120", None, None, 310]])
    for cell in [*cover["B5:B11"], *ws["E2:E5"]]:
        cell[0].fill = PatternFill("solid", fgColor="DDEBF7")
    ws.column_dimensions["B"].width = cover.column_dimensions["A"].width = 34
    with tempfile.TemporaryDirectory() as folder:
        wb.save(Path(folder) / "bid.xlsx")
        soffice(Path(folder) / "bid.xlsx", name, "Calc MS Excel 2007 XML")
    true(name, "buyers-form", "en", dict(supplier="Ozark Screw Products, Inc.", currency="USD", incoterm="DDP", validUntil="2027-01-15", leadTimeDays=40), [(a, q, p) for a, _, q, _, p in rows], [dict(part="007-33120", amount=310)])


def springs_india():
    name = "en-in-springs.xlsx"
    rows = [("MSI/CL/018", "Clutch spring, 3.2 mm, EN 10270-2 VDSiCr", 20000, 9.4), ("MSI/VL/004", "Valve spring inner, 2.4 mm", 40000, 6.85), ("MSI/PD/033", "Pedal return spring, galvanised", 15000, 4.1)]
    goods = total(rows, 2, 3)
    wb = openpyxl.Workbook()
    ws = wb.active
    put(ws, [["MEENAKSHI SPRINGS INDIA (Unit II)"], ["SF 212, Avinashi Road, Coimbatore North 641999, Tamil Nadu"], ["Quotation", "MSI-U2/26/1107", None, "Dt.", "18.09.2026"], ["To", "Godavari Two Wheelers Ltd., Hosur Road"], [], ["S.No", "Part Code", "Particulars", "Qty", "Unit", "Rate INR", "Amount INR"], *[[i + 1, a, b, q, "Nos", p, f"=D{7 + i}*F{7 + i}"] for i, (a, b, q, p) in enumerate(rows)], [None, None, "Sub total", None, None, None, goods], [None, None, "Freight to Hosur Road, lumpsum", None, None, None, 6500], [None, None, "IGST 18%", None, None, None, round((goods + 6500) * 0.18, 2)], [None, None, "Grand Total", None, None, None, round((goods + 6500) * 1.18, 2)], [], ["Delivery: 30 days from PO."], ["Validity: 31.12.2026"], ["Tooling: nil."]])
    for i in range(7, 10):
        ws[f"G{i}"] = round(rows[i - 7][2] * rows[i - 7][3], 2)
        ws[f"F{i}"].number_format = "0.00"
    ws["A1"].font = Font(bold=True, size=14)
    ws.column_dimensions["C"].width = 44
    wb.save(at(name))
    true(name, "table", "en", dict(supplier="MEENAKSHI SPRINGS INDIA (Unit II)", currency="INR", validUntil="2026-12-31", leadTimeDays=30), [(a, q, p) for a, _, q, p in rows], [dict(amount=6500)])


def plastics_china():
    name = "en-cn-moulds-and-parts.xlsx"
    tools = [("T1", "Housing front (WX-01)", "1+1, P20", 9800), ("T2", "Housing back (WX-02)", "1+1, P20", "incl. in T1"), ("T3", "Button (WX-03)", "1x8, S136", 6300)]
    rows = [("WX-01", "ABS, texture MT11010", 3000, 1.42), ("WX-02", "ABS, texture MT11010", 3000, 1.36), ("WX-03", "PC, spray", 12000, 0.185)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Quotation")
    big, head, date = wb.add_format({"bold": True, "font_size": 14}), wb.add_format({"bold": True, "bg_color": "#D9D9D9", "border": 1}), wb.add_format({"num_format": "yyyy-mm-dd"})
    ws.merge_range("A1:F1", "DONGGUAN JUNYE PLASTIC & MOULD CO., LTD", big)
    ws.write_row("A2", ["Add: Chang'an Town, Dongguan, Guangdong", None, None, None, "Date"]), ws.write_datetime("F2", datetime.datetime(2026, 9, 3), date)
    ws.write_row("A3", ["Customer: Lumen & Pike Ltd (UK)", None, None, None, "Valid till"]), ws.write_datetime("F3", datetime.datetime(2026, 10, 31), date)
    ws.write("A5", "A. Mould cost", big), ws.write_row("A6", ["No.", "Mould", "Cavity / steel", "Price USD", "T1 (days)"], head)
    for r, line in enumerate(tools, 6):
        ws.write_row(r, 0, [*line, 30])
    ws.write_row(9, 2, ["Mould total", 16100])
    ws.write("A12", "B. Part price", big), ws.write_row("A13", ["Part", "Material / finish", "Order qty", "Unit price USD", "Amount USD", "Remark"], head)
    for r, (a, b, q, p) in enumerate(rows, 13):
        ws.write_row(r, 0, [a, b, q, p, round(q * p, 2), "MOQ 1000" if q < 5000 else "MOQ 5000"])
    ws.write_row(16, 3, ["Total", total(rows, 2, 3)])
    ws.write("A19", "Trade term: FCA Shenzhen. Production time: 20 days after samples are approved. Packing: export carton, included.")
    ws.set_column(0, 0, 10), ws.set_column(1, 2, 24), ws.set_column(3, 5, 14)
    wb.close()
    true(name, "two-tables", "en", dict(supplier="DONGGUAN JUNYE PLASTIC & MOULD CO., LTD", currency="USD", incoterm="FCA", validUntil="2026-10-31", leadTimeDays=[20, 50]), [(a, q, p, dict(minimumOrder=1000 if q < 5000 else 5000)) for a, _, q, p in rows], [dict(part="WX-01", amount=9800), dict(part="WX-03", amount=6300)])


def turned_options():
    name = "en-uk-turned-options-perl.xlsx"
    cells = [(0, 0, "Quotation 7719"), (0, 5, "Hadfield & Rowe (Precision) Ltd"), (1, 5, "Unit 3 Sheaf Yard, Sheffield Moor S99 2ZZ"), (2, 0, "Ockendon Marine Ltd"), (3, 0, "12 October 2026"), (5, 0, "Delivery wks"), (5, 1, "Total GBP"), (5, 2, "Each GBP"), (5, 3, "Off"), (5, 4, "Drawing"), (5, 5, "Description")]
    rows = [("OM-114", "Rudder stock pin, 316", 12, 84.5, 5), ("OM-115", "Bush, Al-bronze AB2", 24, 36.25, 5), ("OM-131", "Spindle, duplex 2205", 6, 318.0, 8)]
    for r, (a, b, q, p, w) in enumerate(rows, 6):
        cells += [(r, 0, w), (r, 1, q * p), (r, 2, p), (r, 3, q), (r, 4, a), (r, 5, b)]
    cells += [(9, 1, total(rows, 2, 3)), (9, 5, "Total of the above"), (11, 5, "Options, only if ordered:"), (12, 5, "Dye penetrant test OM-131"), (12, 3, 6), (12, 2, 22), (12, 1, 132), (13, 5, "Electropolish OM-114"), (13, 3, 12), (13, 2, 9.5), (13, 1, 114), (15, 0, "Prices ex works, open for acceptance until 30 November 2026. Material certs 3.1 included."), (16, 0, "Small order handling: none.")]
    quoted = lambda v: f"'{v}'" if isinstance(v, str) else str(v)  # noqa: E731
    writes = "\n".join(f"$ws->write({r}, {c}, {quoted(v)});" for r, c, v in cells)
    subprocess.run(["perl", "-e", f"use Excel::Writer::XLSX; my $wb = Excel::Writer::XLSX->new('{at(name)}'); my $ws = $wb->add_worksheet('Quote'); $ws->set_column(5, 5, 40);\n{writes}\n$wb->close();"], check=True)
    true(name, "options", "en", dict(supplier="Hadfield & Rowe (Precision) Ltd", currency="GBP", incoterm="EXW", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=w * 7)) for a, _, q, p, w in rows])


def gears_de():
    name = "de-zahnraeder-ruestkosten.xlsx"
    rows = [("ZR-2-30", "Stirnrad m2 z30, 16MnCr5, geschliffen", 80, 46.8, 120), ("ZR-2-75", "Stirnrad m2 z75, 16MnCr5, geschliffen", 40, 92.4, 120), ("KR-3-20", "Kegelrad m3 z20, C45, induktiv gehärtet", 40, 71.25, 185), ("ZS-2-500", "Zahnstange m2 L500, C45", 15, 64.0, 0)]
    wb = openpyxl.Workbook()
    ws = wb.active
    ws.title = "Angebot"
    put(ws, [["Zahnradfabrik Ostermann & Riedl GmbH"], ["Talstr. 77, 73999 Filsgrund"], [], ["Angebotsnummer", "2026/1420", None, "Kunde", "Fördertechnik Hübner KG"], ["Datum", datetime.date(2026, 9, 29), None, "Anfrage", "A-55110"], ["Gültig bis", datetime.date(2026, 11, 30), None, "Lieferbedingung", "EXW Filsgrund"], ["Lieferzeit", "7 Wochen"], [], ["Pos", "Artikel", "Bezeichnung", "Menge", "Stückpreis [€]", "Rüstkosten einmalig [€]", "Gesamt [€]"], *[[(i + 1) * 10, a, b, q, p, s, q * p + s] for i, (a, b, q, p, s) in enumerate(rows)], [None, None, "Gesamtsumme netto", None, None, None, sum(r[2] * r[3] + r[4] for r in rows)]])
    for cells in [*ws["E10:G14"], ]:
        for cell in cells:
            cell.number_format = "#,##0.00"
    ws["B5"].number_format = ws["B6"].number_format = "DD.MM.YYYY"
    ws.column_dimensions["C"].width = 40
    wb.save(at(name))
    true(name, "setup-column", "de", dict(supplier="Zahnradfabrik Ostermann & Riedl GmbH", currency="EUR", incoterm="EXW", validUntil="2026-11-30", leadTimeDays=49), [(a, q, p) for a, _, q, p, _ in rows], [dict(part=a, amount=s) for a, _, _, _, s in rows if s])


def sheet_de():
    name = "de-stanzteile-rabatt-je-100.xlsx"
    rows = [("SB-7714", "Scheibe 30x12x2, verzinkt", 10000, 8.4, 15), ("SB-7720", "Lasche 80x25x3, roh", 5000, 31.5, 10), ("SB-7731", "Winkel 50x50x2, KTL", 4000, 58.0, 10)]
    net = [round(p * (100 - d) / 100, 4) for *_, p, d in rows]
    wb = openpyxl.Workbook()
    ws = wb.active
    put(ws, [[None, None, None, None, None, None, "Stanz- und Umformtechnik"], [None, None, None, None, None, None, "Hagemeister GmbH"], ["Agrartechnik Söhlde GmbH, Einkauf", None, None, None, None, None, "38999 Salzhorn"], ["Angebot 40-2218 vom 01.10.2026"], [], ["Artikel", "Bezeichnung", "Menge", "Listenpreis", "PE", "Rabatt %", "Nettopreis", "Wert EUR"], *[[a, b, q, p, 100, d, n, round(q * n / 100, 2)] for (a, b, q, p, d), n in zip(rows, net)], [None, None, None, None, None, None, "Warenwert", round(sum(r[2] * n / 100 for r, n in zip(rows, net)), 2)], [], ["Lieferzeit 20 Arbeitstage, Lieferung DAP Söhlde. Preise in EUR je Preiseinheit (PE), gültig bis 15.12.2026."], ["Mindestabnahme je Artikel 2.000 Stück."]])
    for cells in ws["D7:G9"]:
        for i in (0, 3):
            cells[i].number_format = "0.00##"
    ws.column_dimensions["B"].width = 30
    with tempfile.TemporaryDirectory() as folder:
        wb.save(Path(folder) / "hagemeister.xlsx")
        soffice(Path(folder) / "hagemeister.xlsx", name, "Calc MS Excel 2007 XML")
    true(name, "discount-column", "de", dict(supplier="Stanz- und Umformtechnik Hagemeister GmbH", currency="EUR", incoterm="DAP", validUntil="2026-12-15", leadTimeDays=working_days(20), per=100, minimumOrder=2000), [(r[0], r[2], n) for r, n in zip(rows, net)])


for make in (stampings, buyers_template, springs_india, plastics_china, turned_options, gears_de, sheet_de):
    make()
