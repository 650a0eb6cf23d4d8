"""English quotes as letters, mails and plain text."""

from email.message import EmailMessage
from email.utils import format_datetime
from datetime import datetime, timezone

from docx import Document
from docx.shared import Pt
from paths import after, at, between, pandoc, true, us


def mail(name, sender, to, subject, when, text, html=None):
    m = EmailMessage()
    m["From"], m["To"], m["Subject"] = sender, to, subject
    m["Date"] = format_datetime(datetime(*when, tzinfo=timezone.utc))
    m["Message-ID"] = f"<{when[2]}{when[3]}.{len(text)}@mail.example>"
    m.set_content(text)
    if html:
        m.add_alternative(html, subtype="html")
    open(at(name), "wb").write(m.as_bytes())


def sheet_metal():
    name = "en-sheet-metal-letter.docx"
    d = Document()
    d.styles["Normal"].font.name = "Calibri"
    d.styles["Normal"].font.size = Pt(11)
    d.sections[0].header.paragraphs[0].text = "Quillfeather Sheet Metal Works  |  88 Press Brake Lane, Grand Rapids, MI 49504  |  616-555-0133"
    d.sections[0].footer.paragraphs[0].text = "ISO 9001:2015 certified    -    AWS D1.1 / D1.2"
    for t in ("November 6, 2026", "Mr. Arvid Holloway\nSenior Buyer\nPenrose Kitchen Equipment\n71 Commerce Ct., Holland, MI 49423", "Subject: Quotation 26-2207 for your RFQ dated October 28", "Dear Arvid,", "Thank you for the opportunity. We can offer the parts as follows, finished per print:"):
        d.add_paragraph(t)
    rows = [("PK-3301", "Panel, side, 304 #4, 16 ga", 150, 42.60), ("PK-3302", "Panel, back, 304 #4, 16 ga", 150, 55.15), ("PK-3340", "Drip tray, 304 2B, 18 ga", 300, 11.85)]
    t = d.add_table(rows=1, cols=5)
    t.style = "Light Grid Accent 1"
    for c, h in zip(t.rows[0].cells, ("Part no.", "Description", "Qty", "Price each", "Total")):
        c.text = h
    for p, x, n, v in rows:
        for c, s in zip(t.add_row().cells, (p, x, str(n), f"${v:.2f}", f"${us(n * v)}")):
            c.text = s
    d.add_paragraph()
    d.add_paragraph("The drip tray PK-3340 requires a form tool, which we would build for a one-time charge of $2,350.00. The tool remains your property.")
    d.add_paragraph("We can ship four weeks after receipt of your order. Prices are FCA our dock, Grand Rapids, and valid until December 31, 2026. Payment terms are net 30 days.")
    d.add_paragraph("Sincerely,\n\n\nBettina Crowe\nInside Sales")
    d.save(at(name))
    true(name, "letter", "en", dict(supplier="Quillfeather Sheet Metal Works", currency="USD", incoterm="FCA", validUntil="2026-12-31", leadTimeDays=28), [(p, n, v) for p, _, n, v in rows], [dict(part="PK-3340", amount=2350)])


def harness():
    name = "en-harness-short-mail.eml"
    mail(name, "Rhona Silcox <rhona@corbelharness.example>", "purchasing@vectis-mowers.example", "RE: RFQ 5531 harnesses", (2026, 11, 10, 14, 22), """Hi Greg,

Pricing for the two harnesses, all in USD:

  H-2210-04  main harness     qty 300    $23.47 ea
  H-2214-01  seat switch lead qty 300    $4.18 ea

Lead time is 5 weeks, connectors are on allocation so please don't wait too
long. One-time test board charge of $600 for H-2210-04. Good for 30 days,
EXW El Paso.

Thanks,
Rhona

Rhona Silcox | Account Manager
Corbel Harness & Cable Co.
El Paso, TX | 915-555-0117


> From: Greg Tunstall
> Sent: Thursday, November 5, 2026
> To: Rhona Silcox
> Subject: RFQ 5531 harnesses
>
> Rhona, please quote H-2210-04 and H-2214-01, 300 each. Our current price
> on the main harness is $24.90, so sharpen the pencil.
> Greg
""")
    true(name, "prose", "en", dict(supplier="Corbel Harness & Cable Co.", currency="USD", incoterm="EXW", validUntil=after(2026, 11, 10, 30), leadTimeDays=35), [("H-2210-04", 300, 23.47), ("H-2214-01", 300, 4.18)], [dict(part="H-2210-04", amount=600)])


def html_mail():
    name = "en-gasket-html-mail.eml"
    rows = [("G-1107", "EPDM gasket 4in 150#", 500, "2.16"), ("G-1109", "EPDM gasket 6in 150#", 500, "3.02"), ("G-2240-FKM", "FKM O-ring cord 1/4", 250, "6.75")]
    text = "Hello Ines,\n\nplease see our quote below.\n\n" + "\n".join(f"{p}\t{t}\t{n}\t${x}" for p, t, n, x in rows) + "\n\nIn stock, ships same day. Freight prepaid and add.\n\nKyle Brandvold\nHarrow Seal & Gasket Supply\nkyle@harrowseal.example\n"
    body = "".join(f"<tr><td>{p}</td><td>{t}</td><td align=right>{n}</td><td align=right>${x}</td></tr>" for p, t, n, x in rows)
    html = f"""<html><body style="font-family:Calibri"><p>Hello Ines,</p><p>please see our quote below.</p><table border=1 cellpadding=4><tr><th>Part</th><th>Description</th><th>Qty</th><th>Price ea.</th></tr>{body}</table><p>In stock, ships same day. Freight prepaid and add.<br>All prices US$.</p><p>Kyle Brandvold<br><b>Harrow Seal &amp; Gasket Supply</b><br>kyle@harrowseal.example</p></body></html>"""
    mail(name, "kyle@harrowseal.example", "Ines Caldera <icaldera@stillwater-valve.example>", "Quote - gaskets", (2026, 11, 12, 16, 5), text, html)
    true(name, "table", "en", dict(supplier="Harrow Seal & Gasket Supply", currency="USD", leadTimeDays=0), [(p, n, float(x)) for p, _, n, x in rows])


def plain_text():
    name = "en-plain-quote.txt"
    rows = [("EX-6063-114", "EXTRUSION, RAIL, 6063-T5, 118 IN", 800, 14.32), ("EX-6063-115", "EXTRUSION, CAP, 6063-T5, 118 IN", 800, 9.77), ("EX-6061-020", "EXTRUSION, BASE, 6061-T6, 96 IN", 250, 31.46)]
    out = ["                 CINDER RIDGE EXTRUSIONS INC.", "                 P.O. BOX 2210, ELKHART, IN 46515", "", "QUOTATION NO.  E-26-5519                     DATE 28-OCT-2026", "SOLD TO  1177  LAKEMONT RV COMPONENTS        PAGE 1", "", " ITEM  PART NO / DESCRIPTION                   QTY UM   UNIT PRICE      EXTENSION", " ----  ---------------------------------- -------- --  -----------  -------------"]
    for i, (p, t, n, x) in enumerate(rows, 1):
        out += [f" {i:>4}  {p:<34} {n:>8} PC  {x:>11.3f}  {us(n * x):>13}", f"       {t}"]
    total = sum(n * x for _, _, n, x in rows)
    out += ["       DIE CHARGE, EX-6061-020, ONE TIME         1 LT     1,850.000       1,850.00", "", f"                                           SUBTOTAL            {us(total + 1850):>15}", f"                                           SALES TAX                      0.00", f"                                           TOTAL (US DOLLARS)  {us(total + 1850):>15}", "", " TERMS NET 30     FOB ELKHART     DELIVERY 6 WKS ARO", " QUOTE EXPIRES 27-NOV-2026"]
    open(at(name), "w", newline="\r\n").write("\n".join(out) + "\n\f")
    true(name, "erp-print", "en", dict(supplier="CINDER RIDGE EXTRUSIONS INC.", currency="USD", incoterm="FOB", validUntil="2026-11-27", leadTimeDays=42), [(p, n, x) for p, _, n, x in rows], [dict(part="EX-6061-020", amount=1850)])


def composites():
    name = "en-composites-options.docx"
    pandoc(name, """---
title: "Proposal 26-041"
---

**Albatross Composite Structures Ltd.**\\
14 Slipway Road, Lunenburg NS, Canada

13 November 2026

To: Meridian Ferry Works, attention Ms. Odile Farrant

Please find our prices for the hatch programme, in Canadian dollars (CAD), for 24 sets.

+-----------+--------------------------------+------+-------------+
| Part      | Description                    | Qty  | Unit price  |
+===========+================================+======+=============+
| MF-H-100  | Hatch cover, E-glass / vinyl   | 24   | 1,180.00    |
|           | ester, infused, gelcoat white  |      |             |
+-----------+--------------------------------+------+-------------+
| MF-H-110  | Hatch coaming, E-glass,        | 24   | 642.50      |
|           | hand lay-up                    |      |             |
+-----------+--------------------------------+------+-------------+

Alternative offer for the cover:

+-----------+--------------------------------+------+-------------+
| Part      | Description                    | Qty  | Unit price  |
+===========+================================+======+=============+
| MF-H-100C | Hatch cover, carbon / epoxy,   | 24   | 2,065.00    |
|           | prepreg, saves about 11 kg     |      |             |
+-----------+--------------------------------+------+-------------+

Moulds: CAD 9,400.00 for the cover MF-H-100 and CAD 5,150.00 for the coaming MF-H-110, once.

Delivery is ten to twelve weeks after order. DAP Shelburne. This proposal may be accepted until 31 January 2027.

Gareth Whitcombe, Programme Manager
""")
    true(name, "alternatives", "en", dict(supplier="Albatross Composite Structures Ltd.", currency="CAD", incoterm="DAP", validUntil="2027-01-31", leadTimeDays=between(70, 84)), [("MF-H-100", 24, 1180), ("MF-H-110", 24, 642.5), ("MF-H-100C", 24, 2065, dict(alternative=True))], [dict(part="MF-H-100", amount=9400), dict(part="MF-H-110", amount=5150)])


if __name__ == "__main__":
    for make in (sheet_metal, harness, html_mail, plain_text, composites):
        make()
