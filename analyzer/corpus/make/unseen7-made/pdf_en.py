"""PDF quotes in English: US, UK, India, China."""

import tempfile
from pathlib import Path

from kit import after, at, groff, indian, rows_html, soffice, table, true, us, weasy, weeks, wk
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

S = getSampleStyleSheet()
P = lambda text, style="BodyText": Paragraph(text, S[style])  # noqa: E731
GRID = [("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("FONTSIZE", (0, 0), (-1, -1), 8.5), ("VALIGN", (0, 0), (-1, -1), "TOP")]


def machined():
    name = "en-hollis-machine-works.pdf"
    rows = [("71204-01", "Valve body, 316L, per dwg rev D", 40, 118.25), ("71204-02", "Bonnet, 316L", 40, 46.9), ("71219", "Stem, 17-4PH H900", 80, 22.35), ("71230-A", "Gland follower, C36000", 120, 7.48)]
    total = sum(q * p for *_, q, p in rows)
    body = [P("Hollis &amp; Sons Machine Works, Inc.", "Title"), P("4410 Quarry Road, Ashtabula Falls, OH 44999 &nbsp; Tel 555-010-3390 &nbsp; quotes@hollismachine.example"), Spacer(1, 8),
            P("<b>QUOTATION 26-1187</b> &nbsp;&nbsp; Date: October 6, 2026 &nbsp;&nbsp; Your RFQ: 90331"), P("To: Purchasing, Danforth Flow Controls, Muncie, IN"), Spacer(1, 8),
            Table([["Line", "Part No.", "Description", "Qty", "Unit Price", "Extension"], *[[i + 1, a, P(b), q, f"${us(p)}", f"${us(q * p)}"] for i, (a, b, q, p) in enumerate(rows)], ["", "", "", "", "Total", f"${us(total)}"]], colWidths=[30, 65, 190, 40, 65, 75], style=TableStyle(GRID)),
            Spacer(1, 10), P("Delivery: 5 weeks ARO. Terms: Net 30. F.O.B. our dock, Ashtabula Falls. Quote firm for 30 days."), P("Prices include standard deburr and certificate of conformance."), P("Ron Hollis, Estimating")]
    SimpleDocTemplate(at(name), pagesize=letter, topMargin=40).build(body)
    true(name, "table", "en", dict(supplier="Hollis & Sons Machine Works, Inc.", currency="USD", incoterm="FOB", validUntil=after(2026, 10, 6, 30), leadTimeDays=35), [(a, q, p) for a, _, q, p in rows])


def footer_only():
    name = "en-uk-pressings-footer.pdf"
    rows = [("BR-2201", "Bracket, 2 mm CR4, zinc plated", 500, 1.86), ("BR-2202", "Bracket handed, 2 mm CR4, zinc plated", 500, 1.92), ("CL-0417", "Earth clip, phosphor bronze 0.5 mm", 2000, 0.314)]
    goods = round(sum(q * p for *_, q, p in rows), 2)
    net = goods + 38
    trs = [(a, b, us(q, 0), f"{p:.3f}", us(q * p)) for a, b, q, p in rows]
    foot = "".join(f"<tr><td colspan=4 class=r>{k}</td><td class=r>{us(v)}</td></tr>" for k, v in [("Goods", goods), ("Carriage and packing", 38), ("Net", net), ("VAT @ 20%", round(net * 0.2, 2)), ("Total GBP", round(net * 1.2, 2))])
    wk(name, f"""<html><meta charset=utf-8><style>body{{font:11pt Arial}}table{{width:100%;border-collapse:collapse}}td,th{{border-bottom:1px solid #999;padding:4px;text-align:left}}.r{{text-align:right}}#f{{margin-top:260px;font-size:8pt;text-align:center;color:#555}}</style>
<h2>Quotation</h2><p>Messrs Rudyard Switchgear Ltd<br>Unit 6, Canal Works<br>Tipton Vale DY99 4ZZ</p><p>For the attention of Mrs P. Oldfield</p><p>Our ref: Q/5523/JA<br>22 September 2026</p>
<p>Further to your enquiry E-7741 we have pleasure in quoting:</p>{table(["Part", "Description", "Quantity", "£ each", "£"], trs, ("", "", "r", "r", "r"), foot)}
<p>Delivery: 4-5 weeks from receipt of order. This quotation is open for acceptance until 31 October 2026. Terms 30 days end of month.</p><p>Yours faithfully,<br><br>J. Arrowsmith, Director</p>
<div id=f>Arrowsmith &amp; Daughters (Pressings) Ltd &middot; Registered office: Bessemer Lane, Oldcastle B99 1XX &middot; Registered in England 00000000 &middot; ISO 9001</div></html>""")
    true(name, "letterhead-in-footer", "en", dict(supplier="Arrowsmith & Daughters (Pressings) Ltd", currency="GBP", validUntil="2026-10-31", leadTimeDays=weeks(4, 5)), [(a, q, p) for a, _, q, p in rows], [dict(amount=38)])


def indian_castings():
    name = "en-in-foundry-lakh.pdf"
    rows = [("PH-4402", "Pump housing, SG iron 400/15", "14.2", 600, 1462.5, 185000), ("BC-4410", "Bearing cover, FG 260", "5.8", 1200, 548, 92000), ("IM-4425", "Impeller, SG iron 500/7", "7.1", 600, 934.75, 0)]
    c = Canvas(at(name), pagesize=A4)
    c.setFont("Helvetica-Bold", 14)
    c.drawCentredString(297, 800, "SRI VAIDYANATHAN FOUNDRIES PVT. LTD.")
    c.setFont("Helvetica", 8.5)
    c.drawCentredString(297, 787, "SF No. 118/2, Arasur Road, Coimbatore 641 999, Tamil Nadu   GSTIN 33XXXXX0000X1Z0")
    y = 760
    for text in ["QUOTATION", "Ref: SVF/MKT/2026-27/0418", "Date: 14.08.2026", "M/s. Kaveri Pumps & Motors Ltd., Hosur", "Kind attn: Mr. R. Subramanian, Sourcing", "Sub: Your enquiry for rough castings"]:
        c.drawString(50, y, text)
        y -= 13
    xs = [50, 78, 132, 285, 345, 420, 540]
    c.setFont("Helvetica-Bold", 8.5)
    for x, t in zip(xs, ["Sl.", "Part No.", "Description", "Wt (kg)", "Qty Nos.", "Rate (Rs.)", "Amount (Rs.)"]):
        (c.drawRightString if x in (420, 540) else c.drawString)(x + (35 if x == 420 else 0), y - 8, t)
    c.setFont("Helvetica", 8.5)
    y -= 24
    for i, (a, b, w, q, p, _) in enumerate(rows):
        for x, t in zip(xs[:5], [str(i + 1), a, b, w, str(q)]):
            c.drawString(x, y, t)
        c.drawRightString(455, y, indian(p))
        c.drawRightString(540, y, indian(p * q))
        y -= 15
    basic = sum(r[3] * r[4] for r in rows)
    pf = round(basic * 0.01, 2)
    for k, v in [("Basic value", basic), ("P & F charges @ 1%", pf), ("Sub total", basic + pf), ("IGST @ 18%", round((basic + pf) * 0.18, 2)), ("Grand total", round((basic + pf) * 1.18, 2))]:
        c.drawRightString(455, y, k)
        c.drawRightString(540, y, indian(v))
        y -= 13
    y -= 10
    for text in ["Terms & conditions:", "1. Pattern cost: PH-4402 Rs. 1,85,000/- and BC-4410 Rs. 92,000/-, one time, 100% advance. IM-4425: your pattern.", "2. Delivery: 45 days from date of order.", "3. Price basis: Ex-works Coimbatore. Freight to your account.", "4. Payment: 30 days. Validity: 30 days from date of quotation.", "For Sri Vaidyanathan Foundries Pvt. Ltd.", "(S. Muthukumar) Manager - Marketing"]:
        c.drawString(50, y, text)
        y -= 14
    c.save()
    true(name, "canvas", "en", dict(supplier="SRI VAIDYANATHAN FOUNDRIES PVT. LTD.", currency="INR", incoterm="EXW", validUntil=after(2026, 8, 14, 30), leadTimeDays=45), [(r[0], r[3], r[4]) for r in rows], [dict(part="PH-4402", amount=185000), dict(part="BC-4410", amount=92000), dict(amount=pf)])


def ningbo():
    import openpyxl
    from openpyxl.styles import Font

    name = "en-cn-hardware-buyer-first.pdf"
    rows = [("HR-D301", "Handle", "Zamak 3, satin nickel", 5000, 1.24, 3200, "40 days"), ("HR-D302", "Escutcheon", "SS304 1.0 mm", 5000, 0.46, 850, "30 days"), ("HR-D305", "Spindle 8 x 8 x 110", "Q235, zinc", 10000, 0.19, "-", "25 days")]
    wb = openpyxl.Workbook()
    ws = wb.active
    ws.page_setup.orientation = "landscape"
    ws.append(["TO: PARAGON DOOR FITTINGS PTY LTD"])
    ws["A1"].font = Font(size=20, bold=True)
    for r in [["ATTN: Ms. Kylie Brandt"], ["Quotation"], ["Date: 2026-07-08", None, None, None, "No.: HR260708-3"], [], ["Item", "Drawing No.", "Description", "Material & finish", "Qty (pcs)", "FOB Ningbo (USD/pc)", "Amount (USD)", "Tooling (USD)", "Lead time"]]:
        ws.append(r)
    for i, (a, b, m, q, p, t, d) in enumerate(rows):
        ws.append([i + 1, a, b, m, q, p, q * p, t, d])
    ws.append([None, None, "TOTAL", None, None, None, sum(r[3] * r[4] for r in rows), 4050])
    for r in [[], ["1. Price valid for 60 days."], ["2. MOQ 3000 pcs for each item."], ["3. Tooling charge paid once; refundable when total order reach 100,000 pcs."], ["4. Payment: 30% deposit, balance against copy of B/L."], [], ["Ningbo Yinzhou Haorui Hardware Co., Ltd."], ["Amy Zhu / Sales Dept."]]:
        ws.append(r)
    for col, w in zip("ABCDEFGHI", (7, 13, 20, 24, 10, 19, 14, 14, 11)):
        ws.column_dimensions[col].width = w
    for r in range(7, 11):
        ws.cell(r, 5).number_format, ws.cell(r, 6).number_format, ws.cell(r, 7).number_format = "0", "0.00", "#,##0.00"
    ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.page_setup.fitToHeight = 0
    with tempfile.TemporaryDirectory() as folder:
        wb.save(Path(folder) / "q.xlsx")
        soffice(Path(folder) / "q.xlsx", name)
    true(name, "buyer-first", "en", dict(supplier="Ningbo Yinzhou Haorui Hardware Co., Ltd.", currency="USD", incoterm="FOB", validUntil=after(2026, 7, 8, 60), minimumOrder=3000), [(r[0], r[3], r[4], dict(leadTimeDays=int(r[6][:2]))) for r in rows], [dict(part="HR-D301", amount=3200), dict(part="HR-D302", amount=850)])


def distributor_for_maker():
    name = "en-distributor-for-maker.pdf"
    rows = [("SA-63-4B14", "Three-phase motor 0.18 kW, B14", 12, 168.4, "6 weeks"), ("SA-71-4B5", "Three-phase motor 0.37 kW, B5", 8, 204.15, "6 weeks"), ("SA-GR20-I15", "Inline gear reducer i=15", 8, 312.6, "9 weeks")]
    goods = sum(r[2] * r[3] for r in rows)
    foot = "".join(f"<tr><td colspan=4 class=r>{k}</td><td class=r>{us(v)}</td><td></td></tr>" for k, v in [("Merchandise", goods), ("Freight, prepaid and added", 245), ("Quote total USD", goods + 245)])
    weasy(name, f"""<style>@page{{size:letter;margin:18mm}}body{{font:10pt DejaVu Sans}}table{{width:100%;border-collapse:collapse;font-size:9pt}}td,th{{border:.5pt solid #888;padding:3pt;text-align:left}}.r{{text-align:right}}.l{{float:right;text-align:right}}</style>
<div class=l><b style="font-size:16pt">STROMHAUS</b><br>electric drives made in Austria</div><div><b>Caldwell-Pruitt Motion LLC</b><br>Authorized distributor for Stromhaus Antriebe AG<br>2900 Commerce Pkwy, Suite 110, Dunmore, TX 75999</div><br><br>
<h3>Price quotation CPM-40718</h3><p>Quote date 09/15/2026 &nbsp; Expires 10/15/2026<br>Customer: Wexcombe Packaging Machinery, Ft. Landry, LA</p>
{table(["Stromhaus model", "Description", "Qty", "Net each", "Extended", "Lead time"], [(a, b, q, us(p), us(q * p), d) for a, b, q, p, d in rows], ("", "", "r", "r", "r", ""), foot)}
<p>Lead times include ocean transit. Please issue your purchase order to Caldwell-Pruitt Motion LLC. Warranty by Stromhaus Antriebe AG, 24 months.</p><p>Denise Pruitt, Application Sales</p>""")
    true(name, "distributor-for-maker", "en", dict(supplier="Caldwell-Pruitt Motion LLC", currency="USD", validUntil="2026-10-15"), [(r[0], r[2], r[3], dict(leadTimeDays=7 * int(r[4][0]))) for r in rows], [dict(amount=245)])


def gears_groff():
    name = "en-gear-letter.pdf"
    rows = [("GR-2207", "Spur gear 48T, 10 DP, 8620", 25, 186, "7-8 weeks"), ("GR-2211", "Pinion 17T, 10 DP, 8620", 25, 94.5, "7-8 weeks"), ("GR-2230", "Ring gear 96T, ductile iron", 6, 705, "10-12 weeks")]
    tbl = "\n".join(f"{a}\t{b}\t{q}\t{us(p)}\t{us(q * p)}\t{d}" for a, b, q, p, d in rows)
    groff(name, f""".nr LL 6.5i
.ds LH
.LP
.ps 14
.B "W. R. Tannahill Gear Co."
.ps 10
.br
88 Foundry Street, Millbrook, CT 06999
.LP
March 3, 2026
.LP
Attention: Doug Elster
.br
Fairlane Winch Corporation
.LP
We are pleased to quote as follows on your inquiry of February 24:
.LP
.TS
tab(\t) box;
lB lB rB rB rB lB
l l r r r l.
Part	Description	Qty	Price ea. ($)	Total ($)	Delivery
_
{tbl}
.TE
.LP
First article inspection with full report on GR-2207 only: $220.00. Hobs for all three gears are on hand and there is no charge for tooling.
.LP
Prices are EXW Millbrook and are firm through April 30, 2026. Order total without the first article is ${us(sum(r[2] * r[3] for r in rows))}.
.LP
Walter Tannahill
""", "-t", "-ms")
    true(name, "letter-table", "en", dict(supplier="W. R. Tannahill Gear Co.", currency="USD", incoterm="EXW", validUntil="2026-04-30"), [(r[0], r[2], r[3], dict(leadTimeDays=weeks(10, 12) if "10" in r[4] else weeks(7, 8))) for r in rows], [dict(part="GR-2207", amount=220)])


def struck():
    name = "en-revised-struck.pdf"
    rows = [("K-1180-L", "Mounting foot, A380 die cast", 3000, 2.64, 2.41), ("K-1180-R", "Mounting foot, opposite hand", 3000, 2.64, 2.41), ("K-1192", "Cover, A380, powder coat black", 1500, 4.18, 3.95)]
    body = [P("TriLakes Die Casting, Inc.", "Heading1"), P("Quote 7719 <b>Revision B</b>, November 2, 2026 (replaces Revision A of October 12, 2026)"), P("Prepared for: Ardmore Lift Products"), Spacer(1, 8),
            Table([["Part", "Description", "Release qty", "Piece price USD", "Extended USD"], *[[a, P(b), us(q, 0), P(f"<strike>{o:.2f}</strike> &nbsp; <b>{n:.2f}</b>"), us(q * n)] for a, b, q, o, n in rows]], colWidths=[65, 190, 65, 100, 90], style=TableStyle(GRID)),
            Spacer(1, 8), P("Prices struck through are those of Revision A and no longer apply."), P("Die repair K-1192 (gate insert), one time: <strike>$2,400.00</strike> $1,950.00. Production lead time 6 weeks. Valid 45 days from the date of this revision. FCA Bay Harbor, MI.")]
    SimpleDocTemplate(at(name), pagesize=letter).build(body)
    true(name, "revised", "en", dict(supplier="TriLakes Die Casting, Inc.", currency="USD", incoterm="FCA", validUntil=after(2026, 11, 2, 45), leadTimeDays=42), [(a, q, n) for a, _, q, _, n in rows], [dict(part="K-1192", amount=1950)])


def fixings():
    name = "en-uk-fixings-pages.pdf"
    sections, every = [], []
    for title, stem, base, per, what, size in [("Section A: Set screws", "SSA2", 6.4, 100, "Set screw A2", " x {}"), ("Section B: Washers", "NWA2", 18.5, 1000, "Washer A2", ", OD {}"), ("Section C: Pressed inserts", "PIN", 31.75, 100, "Self-clinching stud", " x {}")]:
        rows = [(f"{stem}-{n:03d}", f"{what} M{(3, 4, 5, 6, 8, 10)[n % 6]}{size.format(6 + 2 * n)}", (500, 1000, 2500, 4000)[n % 4], round(base + n * 1.35, 2), per) for n in range(1, 17)]
        every += rows
        total = sum(q * p / per for _, _, q, p, per in rows)
        sections.append(f"<tr class=s><td colspan=6>{title}</td></tr>" + rows_html([(a, b, us(q, 0), us(p), per, us(q * p / per)) for a, b, q, p, per in rows], "td", ("", "", "r", "r", "r", "r")) + f"<tr><td colspan=5 class=r>Section total</td><td class=r>{us(total)}</td></tr>")
    total = sum(q * p / per for _, _, q, p, per in every)
    weasy(name, f"""<style>@page{{size:A4;margin:16mm;@top-left{{content:"Penrose Fixings Ltd t/a Boltwright Direct";font:8pt sans-serif}}@bottom-right{{content:"Page " counter(page) " of " counter(pages);font:8pt sans-serif}}}}body{{font:9pt DejaVu Sans}}table{{width:100%;border-collapse:collapse}}td,th{{padding:2.5pt;border-bottom:.3pt solid #aaa;text-align:left}}.r{{text-align:right}}.s td{{background:#e8eef5;font-weight:bold}}</style>
<h2>Quotation BD/26/30917</h2><p>Date: 18/05/2026. Customer: Lowmoor Enclosures plc, Hebden Cross.</p><table><thead><tr><th>Code</th><th>Description</th><th class=r>Qty</th><th class=r>Price £</th><th class=r>Per</th><th class=r>Value £</th></tr></thead><tbody>{''.join(sections)}<tr><td colspan=5 class=r>Total goods</td><td class=r>{us(total)}</td></tr><tr><td colspan=5 class=r>Delivery (pallet)</td><td class=r>45.00</td></tr><tr><td colspan=5 class=r>Total excl. VAT</td><td class=r>{us(total + 45)}</td></tr></tbody></table>
<p>All items ex stock subject to prior sale. Valid until 17/06/2026. E&amp;OE.</p>""")
    true(name, "sections", "en", dict(supplier="Penrose Fixings Ltd", currency="GBP", validUntil="2026-06-17", leadTimeDays=0), [(a, q, p, dict(per=per)) for a, _, q, p, per in every], [dict(amount=45)])


for make in (machined, footer_only, indian_castings, ningbo, distributor_for_maker, gears_groff, struck, fixings):
    make()
