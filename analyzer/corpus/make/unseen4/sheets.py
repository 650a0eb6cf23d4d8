"""Twelve workbooks: distributors' sheets, buyers' own comparisons, forms sent back."""

import datetime

import openpyxl
import xlsxwriter
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from paths import after, in_weeks, made
from kit import line, perl, soffice, steps

BOLD = Font(bold=True)
YELLOW = PatternFill("solid", fgColor="FFF2CC")
GREY = PatternFill("solid", fgColor="D9D9D9")
THIN = Border(*[Side(style="thin")] * 4)


def sheet_of(title, widths):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = title
    for letter, width in zip("ABCDEFGHIJKLMNOP", widths):
        sheet.column_dimensions[letter].width = width
    return book, sheet


def head(sheet, row, words, fill=GREY):
    for column, word in enumerate(words, 1):
        cell = sheet.cell(row, column, word)
        cell.font, cell.fill, cell.border = BOLD, fill, THIN
        cell.alignment = Alignment(wrap_text=True, horizontal="center")


def put(sheet, row, values, formats=()):
    for column, value in enumerate(values, 1):
        sheet.cell(row, column, value)
    for column, form in formats:
        sheet.cell(row, column).number_format = form


def calculate(name):
    """Saved once by LibreOffice, so that formulas hold their results."""
    soffice(made.file(name), "xlsx", made.file(name))


def fasteners():
    book, s = sheet_of("Quote", [5, 18, 44, 10, 6, 11, 6, 13, 12])
    s["A1"], s["A1"].font = "TRI-COUNTY BOLT & SUPPLY, INC.", Font(bold=True, size=15)
    s["A2"] = "4410 Industrial Pkwy, Lima, OH 45804   Ph 419-555-0142   Fx 419-555-0143"
    s["A4"], s["C4"] = "Quote #:", "Q118734"
    s["A5"], s["C5"] = "Date:", datetime.date(2026, 11, 9)
    s["C5"].number_format = "mm/dd/yyyy"
    s["A6"], s["C6"] = "To:", "Harlan Pump Co. - Attn: Denise Rowe"
    s["A7"], s["C7"] = "Ref:", "your RFQ 60214"
    head(s, 9, ["Ln", "Item", "Description", "Qty", "UM", "Price $", "Per", "Extension $", "Avail"])
    lines = [
        ("HCS-0500-200-G8", 'HEX CAP SCR 1/2-13 X 2 GR8 YZ', 4000, 41.85, "C", 100, "STOCK", 0),
        ("FN-0500-13-G8", "HEX NUT 1/2-13 GR8 YZ", 4000, 14.2, "C", 100, "STOCK", 0),
        ("FW-0500-SAE-HD", "FLAT WASHER 1/2 SAE HARDENED", 8000, 86.5, "M", 1000, "1 WK", 7),
        ("STUD-0750-1100", 'STUD B7 3/4-10 X 11" PLAIN W/2 2H NUTS', 96, 7.48, "EA", 1, "2 WKS", 14),
        ("SHCS-0375-125", "SOC HD CAP SCR 3/8-16 X 1-1/4 BLK", 1500, 22.1, "C", 100, "STOCK", 0),
        ("ROLLPIN-250-150", 'SPRING PIN 1/4 X 1-1/2 420 SS', 600, 31.75, "C", 100, "3 WKS", 21),
    ]
    row = 10
    for number, (part, words, quantity, price, code, per, avail, _) in enumerate(lines, 1):
        put(s, row, [number, part, words, quantity, "PC", price, code, f"=ROUND(D{row}*F{row}/{per},2)", avail],
            [(4, "#,##0"), (6, "#,##0.00"), (8, "#,##0.00")])
        row += 1
    put(s, row + 1, [None, None, None, None, None, None, "Total", f"=SUM(H10:H{row - 1})"], [(8, "#,##0.00")])
    s.cell(row + 3, 1, "Prices firm thru 12/31/2026.  FOB our dock.  Freight PPD & ADD.  Terms Net 30.")
    s.cell(row + 4, 1, "C = per hundred   M = per thousand   EA = each")
    book.save(made.file("en-bolt-house-per-c-and-m.xlsx"))
    common = {"supplier": "Tri-County Bolt & Supply, Inc.", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-31"}
    made.truth("en-bolt-house-per-c-and-m.xlsx", "en", "price-per",
               [line(part, quantity, price, common, leadTimeDays=days, **({"per": per} if per > 1 else {}))
                for part, _, quantity, price, _, per, _, days in lines])


def comparison():
    name = "en-buyers-bid-comparison.xlsx"
    book = xlsxwriter.Workbook(str(made.file(name)))
    s = book.add_worksheet("Bid comp")
    bold = book.add_format({"bold": True})
    top = book.add_format({"bold": True, "align": "center", "bg_color": "#DDEBF7", "border": 1})
    money = book.add_format({"num_format": "$#,##0.00"})
    s.set_column(0, 0, 13)
    s.set_column(1, 1, 30)
    s.write(0, 0, "RFQ 26-0931  Gearbox housing hardware - bid comparison", bold)
    s.write(1, 0, "Buyer: T. Okafor      Bids due 11/13/2026      All prices USD each")
    suppliers = [("Delmar Castings", "DAP", 6800, 0), ("Northbank Foundry Group", "EXW", 5950, 410), ("Pruitt & Lowe Mfg", "DAP", 7400, 0)]
    s.merge_range(3, 0, 4, 0, "Part #", top)
    s.merge_range(3, 1, 4, 1, "Description", top)
    s.merge_range(3, 2, 4, 2, "Qty", top)
    for at, (supplier, *_rest) in enumerate(suppliers):
        first = 3 + 3 * at
        s.merge_range(3, first, 3, first + 2, supplier, top)
        for offset, word in enumerate(["Unit", "Ext", "Wks"]):
            s.write(4, first + offset, word, top)
    parts = [
        ("GH-2201", "Housing, upper, A356-T6", 300, [(48.2, 8), (44.95, 10), (52.1, 7)]),
        ("GH-2202", "Housing, lower, A356-T6", 300, [(51.6, 8), (49.3, 10), (55, 7)]),
        ("GH-2210", "Bearing cap", 600, [(11.85, 6), (12.4, 8), None]),
        ("GH-2214", "Inspection cover", 300, [(9.1, 6), None, (8.75, 5)]),
    ]
    truth = []
    for at, (part, words, quantity, bids) in enumerate(parts):
        row = 5 + at
        s.write_row(row, 0, [part, words, quantity])
        for index, bid in enumerate(bids):
            first = 3 + 3 * index
            if bid is None:
                s.write(row, first, "no bid")
                continue
            price, wks = bid
            s.write(row, first, price, money)
            s.write_formula(row, first + 1, f"=C{row + 1}*{chr(65 + first)}{row + 1}", money, price * quantity)
            s.write(row, first + 2, wks)
            supplier, term, *_rest = suppliers[index]
            truth.append(line(part, quantity, price, supplier=supplier, currency="USD", leadTimeDays=wks * 7, incoterm=term))
    for row, word, values in [(10, "Patterns / tooling (one time)", [each[2] for each in suppliers]),
                              (11, "Freight to us, whole order", [each[3] or "incl." for each in suppliers]),
                              (12, "Incoterms", [each[1] for each in suppliers]),
                              (13, "Payment", ["Net 45", "Net 30", "2/10 Net 30"])]:
        s.write(row, 1, word)
        for at, value in enumerate(values):
            s.write(row, 3 + 3 * at, value, money if isinstance(value, (int, float)) else None)
    book.close()
    charges = [{"supplier": supplier, "amount": amount} for supplier, _, tool, freight in suppliers for amount in (tool, freight) if amount]
    made.truth(name, "en", "suppliers-across", truth, charges)


def returned_form():
    name = "en-rfq-form-sent-back.xlsx"
    book, s = sheet_of("RFQ", [6, 14, 6, 30, 16, 9, 9, 12, 12, 12, 8, 30])
    s.merge_cells("A1:L1")
    s["A1"], s["A1"].font = "BRANDT-KELLER COMPRESSORS - REQUEST FOR QUOTATION", Font(bold=True, size=14)
    s["A2"] = "RFQ no. 26-1187-TR      Issued 02-Nov-2026      Reply by 16-Nov-2026      Please complete the yellow cells only."
    for row, (word, value) in enumerate([("Supplier name", "Ridgeway Precision Turning Ltd"), ("Your quote reference", "RPT/9921"),
                                         ("Quoted by", "Carol Finch"), ("Currency", "GBP"), ("Delivery terms (Incoterms 2020)", "DAP"),
                                         ("Quote valid until", datetime.date(2027, 1, 31)), ("Payment terms", "30 days EOM")], 4):
        s.cell(row, 1, word).font = BOLD
        cell = s.cell(row, 5, value)
        cell.fill = YELLOW
        if row == 9:
            cell.number_format = "DD-MMM-YYYY"
    head(s, 12, ["Line", "Part number", "Rev", "Description", "Material", "EAU", "RFQ qty", "Unit price", "Tooling / NRE",
                 "Lead time (wks)", "MOQ", "Supplier comments"])
    lines = [
        ("BK-40117", "C", "Valve seat", "316L", 4800, 1200, 6.38, 0, 6, 600, None),
        ("BK-40118", "A", "Valve guide", "CuSn12", 4800, 1200, 9.15, 0, 6, 600, "Bar subject to stock"),
        ("BK-40220", "B", "Crosshead pin", "16MnCr5", 900, 300, 23.7, 480, 8, 100, "Gauge included in NRE"),
        ("BK-40305", "F", "Unloader piston", "EN19T", 1500, 500, 14.92, 0, 7, 250, None),
        ("BK-40306", "A", "Unloader sleeve", "EN19T", 1500, 500, 12.06, 260, 7, 250, "Broach"),
    ]
    for row, (part, rev, words, material, eau, quantity, price, tool, wks, moq, note) in enumerate(lines, 13):
        put(s, row, [row - 12, part, rev, words, material, eau, quantity, price, tool, wks, moq, note], [(8, "0.00"), (9, "#,##0")])
        for column in range(8, 13):
            s.cell(row, column).fill = YELLOW
    s.cell(19, 1, "Prices to include certificate of conformity and packing. Overdue quotations may be disregarded.")
    book.save(made.file(name))
    common = {"supplier": "Ridgeway Precision Turning Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2027-01-31"}
    made.truth(name, "en", "plain",
               [line(part, quantity, price, common, leadTimeDays=wks * 7, minimumOrder=moq)
                for part, _, _, _, _, quantity, price, _, wks, moq, _ in lines],
               [{"part": each[0], "amount": each[7]} for each in lines if each[7]])


def molding():
    name = "en-molded-parts-volumes-across.xlsx"
    book, s = sheet_of("Pricing", [16, 28, 22, 11, 11, 11, 16, 26])
    s["A1"], s["A1"].font = "Castellan Plastics LLC", Font(bold=True, size=16)
    s["A2"] = "1180 Grove Rd, Erie PA 16509"
    s["A3"] = "Quotation CP-26-447 rev 1"
    s["F3"], s["G3"] = "Date", "Nov 11, 2026"
    s["A4"] = "Prepared for: Lakeshore Appliance Controls"
    s.merge_cells("D6:F6")
    s["D6"] = "Piece price (USD) at release qty"
    s["D6"].alignment = Alignment(horizontal="center")
    head(s, 7, ["Part", "Description", "Resin", 5000, 10000, 25000, "Mold, 1-time (USD)", "Notes"])
    lines = [
        ("LAC-1102-01", "Knob, black", "ABS Cycolac MG47", 0.412, 0.368, 0.331, 14800, "2 cavity, P20"),
        ("LAC-1102-02", "Bezel", "PC/ABS", 0.795, 0.722, 0.668, 21500, "1 cavity, P20"),
        ("LAC-1140", "Light pipe", "PMMA clear", 0.236, 0.204, 0.187, 9900, "4 cavity family, polished A2"),
        ("LAC-1155", "Rear cover", "PP 20% talc", 1.084, 0.991, 0.925, 27300, "1 cavity, 2 slides"),
    ]
    for row, each in enumerate(lines, 8):
        put(s, row, each, [(4, "0.000"), (5, "0.000"), (6, "0.000"), (7, "#,##0")])
    for row, words in enumerate(["Lead time 9 weeks ARO including mold and first samples.",
                                 "EXW Erie. Quote good for 45 days.",
                                 "Mold payment 50% with order, 50% on sample approval. Molds are customer property."], 13):
        s.cell(row, 1, words)
    book.save(made.file(name))
    common = {"supplier": "Castellan Plastics LLC", "currency": "USD", "incoterm": "EXW", "leadTimeDays": 63,
              "validUntil": after(2026, 11, 11, 45)}
    made.truth(name, "en", "breaks-across",
               [steps(each[0], zip((5000, 10000, 25000), each[3:6]), common) for each in lines],
               [{"part": each[0], "amount": each[6]} for each in lines])


def harness():
    name = "en-harness-three-tabs.xlsx"
    book = openpyxl.Workbook()
    cover = book.active
    cover.title = "Cover"
    for row, words in enumerate(["Wirecraft Assemblies Ltd.", "Unit 6, Bellfield Trading Estate, Derby DE21 4RT", None,
                                 "QUOTATION WA-Q-3058", "Date: 13/11/2026", "Customer: Overton Lift Trucks",
                                 "Your enquiry: e-mail of 5 November, harness set OLT-7", None,
                                 "Prices on tab 'Quote', terms on tab 'Terms'.", "Gary Whitcombe, Estimating"], 1):
        cover.cell(row, 1, words)
    s = book.create_sheet("Quote")
    head(s, 1, ["Assy no.", "Description", "Order qty", "Material £", "Labour £", "Unit price £", "Total £"])
    lines = [("OLT-7-001", "Main loom, cab to chassis", 150, 61.2, 38.4, 99.6),
             ("OLT-7-002", "Mast loom", 150, 27.75, 19.1, 46.85),
             ("OLT-7-003", "Battery lead set, 70 mm²", 150, 33.1, 8.2, 41.3),
             ("OLT-7-004", "Display pigtail", 300, 4.05, 3.6, 7.65)]
    for row, (part, words, quantity, material, labour, price) in enumerate(lines, 2):
        put(s, row, [part, words, quantity, material, labour, price, f"=C{row}*F{row}"],
            [(column, "#,##0.00") for column in (4, 5, 6, 7)])
    put(s, 7, [None, "Test fixture and programs (one-off)", 1, None, None, 1850, 1850], [(6, "#,##0.00"), (7, "#,##0.00")])
    put(s, 8, [None, None, None, None, None, "Order total", "=SUM(G2:G7)"], [(7, "#,##0.00")])
    terms = book.create_sheet("Terms")
    for row, pair in enumerate([("Delivery", "5 - 6 weeks from order, connectors subject to prior sale"), ("Incoterm", "FCA Derby"),
                                ("Validity", "30 days"), ("Payment", "30 days net"), ("MOQ", "as quoted")], 1):
        put(terms, row, pair)
    book.active = 1
    book.save(made.file(name))
    common = {"supplier": "Wirecraft Assemblies Ltd.", "currency": "GBP", "incoterm": "FCA", "leadTimeDays": in_weeks(5, 6),
              "validUntil": after(2026, 11, 13, 30)}
    made.truth(name, "en", "several-sheets", [line(part, quantity, price, common) for part, _, quantity, _, _, price in lines],
               [{"amount": 1850}])


def bearings():
    name = "en-bearing-branch-net-prices.xlsx"
    book, s = sheet_of("Sheet1", [7, 12, 20, 12, 8, 12, 13, 24])
    s["A1"] = "Algoma Bearing & Drive Inc. - Hamilton branch"
    s["A2"] = "Quote 0077154-00   Nov 10 2026   exp Dec 10 2026   Prices in CAD, taxes extra"
    s["A3"] = "Attn Marc Desrosiers, Stelmar Conveyors"
    head(s, 5, ["Qty", "Brand", "Part Number", "List", "Disc%", "Net each", "Net ext", "Availability"])
    lines = [(24, "KBN", "22216EK/C3", 402.6, 58, "In stock Hamilton", 0), (24, "KBN", "H316", 96.4, 55, "In stock Hamilton", 0),
             (12, "Fairline", "SNL516-613", 318, 50, "4 days from Calgary", 4), (40, "Fairline", "UCF210-32", 88.2, 62, "In stock Hamilton", 0),
             (6, "Dornach", "FL-75-TDO", 1275, 40, "Factory 6 weeks", 42)]
    for row, (quantity, brand, part, price, discount, avail, _) in enumerate(lines, 6):
        put(s, row, [quantity, brand, part, price, discount, f"=ROUND(D{row}*(1-E{row}/100),2)", f"=A{row}*F{row}", avail],
            [(4, "#,##0.00"), (6, "#,##0.00"), (7, "#,##0.00")])
    put(s, 12, [None, None, None, None, None, "Sub-total", "=SUM(G6:G10)"], [(7, "#,##0.00")])
    s["A14"] = "Minimum order $100. Special orders not returnable."
    book.save(made.file(name))
    common = {"supplier": "Algoma Bearing & Drive Inc.", "currency": "CAD", "validUntil": "2026-12-10"}
    made.truth(name, "en", "discount-column",
               [line(part, quantity, round(price * (100 - discount) / 100 + 1e-9, 2), common, leadTimeDays=days)
                for quantity, _, part, price, discount, _, days in lines], noMinimumPieces=True)


def vendor_rows():
    name = "en-quotes-received-log.xlsx"
    book, s = sheet_of("Quotes rcvd", [14, 26, 24, 8, 7, 11, 11, 10, 12, 13])
    head(s, 1, ["Our P/N", "Desc", "Vendor", "Qty qtd", "Curr", "Unit cost", "Lead (days)", "Terms", "Setup / NRE", "Quote exp."])
    lines = [
        ("710-0032", "Bracket, hinge LH", "Fenwick Sheet Metal", 250, "USD", 8.45, 28, "EXW", 350, "2026-12-31"),
        ("710-0032", "Bracket, hinge LH", "Ostrava Lisovna", 250, "EUR", 6.9, 45, "FCA", 520, "2027-01-15"),
        ("710-0032", "Bracket, hinge LH", "Midway Stamping", 250, "USD", 7.98, 35, "EXW", 900, "2026-12-11"),
        ("710-0033", "Bracket, hinge RH", "Fenwick Sheet Metal", 250, "USD", 8.45, 28, "EXW", None, "2026-12-31"),
        ("710-0033", "Bracket, hinge RH", "Ostrava Lisovna", 250, "EUR", 6.9, 45, "FCA", None, "2027-01-15"),
        ("710-0041", "Gas spring 400N", "Lindgren Lift", 500, "USD", 12.3, 21, "DAP", None, "2027-02-28"),
        ("710-0041", "Gas spring 400N", "Seabright Components", 500, "USD", 11.75, 60, "CIF", None, "2026-12-20"),
    ]
    for row, each in enumerate(lines, 2):
        put(s, row, [*each[:9], datetime.date.fromisoformat(each[9])], [(6, "0.00"), (10, "m/d/yy")])
    s.auto_filter.ref = "A1:J8"
    s.freeze_panes = "A2"
    book.save(made.file(name))
    made.truth(name, "en", "rows",
               [line(part, quantity, price, supplier=vendor, currency=currency, leadTimeDays=days, incoterm=term, validUntil=until)
                for part, _, vendor, quantity, currency, price, days, term, _, until in lines],
               [{"part": each[0], "supplier": each[2], "amount": each[8]} for each in lines if each[8]])


def normteile():
    name = "de-normteile-preiseinheit.xlsx"
    target = made.file(name)
    lines = [("912-8-30-129", "Zylinderschraube DIN 912 M8x30 12.9", 5000, 11.4, 100, "ab Lager", 0),
             ("934-8-8", "Sechskantmutter DIN 934 M8 Kl. 8 vz", 20000, 14.9, 1000, "ab Lager", 0),
             ("7349-85", "Scheibe DIN 7349 8,4", 2500, 5.85, 100, "1 Woche", 7),
             ("6885-8-7-40", "Paßfeder DIN 6885 A 8x7x40", 400, 38.5, 100, "2 Wochen", 14),
             ("471-25", "Sicherungsring DIN 471 25x1,2", 3000, 46.2, 1000, "ab Lager", 0)]
    rows = "\n".join(
        f"$s->write_row({at + 8}, 0, [{10 * (at + 1)}, '{part}', '{words}', {quantity}, 'Stk', {price}, {per}]);"
        f"$s->write_number({at + 8}, 5, {price}, $m);"
        f"$s->write_formula({at + 8}, 7, '=D{at + 9}*F{at + 9}/G{at + 9}', $m, {quantity * price / per});"
        f"$s->write({at + 8}, 8, '{when}');"
        for at, (part, words, quantity, price, per, when, _) in enumerate(lines))
    perl(f"""use utf8; use Excel::Writer::XLSX;
my $b = Excel::Writer::XLSX->new('{target}'); my $s = $b->add_worksheet('Angebot');
my $f = $b->add_format(bold => 1, bottom => 1); my $m = $b->add_format(num_format => '#,##0.00');
$s->set_column(1, 1, 18); $s->set_column(2, 2, 40);
$s->write(0, 0, 'Hagedorn Verbindungselemente GmbH & Co. KG, 58511 Lüdenscheid', $f);
$s->write(2, 0, 'Angebot 2026-33817 vom 12.11.2026');
$s->write(3, 0, 'Kunde: Rottmann Fördertechnik, Ihre Anfrage 4500-AF-219');
$s->write(4, 0, 'Preise in EUR netto, zzgl. MwSt., freibleibend bis 11.12.2026');
$s->write(5, 0, 'Lieferbedingung: EXW Lüdenscheid, Mindestauftragswert 150 EUR');
$s->write_row(7, 0, ['Pos.', 'Artikel', 'Bezeichnung', 'Menge', 'ME', 'Preis', 'PE', 'Betrag', 'Lieferzeit'], $f);
{rows}
$s->write(14, 6, 'Summe'); $s->write_formula(14, 7, '=SUM(H9:H13)', $m, {sum(q * p / per for _, _, q, p, per, *_ in lines)});
$b->close;""")
    common = {"supplier": "Hagedorn Verbindungselemente GmbH & Co. KG", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-11"}
    made.truth(name, "de", "price-per", [line(part, quantity, price, common, per=per, leadTimeDays=days)
                                         for part, _, quantity, price, per, _, days in lines], noMinimumPieces=True)


def preisspiegel():
    name = "de-preisspiegel-drei-bieter.xlsx"
    book, s = sheet_of("Preisspiegel", [12, 32, 9, 14, 14, 14, 14, 14, 14])
    s["A1"], s["A1"].font = "Preisspiegel Anfrage 26-418 Hydraulikblöcke", Font(bold=True, size=13)
    s["A2"] = "Einkauf Fr. Tiedemann, Stand 16.11.2026, alle Preise EUR/Stück netto"
    bidders = ["Moorkamp Hydraulik", "Zerspanung Eberl GmbH", "Fluidtec Sachsen"]
    head(s, 4, ["Teil", "Benennung", "Menge"] + [None] * 6)
    for at, bidder in enumerate(bidders):
        s.merge_cells(start_row=4, start_column=4 + 2 * at, end_row=4, end_column=5 + 2 * at)
        s.cell(4, 4 + 2 * at, bidder).alignment = Alignment(horizontal="center")
    head(s, 5, [None, None, None] + ["EP", "LZ (Wo.)"] * 3)
    parts = [("HB-4410", "Steuerblock 4-fach", 60, [(184.5, 6), (171.2, 8), (179, 5)]),
             ("HB-4412", "Anschlussplatte NG6", 120, [(38.9, 4), (36.4, 6), (41.25, 4)]),
             ("HB-4420", "Zwischenplatte", 120, [(52.3, 5), (54.8, 6), (49.95, 5)]),
             ("HB-4433", "Verschlussdeckel", 240, [(7.15, 3), (6.6, 4), (7.4, 3)])]
    truth = []
    for row, (part, words, quantity, bids) in enumerate(parts, 6):
        put(s, row, [part, words, quantity, *[value for bid in bids for value in bid]], [(column, "#,##0.00") for column in (4, 6, 8)])
        for bidder, (price, wks) in zip(bidders, bids):
            truth.append(line(part, quantity, price, supplier=bidder, currency="EUR", leadTimeDays=wks * 7))
    put(s, 11, [None, "Programmier-/Rüstkosten einmalig", None, 650, None, 900, None, 480, None], [(column, "#,##0.00") for column in (4, 6, 8)])
    put(s, 12, [None, "Zahlungsziel", None, "30 T netto", None, "14 T 2 %", None, "30 T netto"])
    book.save(made.file(name))
    made.truth(name, "de", "suppliers-across", truth,
               [{"supplier": bidder, "amount": amount} for bidder, amount in zip(bidders, (650, 900, 480))])


def consultation():
    name = "fr-reponse-consultation.xlsx"
    book, s = sheet_of("Réponse", [14, 32, 10, 14, 12, 14, 28])
    for row, words in enumerate(["Mécanique Générale du Forez SARL", "ZI La Plaine, 42600 Montbrison",
                                 "Réponse à votre consultation n° AC-2026-208 du 03/11/2026", "Offre n° 26.1145 du 10/11/2026"], 1):
        s.cell(row, 1, words)
    head(s, 6, ["Réf. plan", "Désignation", "Qté", "P.U. HT (€)", "Délai (sem.)", "Outillage HT", "Remarques"])
    lines = [("PL-88-014", "Arbre cannelé", 80, 64.3, 7, None, "42CrMo4 traité"), ("PL-88-015", "Moyeu", 80, 47.9, 7, 620, "brochage"),
             ("PL-88-020", "Bride d'arrêt", 160, 12.75, 5, None, None), ("PL-88-031", "Entretoise rectifiée", 320, 6.48, 5, None, None)]
    for row, each in enumerate(lines, 7):
        put(s, row, each, [(4, '#,##0.00 "€"'), (6, '#,##0.00 "€"')])
    s["A12"] = "Incoterm : FCA Montbrison. Validité de l'offre : 2 mois soit jusqu'au 10/01/2027."
    s["A13"] = "Paiement : 45 jours fin de mois. Minimum de facturation 80 € HT."
    book.save(made.file(name))
    common = {"supplier": "Mécanique Générale du Forez SARL", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-10"}
    made.truth(name, "fr", "plain", [line(part, quantity, price, common, leadTimeDays=wks * 7) for part, _, quantity, price, wks, _, _ in lines],
               [{"part": "PL-88-015", "amount": 620}], noMinimumPieces=True)


def viti():
    name = "it-viteria-prezzo-al-cento.xlsx"
    book, s = sheet_of("Offerta", [14, 36, 10, 6, 13, 8, 13, 13, 14])
    s["A1"] = "BULLONERIA VALSESIA S.R.L. - Via dell'Industria 14, Borgosesia (VC)"
    s["A2"] = "Offerta nr. 2608/26 del 11/11/2026 - Spett.le Termomec Impianti"
    head(s, 4, ["Cod. articolo", "Descrizione", "Q.tà", "UM", "Listino €/100", "Sc. %", "Netto €/100", "Importo €", "Consegna"])
    lines = [("TE0820ZN", "Vite TE 8.8 M8x20 zinc. ISO 4017", 6000, 12.5, 40, "pronta", 0),
             ("TE1030ZN", "Vite TE 8.8 M10x30 zinc. ISO 4017", 3000, 24.8, 40, "pronta", 0),
             ("TCEI0625A2", "Vite TCEI inox A2 M6x25", 2000, 19.6, 25, "7 gg", 7),
             ("DA10A2", "Dado autobloccante M10 inox A2", 3000, 22, 25, "pronta", 0),
             ("RP08Z", "Rosetta piana M8 zincata", 10000, 2.3, 30, "15 gg", 15)]
    for row, (part, words, quantity, price, discount, when, _) in enumerate(lines, 5):
        put(s, row, [part, words, quantity, "PZ", price, discount, f"=E{row}*(1-F{row}/100)", f"=ROUND(C{row}*G{row}/100,2)", when],
            [(5, "#,##0.00"), (7, "#,##0.000"), (8, "#,##0.00")])
    put(s, 11, [None] * 6 + ["Totale", "=SUM(H5:H9)"], [(8, "#,##0.00")])
    s["A13"] = "Resa: franco partenza EXW Borgosesia. Contributo trasporto € 25,00. Validità 31/12/2026. Pagamento RB 60 gg."
    book.save(made.file(name))
    common = {"supplier": "Bulloneria Valsesia S.r.l.", "currency": "EUR", "per": 100, "incoterm": "EXW", "validUntil": "2026-12-31"}
    made.truth(name, "it", "discount-column",
               [line(part, quantity, round(price * (100 - discount) / 100, 4), common, leadTimeDays=days)
                for part, _, quantity, price, discount, _, days in lines], [{"amount": 25}])


def plaatwerk():
    name = "nl-plaatwerk-offerte.xlsx"
    book = xlsxwriter.Workbook(str(made.file(name)))
    s = book.add_worksheet("Offerte")
    bold, euro = book.add_format({"bold": True, "bottom": 1}), book.add_format({"num_format": '"€" #,##0.00'})
    s.set_column(0, 0, 15)
    s.set_column(1, 1, 36)
    s.write(0, 1, "Plaatwerk Kromhout B.V.", book.add_format({"bold": True, "font_size": 16}))
    s.write(1, 1, "Havenkade 31, 3361 Sliedrecht")
    for row, (word, value) in enumerate([("Offertenummer", "OF261804"), ("Offertedatum", "12-11-2026"), ("Vervaldatum", "12-12-2026"),
                                         ("Relatie", "Van Eerden Verpakkingsmachines"), ("Levering", "DAP Barneveld")], 3):
        s.write(row, 0, word)
        s.write(row, 1, value)
    s.write_row(9, 0, ["Artikel", "Omschrijving", "Aantal", "Prijs p/st", "Totaal", "Levertijd"], bold)
    lines = [("VE-5501", "Frame zijplaat RVS 3 mm, gezet", 40, 68.4, "4 weken", 28), ("VE-5502", "Afdekkap RVS 1,5 mm", 80, 21.95, "4 weken", 28),
             ("VE-5510", "Beugel S235 verzinkt", 200, 5.1, "3 weken", 21), ("VE-5533", "Kabelgoot 2000 mm", 60, 34.25, "4 weken", 28)]
    for row, (part, words, quantity, price, when, _) in enumerate(lines, 10):
        s.write_row(row, 0, [part, words, quantity])
        s.write(row, 3, price, euro)
        s.write_formula(row, 4, f"=C{row + 1}*D{row + 1}", euro, round(quantity * price, 2))
        s.write(row, 5, when)
    s.write(14, 1, "Instelkosten laser/kantbank (eenmalig)")
    s.write(14, 4, 175, euro)
    total = sum(q * p for _, _, q, p, _, _ in lines) + 175
    s.write(15, 3, "Totaal excl. btw")
    s.write_formula(15, 4, "=SUM(E11:E15)", euro, total)
    book.close()
    common = {"supplier": "Plaatwerk Kromhout B.V.", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-12"}
    made.truth(name, "nl", "plain", [line(part, quantity, price, common, leadTimeDays=days) for part, _, quantity, price, _, days in lines],
               [{"amount": 175}])


for each in (fasteners, comparison, returned_form, molding, harness, bearings, vendor_rows, normteile, preisspiegel,
             consultation, viti, plaatwerk):
    each()
for each in ("en-bolt-house-per-c-and-m.xlsx", "en-harness-three-tabs.xlsx", "en-bearing-branch-net-prices.xlsx",
             "it-viteria-prezzo-al-cento.xlsx"):
    calculate(each)
