"""PDF quotes in English: a QuickBooks estimate, a distributor, a marketplace, Taiwan, Korea."""

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, Side
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import after, at, html_table, put, saved, true, us, weasy, weeks, wk, workdays, write


def quickbooks():
    name, s = "en-us-quickbooks-estimate.pdf", "Delgado & Sons Precision Machining LLC"
    rows = [("40-1182", "bearing housing, 6061-T6, clear anodize", 75, 86.4), ("40-1183", "end cap, 6061-T6, clear anodize", 150, 21.15), ("40-1190", "shaft, 17-4PH H900", 75, 48.7)]
    body = [("Machining", f"P/N {a}, {d}", q, us(p), us(q * p)) for a, d, q, p in rows] + [("Set-up", "One time set-up and programming, all three parts", 1, "475.00", "475.00")]
    sub = sum(q * p for _, _, q, p in rows) + 475
    wk(name, f"""<html><meta charset=utf-8><style>body{{font:13px DejaVu Sans;color:#393a3d}}table.l{{width:100%;border-collapse:collapse;margin-top:24px}}.l th{{background:#dcecf2;color:#3b7f99;text-align:left;font-weight:normal}}.l td,.l th{{padding:7px}}.r{{text-align:right!important}}</style>
<p><b>{s}</b><br>2210 Copper Basin Rd Unit 6<br>Prescott Flats, AZ 86399<br>(928) 555-0163<br>office@delgadosons.example</p><h1 style="color:#3b7f99;font-weight:normal">Estimate</h1>
<table width=100%><tr valign=top><td><span style="color:#8d9096">ADDRESS</span><br>Marv Lindqvist<br>Highline Pump & Valve Co.<br>118 Mill Street<br>Grand Mesa, CO 81599</td><td class=r><b>ESTIMATE #</b> 1187<br><b>DATE</b> 11/09/2026<br><b>EXPIRATION DATE</b> 12/09/2026</td></tr></table>
{html_table(("ACTIVITY", "DESCRIPTION", "QTY", "RATE", "AMOUNT"), body, (2, 3, 4), (("SUBTOTAL", us(sub)), ("TAX", "0.00"), ("TOTAL", "<b>$" + us(sub) + "</b>")), "class=l")}
<p>Lead time 4 weeks ARO. Customer pays freight on their own account, FOB our dock. Thank you for your business!</p><p style="margin-top:50px">Accepted By ____________________ &nbsp; Accepted Date ____________</p></html>""", "-s", "Letter")
    true(name, "estimate", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-09", leadTimeDays=28), [(a, q, p) for a, _, q, p in rows], [475])


def distributor():
    name, s = "en-us-distributor-tariff.pdf", "Saguaro Electronics Supply, Inc."
    rows = [("TLV9062QDR", "Voltaire Semi", "Op amp dual SOIC-8", 5000, 2500, 0.2874, "Stock"), ("GRT21BR61C", "Kirishima", "Cap 10uF 16V X5R 0805", 16000, 4000, 0.0412, "Stock"), ("SRN6045-220M", "Inducta", "Inductor 22uH shielded", 3000, 1000, 0.1965, "6 weeks"), ("DF40-60P", "Hiroda", "Conn 60 pos 0.4mm plug", 1500, 500, 0.7348, "14 weeks"), ("LMR38020S", "Voltaire Semi", "Buck reg 80V 2A", 2000, 1000, 1.6125, "Stock")]
    st = getSampleStyleSheet()
    sub = sum(r[3] * r[5] for r in rows)
    data = [["Ln", "Mfr part number", "Mfr", "Description", "Qty", "Mult.", "Unit price", "Ext. price", "Avail."]] + [[i, a, m, d, f"{q:,}", f"{u:,}", f"{p:.4f}", us(q * p), v] for i, (a, m, d, q, u, p, v) in enumerate(rows, 1)]
    data += [["", "", "", "", "", "", "Merchandise", us(sub), ""], ["", "", "", "", "", "", "Tariff recovery", "286.40", ""], ["", "", "", "", "", "", "Ground freight", "38.75", ""], ["", "", "", "", "", "", "Total USD", us(sub + 325.15), ""]]
    t = Table(data, repeatRows=1, colWidths=[20, 82, 66, 112, 40, 36, 70, 62, 48])
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 7.5), ("BACKGROUND", (0, 0), (-1, 0), colors.Color(0.86, 0.86, 0.9)), ("ALIGN", (4, 0), (7, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, 5), 0.3, colors.grey), ("FONTNAME", (6, 9), (7, 9), "Helvetica-Bold")]))
    terms = "Quote valid until November 30, 2026 subject to prior sale. Ship terms FCA Tucson Flats, AZ. Lead times are after receipt of order. Orders under $150.00 net are subject to a $25.00 handling fee. Parts are non-cancellable, non-returnable (NCNR) where lead time exceeds 12 weeks."
    SimpleDocTemplate(at(name), pagesize=LETTER, leftMargin=36, rightMargin=36, invariant=1).build([Paragraph(f"<b>{s}</b>", st["Title"]), Paragraph("4400 E. Irvington Loop, Tucson Flats, AZ 85799 - Tel 520-555-0119 - inside sales: Brenda Tsosie", st["Normal"]), Spacer(1, 10), Paragraph("QUOTE 7730142 / 11-04-2026<br/>Customer: 20881 BRIGHTWELL INSTRUMENTS LLC, Boise Creek, ID<br/>RFQ: BOM rev 4 (email)", st["Normal"]), Spacer(1, 12), t, Spacer(1, 14), Paragraph(terms, st["Normal"])])
    lead = {"Stock": 0, "6 weeks": 42, "14 weeks": 98}
    true(name, "distributor-tariff", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2026-11-30"), [(r[0], r[3], r[5], dict(leadTimeDays=lead[r[6]])) for r in rows], [286.4, 38.75])


def marketplace():
    name, s = "en-cn-cnc-marketplace.pdf", "Shenzhen Fastcut Rapid Manufacturing Co., Ltd."
    rows = [("bracket_left_v3.step", "CNC milling, Al 6082, bead blast + anodize black", 20, 41.36), ("bracket_right_v3.step", "CNC milling, Al 6082, bead blast + anodize black", 20, 41.36), ("cover_plate_v2.step", "CNC milling, POM white, as machined", 40, 12.08), ("spindle_nose.step", "CNC turning, SS 303, as machined", 10, 58.9)]
    sub = sum(q * p for *_, q, p in rows)
    body = [(i, a, d, q, "US$" + us(p), "US$" + us(q * p)) for i, (a, d, q, p) in enumerate(rows, 1)]
    opts = [("Economy", "18 business days", "US$" + us(sub * 0.9)), ("Standard (selected)", "11 business days", "US$" + us(sub)), ("Express", "6 business days", "US$" + us(sub * 1.35))]
    weasy(name, f"""<html><style>@page{{size:A4;margin:15mm}}body{{font:9.5pt DejaVu Sans Condensed}}.r{{text-align:right}}table{{width:100%;border-collapse:collapse;margin:8pt 0}}td,th{{border-bottom:.5pt solid #bbb;padding:4pt;text-align:left}}h1{{font-size:15pt;color:#c2410c}}</style>
<h1>FASTCUT<span style="color:#555"> | Online Manufacturing</span></h1><p>Quote Q26-1105-88317 &nbsp;·&nbsp; Created 5 Nov 2026 &nbsp;·&nbsp; Expires 5 Dec 2026</p><p>Prepared for<br><b>Northgate Field Robotics Ltd.</b>, Jamie Okafor, Guelph Mills, ON, Canada</p>
{html_table(("#", "Part", "Process / material / finish", "Qty", "Unit price", "Subtotal"), body, (3, 4, 5), (("Parts subtotal", "US$" + us(sub)), ("Shipping (DHL Express, DAP)", "US$68.50"), ("Order total", "<b>US$" + us(sub + 68.5) + "</b>")))}
<p><b>Production time</b></p>{html_table(("Option", "Ships in", "Parts price"), opts, (2,))}
<p>Duties and local taxes are not included. Prices above are for the selected option. Inspection: standard dimensional report is free of charge.</p>
<p style="color:#666;font-size:8pt">Fastcut is operated by {s}, 3/F Building C, Xinqiao Industrial Zone, Bao'an District, Shenzhen, China. support@fastcut.example</p></html>""")
    true(name, "marketplace-options", "en", dict(supplier=s, currency="USD", incoterm="DAP", validUntil="2026-12-05", leadTimeDays=workdays(11)), [(a, q, p) for a, _, q, p in rows], [68.5])


def taiwan():
    name, s = "en-tw-connector-breaks.pdf", "HSIN YEH PRECISION CONNECTOR CO., LTD."
    rows = [("HY-2540-08M", "Pin header 2.54 8P SMT", (0.132, 0.108, 0.094)), ("HY-2540-08F", "Socket 2.54 8P SMT", (0.171, 0.143, 0.128)), ("HY-FPC-24", "FPC connector 0.5 24P bottom", (0.246, 0.209, 0.187)), ("HY-USBC-16", "USB-C receptacle 16P mid mount", (0.318, 0.274, 0.249))]
    w = Workbook()
    h = w.active
    h.page_setup.fitToWidth, h.page_setup.fitToHeight, h.sheet_properties.pageSetUpPr.fitToPage = 1, 0, True
    for c, width in zip("ABCDEF", (6, 18, 36, 14, 14, 14)):
        h.column_dimensions[c].width = width
    put(h, [(s,), ("No. 88, Sec. 2, Zhongzheng Rd., Tucheng Dist., New Taipei City, Taiwan",), ("TEL: 886-2-5550-7788   E-mail: sales@hsinyeh.example",), (None, None, "QUOTATION SHEET"), ("TO: KELVIN & BRANDT MEDICAL DEVICES",), ("ATTN: Ms. Rosalind Peck", None, None, "DATE: 2026/10/29"), ("FROM: Vivian Liao", None, None, "REF: HY20261029-2"), (), ("NO.", "PART NO.", "DESCRIPTION", "UNIT PRICE (USD/PC)"), (None, None, None, "5K", "20K", "50K")], formats=None)
    put(h, [(i, a, d, *p) for i, (a, d, p) in enumerate(rows, 1)], 11, {4: "0.000", 5: "0.000", 6: "0.000"})
    h.merge_cells("D9:F9")
    for c in "ABC":
        h.merge_cells(f"{c}9:{c}10")
    h["A1"].font, h["C4"].font, h["D9"].alignment = Font(bold=True, size=15), Font(bold=True, size=13), Alignment(horizontal="center")
    thin = Side(style="thin")
    for r in range(9, 15):
        for j in range(1, 7):
            h.cell(r, j).border = Border(thin, thin, thin, thin)
    put(h, [("REMARK:",), ("1. PRICE TERM: FOB KEELUNG",), ("2. LEAD TIME: 5-6 WEEKS ARO",), ("3. MOQ: 5K EACH ITEM",), ("4. NEW TOOLING FOR HY-USBC-16 (CUSTOM SHELL): USD 4,800.00, ONE TIME",), ("5. PAYMENT: T/T IN ADVANCE",), ("6. VALID FOR 60 DAYS",)], 16)
    saved(w.save, "xlsx", name)
    true(name, "breaks-across-k", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-10-29", 60), leadTimeDays=weeks(5, 6), minimumOrder=5000), [(a, None, list(zip((5000, 20000, 50000), p))) for a, _, p in rows], [("HY-USBC-16", 4800)])


def korea():
    name, s = "en-kr-bldc-motors.pdf", "DAEHAN MICRO MOTOR CO., LTD."
    rows = [("DM36-2430B", "BLDC motor 36 mm 24 V 30 W", 500, 17.8, 8), ("DM42-2460B", "BLDC motor 42 mm 24 V 60 W, hall", 300, 24.35, 8), ("DG42-I18", "Planetary gearhead 42 mm i=18", 300, 19.6, 10), ("DD-2405", "Driver 24 V 5 A, RS-485", 500, 22.15, 6)]
    st = getSampleStyleSheet()
    tot = sum(q * p for _, _, q, p, _ in rows)
    data = [["Amount (USD)", "Unit price (USD)", "Q'ty (EA)", "Delivery", "Model", "Specification"]] + [[us(q * p), us(p), q, f"{w} weeks", a, d] for a, d, q, p, w in rows] + [[us(tot), "", "", "", "TOTAL", ""]]
    t = Table(data, colWidths=[75, 80, 55, 55, 80, 165])
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.black), ("FONTSIZE", (0, 0), (-1, -1), 8), ("ALIGN", (0, 1), (2, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey)]))
    terms = "Price term: CIF Rotterdam by sea<br/>Payment: 30 % T/T with order, 70 % before shipment<br/>Validity: December 15, 2026<br/>Packing: export carton, included<br/>Sample: 5 EA of each model free of charge within 3 weeks<br/>Remark: shaft D-cut tool for DM42-2460B USD 650.00 to be paid once with first order"
    SimpleDocTemplate(at(name), pagesize=A4, leftMargin=40, rightMargin=40, invariant=1).build([Paragraph("QUOTATION", st["Title"]), Paragraph("Messrs. VELDHOEK AUTOMATION B.V.<br/>Attn: Mr. Sander Kuipers<br/>Date: November 2, 2026 &nbsp;&nbsp; Our ref. DMM-Q-2611-03", st["Normal"]), Spacer(1, 12), t, Spacer(1, 12), Paragraph(terms, st["Normal"]), Spacer(1, 30), Paragraph(f"<b>{s}</b><br/>Park Jung-ho / Overseas Sales<br/>124 Sandan-ro, Danwon-gu, Ansan-si, Gyeonggi-do, Korea", st["Normal"])])
    true(name, "price-before-part", "en", dict(supplier=s, currency="USD", incoterm="CIF", validUntil="2026-12-15"), [(a, q, p, dict(leadTimeDays=7 * w)) for a, _, q, p, w in rows], [("DM42-2460B", 650)])


write(quickbooks, distributor, marketplace, taiwan, korea)
