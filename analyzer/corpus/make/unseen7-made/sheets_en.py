"""Sheets in English, by openpyxl, XlsxWriter, Perl and xlwt."""

import subprocess

import openpyxl
import xlsxwriter
import xlwt
from kit import after, at, true, us, weeks
from openpyxl.styles import Font, PatternFill


def buyers_form():
    name = "en-buyers-rfq-form.xlsx"
    rows = [(1, "OR-77120", "C", "Slam latch, LH", 4800, 400, 9.5, 10.85, 0, 6, ""), (2, "OR-77121", "C", "Slam latch, RH", 4800, 400, 9.5, 10.85, 0, 6, "common parts with line 1"), (3, "OR-78004", "A", "Continuous hinge 1200 mm", 1200, 100, 24, 22.4, 1150, 9, ""), (4, "OR-78110", "B", "Gas strut 350 N", 2400, 200, 11, None, None, None, "No bid - not our product"), (5, "OR-79001", "A", "Keeper plate", 9600, 800, 1.2, 1.34, 480, 7, "blank and form tool")]
    wb = openpyxl.Workbook()
    ws = wb.active
    ws.title = "RFQ"
    ws.merge_cells("A1:K1")
    ws["A1"] = "ORBELL RAIL SYSTEMS LTD - REQUEST FOR QUOTATION"
    ws["A1"].font = Font(size=16, bold=True)
    for r in [["RFQ No.", None, "ORS-26-0917", None, None, "Issue date", None, "01/09/2026"], ["Buyer", None, "Helen Dacre", None, None, "Return by", None, "18/09/2026"], ["Supplier to complete yellow cells only"], ["Supplier name", None, "Midland Latch & Hinge Co (1987) Ltd", None, None, "Supplier quote ref", None, "MLH 4471"], ["Contact", None, "S. Bhatt, Estimator", None, None, "Quote valid until", None, "30/11/2026"], ["Currency", None, "GBP", None, None, "Delivery terms", None, "DAP Orbell Derby"], [], ["Line", "Part No.", "Rev", "Description", "Annual usage", "Order qty", "Target price", "Quoted price each", "Tooling (one-off)", "Lead time (weeks)", "Supplier remarks"]]:
        ws.append(r)
    for row in rows:
        ws.append(list(row))
    for cell in [*ws["H10:K14"], *ws["C5:C7"]]:
        for c in cell:
            c.fill = PatternFill("solid", fgColor="FFFF99")
    ws.append([])
    ws.append(["Prices to include packaging to ORS spec 14. Orbell standard terms apply."])
    wb.save(at(name))
    true(name, "buyers-form", "en", dict(supplier="Midland Latch & Hinge Co (1987) Ltd", currency="GBP", incoterm="DAP", validUntil="2026-11-30"), [(r[1], r[5], r[7], dict(leadTimeDays=7 * r[9])) for r in rows if r[7]], [dict(part="OR-78004", amount=1150), dict(part="OR-79001", amount=480)])


def circuits():
    name = "en-cn-pcb-matrix.xlsx"
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Quotation")
    bold, money = wb.add_format({"bold": True, "align": "center", "border": 1}), wb.add_format({"num_format": "$0.00", "border": 1})
    qty = (50, 200, 500, 1000)
    rows = [("LY-MB-02", "4L FR4 1.6mm ENIG 120x80", (9.8, 5.65, 4.12, 3.48), 180, 140), ("LY-IO-07", "2L FR4 1.6mm HASL-LF 60x40", (3.1, 1.44, 0.98, 0.79), 60, 80), ("LY-FX-01", "2L flex PI 0.12mm", (14.5, 8.2, 6.35, 5.4), 220, 0)]
    ws.merge_range("A1:I1", "Shenzhen Luyuan Circuits Co., Limited", bold)
    for i, t in enumerate(["Quotation No: LYQ-2609-114", "Date: Sep 10, 2026", "Customer: Nordhaven Instruments A/S", "Currency: USD, DDP Copenhagen by air"]):
        ws.write(1 + i, 0, t)
    ws.merge_range("C6:F6", "Unit price by order quantity (pcs)", bold)
    ws.merge_range("G6:H6", "One-time (USD)", bold)
    ws.write_row("A7", ["P/N", "Specification", *qty, "Engineering", "E-test fixture", "Lead time"], bold)
    for i, (a, b, ps, e, f) in enumerate(rows):
        ws.write_row(7 + i, 0, [a, b])
        ws.write_row(7 + i, 2, ps, money)
        ws.write_row(7 + i, 6, [e, f or "flying probe, free"], money)
        ws.write(7 + i, 8, "15 days" if "FX" not in a else "20 days")
    ws.write("A12", "Valid for 30 days. Repeat order: no one-time charge.")
    ws.set_column(1, 1, 30)
    wb.close()
    true(name, "price-matrix", "en", dict(supplier="Shenzhen Luyuan Circuits Co., Limited", currency="USD", incoterm="DDP", validUntil=after(2026, 9, 10, 30)), [(a, None, [[q, p] for q, p in zip(qty, ps)], dict(leadTimeDays=20 if "FX" in a else 15)) for a, _, ps, _, _ in rows], [dict(part=a, amount=x) for a, _, _, e, f in rows for x in (e, f) if x])


def distributor():
    name = "en-ie-component-distributor.xlsx"
    rows = [("RC0603-10K-1", "Ostara", 20000, 1.85, 1000, 5000, "In stock", 0), ("MLCC-0805-1U", "Ostara", 12000, 14.2, 1000, 4000, "14 weeks", 98), ("TVS-SMBJ24", "Kelmor", 3000, 86.0, 1000, 3000, "In stock", 0), ("MCU-F4-64", "Veritron", 500, 3.42, 1, 250, "26 weeks", 182), ("CON-JS-08", "Hasegawa-Lund", 1500, 41.5, 100, 500, "8 weeks", 56)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Offer")
    ws.write("A1", "Farrelly Components Ireland DAC", wb.add_format({"bold": True, "font_size": 14}))
    ws.write("A2", "Part of Farrelly Group plc")
    ws.write_row("A3", ["Offer", "FC-88127", "", "Customer", "Clonmore Controls Ltd"])
    ws.write_row("A4", ["Valid to", "2026-12-18", "", "Terms", "FCA Shannon"])
    head = ["Line", "MPN", "Manufacturer", "Qty", "Unit price", "Price per", "MOQ", "Availability", "Line value EUR"]
    ws.write_row("A6", head, wb.add_format({"bg_color": "#DDDDDD"}))
    for i, (a, m, q, p, per, moq, av, _) in enumerate(rows):
        ws.write_row(6 + i, 0, [i + 1, a, m, q, p, per, moq, av])
        ws.write_formula(6 + i, 8, f"=D{7 + i}*E{7 + i}/F{7 + i}", None, round(q * p / per, 2))
    ws.write("H12", "Total EUR")
    ws.write_formula("I12", "=SUM(I7:I11)", None, round(sum(r[2] * r[3] / r[4] for r in rows), 2))
    ws.write("A14", "All items non-cancellable non-returnable except line 1. Re-reeling on request at EUR 4.50 per reel (not included).")
    wb.close()
    true(name, "price-unit-column", "en", dict(supplier="Farrelly Components Ireland DAC", currency="EUR", incoterm="FCA", validUntil="2026-12-18"), [(a, q, p, dict(per=per, minimumOrder=moq, leadTimeDays=d)) for a, _, q, p, per, moq, _, d in rows])


def steel():
    name = "en-in-bright-bars.xlsx"
    rows = [("EN8D-32", "Bright bar EN8D, dia 32 mm", 2500, 84.5), ("EN8D-45", "Bright bar EN8D, dia 45 mm", 3200, 83.75), ("EN24-60", "Bar EN24, dia 60 mm, Q&T", 1800, 142), ("SS304-25", "Bright bar SS 304, dia 25 mm", 600, 268.5)]
    wb = openpyxl.Workbook()
    ws = wb.active
    for r in [["MAHALAXMI BRIGHT STEEL TRADERS"], ["Plot 44, Kalamboli Steel Market, Navi Mumbai 410 999"], ["Prop. Dinesh B. Oswalkar   Mob. 00000 00000"], [], ["To,", "Precitools Gearing India Pvt Ltd, Chakan"], ["Quotation date", "03-Feb-2026"], [], ["Grade / size", "Description", "Quantity", "UOM", "Rate per kg (INR)", "Amount (INR)"]]:
        ws.append(r)
    for a, b, q, p in rows:
        ws.append([a, b, q, "kg", p, q * p])
    goods = sum(r[2] * r[3] for r in rows)
    for r in [["Loading & weighment", None, None, None, None, 1800], ["Transport to Chakan", None, None, None, None, 9500], ["Taxable value", None, None, None, None, goods + 11300], ["GST 18%", None, None, None, None, round((goods + 11300) * 0.18, 2)], [], ["Rates valid for 7 days only. Material ready stock. Payment against PI. Test certificate of mill included."]]:
        ws.append(r)
    for row in ws["E9:F16"]:
        for c in row:
            c.number_format = "#,##0.00"
    wb.save(at(name))
    true(name, "units", "en", dict(supplier="MAHALAXMI BRIGHT STEEL TRADERS", currency="INR", unit="kg", validUntil=after(2026, 2, 3, 7), leadTimeDays=0), [(a, q, p) for a, _, q, p in rows], [dict(amount=1800), dict(amount=9500)])


def cables():
    name = "en-cable-assemblies-perl.xlsx"
    rows = [("OWC-44810", "Power harness, 12 AWG, 6 ft", 150, 38.72, "4 weeks"), ("OWC-44811", "Signal harness, 24 pos", 150, 61.05, "6-7 weeks"), ("OWC-44902", "Ground strap, 18 in, tinned", 300, 7.9, "2 weeks")]
    body = "\n".join(f"$s->write_row({7 + i}, 0, ['{d}', '{us(p * q)}', {p}, {q}, '{b}', '{a}']);" for i, (a, b, q, p, d) in enumerate(rows))
    source = f"""use Excel::Writer::XLSX; my $w = Excel::Writer::XLSX->new('{at(name)}'); my $s = $w->add_worksheet('Quote');
my $b = $w->add_format(bold => 1); my $m = $w->add_format(num_format => '$#,##0.00');
$s->merge_range('A1:F1', 'Ostrander Wire & Cable Assemblies', $w->add_format(bold => 1, size => 14, align => 'center'));
$s->merge_range('A2:F2', 'a division of Teague Industries, Inc. - Elkhart Bend, IN', $w->add_format(italic => 1, align => 'center'));
$s->write('A4', 'Quote # 26-5520'); $s->write('C4', 'Date 08/24/2026'); $s->write('E4', 'Customer: Summitline Vehicles');
$s->write_row('A7', ['Delivery', 'Extended USD', 'Unit USD', 'Quantity', 'Description', 'Part number'], $b);
{body}
$s->write('A12', 'Crimp applicator for OWC-44811, non-recurring: $640.00'); $s->write('A13', 'Hi-pot test fixture for OWC-44811, non-recurring: $275.00');
$s->write('A15', 'FOB Elkhart Bend. Quote expires 09/30/2026. Minimum order 50 pcs per part number.'); $s->set_column(0, 5, 18); $w->close();"""
    subprocess.run(["perl", "-e", source], check=True)
    lead = {"4 weeks": 28, "6-7 weeks": weeks(6, 7), "2 weeks": 14}
    true(name, "columns-reversed", "en", dict(supplier="Ostrander Wire & Cable Assemblies", currency="USD", incoterm="FOB", validUntil="2026-09-30", minimumOrder=50), [(a, q, p, dict(leadTimeDays=lead[d])) for a, _, q, p, d in rows], [dict(part="OWC-44811", amount=640), dict(part="OWC-44811", amount=275)])


def plastics():
    name = "en-uk-plastic-rod.xls"
    rows = [("POM-C-R050", "Acetal rod 50 mm natural", 24, "m", 16.85), ("PA6-R080", "Nylon 6 rod 80 mm black", 12, "m", 41.2), ("PTFE-S3", "PTFE sheet 3 mm, 1200 x 1200", 4, "each", 188.0), ("PEEK-R020", "PEEK rod 20 mm", 3, "m", 132.5)]
    wb = xlwt.Workbook()
    ws = wb.add_sheet("Quotation")
    goods = sum(r[2] * r[4] for r in rows)
    sheet = [["Tamarside Engineering Plastics"], ["(a trading name of T E P (Plymouth) Limited)"], [], ["Quotation no.", "TEP-60218"], ["Date", "12 January 2026"], ["Customer", "Marlpit Valves Ltd"], [], ["Stock code", "Description", "Qty", "Unit", "£ per unit", "£ total"], *[[*r, r[2] * r[4]] for r in rows], [], ["", "", "", "", "Goods", goods], ["", "", "", "", "Cutting charge", 22], ["", "", "", "", "Carriage", 18.5], ["", "", "", "", "Total ex VAT", goods + 40.5], [], ["Despatch 3 days from order. Quotation valid 30 days."]]
    for y, row in enumerate(sheet):
        for x, v in enumerate(row):
            ws.write(y, x, v)
    wb.save(at(name))
    true(name, "units", "en", dict(supplier="Tamarside Engineering Plastics", currency="GBP", validUntil=after(2026, 1, 12, 30), leadTimeDays=3), [(a, q, p, dict(unit="m") if u == "m" else {}) for a, _, q, u, p in rows], [dict(amount=22), dict(amount=18.5)])


for make in (buyers_form, circuits, distributor, steel, cables, plastics):
    make()
