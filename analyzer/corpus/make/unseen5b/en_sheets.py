"""English quotes as tables: csv, xlsx, xls, html."""

import csv
from datetime import date, datetime

import openpyxl
import xlsxwriter
import xlwt
from openpyxl.styles import Alignment, Font, PatternFill
from paths import after, at, true, us, weeks, working_days


def fastener_csv():
    name = "en-fastener-distributor.csv"
    rows = [
        ("HHCS-M10X40-109-ZP", "Hex cap screw M10-1.50x40 cl 10.9 zinc", 5000, 28.60, "C", 100, "STOCK"),
        ("HN-M10-10-ZP", "Hex nut M10-1.50 cl 10 zinc", 5000, 61.30, "M", 1000, "STOCK"),
        ("FW-M10-200HV-ZP", "Flat washer M10 200HV zinc", 10000, 24.75, "M", 1000, "STOCK"),
        ("SHSS-M8X12-CUP", "Socket set screw M8x12 cup point", 2500, 9.92, "C", 100, "5 DAYS"),
        ("ROLLPIN-5X30", "Spring pin slotted 5x30", 800, 0.118, "E", 1, "14 DAYS"),
    ]
    with open(at(name), "w", newline="") as f:
        w = csv.writer(f)
        w.writerow(["Quote", "Q-558210"])
        w.writerow(["Supplier", "Lodestar Fastener & Industrial"])
        w.writerow(["Customer", "Brandt-Ellery Mfg", "Attn", "Shauna K."])
        w.writerow(["Quote Date", "11/10/2026", "Expires", "12/10/2026", "Currency", "USD", "FOB", "Destination"])
        w.writerow([])
        w.writerow(["Line", "Item No", "Description", "Qty", "Price", "UOM", "Ext Price", "Availability"])
        for i, (p, t, n, x, u, per, a) in enumerate(rows, 1):
            w.writerow([i, p, t, n, f"{x:.3f}", u, f"{n * x / per:.2f}", a])
        w.writerow([])
        w.writerow(["", "", "", "", "", "Total", f"{sum(n * x / per for _, _, n, x, _, per, _ in rows):.2f}", ""])
        w.writerow(["UOM: E = each, C = per hundred, M = per thousand"])
    days = {"STOCK": 0, "5 DAYS": 5, "14 DAYS": 14}
    true(name, "price-per", "en", dict(supplier="Lodestar Fastener & Industrial", currency="USD", incoterm="FOB", validUntil="2026-12-10"), [(p, n, x, dict(per=per if per > 1 else ..., leadTimeDays=days[a])) for p, _, n, x, _, per, a in rows])


def steel_xlsx():
    name = "en-steel-service-center.xlsx"
    book = openpyxl.Workbook()
    s = book.active
    s.title = "Quote"
    s["A1"] = "PRAIRIE HOLLOW METALS"
    s["A1"].font = Font(bold=True, size=16)
    s["A2"] = "4100 Railhead Blvd, Olathe, KS 66061    913-555-0164"
    s["A4"], s["B4"] = "Quote #", "PM-90417"
    s["D4"], s["E4"] = "Date", date(2026, 11, 11)
    s["A5"], s["B5"] = "Customer", "Gannet Trailer Co."
    s["D5"], s["E5"] = "Valid thru", date(2026, 11, 25)
    head = ["Ln", "Item", "Description", "Quantity", "UM", "Price/UM (USD)", "Extension", "Ships"]
    for c, h in enumerate(head, 1):
        s.cell(7, c, h).font = Font(bold=True)
        s.cell(7, c).fill = PatternFill("solid", fgColor="DDDDDD")
    rows = [("HRS-P-0250-48X96", "HR plate A36 1/4 x 48 x 96", 6534, "LB", 0.7125, "3 days"), ("TUB-2X2-0188", "Struct. tube A500 2 x 2 x 3/16, 24' lengths", 960, "FT", 5.38, "3 days"), ("CFR-1045-1500", "CF round 1045 1-1/2, 12' bars", 216, "FT", 9.46, "10 days"), ("ALS-5052-125", "5052-H32 sheet .125 x 48 x 120", 1410, "LB", 3.265, "10 days"), ("BLK-A36-FC", "A36 flame cut blank 10 x 14 x 1", 40, "EA", 47.90, "10 days")]
    for r, (p, t, n, u, x, d) in enumerate(rows, 8):
        for c, v in enumerate([r - 7, p, t, n, u, x, f"=D{r}*F{r}", d], 1):
            s.cell(r, c, v)
        s.cell(r, 6).number_format = '"$"#,##0.0000'
        s.cell(r, 7).number_format = '"$"#,##0.00'
    s["F14"], s["G14"] = "Material total", "=SUM(G8:G12)"
    s["F15"], s["G15"] = "Delivery charge", 165
    s["F16"], s["G16"] = "Quote total", "=G14+G15"
    s["A18"] = "Terms: Net 30. DAP Gannet Trailer, Emporia KS. Prices subject to mill surcharge at time of shipment."
    for col, w in zip("ABCDEFGH", (6, 20, 44, 10, 6, 16, 14, 10)):
        s.column_dimensions[col].width = w
    book.save(at(name))
    days = {"3 days": 3, "10 days": 10}
    true(name, "units", "en", dict(supplier="PRAIRIE HOLLOW METALS", currency="USD", incoterm="DAP", validUntil="2026-11-25"), [(p, n, x, dict(leadTimeDays=days[d], **({} if u == "EA" else {"unit": u.lower()}))) for p, _, n, u, x, d in rows], [dict(amount=165)])


def pcba_xlsx():
    name = "en-pcba-quote-matrix.xlsx"
    b = xlsxwriter.Workbook(at(name))
    s = b.add_worksheet("Quotation")
    bold = b.add_format({"bold": True, "border": 1, "bg_color": "#DCE6F1", "text_wrap": True})
    box, money = b.add_format({"border": 1}), b.add_format({"border": 1, "num_format": "$#,##0.00"})
    s.write("A1", "Sable Point Electronics, Inc.", b.add_format({"bold": True, "font_size": 14}))
    s.write("A2", "EMS / PCB Assembly - 230 Solder Way, Nashua NH 03063")
    s.write("A4", "Quote ref: SPE-26-3307 rev 1")
    s.write("A5", "Date: 3 November 2026; valid 30 days")
    s.write("A6", "To: Winthrop Instruments, attn. Joel Tamsin")
    for c, h in enumerate(["Assembly", "Description", "100 pcs", "250 pcs", "500 pcs", "1,000 pcs"]):
        s.write(7, c, h, bold)
    rows = [("700-1142-03", "Controller main board, turnkey, lead free", [84.12, 71.65, 66.30, 63.05]), ("700-1150-01", "Display board, turnkey, lead free", [31.90, 26.44, 24.10, 22.87]), ("700-1163-02", "Sensor interface, consigned FPGA", [47.75, 40.08, 37.15, 35.60])]
    for r, (p, t, x) in enumerate(rows, 8):
        s.write(r, 0, p, box)
        s.write(r, 1, t, box)
        for c, v in enumerate(x, 2):
            s.write(r, c, v, money)
    s.write(12, 0, "Non-recurring (one time):", b.add_format({"bold": True}))
    for r, (p, t, x) in enumerate([("700-1142-03", "Stencils + programming", 950), ("700-1150-01", "Stencil", 350), ("700-1163-02", "Stencil + ICT fixture", 6400)], 13):
        s.write(r, 0, p)
        s.write(r, 1, t)
        s.write(r, 2, x, b.add_format({"num_format": "$#,##0.00"}))
    s.write(17, 0, "Lead time 6-8 weeks after receipt of order, driven by components. USD, FCA Nashua. Net 30.")
    s.set_column(0, 0, 16)
    s.set_column(1, 1, 42)
    b.close()
    true(name, "breaks-across", "en", dict(supplier="Sable Point Electronics, Inc.", currency="USD", incoterm="FCA", validUntil=after(2026, 11, 3, 30), leadTimeDays=weeks(6, 8)), [(p, None, [[n, v] for n, v in zip((100, 250, 500, 1000), x)]) for p, _, x in rows], [dict(part="700-1142-03", amount=950), dict(part="700-1150-01", amount=350), dict(part="700-1163-02", amount=6400)])


def comparison_xlsx():
    name = "en-buyer-bid-tab.xlsx"
    book = openpyxl.Workbook()
    s = book.active
    s.title = "Bid tab"
    s["A1"] = "BID TABULATION - RFQ 26-118 Weldments, Cell 4"
    s["A2"] = "Buyer: T. Okonjo-Reyes    Bids closed 2026-10-30"
    names = [("Fairlow Weld & Fab", "USD", "4 wks", "FOB"), ("Groupe Tessier Métal", "CAD", "6 wks", "DAP"), ("Iron Harbor Fabricators", "USD", "5 wks", "EXW")]
    for c, h in enumerate(["Part", "Description", "Est. annual qty"], 1):
        s.cell(5, c, h)
    for i, (n, cur, lt, inc) in enumerate(names):
        c = 4 + 2 * i
        s.cell(4, c, n).alignment = Alignment(horizontal="center")
        s.merge_cells(start_row=4, end_row=4, start_column=c, end_column=c + 1)
        s.cell(5, c, f"Unit price ({cur})")
        s.cell(5, c + 1, "Extended")
    rows = [("WLD-8801", "Frame, main", 40, (1285.00, 1690.00, 1342.50)), ("WLD-8802", "Frame, sub", 40, (612.00, 745.00, 588.00)), ("WLD-8815", "Guard, LH", 80, (141.50, 182.00, 139.75)), ("WLD-8816", "Guard, RH", 80, (141.50, 182.00, 139.75))]
    for r, (p, t, n, prices) in enumerate(rows, 6):
        s.cell(r, 1, p), s.cell(r, 2, t), s.cell(r, 3, n)
        for i, x in enumerate(prices):
            s.cell(r, 4 + 2 * i, x).number_format = "#,##0.00"
            s.cell(r, 5 + 2 * i, n * x).number_format = "#,##0.00"
    fixtures = (3800, 5200, 0)
    for r, label, values in ((10, "Extended total", [sum(n * x[i] for _, _, n, x in rows) for i in range(3)]), (11, "Fixtures (one time)", fixtures)):
        s.cell(r, 1, label)
        for i, v in enumerate(values):
            s.cell(r, 5 + 2 * i, v).number_format = "#,##0.00"
    for r, label, k in ((12, "Lead time", 2), (13, "Delivery terms", 3)):
        s.cell(r, 1, label)
        for i, n in enumerate(names):
            s.cell(r, 4 + 2 * i, n[k])
    book.save(at(name))
    lines = [(p, n, prices[i], dict(supplier=sup, currency=cur, leadTimeDays=int(lt[0]) * 7, incoterm=inc)) for i, (sup, cur, lt, inc) in enumerate(names) for p, _, n, prices in rows]
    true(name, "comparison", "en", {}, lines, [dict(supplier=names[0][0], amount=3800), dict(supplier=names[1][0], amount=5200)])


def plastics_xls():
    name = "en-plastics-stock.xls"
    book = xlwt.Workbook()
    s = book.add_sheet("Sheet1")
    bold, money, day = xlwt.easyxf("font: bold on"), xlwt.easyxf(num_format_str="#,##0.00"), xlwt.easyxf(num_format_str="D-MMM-YY")
    s.write(0, 0, "Callaway Engineering Plastics Ltd", bold)
    s.write(1, 0, "Unit 9, Tannery Trading Estate, Walsall WS2 0XX, United Kingdom")
    s.write(2, 0, "Our quotation no.")
    s.write(2, 2, "CEP/26/4415")
    s.write(3, 0, "Date")
    s.write(3, 2, datetime(2026, 11, 5), day)
    s.write(4, 0, "Your enquiry")
    s.write(4, 2, "E-20883 (Mr Pettigrew)")
    for c, h in enumerate(["Code", "Material and size", "Qty", "Unit", "£ per unit", "£ total", "Delivery"]):
        s.write(6, c, h, bold)
    rows = [("ACE-R-060-N", "Acetal copolymer rod 60 mm dia natural", 36, "m", 24.15, "ex stock"), ("PEEK-R-025", "PEEK rod 25 mm dia", 6, "m", 118.60, "5 working days"), ("UHM-S-020-G", "UHMWPE sheet 20 mm 2000x1000 green", 8, "each", 191.00, "ex stock"), ("NYL-T-100-70", "Cast nylon tube 100/70", 12, "m", 49.30, "5 working days")]
    for r, (p, t, n, u, x, d) in enumerate(rows, 7):
        for c, v in enumerate([p, t, n, u, x, n * x, d]):
            s.write(r, c, v, money if c in (4, 5) else xlwt.Style.default_style)
    net = sum(n * x for _, _, n, _, x, _ in rows)
    for r, (t, v) in enumerate([("Carriage", 35.0), ("Goods + carriage", net + 35), ("VAT @ 20%", (net + 35) * 0.2), ("Total GBP", (net + 35) * 1.2)], 12):
        s.write(r, 4, t)
        s.write(r, 5, v, money)
    s.write(17, 0, "Prices firm until 4 December 2026. E&OE.")
    book.save(at(name))
    true(name, "units", "en", dict(supplier="Callaway Engineering Plastics Ltd", currency="GBP", validUntil="2026-12-04"), [(p, n, x, dict(leadTimeDays=0 if d == "ex stock" else working_days(5), **({"unit": "m"} if u == "m" else {}))) for p, _, n, u, x, d in rows], [dict(amount=35)])


def portal_html():
    name = "en-portal-response.html"
    rows = [("1", "A-77120-2", "Pin, clevis 1/2", "1000", "1.38", "1.38", "28"), ("2", "A-77121-1", "Pin, clevis 5/8", "600", "1.92", "1.92", "28"), ("3", "A-78004-0", "Spacer, turned", "2500", "0.64", "0.655", "35")]
    body = "".join(f'<tr class="line"><td>{a}</td><td>{p}</td><td>{t}</td><td>{n}</td><td>EA</td><td>{x}</td><td>{d}</td></tr>' for a, p, t, n, _, x, d in rows)
    html = f"""<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sourcing event SE-40922 - response</title><style>body{{font-family:Arial}}td,th{{border:1px solid #ccc;padding:4px}}</style></head><body>
<div id="top">Strider Sourcing &rsaquo; Events &rsaquo; SE-40922 &rsaquo; Response 2</div>
<h1>Supplier response</h1>
<dl><dt>Supplier</dt><dd>Bellweather Screw Machine Products</dd><dt>Buyer</dt><dd>Northgate Lift Systems</dd><dt>Status</dt><dd>Submitted 11/13/2026 09:41</dd><dt>Currency</dt><dd>USD</dd><dt>Incoterms</dt><dd>EXW Cleveland</dd><dt>Quote valid until</dt><dd>01/15/2027</dd></dl>
<table><thead><tr><th>#</th><th>Item</th><th>Description</th><th>Requested qty</th><th>UoM</th><th>Your unit price</th><th>Lead time (days)</th></tr></thead><tbody>{body}</tbody></table>
<p>Comments from supplier: Setup of $150.00 for A-78004-0, one time. Otherwise no tooling required.</p><p><small>Printed by Strider Sourcing, 11/13/2026 10:02</small></p></body></html>"""
    open(at(name), "w", encoding="utf-8").write(html)
    true(name, "table", "en", dict(supplier="Bellweather Screw Machine Products", currency="USD", incoterm="EXW", validUntil="2027-01-15"), [(p, int(n), float(x), dict(leadTimeDays=int(d))) for _, p, _, n, _, x, d in rows], [dict(part="A-78004-0", amount=150)])


def no_currency():
    name = "en-laser-cut-no-currency.csv"
    with open(at(name), "w", newline="") as f:
        w = csv.writer(f)
        w.writerow(["Supplier", "Part", "Qty", "Unit price", "Lead time"])
        for p, n, x in (("LC-100", 40, 12.20), ("LC-104", 60, 8.35), ("LC-110", 25, 31.00)):
            w.writerow(["Brightedge Laser", p, n, f"{x:.2f}", "2 weeks"])
    true(name, "missing", "en", mustAsk="currency")


if __name__ == "__main__":
    for make in (fastener_csv, steel_xlsx, pcba_xlsx, comparison_xlsx, plastics_xls, portal_html, no_currency):
        make()
