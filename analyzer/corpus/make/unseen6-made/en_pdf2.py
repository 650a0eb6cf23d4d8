"""English PDFs: boards, a distributor for makers, plating, a revision with struck prices, extrusions."""

import tempfile
from pathlib import Path

import openpyxl
from docx import Document
from docx.shared import Pt
from kit import after, at, run, saved, trs, true, us, weasy, weeks, workdays, write
from openpyxl.styles import Alignment, Border, Font, Side


def boards():
    name = "en-cn-pcb-matrix.pdf"
    s = "Shenzhen Lianfeng Circuit Co., Ltd."
    qty = [50, 200, 1000, 5000]
    rows = [("MB-400 V2.1", "4 layer, FR4 TG150, 1.6mm, ENIG 2u\"", [9.80, 5.42, 3.16, 2.74], 320), ("SB-120 V1.0", "2 layer, FR4, 1.0mm, HASL LF", [3.60, 1.55, 0.78, 0.63], 110), ("PW-077 V3.2", "2 layer, 2oz Cu, 1.6mm, HASL LF", [4.95, 2.31, 1.29, 1.08], 130)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Quotation"
    w.page_setup.orientation = "landscape"
    w.page_setup.fitToWidth, w.page_setup.fitToHeight = 1, 0
    w.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    for r, (t, size) in enumerate([(s, 15), ("Add: Building C, Xinhe Industrial Park, Bao'an District, Shenzhen, China   Tel: +86-755-0000 0000", 9), ("QUOTATION SHEET", 13)], 1):
        w.merge_cells(start_row=r, end_row=r, start_column=1, end_column=9)
        w.cell(r, 1, t).font = Font(bold=size > 9, size=size)
        w.cell(r, 1).alignment = Alignment(horizontal="center")
    w["A4"], w["G4"] = "To: Fennimore Instruments Inc.  Attn: Ms. Carla Whitt", "Quote No.: LF261103-018"
    w["A5"], w["G5"] = "From: Vivian Zhong", "Date: 2026-11-03"
    thin = Side(style="thin")
    w.merge_cells("D7:G7")
    w["D7"] = "Unit price (USD/pc)"
    heads = ["No.", "P/N", "Specification", *(f"{q}pcs" for q in qty), "NRE + E-test fixture (USD)", "L/T (working days)"]
    for c, h in enumerate(heads, 1):
        w.cell(8, c, h).alignment = Alignment(wrap_text=True, horizontal="center")
    for i, (a, d, ps, nre) in enumerate(rows):
        for c, v in enumerate([i + 1, a, d, *ps, nre, 12 if i == 0 else 10], 1):
            w.cell(9 + i, c, v)
            if 3 < c < 9:
                w.cell(9 + i, c).number_format = "0.00"
    for r in range(7, 12):
        for c in range(1, 10):
            w.cell(r, c).border = Border(thin, thin, thin, thin)
    for i, t in enumerate(["Remark:", "1. NRE and E-test fixture are one time charges and not charged again for repeat orders without change.", "2. Price term: FOB Shenzhen (Hong Kong forwarder accepted).", "3. Payment: T/T 100% before shipment for first order.", "4. MOQ: 50 pcs each P/N.", "5. This quotation is valid for 15 days."]):
        w.cell(13 + i, 1, t)
    for c, n in zip("ABCDEFGHI", (5, 15, 36, 9, 9, 9, 9, 16, 12)):
        w.column_dimensions[c].width = n
    saved(b.save, "xlsx", name)
    true(name, "price-matrix", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-11-18", minimumOrder=50), [(a, None, [[q, p] for q, p in zip(qty, ps)], dict(leadTimeDays=workdays(12 if i == 0 else 10))) for i, (a, _, ps, _) in enumerate(rows)], [(r[0], r[3]) for r in rows])


def distributor():
    name = "en-us-motors-for-maker.pdf"
    rows = [("BLM-2340-24", "Helvar Motion AB", "Brushless motor, 24 VDC, 40 W, w/ encoder", 40, 189.00, "10-12 weeks", weeks(10, 12)), ("GBX-23-15", "Helvar Motion AB", "Planetary gearhead 15:1 for above", 40, 142.50, "10-12 weeks", weeks(10, 12)), ("DRV-2405-C", "Osterby Drives", "Drive, 5 A cont., CANopen", 40, 164.20, "Stock", 0), ("CBL-23-3M", "Helvar Motion AB", "Motor/encoder cable set, 3 m", 45, 38.75, "3 weeks", 21)]
    total = sum(r[3] * r[4] for r in rows)
    weasy(name, f"""<html lang=en><style>@page{{size:Letter;margin:16mm}}body{{font:8.5pt 'DejaVu Sans'}}.r{{text-align:right}}table.q{{border-collapse:collapse;width:100%}}.q th{{background:#17375e;color:#fff;text-align:left}}.q td,.q th{{padding:4px;border-bottom:1px solid #ccc}}</style>
<table width=100%><tr><td style="font-size:17pt;color:#17375e"><b>Bannister Controls &amp; Motion</b><br><span style="font-size:8pt;color:#333">Authorized distributor for HELVAR MOTION · OSTERBY DRIVES · KELLSTROM ENCODERS</span></td><td class=r>611 Weir Road, Suite 9<br>Pell Lake, IL 60999<br>orders@bannistercontrols.example</td></tr></table><hr>
<table width=100%><tr><td><b>Quote to</b><br>Yarrow Automation Systems<br>Attn: Neil Fontaine</td><td class=r>Quote BCM-20871<br>November 11, 2026<br>Prepared by: Cheryl Odom<br>Good through: December 11, 2026</td></tr></table><br>
<table class=q><tr><th>Model</th><th>Mfr</th><th>Description</th><th class=r>Qty</th><th class=r>Net each</th><th class=r>Ext. net</th><th>Delivery</th></tr>{trs([[a, m, d, q, "$" + us(p), "$" + us(q * p), w] for a, m, d, q, p, w, _ in rows], (3, 4, 5))}<tr><td colspan=5 class=r>Subtotal</td><td class=r>${us(total)}</td><td></td></tr><tr><td colspan=5 class=r>Estimated freight</td><td class=r>$118.00</td><td></td></tr><tr><td colspan=5 class=r><b>Total USD</b></td><td class=r><b>${us(total + 118)}</b></td><td></td></tr></table>
<p>Delivery is the manufacturer's current estimate after receipt of order. Please issue your purchase order to Bannister Controls &amp; Motion, not to the factory. Local sales tax not included. Net 30 with approved credit. Helvar Motion AB, Kungsvägen 12, Sweden, ships from its US warehouse.</p></html>""")
    true(name, "distributor-for-makers", "en", dict(supplier="Bannister Controls & Motion", currency="USD", validUntil="2026-12-11"), [(r[0], r[3], r[4], dict(leadTimeDays=r[6])) for r in rows], [118])


def plating():
    name = "en-uk-plating-per-kg.pdf"
    rows = [("WL-330", "Hinge pin, zinc 8 µm, clear trivalent", "kg", 850, 1.92), ("WL-331", "Hinge leaf, zinc 8 µm, clear trivalent", "kg", 1200, 1.74), ("WL-415", "Latch body, zinc-nickel 10 µm, black", "each", 2000, 0.485)]
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "DejaVu Sans", Pt(9)
    d.sections[0].header.paragraphs[0].text = "Trentside Electroplaters (1987) Ltd\tHolme Street, Burton upon Trent\ttel. 01283 000000"
    for t in ("12 November 2026", "Wardle Locks plc\nFor the attention of Miss J. Abara", "Quotation 7719 for barrel plating", "We thank you for your enquiry and quote for the processing of your free-issue parts:"):
        d.add_paragraph(t)
    t = d.add_table(rows=1, cols=5)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("Your part", "Part and finish", "Est. quantity", "Unit", "Price per unit (£)")):
        c.text = h
    for a, f, u, q, p in rows:
        for c, v in zip(t.add_row().cells, (a, f, us(q, 0), u, f"{p:.3f}" if p < 1 else us(p))):
            c.text = v
    for x in ("Minimum charge per batch: £65.00.", "Certificate of conformity: free of charge. Salt spray test report to BS EN ISO 9227, if wanted: £45.00 per report (optional).", "Turnround: 5 working days from receipt of the parts.", "Prices exclude VAT, ex works. Zinc metal fluctuation is included. This quotation is open for 60 days."):
        d.add_paragraph(x, style="List Bullet")
    d.add_paragraph("M. J. Salt\nDirector")
    saved(d.save, "docx", name)
    true(name, "units", "en", dict(supplier="Trentside Electroplaters (1987) Ltd", currency="GBP", incoterm="EXW", leadTimeDays=workdays(5), validUntil=after("2026-11-12", 60)), [(a, q, p, {"unit": "kg"} if u == "kg" else {}) for a, _, u, q, p in rows], noMinimumPieces=True)


def revised():
    name = "en-us-revised-struck.pdf"
    rows = [("HF-1001-2", "Enclosure, 16 ga CRS, powder coat RAL 7035", 120, 86.40, 79.90), ("HF-1002-1", "Door, 16 ga CRS, w/ gasket", 120, 44.10, 41.25), ("HF-1003-1", "Mounting panel, 12 ga galv", 120, 21.75, 21.75), ("HF-1010-0", "DIN rail bracket", 480, 2.18, 1.96)]
    total = sum(r[2] * r[4] for r in rows)
    weasy(name, f"""<html lang=en><style>@page{{size:Letter;margin:18mm}}body{{font:9pt 'DejaVu Sans'}}.r{{text-align:right}}table.q{{border-collapse:collapse;width:100%}}.q td,.q th{{border:1px solid #888;padding:4px}}s{{color:#999}}</style>
<h1 style="margin:0">Ferro-Line Fabricating, LLC</h1><p>PO Box 71, Haskell Mills, OH 44999 — estimating@ferroline.example</p>
<h3>Quotation 10552 <u>Revision 2</u> (replaces Rev. 1 of October 19, 2026)</h3><p>Date of this revision: November 13, 2026<br>For: Copperhill Power Systems, Attn. Supply Chain — reduced per our call with Ms. Tran</p>
<table class=q><tr><th>Part</th><th>Description</th><th>Qty</th><th>Was</th><th>Now, each</th><th>Extended</th></tr>{trs([[a, d, q, f"<s>${us(o)}</s>" if o != p else "—", f"<b>${us(p)}</b>", "$" + us(q * p)] for a, d, q, o, p in rows], (2, 3, 4, 5))}<tr><td colspan=5 class=r>Parts</td><td class=r>${us(total)}</td></tr><tr><td colspan=5 class=r>Programming &amp; first article (one time) <s>$550.00</s></td><td class=r>$400.00</td></tr><tr><td colspan=5 class=r><b>Total</b></td><td class=r><b>${us(total + 400)}</b></td></tr></table>
<p>Lead time <s>5 weeks</s> 4 weeks ARO. FOB origin. Valid until <s>November 18, 2026</s> December 18, 2026. Net 30.</p><p>Prepared by Rudy Kettler</p></html>""")
    true(name, "revised-struck", "en", dict(supplier="Ferro-Line Fabricating, LLC", currency="USD", incoterm="FOB", leadTimeDays=28, validUntil="2026-12-18"), [(r[0], r[2], r[4]) for r in rows], [400])


def extrusions():
    name = "en-us-extrusion-per-lb.pdf"
    rows = [("EX-5512", "6063-T5 channel", "lb", 3200, 2.84, "4 weeks"), ("EX-5517", "6063-T5 cover, clear anodized", "lb", 1500, 3.61, "6 weeks"), ("EX-5530", "6061-T6 rail, cut to 42 in", "ea", 600, 7.48, "4 weeks")]
    lines = "\n".join(f"| {a} | {d} | {us(q, 0)} | {u} | {us(p)} | {us(q * p)} | {w} |" for a, d, u, q, p, w in rows)
    total = sum(r[3] * r[4] for r in rows)
    text = f"""# Quotation 88-2610

**Prairie Dog Extrusions, Inc.** — 17 Billet Drive, Lusk Crossing, KS 66999

November 5, 2026. To: Halvorsen Door Company, Attn. Beth Lindqvist

| Die no. | Description | Qty | UoM | Price per UoM, USD | Amount, USD | Lead time |
|:--------|:---------------|------:|:--|-----:|------:|:-----|
{lines}
| | | | | **Total** | **{us(total)}** | |

Die charges: EX-5517 $1,150.00. Dies for EX-5512 and EX-5530 exist.

- Quantity tolerance +/- 10 % by weight.
- Mill minimum 500 lb per die and run for EX-5512 and EX-5517.
- FOB mill, freight collect. Prices are firm through November 30, 2026.
"""
    with tempfile.TemporaryDirectory() as d:
        (Path(d) / "q.md").write_text(text, "utf-8")
        run("pandoc", f"{d}/q.md", "-o", at(name), "--pdf-engine=wkhtmltopdf", "--metadata", "pagetitle=Quotation")
    true(name, "units", "en", dict(supplier="Prairie Dog Extrusions, Inc.", currency="USD", incoterm="FOB", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=int(w[0]) * 7, **({"unit": "lb", "minimumOrder": 500} if u == "lb" else {}))) for a, _, u, q, p, w in rows], [("EX-5517", 1150)])


write(boards, distributor, plating, revised, extrusions)
