"""Workbooks in English: a buyer's form, connectors by quantity, PCB sections, fixings per 100, struck prices, an old .xls."""

import subprocess
from datetime import date

import xlsxwriter
import xlwt
from openpyxl import Workbook
from openpyxl.styles import Alignment, Font, PatternFill

from kit import after, at, true, workdays, write


def buyers_form():
    name, s = "en-us-buyers-form.xlsx", "Piedmont Composites & Tooling, LLC"
    rows = [("AR-77010", "Radome skin, E-glass/epoxy", "EA", 36, 415.0, 2400.0, 45), ("AR-77015", "Fairing, carbon prepreg", "EA", 36, 688.5, 5200.0, 60), ("AR-77022", "Access panel, Nomex core", "EA", 72, 194.25, 0, 30), ("AR-77030", "Seal retainer, phenolic", "EA", 144, None, None, None)]
    w = Workbook()
    h = w.active
    h.title = "RFQ 2026-419"
    h["A1"], h["A1"].font = "AERIDIAN SYSTEMS, INC.", Font(bold=True, size=18)
    h["A2"], h["A3"] = "REQUEST FOR QUOTATION", "Fill in the yellow cells only. Do not change the format of this sheet."
    for r, (label, value) in enumerate((("RFQ number", "2026-419"), ("Buyer", "Carla Whitmore, Aeridian Systems, Inc."), ("Response due", date(2026, 11, 13)), ("Supplier name", s), ("Supplier contact", "Wade Tillery"), ("Supplier quote no.", "PCT-1180"), ("Quote valid until", date(2027, 1, 31)), ("Currency", "USD"), ("Delivery term (Incoterms 2020)", "FCA Greer Mill, SC")), 5):
        h.cell(r, 1, label)
        c = h.cell(r, 3, value)
        if r > 7:
            c.fill = PatternFill("solid", fgColor="FFFF99")
    for j, t in enumerate(("Line", "Aeridian P/N", "Description", "UoM", "Annual qty", "Quoted unit price", "NRE / tooling", "Lead time (calendar days)", "Supplier remarks"), 1):
        h.cell(15, j, t).alignment = Alignment(wrap_text=True)
    for i, (a, d, u, q, p, n, lead) in enumerate(rows):
        for j, v in enumerate((i + 1, a, d, u, q, p if p else "NO BID", n, lead, None if p else "Outside our capability"), 1):
            h.cell(16 + i, j, v)
    h["A22"] = "Aeridian Systems, Inc. terms and conditions AS-PUR-001 apply to any resulting order."
    w.save(at(name))
    true(name, "buyers-form", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2027-01-31"), [(a, q, p, dict(leadTimeDays=lead)) for a, _, _, q, p, _, lead in rows if p], [("AR-77010", 2400), ("AR-77015", 5200)])


def connectors():
    name, s = "en-cn-connectors-matrix.xlsx", "Yueqing Landa Electric Connector Co., Ltd"
    rows = [("LD-M12-A5F", "M12 A-code 5P female, moulded, 2 m PUR", 1.62, 1.48, 1.31), ("LD-M12-A5M", "M12 A-code 5P male, moulded, 2 m PUR", 1.58, 1.44, 1.28), ("LD-M8-4F", "M8 4P female, moulded, 1 m PVC", 1.05, 0.96, 0.84), ("LD-RJ45-X8", "M12 X-code to RJ45, 3 m Cat6A", 7.9, 7.35, 6.8)]
    w = xlsxwriter.Workbook(at(name))
    h = w.add_worksheet("Quotation")
    b, m = w.add_format({"bold": True}), w.add_format({"num_format": '"$"0.00'})
    mid = w.add_format({"bold": True, "align": "center", "border": 1})
    h.set_column(1, 1, 16)
    h.set_column(2, 2, 42)
    h.merge_range("A1:F1", s, w.add_format({"bold": True, "align": "center", "font_size": 15}))
    h.merge_range("A2:F2", "Add: Wengyang Street, Yueqing, Wenzhou, Zhejiang, China   Whatsapp: +86 139 5550 0177", w.add_format({"align": "center"}))
    h.merge_range("A3:F3", "QUOTATION SHEET", mid)
    h.write("A4", "To: Ferrum Robotics Oy")
    h.write("D4", "Date: 2026-11-06")
    h.merge_range("A6:A7", "No.", mid)
    h.merge_range("B6:B7", "Model", mid)
    h.merge_range("C6:C7", "Description", mid)
    h.merge_range("D6:F6", "Unit price FOB Ningbo (USD/pc)", mid)
    for j, t in enumerate(("500 pcs", "1000 pcs", "3000 pcs"), 3):
        h.write(6, j, t, mid)
    for i, (a, d, *prices) in enumerate(rows):
        h.write_row(7 + i, 0, (i + 1, a, d))
        h.write_row(7 + i, 3, prices, m)
    for i, t in enumerate(("MOQ: 500 pcs per model", "Delivery time: 20 days after receiving deposit", "Payment: 30% T/T in advance, 70% before shipment", "Validity: 45 days from the date above", "Sample charge USD 50, refunded with the first order (only if you need samples)")):
        h.write(12 + i, 0, t)
    h.write("A19", "Sales: Vicky Hu", b)
    w.close()
    true(name, "breaks-across", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=20, minimumOrder=500, validUntil=after("2026-11-06", 45)), [(a, None, list(zip((500, 1000, 3000), p))) for a, _, *p in rows])


def sections():
    name, s = "en-us-boards-sections.xlsx", "Tri-County Circuits Inc."
    groups = [("BARE BOARDS", [("PCB-4410", "4 layer FR4 1.6 mm, HASL LF", 300, 11.85), ("PCB-4411", "2 layer FR4 1.6 mm, ENIG", 300, 6.2)]), ("ASSEMBLIES", [("ASY-4410", "SMT both sides, 214 placements", 300, 46.3), ("ASY-4411", "SMT top, 38 placements", 300, 14.75)]), ("CABLES", [("CBL-0093", "Ribbon 26 way, 150 mm", 300, 3.18)])]
    lines, r, subs, n = [], 10, [], 0
    for title, items in groups:
        lines.append(f"$h->write({r}, 0, '{title}', $b);")
        for a, d, q, p in items:
            r, n = r + 1, n + 1
            lines.append(f"$h->write_row({r}, 0, [{n}, '{a}', '{d}', {q}, {p}, {q * p:.2f}]);")
        r += 1
        subs.append(sum(q * p for _, _, q, p in items))
        lines.append(f"$h->write({r}, 4, 'Subtotal'); $h->write({r}, 5, {subs[-1]:.2f});")
        r += 1
    for label, value in (("Solder stencils ASY-4410 (2)", 440), ("Expedite (none)", 0), ("Ground freight", 95)):
        lines.append(f"$h->write({r}, 2, '{label}'); $h->write({r}, 5, {value});")
        r += 1
    lines.append(f"$h->write({r}, 4, 'TOTAL'); $h->write({r}, 5, {sum(subs) + 535:.2f});")
    head = ["Tri-County Circuits Inc.", "640 Kiln Street, Lower Marsh, PA 19999", "QUOTE 26-5518", "Prepared for: Oakhurst Medical Devices", "Date: 11/05/2026", "Good through: 12/05/2026", "Lead time: 20 business days", "FOB: Lower Marsh PA, all prices USD"]
    top = "\n".join(f"$h->write({i}, 0, '{t}');" for i, t in enumerate(head))
    script = f"use Excel::Writer::XLSX; my $w = Excel::Writer::XLSX->new('{at(name)}'); my $h = $w->add_worksheet('Quote'); my $b = $w->add_format(bold => 1);\n{top}\n$h->write_row(9, 0, ['Line', 'Part', 'Description', 'Qty', 'Unit', 'Extended'], $b);\n" + "\n".join(lines) + "\n$w->close;"
    subprocess.run(["perl", "-"], input=script.encode(), check=True)
    true(name, "sections-subtotals", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=workdays(20), validUntil="2026-12-05"), [(a, q, p) for _, items in groups for a, _, q, p in items], [("ASY-4410", 440), 95])


def fixings():
    name, s = "en-uk-fixings-price-per.xlsx", "Blackthorn Fixings"
    rows = [("BF-M6-20-CAP", "Cap head M6x20 12.9 BZP", 5000, 6.42, 100, "Ex stock"), ("BF-M8-NYL", "Nyloc nut M8 A2", 3000, 9.1, 100, "Ex stock"), ("BF-RIV-48", "Rivet nut M5 steel", 2000, 58.0, 1000, "3 weeks"), ("BF-STUD-12", "Stud M12x160 B7, to drawing 4471", 150, 3.65, 1, "5 weeks")]
    w = Workbook()
    h = w.active
    h["A1"], h["A2"], h["A3"] = "Blackthorn Fixings", "a trading name of M. & D. Perrin Holdings Limited", "Unit 9 Tannery Court, Great Sedley, DY99 9ZZ"
    h["A1"].font = Font(bold=True, size=16)
    h["F1"], h["G1"], h["F2"], h["G2"], h["F3"], h["G3"] = "Quote", "Q/26/3320", "Date", date(2026, 11, 9), "Valid to", date(2026, 12, 11)
    h["A5"] = "To: Ormsby Agricultural Engineering Ltd, FAO Neil Draycott"
    for j, t in enumerate(("Delivery", "Code", "Description", "Quantity", "Price £", "Per", "Value £"), 1):
        h.cell(7, j, t).font = Font(bold=True)
    for i, (a, d, q, p, per, lead) in enumerate(rows):
        for j, v in enumerate((lead, a, d, q, p, per, round(q * p / per, 2)), 1):
            h.cell(8 + i, j, v)
    total = sum(round(q * p / per, 2) for _, _, q, p, per, _ in rows)
    for i, (k, v) in enumerate((("Goods", total), ("Carriage", 14.95), ("VAT 20%", round((total + 14.95) * 0.2, 2)), ("Total", round((total + 14.95) * 1.2, 2)))):
        h.cell(13 + i, 6, k)
        h.cell(13 + i, 7, v)
    for c, width in zip("ABCDEFG", (11, 16, 36, 10, 10, 9, 12)):
        h.column_dimensions[c].width = width
    w.save(at(name))
    true(name, "price-unit-column", "en", dict(supplier=s, currency="GBP", validUntil="2026-12-11"), [(a, q, p, dict(per=per, leadTimeDays=0 if lead == "Ex stock" else 7 * int(lead[0]))) for a, _, q, p, per, lead in rows], [14.95])


def struck():
    name, s = "en-us-springs-revised-struck.xlsx", "Wm. Haskett Spring Co."
    rows = [("CS-1180", "Compression spring, 302 SS", 10000, 0.412, 0.388, "4 weeks"), ("CS-1185", "Compression spring, music wire", 25000, 0.196, 0.181, "4 weeks"), ("TS-0440", "Torsion spring, LH", 5000, 0.87, 0.87, "6 weeks")]
    w = xlsxwriter.Workbook(at(name))
    h = w.add_worksheet("Rev 2")
    st, b = w.add_format({"font_strikeout": True, "font_color": "#999999", "num_format": "$0.000"}), w.add_format({"bold": True})
    m = w.add_format({"num_format": "$0.000"})
    h.set_column(0, 6, 15)
    h.write("A1", "Wm. Haskett Spring Co.", w.add_format({"bold": True, "font_size": 14}))
    h.write("A2", "Quotation 30977 Revision 2 (replaces Revision 1 of 10/12/2026)")
    h.write("A3", "Date 11/02/2026. Customer: Lakeland Latch Mfg.")
    h.write_row(4, 0, ("Part no.", "Description", "Quantity", "Rev 1 price each", "Rev 2 price each", "Extended", "Delivery ARO"), b)
    for i, (a, d, q, old, new, lead) in enumerate(rows, 5):
        h.write_row(i, 0, (a, d, q))
        h.write(i, 3, old, st)
        h.write(i, 4, new, m)
        h.write(i, 5, q * new)
        h.write(i, 6, lead)
    h.write("A10", "Tooling TS-0440: $350.00 one time. Tooling for CS-1180 and CS-1185 waived with this revision.")
    h.write("A11", "FOB Haskett's Corner, NY. Net 30. Rev 2 prices are good for 60 days.")
    w.close()
    true(name, "revised", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-02", 60)), [(a, q, new, dict(leadTimeDays=7 * int(lead[0]))) for a, _, q, _, new, lead in rows], [("TS-0440", 350)])


def old_excel():
    name, s = "en-us-wire-per-foot.xls", "Coastline Wire & Cable Corporation"
    rows = [("UL1015-16-BK", "Hook-up wire 16 AWG black, 600 V", "ft", 5000, 0.148), ("UL1015-16-RD", "Hook-up wire 16 AWG red, 600 V", "ft", 5000, 0.148), ("SO-12-4", "SOOW cord 12/4, 600 V", "ft", 1000, 1.92), ("CG-050", "Cord grip 1/2 in NPT, nylon", "ea", 200, 2.35)]
    w = xlwt.Workbook()
    h = w.add_sheet("QUOTE")
    for r, c, v in ((0, 0, s), (1, 0, "Wharf 12, Port Haney, NC 28599"), (2, 0, "Quote # CW-90411"), (3, 0, "Bill to: Summit Crane Controls"), (2, 4, "Quote date: 11/11/2026"), (3, 4, "Valid until: 12/11/2026"), (4, 4, "Terms: FOB Port Haney")):
        h.write(r, c, v)
    for j, t in enumerate(("Item", "Description", "U/M", "Qty", "Price per U/M", "Amount", "Availability")):
        h.write(6, j, t)
    for i, (a, d, u, q, p) in enumerate(rows, 7):
        for j, v in enumerate((a, d, u, q, p, round(q * p, 2), "2 weeks" if a == "SO-12-4" else "In stock")):
            h.write(i, j, v)
    h.write(12, 4, "Reel / cut charge SO-12-4")
    h.write(12, 5, 35)
    h.write(13, 4, "Total US$")
    h.write(13, 5, round(sum(q * p for *_, q, p in rows) + 35, 2))
    w.save(at(name))
    true(name, "units", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-11"), [(a, q, p, {"leadTimeDays": 14 if a == "SO-12-4" else 0, **({"unit": "ft"} if u == "ft" else {})}) for a, _, u, q, p in rows], [("SO-12-4", 35)])


write(buyers_form, connectors, sections, fixings, struck, old_excel)
