"""Workbooks of the batch that is held back: openpyxl, LibreOffice, XlsxWriter, Excel::Writer::XLSX."""

import subprocess
from datetime import date, datetime

import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from truth import Folder, line, put, recalculate, steps

f = Folder("unseen3-made2")
bold = Font(bold=True)
large = Font(bold=True, size=16)
box = Border(*[Side(style="medium")] * 4)
blue = PatternFill("solid", fgColor="DCE6F1")
green = PatternFill("solid", fgColor="E2EFDA")


def foam_parts_across():
    """A buyer's matrix: suppliers down, part numbers across."""
    name = "en-foam-suppliers-down.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Foam inserts"
    s["B2"] = "Foam inserts 2027 - price summary (USD per piece)"
    s["B2"].font = large
    parts = ["FI-2001", "FI-2002", "FI-2003", "FI-2010"]
    put(s, 4, ["Supplier", *parts, "Dies (one-time)", "Lead time", "Ship terms"], 2, font=bold, fill=blue, border=box)
    put(s, 5, ["Volume / yr", 5000, 5000, 2500, 12000], 2, font=Font(italic=True))
    rows = [
        ("Kestrel Foam Converters", 1.82, 2.04, 3.65, 0.77, 1450, "2 weeks", "FOB Dayton, OH"),
        ("Cellbright Midwest", 1.74, 2.11, 3.4, 0.82, 980, "15 days", "FOB Fort Wayne, IN"),
        ("Dunmore Packaging Group", 1.95, 1.98, 3.88, 0.71, 0, "3 weeks", "DAP our plant"),
    ]
    for at, row in enumerate(rows):
        put(s, 6 + at, row, 2, border=box)
        for column in range(3, 7):
            s.cell(6 + at, column).number_format = "0.00"
    s["B10"] = "All quotes received 11/9 - 11/13/2026, firm through 6/30/2027."
    s.column_dimensions["B"].width = 28
    book.save(f.file(name))
    counts = (5000, 5000, 2500, 12000)
    days = {"2 weeks": 14, "15 days": 15, "3 weeks": 21}
    f.truth(
        name,
        "en",
        "parts-across",
        [
            line(
                part,
                counts[at],
                row[1 + at],
                supplier=row[0],
                currency="USD",
                leadTimeDays=days[row[6]],
                incoterm=row[7][:3],
                validUntil="2027-06-30",
            )
            for row in rows
            for at, part in enumerate(parts)
        ],
        [{"supplier": row[0], "amount": row[5]} for row in rows if row[5]],
    )


def one_sheet_each():
    """The buyer's form, once for each supplier on a sheet of its own."""
    name = "en-castings-sheet-per-supplier.xlsx"
    book = Workbook()
    book.remove(book.active)
    parts = [("PC-77", "Pump casing", 300), ("IM-14", "Impeller", 600), ("WR-05", "Wear ring", 600)]
    offers = {
        "Torridge Castings": ("GBP", [(142.5, 6800), (61.2, 4100), (18.75, 1250)], "12 weeks", "31 Jan 2027", "FCA Bideford"),
        "Halloran Foundry": ("GBP", [(151.0, 5900), (57.4, 3850), (19.9, 900)], "14 weeks", "15 Jan 2027", "DAP Reading"),
    }
    for who, (money, prices, when, until, terms) in offers.items():
        s = book.create_sheet(who)
        put(s, 1, ["Quotation return form RF-2280"], font=large)
        put(s, 3, ["Supplier name", who])
        put(s, 4, ["Quote currency", money])
        put(s, 5, ["Validity", until])
        put(s, 6, ["Incoterms 2020", terms])
        put(s, 7, ["Lead time from order", when])
        put(s, 9, ["Item", "Part No", "Part name", "Batch", "Price per piece", "Pattern cost"], font=bold, fill=green)
        for at, ((part, text, count), (price, pattern)) in enumerate(zip(parts, prices)):
            put(s, 10 + at, [at + 1, part, text, count, price, pattern])
            s.cell(10 + at, 5).number_format = '"£"#,##0.00'
            s.cell(10 + at, 6).number_format = '"£"#,##0'
        put(s, 14, ["Signed for supplier", "............"])
        s.column_dimensions["A"].width = 24
    book.save(f.file(name))
    until = {"Torridge Castings": "2027-01-31", "Halloran Foundry": "2027-01-15"}
    lines, charges = [], []
    for who, (money, prices, when, _, terms) in offers.items():
        for (part, _, count), (price, pattern) in zip(parts, prices):
            lines.append(
                line(
                    part,
                    count,
                    price,
                    supplier=who,
                    currency=money,
                    leadTimeDays=7 * int(when[:2]),
                    incoterm=terms[:3],
                    validUntil=until[who],
                )
            )
            charges.append({"part": part, "supplier": who, "amount": pattern})
    f.truth(name, "en", "several-sheets", lines, charges)


def bare_boards():
    """One board: fields down, quantities across."""
    name = "en-bare-board-fields-down.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("PCB quote")
    strong = book.add_format({"bold": True})
    head = book.add_format({"bold": True, "bg_color": "#EDEDED", "align": "center", "border": 1})
    money = book.add_format({"num_format": '[$USD] #,##0.00', "border": 1})
    s.write("A1", "Shimen Circuits (HK) Limited", strong)
    s.write("A2", "Printed circuit board quotation SC-261104")
    for at, (what, value) in enumerate(
        [
            ("Customer P/N", "CTL-2290-B"),
            ("Layers / finish", "4L, ENIG 2u\", 1.6 mm"),
            ("Size (mm)", "148 x 92"),
            ("Incoterm", "DAP Rotterdam, by courier"),
            ("Quoted", "4 Nov 2026"),
            ("Offer open until", "4 Dec 2026"),
        ]
    ):
        s.write(3 + at, 0, what)
        s.write(3 + at, 1, value)
    s.write(10, 0, "Order quantity (pcs)", head)
    for at, count in enumerate((200, 500, 1000, 2500)):
        s.write(10, 1 + at, count, head)
    s.write(11, 0, "Unit price")
    for at, price in enumerate((4.86, 3.92, 3.41, 3.08)):
        s.write(11, 1 + at, price, money)
    s.write(12, 0, "Production time")
    for at in range(4):
        s.write(12, 1 + at, "15 days")
    s.write(14, 0, "One-off: tooling (film + stencil)")
    s.write(14, 1, 185, money)
    s.write(15, 0, "One-off: E-test fixture")
    s.write(15, 1, 240, money)
    s.set_column("A:A", 34)
    s.set_column("B:E", 14)
    book.close()
    base = {"supplier": "Shimen Circuits (HK) Limited", "currency": "USD", "validUntil": "2026-12-04"}
    base |= {"incoterm": "DAP", "leadTimeDays": 15}
    f.truth(
        name,
        "en",
        "fields-down",
        [steps("CTL-2290-B", [(200, 4.86), (500, 3.92), (1000, 3.41), (2500, 3.08)], base)],
        [{"part": "CTL-2290-B", "amount": 185}, {"part": "CTL-2290-B", "amount": 240}],
    )


def extrusions_by_weight():
    name = "en-extrusions-per-kg.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Offer"
    s["A1"] = "Valmarin Extrusions"
    s["A1"].font = large
    s["A2"] = "Offer 2026-771 of 12 November 2026 for Brandl Fensterbau"
    put(s, 4, ["Profile", "Die no.", "Alloy", "kg/m", "Order (kg)", "EUR/kg", "Line value EUR"], font=bold, fill=blue)
    rows = [
        ("VX-1180", "D-4471", "6060 T66", 1.84, 2500, 4.72),
        ("VX-1181", "D-4472", "6060 T66", 0.96, 1800, 4.88),
        ("VX-2040", "D-4490", "6082 T6", 3.12, 4000, 5.05),
    ]
    for at, row in enumerate(rows):
        put(s, 5 + at, [*row, f"=E{5 + at}*F{5 + at}"])
    put(s, 8, ["Die charge D-4490 (new die, one time)", *[None] * 5, 1350])
    put(s, 9, ["Total", *[None] * 5, "=SUM(G5:G8)"], font=bold)
    s["A11"] = "Metal basis LME cash 12.11.2026, conversion included. Minimum 500 kg per profile."
    s["A12"] = "Delivery 4 weeks ex mill, CPT Rosenheim. Offer valid 10 days."
    s.column_dimensions["A"].width = 38
    recalculate(book, f.file(name))
    base = {"supplier": "Valmarin Extrusions", "currency": "EUR", "validUntil": "2026-11-22", "incoterm": "CPT"}
    base |= {"leadTimeDays": 28, "unit": "kg", "minimumOrder": 500}
    f.truth(
        name,
        "en",
        "plain",
        [line(r[0], r[4], r[5], base) for r in rows],
        [{"amount": 1350}],
    )


def pneumatics_in_packs():
    name = "en-pneumatics-pack-prices.xlsx"
    script = r"""
use strict; use warnings; use Excel::Writer::XLSX;
my $book = Excel::Writer::XLSX->new($ARGV[0]);
my $s = $book->add_worksheet('Quote 90-4417');
my $bold = $book->add_format(bold => 1);
my $head = $book->add_format(bold => 1, bottom => 1, text_wrap => 1);
my $aud = $book->add_format(num_format => '$#,##0.00');
$s->merge_range('A1:I1', 'Southern Fluid Controls Pty Ltd', $bold);
$s->write('A2', 'Quote 90-4417'); $s->write('C2', 'Issued 10 November 2026');
$s->write('A3', 'All prices AUD ex GST. Sent by carrier to your Geelong works, freight as shown.'); $s->write('G2', 'Valid until'); $s->write('H2', '10 December 2026');
my @head = ('#', 'Catalogue no.', 'Item', 'Pack of', 'Packs', 'Price per pack', 'Total', 'Availability', 'Your ref');
$s->write(4, $_, $head[$_], $head) for 0 .. $#head;
my @rows = (
  [1, 'VT-H08-01', 'Male connector 8 mm x 1/8', 10, 12, 38.40, 'Ex stock', 'M-0112'],
  [2, 'VT-L08-01', 'Male elbow 8 mm x 1/8', 10, 8, 46.90, 'Ex stock', 'M-0113'],
  [3, 'VT-PU85-BK', 'PU tube 8x5 black, 20 m coil', 1, 15, 41.25, '1 week', 'M-0140'],
  [4, 'VS-5120-24', 'Solenoid valve 24 VDC', 1, 6, 96.80, '3 weeks', 'M-0177'],
);
my $r = 5;
for my $row (@rows) {
  $s->write($r, $_, $row->[$_]) for 0 .. 4;
  $s->write($r, 5, $row->[5], $aud);
  $s->write_formula($r, 6, sprintf('=E%d*F%d', $r + 1, $r + 1), $aud, $row->[4] * $row->[5]);
  $s->write($r, 7, $row->[6]); $s->write($r, 8, $row->[7]);
  $r++;
}
$s->write($r, 5, 'Sub-total', $bold); $s->write_formula($r, 6, '=SUM(G6:G9)', $aud, 2035.55); $r++;
$s->write($r, 5, 'Freight'); $s->write($r, 6, 35, $aud); $r++;
$s->write($r, 5, 'GST 10%'); $s->write($r, 6, 207.06, $aud); $r++;
$s->write($r, 5, 'Total AUD', $bold); $s->write($r, 6, 2277.61, $aud);
$s->set_column('C:C', 30); $s->set_column('B:B', 15);
$book->close;
"""
    subprocess.run(["perl", "-e", script, str(f.file(name))], check=True)
    base = {"supplier": "Southern Fluid Controls Pty Ltd", "currency": "AUD", "validUntil": "2026-12-10"}
    f.truth(
        name,
        "en",
        "packs",
        [
            line("VT-H08-01", 120, 38.4, base, per=10, leadTimeDays=0),
            line("VT-L08-01", 80, 46.9, base, per=10, leadTimeDays=0),
            line("VT-PU85-BK", 15, 41.25, base, leadTimeDays=7),
            line("VS-5120-24", 6, 96.8, base, leadTimeDays=21),
        ],
        [{"amount": 35}],
    )


def enclosures_in_sections():
    """Sections with sub-totals and empty rows between them."""
    name = "en-enclosures-subtotals.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Estimate"
    s.merge_cells("A1:F1")
    s["A1"] = "GRANGE LANE FABRICATIONS LTD"
    s["A1"].font = large
    s["A1"].alignment = Alignment(horizontal="center")
    s.merge_cells("A2:F2")
    s["A2"] = "Estimate E-5521 for Thornbury Switchgear, 16/11/2026. Open for acceptance until 16/01/2027."
    put(s, 4, ["Drg", "What", "No. off", "£ each", "£ total", "When"], font=bold, border=box)
    sections = [
        ("Enclosures, mild steel, zintec 1.5", [("TS-610", "Body", 40, 86.5, "4 wks"), ("TS-611", "Door", 40, 41.2, "4 wks")]),
        ("Gland plates, aluminium 3 mm", [("TS-630", "Gland plate large", 80, 9.85, "3 wks"), ("TS-631", "Gland plate small", 160, 6.1, "3 wks")]),
        ("Brackets, stainless 304", [("TS-650", "Wall bracket", 320, 3.42, "4 wks")]),
    ]
    r = 5
    grand = 0
    for heading, rows in sections:
        s.cell(r, 1, heading).font = bold
        r += 1
        total = 0
        for part, text, count, price, when in rows:
            put(s, r, [part, text, count, price, round(count * price, 2), when])
            for column in (4, 5):
                s.cell(r, column).number_format = "#,##0.00"
            total += count * price
            r += 1
        put(s, r, [None, "Sub-total", None, None, round(total, 2)], font=Font(italic=True))
        grand += total
        r += 2
    put(s, r, [None, "Programming and set-up, all items", None, None, 285])
    put(s, r + 1, [None, "Total excl. VAT", None, None, round(grand + 285, 2)], font=bold)
    s.cell(r + 3, 1, "Collected from our works, Dudley (EXW). Powder coat RAL 7035 included.")
    s.column_dimensions["B"].width = 34
    book.save(f.file(name))
    base = {"supplier": "Grange Lane Fabrications Ltd", "currency": "GBP", "validUntil": "2027-01-16", "incoterm": "EXW"}
    f.truth(
        name,
        "en",
        "sections",
        [
            line(part, count, price, base, leadTimeDays=7 * int(when[0]))
            for _, rows in sections
            for part, _, count, price, when in rows
        ],
        [{"amount": 285}],
    )


def cabinets_in_lots():
    """Lots under titles, Swiss numerals as text."""
    name = "en-control-cabinets-lots.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Offer"
    s["A1"] = "Steigmatt Automation AG"
    s["A1"].font = large
    s["A2"] = "Offer 26-1190 / Winterthur, 3 November 2026 / binding until 15 January 2027"
    s["A3"] = "All amounts in CHF, without VAT. Delivery DAP Linz, unpacked."
    lots = [
        ("Lot 1 - Control cabinets", [("SC-01", "Main cabinet 2000x800", "2", "18'450.00"), ("SC-02", "Remote I/O box", "6", "2'380.00")], "10 weeks"),
        ("Lot 2 - Operator panels", [("OP-15", "Panel 15 inch, stainless arm", "3", "3'915.00")], "6 weeks"),
        ("Lot 3 - Engineering and tests", [], ""),
    ]
    r = 5
    for heading, rows, when in lots:
        s.cell(r, 1, heading).font = bold
        s.cell(r, 1).fill = blue
        r += 1
        if rows:
            put(s, r, ["Pos. code", "Scope", "Pcs", "Unit CHF", "Total CHF"], font=bold)
            r += 1
            for part, text, count, price in rows:
                amount = int(count) * float(price.replace("'", ""))
                put(s, r, [part, text, count, price, f"{amount:,.2f}".replace(",", "'")])
                r += 1
            s.cell(r, 1, f"Delivery time lot: {when} after approval of drawings")
            r += 2
        else:
            put(s, r, ["Engineering, one time", None, None, None, "6'200.00"])
            put(s, r + 1, ["Factory acceptance test, one time", None, None, None, "1'850.00"])
            r += 3
    s.column_dimensions["A"].width = 34
    s.column_dimensions["B"].width = 32
    book.save(f.file(name))
    base = {"supplier": "Steigmatt Automation AG", "currency": "CHF", "validUntil": "2027-01-15", "incoterm": "DAP"}
    f.truth(
        name,
        "en",
        "blocks",
        [
            line("SC-01", 2, 18450, base, leadTimeDays=70),
            line("SC-02", 6, 2380, base, leadTimeDays=70),
            line("OP-15", 3, 3915, base, leadTimeDays=42),
        ],
        [{"amount": 6200}, {"amount": 1850}],
    )


def rubber_tooling():
    name = "en-rubber-tooling-sheet.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Tooling & parts")
    strong = book.add_format({"bold": True})
    head = book.add_format({"bold": True, "text_wrap": True, "bg_color": "#FFE699", "border": 1, "valign": "top"})
    usd = book.add_format({"num_format": "$#,##0.000"})
    whole = book.add_format({"num_format": "$#,##0"})
    s.write("A1", "Ohio Valley Molded Rubber", strong)
    s.write("A2", "Program: door seals MY28 / customer: Castellane Doors Inc.")
    s.write("A3", "Quote Q-3308 rev 1, 11/05/2026, valid 45 days")
    titles = [
        "Part number",
        "Description",
        "Compound",
        "Est. annual usage",
        "Tool type",
        "No. cav.",
        "Tool cost",
        "ISIR / FAI",
        "Price at EAU",
        "Min. run",
        "Part wt (lb)",
        "Tool build (wks)",
        "Prod. lead time (wks)",
    ]
    for at, text in enumerate(titles):
        s.write(4, at, text, head)
    rows = [
        ("CD-4410", "Corner seal LH", "EPDM 60", 40000, "Transfer", 8, 14800, 450, 0.385, 5000, 0.021, 8, 3),
        ("CD-4411", "Corner seal RH", "EPDM 60", 40000, "Transfer", 8, 14800, 450, 0.385, 5000, 0.021, 8, 3),
        ("CD-4450", "Bumper", "NR 50", 120000, "Compression", 36, 9200, 300, 0.092, 20000, 0.006, 7, 3),
    ]
    for at, row in enumerate(rows):
        for column, value in enumerate(row):
            s.write(5 + at, column, value, {6: whole, 7: whole, 8: usd}.get(column))
    s.write(9, 0, "F.O.B. Gallipolis, OH. Tools are customer property after payment in full.")
    s.set_column("A:B", 16)
    book.close()
    base = {"supplier": "Ohio Valley Molded Rubber", "currency": "USD", "validUntil": "2026-12-20", "incoterm": "FOB"}
    f.truth(
        name,
        "en",
        "plain",
        [line(r[0], r[3], r[8], base, leadTimeDays=7 * r[12], minimumOrder=r[9]) for r in rows],
        [{"part": r[0], "amount": r[at]} for r in rows for at in (6, 7)],
    )


def gears_from_to():
    """Breaks down the rows, with a column from and a column to."""
    name = "en-gears-from-to.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Prices"
    put(s, 1, ["Bakewell Gear Company"], font=large)
    put(s, 2, ["Price schedule for Ludlow Winches, effective 1 Dec 2026, expires 30 Nov 2027"])
    put(s, 3, ["Prices in euros each, delivered (DDP Cork). Lead time 7 weeks unless shown."])
    put(s, 5, ["Gear no.", "Module", "Teeth", "From", "To", "Price", "Lead time"], font=bold, border=box)
    gears = [
        ("BG-M3-24", 3, 24, [(1, 49, 38.6), (50, 199, 31.25), (200, None, 27.9)], None),
        ("BG-M3-60", 3, 60, [(1, 49, 71.4), (50, 199, 60.05), (200, None, 54.8)], None),
        ("BG-M5-18", 5, 18, [(1, 24, 92.0), (25, 99, 79.5), (100, None, 71.0)], "9 weeks"),
    ]
    r = 6
    for part, module, teeth, breaks, when in gears:
        for start, end, price in breaks:
            put(s, r, [part, module, teeth, start, end if end else "and up", price, when])
            s.cell(r, 6).number_format = "0.00"
            r += 1
    book.save(f.file(name))
    base = {"supplier": "Bakewell Gear Company", "currency": "EUR", "validUntil": "2027-11-30", "incoterm": "DDP"}
    f.truth(
        name,
        "en",
        "breaks-down",
        [
            steps(g[0], [(b[0], b[2]) for b in g[3]], base, leadTimeDays=63 if g[4] else 49)
            for g in gears
        ],
    )


def kabel_kupferzuschlag():
    name = "de-kabelsaetze-kupferzuschlag.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Preise"
    s["A1"] = "Elektro Wiedmann Konfektion GmbH"
    s["A1"].font = large
    s["A2"] = "Unser Angebot 88-2214 vom 09.11.2026, gültig bis 09.12.2026"
    s["A3"] = "Lieferung frei Haus Ingolstadt (DAP), Preise ohne USt. in Euro je Stück"
    put(s, 5, ["Ihre Teilenr.", "Unsere Nr.", "Benennung", "Losgröße", "Grundpreis", "Cu-Zuschlag", "Endpreis", "Wiederbeschaffung"], font=bold, fill=green)
    rows = [
        ("K-90.114", "55017", "Kabelsatz Motor", 250, 23.4, 1.86, 25.26, "6 Wo."),
        ("K-90.115", "55018", "Kabelsatz Sensorik", 250, 11.75, 0.42, 12.17, "6 Wo."),
        ("K-90.120", "55031", "Erdungsleitung 16 mm²", 1000, 3.1, 1.05, 4.15, "3 Wo."),
    ]
    for at, row in enumerate(rows):
        put(s, 6 + at, row)
        for column in (5, 6, 7):
            s.cell(6 + at, column).number_format = "#,##0.00"
    s["A10"] = "Kupferbasis 9,20 €/kg. Prüfadapter Motor einmalig 1.480,00 €, Anteil Formbrett 620,00 € einmalig."
    s.column_dimensions["C"].width = 24
    book.save(f.file(name))
    base = {"supplier": "Elektro Wiedmann Konfektion GmbH", "currency": "EUR", "validUntil": "2026-12-09", "incoterm": "DAP"}
    f.truth(
        name,
        "de",
        "plain",
        [line(r[0], r[3], r[6], base, leadTimeDays=7 * int(r[7][0])) for r in rows],
        [{"amount": 1480}, {"amount": 620}],
    )


def preisspiegel():
    """Items down, suppliers across with a price and a total each, sums below."""
    name = "de-preisspiegel-normteile.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Preisspiegel"
    s["A1"] = "Preisspiegel Normteile Q1/2027"
    s["A1"].font = large
    who = ["Schraubenhandel Ostwald", "Fix & Fertig Industriebedarf", "Kress Verbindungstechnik"]
    put(s, 3, ["Pos.", "Artikel", "Bezeichnung", "Bedarf Stk."], font=bold)
    for at, supplier in enumerate(who):
        s.cell(3, 5 + 2 * at, supplier).font = bold
        s.merge_cells(start_row=3, start_column=5 + 2 * at, end_row=3, end_column=6 + 2 * at)
        put(s, 4, ["€/100 St.", "Summe €"], 5 + 2 * at, font=bold)
    items = [
        (1, "DIN933-M8x30-A2", "Sechskantschraube", 20000, (7.4, 7.15, 7.9)),
        (2, "DIN934-M8-A2", "Sechskantmutter", 20000, (2.6, 2.85, 2.45)),
        (3, "DIN125-8.4-A2", "Scheibe", 40000, (0.95, 1.02, 0.9)),
    ]
    for at, (number, part, text, count, prices) in enumerate(items):
        r = 5 + at
        put(s, r, [number, part, text, count])
        for of, price in enumerate(prices):
            put(s, r, [price, f"=D{r}*{'EGI'[of]}{r}/100"], 5 + 2 * of)
    put(s, 8, ["Summe", None, None, None, None, "=SUM(F5:F7)", None, "=SUM(H5:H7)", None, "=SUM(J5:J7)"], font=bold)
    put(s, 10, ["Lieferzeit", None, None, None, "5 Tage", None, "2 Wochen", None, "10 Tage"])
    put(s, 11, ["Lieferung", None, None, None, "DAP Hof", None, "EXW Gera", None, "DAP Hof"])
    s.column_dimensions["B"].width = 20
    s.column_dimensions["C"].width = 20
    recalculate(book, f.file(name))
    days, terms = (5, 14, 10), ("DAP", "EXW", "DAP")
    f.truth(
        name,
        "de",
        "suppliers-across",
        [
            line(part, count, prices[at], supplier=who[at], currency="EUR", per=100, leadTimeDays=days[at], incoterm=terms[at])
            for _, part, _, count, prices in items
            for at in range(3)
        ],
    )


def fiche_de_prix():
    """Fields down and parts across."""
    name = "fr-injection-pieces-en-colonnes.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Fiche de prix"
    s["A1"] = "Plasturgie du Bugey SAS - fiche de prix FP-1093"
    s["A1"].font = large
    s["A2"] = "Établie le 6 novembre 2026 pour Cuisines Berland, valable jusqu'au 31 mars 2027"
    rows = [
        ("Référence pièce", "CB-7001", "CB-7002", "CB-7010"),
        ("Désignation", "Pied réglable", "Clip de plinthe", "Cache vis"),
        ("Matière", "PA6", "POM", "PP"),
        ("Quantité par lot", 20000, 50000, 100000),
        ("Prix pièce (€)", 0.318, 0.127, 0.041),
        ("Outillage (€)", 16500, 11200, 8900),
        ("Nombre d'empreintes", 4, 8, 16),
        ("Délai série", "4 semaines", "4 semaines", "3 semaines"),
        ("Minimum de commande", 5000, 10000, 20000),
        ("Poids (g)", 21.4, 4.2, 0.9),
    ]
    for at, row in enumerate(rows):
        put(s, 4 + at, row, border=box)
        s.cell(4 + at, 1).font = bold
    s["A15"] = "Livraison FCA Oyonnax, emballage carton perdu compris. TVA en sus."
    s.column_dimensions["A"].width = 26
    book.save(f.file(name))
    base = {"supplier": "Plasturgie du Bugey SAS", "currency": "EUR", "validUntil": "2027-03-31", "incoterm": "FCA"}
    f.truth(
        name,
        "fr",
        "parts-across",
        [
            line(rows[0][at], rows[3][at], rows[4][at], base, leadTimeDays=7 * int(rows[7][at][0]), minimumOrder=rows[8][at])
            for at in (1, 2, 3)
        ],
        [{"part": rows[0][at], "amount": rows[5][at]} for at in (1, 2, 3)],
    )


for write in (
    foam_parts_across,
    one_sheet_each,
    bare_boards,
    extrusions_by_weight,
    pneumatics_in_packs,
    enclosures_in_sections,
    cabinets_in_lots,
    rubber_tooling,
    gears_from_to,
    kabel_kupferzuschlag,
    preisspiegel,
    fiche_de_prix,
):
    write()
