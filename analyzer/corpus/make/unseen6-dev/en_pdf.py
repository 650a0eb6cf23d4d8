"""English quotes as PDF, drawn by ReportLab and WeasyPrint."""

from kit import Quote, rows, until, us, weasy, weeks, workdays
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

STYLES = getSampleStyleSheet()


def p(text, style="Normal"):
    return Paragraph(text, STYLES[style])


def grid(body, widths, *extra, repeat=1):
    table = Table(body, colWidths=widths, repeatRows=repeat)
    table.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("FONTSIZE", (0, 0), (-1, -1), 8.5), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (-1, 0), colors.whitesmoke), *extra]))
    return table


def machining():
    """Ordinary: a job shop's quote, set-up as a row of its own."""
    q = Quote("en-us-brandvold-machine.pdf", "charge-rows", "en", "Brandvold & Sons Machine Works, Inc.", "USD", validUntil="2026-12-11", incoterm="FOB")
    items = [("7714-203", "Bearing housing, 6061-T6, clear anodize", 60, 84.15, 4), ("7714-204", "End cap, 6061-T6, clear anodize", 120, 21.6, 4), ("7714-211", "Shaft, 4140 PH, OD ground", 60, 112.75, 6)]
    body = [["Item", "Part No. / Rev", "Description", "Qty", "Unit Price", "Extended", "Lead Time"]]
    for i, (a, t, n, x, w) in enumerate(items, 1):
        body.append([str(i), a + "\nRev C", p(t), str(n), "$" + us(x), "$" + us(n * x), f"{w} weeks ARO"])
        q.line(a, n, x, leadTimeDays=w * 7)
    body.append(["4", "NRE", p("Programming and soft jaws, item 3 (one time)"), "1", "$385.00", "$385.00", ""])
    q.charge(385, "7714-211")
    body.append(["", "", "", "", "TOTAL", "$" + us(sum(n * x for _, _, n, x, _ in items) + 385), ""])
    story = [p("Brandvold &amp; Sons Machine Works, Inc.", "Title"), p("4120 Ironwood Rd, Duluth MN 55811 &nbsp; | &nbsp; 218-555-0144 &nbsp; | &nbsp; AS9100D / ISO 9001"), Spacer(1, 14), p("<b>QUOTATION 26-1188</b>"), p("Date: November 11, 2026"), p("To: Halverstadt Packaging Systems, attn. Priya Raman"), p("Reference: your RFQ 88214"), Spacer(1, 10), grid(body, [30, 62, 160, 35, 62, 65, 75], ("ALIGN", (3, 1), (5, -1), "RIGHT")), Spacer(1, 12), p("Prices firm through December 11, 2026. FOB our dock, Duluth. Terms Net 30. Material certs included at no charge."), p("Quoted by: Dale Brandvold")]
    SimpleDocTemplate(q.path, pagesize=letter, invariant=1).build(story)
    q.save()


def sheet_metal():
    """The buyer stands first and large; the firm only in the footer."""
    q = Quote("en-uk-footer-letterhead.pdf", "letter", "en", "Tolworth Sheet Metal & Fabrication Ltd", "GBP", validUntil=until(2026, 10, 19, 30), leadTimeDays=workdays(15), incoterm="DAP")
    items = [("KG-10442", "3", "Control box lid, 1.5 mm CR4, powder coat RAL 7035", 75, 18.42), ("KG-10443", "3", "Control box base, 1.5 mm CR4, powder coat RAL 7035", 75, 31.07), ("KG-10460", "1", "Gland plate, 3 mm 5251 H22", 150, 4.66), ("KG-10461", "2", "DIN rail bracket, zintec", 300, 1.98)]
    for a, _, _, n, x in items:
        q.line(a, n, x)
    q.charge(48)
    goods = sum(n * x for *_, n, x in items)
    table = rows([(a, i, t, n, us(x), us(n * x)) for a, i, t, n, x in items], right=(3, 4, 5))
    weasy(q.path, f"""<style>@page{{size:A4;margin:20mm 18mm 30mm;@bottom-center{{content:"Tolworth Sheet Metal & Fabrication Ltd · Unit 9, Hook Rise Estate, Surbiton KT6 7LD · Reg. in England 0419 5501 · VAT GB 555 0192 44";font:7pt sans-serif;color:#666}}}}
body{{font:10pt sans-serif}}h1{{font-size:20pt;margin:0}}table{{border-collapse:collapse;width:100%;margin:8mm 0 4mm}}td,th{{padding:1.4mm 2mm;border-bottom:.3pt solid #999;text-align:left}}td:first-child,th{{white-space:nowrap}}.s td{{border:0;text-align:right}}</style>
<h1>Kestrelgate Controls plc</h1><p>Purchasing Dept · Fao Mr Owen Tudor<br>Kestrelgate House, Basingstoke RG24 8AA</p>
<p style="text-align:right">19th October 2026<br>Our ref: E/26/3317 · Your ref: RFQ-K-0921</p><p>Dear Owen,</p><p>Further to your enquiry we have pleasure in submitting our prices as follows:</p>
<table><tr><th>Drawing</th><th>Iss.</th><th>Description</th><th style="text-align:right">Qty</th><th style="text-align:right">£ each</th><th style="text-align:right">£ total</th></tr>{table}</table>
<table class=s style="margin-top:0"><tr><td>Goods</td><td>{us(goods)}</td></tr><tr><td>Carriage (one consignment)</td><td>48.00</td></tr><tr><td>Total excl. VAT</td><td>{us(goods + 48)}</td></tr><tr><td>VAT @ 20%</td><td>{us((goods + 48) * 0.2)}</td></tr><tr><td><b>Total</b></td><td><b>{us((goods + 48) * 1.2)}</b></td></tr></table>
<p>Delivery: 15 working days from receipt of order, DAP Basingstoke. This offer is open for acceptance for 30 days. Payment 30 days end of month.</p><p>Yours sincerely,</p><p><br>Maureen Pickthall<br>Estimating</p>""")
    q.save()


def moulded():
    """Chinese supplier's English: moulds in a table of their own, MOQ column."""
    q = Quote("en-cn-longkang-moulding.pdf", "two-tables", "en", "Dongguan Longkang Plastic & Mould Co., Ltd.", "USD", validUntil=until(2026, 9, 22, 60), incoterm="FOB")
    items = [("HX-P201", "Front bezel, ABS black, texture MT-11010", 3000, 5000, 0.684, 4850, 1), ("HX-P202", "Rear cover, ABS black", 3000, 5000, 0.912, 5600, 1), ("HX-P207", "Light pipe, PC clear, polish SPI A-2", 5000, 10000, 0.117, 3900, 4)]
    body = [["No.", "Part number", "Part name / material", "MOQ", "Q'ty (pcs)", "Unit price\n(USD)", "Amount\n(USD)"]]
    mould = [["Mould No.", "For part", "Cavity", "Steel", "Mould life", "Mould price (USD)"]]
    for i, (a, t, m, n, x, c, k) in enumerate(items, 1):
        body.append([i, a, p(t), f"{m:,}", f"{n:,}", f"{x:.3f}", us(n * x)])
        mould.append([f"M-{i:02}", a, f"1*{k}", "NAK80" if k > 1 else "P20", "500,000 shots", us(c)])
        q.line(a, n, x, minimumOrder=m, leadTimeDays=[25, 30, 55])
        q.charge(c, a)
    body.append(["", "", "", "", "", "Total:", us(sum(r[3] * r[4] for r in items))])
    mould.append(["", "", "", "", "Total:", us(sum(r[5] for r in items))])
    story = [p("<b>DONGGUAN LONGKANG PLASTIC &amp; MOULD CO., LTD.</b>", "Heading2"), p("No. 18 Fuxing 3rd Road, Chang'an Town, Dongguan, Guangdong, China &nbsp; Tel: 86-769-5550 0188"), Spacer(1, 8), p("QUOTATION SHEET", "Heading1"), p("To: Hexham Instruments Limited &nbsp;&nbsp; Attn: Mr. Gareth"), p("From: Cindy Huang &nbsp;&nbsp; Date: 2026-09-22 &nbsp;&nbsp; Quote No.: LK260922-A"), Spacer(1, 8), p("1. Product price"), grid(body, [28, 62, 165, 45, 58, 62, 70]), Spacer(1, 8), p("2. Mould price (one time)"), grid(mould, [60, 62, 50, 60, 90, 100]), Spacer(1, 8), p("3. Terms"), p("Price term: FOB Shenzhen"), p("Payment: mould 50% deposit, 50% after sample approved. Product: T/T 30% deposit, balance before shipment."), p("Lead time: T1 sample 30 days; mass production 25 days after sample approved."), p("Validity: 60 days.")]
    SimpleDocTemplate(q.path, pagesize=A4, invariant=1).build(story)
    q.save()


def representative():
    """A sales representative's paper for a maker; a revision with the old prices struck beside the new."""
    q = Quote("en-us-rep-for-maker-revised.pdf", "discounted", "en", "Ostrander Drive Components", "USD", validUntil="2026-11-30", incoterm="FCA", leadTimeDays=weeks(8, 10))
    items = [("OD-24-180-HS", "Hollow shaft gearmotor, 24 VDC, 180:1", 40, 412, 389.5), ("OD-24-090-HS", "Hollow shaft gearmotor, 24 VDC, 90:1", 40, 398, 376.25), ("OD-BRK-12", "Holding brake, 12 Nm", 80, 96.4, 91.1)]
    body = [["Ln", "Model", "Description", "Qty", "Rev 0 price", "Rev 1 price", "Net ext."]]
    for i, (a, t, n, old, x) in enumerate(items, 1):
        body.append([i, a, p(t), n, p(f"<strike>{us(old)}</strike>"), us(x), us(n * x)])
        q.line(a, n, x)
    body.append(["", "", "", "", "", "Total USD", us(sum(n * x for _, _, n, _, x in items))])
    story = [p("<b>FENWICK-LOWE ASSOCIATES</b> &nbsp; Manufacturers' Representatives since 1971"), p("PO Box 2210, Fort Wayne IN 46801 &nbsp; 260-555-0170"), Spacer(1, 16), p("Quotation on behalf of our principal <b>Ostrander Drive Components</b>, Rockford, Illinois", "Heading3"), p("Quote FL-60277 <b>Revision 1</b> of 10/27/2026 (supersedes Rev 0 of 10/02/2026)"), p("Customer: Marchetti Lift Tables LLC, Toledo OH"), p("Purchase orders to be issued to Ostrander Drive Components, c/o Fenwick-Lowe Associates."), Spacer(1, 10), grid(body, [24, 90, 175, 30, 60, 60, 70]), Spacer(1, 8), p("Revision note: volume tier applied per your call with Jim on 10/22."), p("Shipment 8-10 weeks after release. FCA Rockford, IL. Offer good through 11/30/2026."), p("Jim Fenwick, CPMR")]
    SimpleDocTemplate(q.path, pagesize=letter, invariant=1).build(story)
    q.save()


def courier():
    """An ERP's printed quote in Courier: breaks below each part, charge in the foot of a part."""
    q = Quote("en-us-spring-erp-breaks.pdf", "breaks-down", "en", "Castellan Spring Mfg. Co.", "USD", validUntil="2027-01-15", incoterm="FOB")
    items = [("CS-4471-MW", "COMP SPRING .072 MUSIC WIRE ZINC", [(500, 0.845), (1000, 0.612), (5000, 0.388)], 150, 14), ("CS-4480-SS", "EXT SPRING .054 302SS LOOPS INLINE", [(500, 1.12), (2500, 0.79), (5000, 0.705)], 0, 21), ("CS-4502-SS", "TORSION SPRING .091 17-7PH", [(250, 2.31), (1000, 1.77)], 275, 28)]
    c = canvas.Canvas(q.path, pagesize=letter, invariant=1)
    y = 750

    def say(text):
        nonlocal y
        c.setFont("Courier", 9)
        c.drawString(45, y, text)
        y -= 12

    for t in ("CASTELLAN SPRING MFG. CO.                                   Q U O T A T I O N", "77 Coil Street, Bristol CT 06010                             QUOTE NO   0098812", "                                                             DATE       11/16/26", "                                                             PAGE       1 OF 1", "", "QUOTE TO:  AGRIMONT IMPLEMENT CO      CUST NO: 10442      SALESMAN: HOUSE", "           2200 COUNTY LINE RD", "           SALINA KS 67401            YOUR RFQ: T. BECK 11/12/26", "", "PART NUMBER     DESCRIPTION                              QUANTITY     PRICE EA", "-" * 84):
        say(t)
    for a, t, br, tool, days in items:
        for i, (n, x) in enumerate(br):
            say(f"{a if i == 0 else '':<16}{t if i == 0 else '':<40}{n:>9,}   {x:>10.4f}")
        say(f"{'':<16}{'TOOLING ' + us(tool) + ' ONE TIME' if tool else 'TOOLING ON HAND'}")
        say(f"{'':<16}DELIVERY {days // 7} WKS ARO")
        say("")
        q.line(a, None, list(br), leadTimeDays=days)
        if tool:
            q.charge(tool, a)
    for t in ("-" * 84, "F.O.B. BRISTOL CT                      TERMS 1% 10 NET 30", "QUOTE EXPIRES 01/15/27", "MINIMUM ORDER $250.00 NET PER RELEASE.  OVER/UNDER RUN 10%."):
        say(t)
    c.save()
    q.save(noMinimumPieces=True)


def optics_budget():
    """Two currencies: lenses in EUR, coating lots in USD; quoted by the American branch of a group."""
    q = Quote("en-us-optics-two-currencies.pdf", "two-currencies", "en", "Lindqvist Optics USA Inc.", "EUR", validUntil=until(2026, 11, 3, 45), incoterm="DDP")
    lens = [("LQ-PCX-25-100", "Plano-convex lens, N-BK7, dia 25, f 100", 200, 38.2, 35), ("LQ-ACH-30-150", "Achromat, dia 30, f 150", 50, 164.0, 49)]
    usd = [("LQ-WIN-50-3", "Window, fused silica, dia 50 x 3", 120, 71.5, 28), ("LQ-MNT-30", "Lens mount, SM30 thread, black anodized", 50, 44.0, 14)]
    part = lambda title, items, sign: f"<h3>{title}</h3><table><tr><th>Catalog no.</th><th>Description</th><th>Qty</th><th>Price each</th><th>Line total</th><th>Ships in</th></tr>{rows([(a, t, n, sign + us(x), sign + us(n * x), f'{d // 7} weeks') for a, t, n, x, d in items], right=(2, 3, 4))}<tr><td colspan=4>Subtotal</td><td style='text-align:right'>{sign}{us(sum(r[2] * r[3] for r in items))}</td><td></td></tr></table>"
    for items, money in ((lens, "EUR"), (usd, "USD")):
        for a, _, n, x, d in items:
            q.line(a, n, x, currency=money, leadTimeDays=d)
    weasy(q.path, f"""<style>@page{{size:letter;margin:18mm}}body{{font:9.5pt serif}}table{{border-collapse:collapse;width:100%}}td,th{{border:.4pt solid #888;padding:1mm 2mm;text-align:left}}td:first-child{{white-space:nowrap}}h3{{margin:6mm 0 2mm}}</style>
<h2>Lindqvist Optics USA Inc.</h2><p>a member of the Lindqvist Group AB, Mölndal, Sweden<br>15 Prism Way, Nashua, NH 03063</p><p><b>Quotation LOU-2026-0517</b> &nbsp; Nov 3, 2026 &nbsp; Valid 45 days<br>Prepared for: Corrigan Vision Systems, Ann Arbor, MI</p>
{part("A. Items from our factory in Mölndal, invoiced in EUR", lens, "€")}{part("B. Items from US stock and finishing, invoiced in USD", usd, "$")}
<p>DDP Ann Arbor. Two invoices will be issued. Net 30 days.</p>""")
    q.save()


if __name__ == "__main__":
    for make in (machining, sheet_metal, moulded, representative, courier, optics_budget):
        make()
