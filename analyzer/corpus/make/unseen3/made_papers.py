"""The PDF files of unseen3-made."""

import sys
import tempfile
from pathlib import Path

import subprocess
from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, Side
from openpyxl.worksheet.properties import PageSetupProperties
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import Folder, chromium, groff, line, pdflatex, soffice, steps, weeks, wkhtmltopdf, workdays

f = Folder("unseen3-made")
TTF = "DejaVuSerif.ttf"


def hydraulics():
    """A sales quotation over two pages, drawn field by field: list, discount and net, the term below each item."""
    name = "en-hydraulics-sales-quote.pdf"
    items = [("HC-25-0800", "Hydraulic cylinder, tie-rod, 2-1/2\" bore x 8\" stroke", ["clevis mount, SAE-8 ports"], 4, 412.00, 35, "ships in 10 days"),
             ("HC-40-1200", "Hydraulic cylinder, welded, 4\" bore x 12\" stroke", ["cross tube 1-1/4\" pin", "paint: primer gray"], 4, 688.00, 35, "ships in 10 days"),
             ("GP-20-14-R", "Gear pump, 14 cc/rev, right hand", ["SAE A 2-bolt, 5/8\" 9T spline"], 2, 274.00, 40, "stock"),
             ("DCV-3-12VDC", "Directional valve, 3 spool, 12 VDC", ["flow 15 gpm, open center", "with Deutsch connectors"], 2, 1036.00, 30, "ships in 6 weeks"),
             ("RV-10-3000", "Relief valve cartridge, 3000 psi", [], 6, 58.50, 40, "stock"),
             ("HA-08-36-JJ", "Hose assembly 1/2\" x 36\", female JIC both ends", ["crimped here"], 24, 47.80, 50, "ships in 3 days"),
             ("HA-12-60-JO", "Hose assembly 3/4\" x 60\", JIC x ORB", ["crimped here"], 12, 81.60, 50, "ships in 3 days"),
             ("FLT-RT-25", "Return filter, tank top, 25 gpm", ["10 micron element incl."], 2, 164.00, 30, "stock"),
             ("TNK-30-ST", "Reservoir, 30 gallon, steel", ["with sight glass and breather", "baffled, drain 3/4\" NPT"], 1, 935.00, 25, "ships in 4 weeks"),
             ("AC-1GAL-3K", "Accumulator, bladder, 1 gal, 3000 psi", ["pre-charged 1200 psi"], 1, 742.00, 30, "ships in 4 weeks")]
    c = canvas.Canvas(str(f.file(name)), pagesize=LETTER)
    page = 1

    def top():
        c.setFont("Helvetica-Bold", 13); c.drawString(40, 752, "SINNISSIPPI FLUID POWER CORP.")
        c.setFont("Helvetica", 8); c.drawString(40, 741, "2250 Eleventh Street  Rockford, Illinois   Phone 815-555-0149   Fax 815-555-0150")
        c.setFont("Helvetica-Bold", 11); c.drawRightString(572, 752, "SALES QUOTATION")
        c.setFont("Helvetica", 8.5)
        for k, (a, b) in enumerate([("Quote No.", "Q117730"), ("Quoted on", "11/11/2026"), ("Expires", "12/18/2026"), ("Page", str(page))]):
            c.drawString(460, 738 - 11 * k, a); c.drawRightString(572, 738 - 11 * k, b)
        y = 684
        if page == 1:
            for a, b in [("Sold to", "Kishwaukee Log Splitters"), ("", "Attn: Marlene Dvorak"), ("Your RFQ", "LS-30 power unit"), ("Salesperson", "T. Bjork")]:
                c.drawString(40, y, a); c.drawString(100, y, b); y -= 11
            y -= 10
        c.setFillGray(0.88); c.rect(36, y - 4, 540, 15, stroke=0, fill=1); c.setFillGray(0)
        c.setFont("Helvetica-Bold", 8.5)
        c.drawString(40, y, "Ln"); c.drawString(62, y, "Item / description"); c.drawRightString(352, y, "Qty"); c.drawString(360, y, "UM")
        c.drawRightString(424, y, "List"); c.drawRightString(460, y, "Disc"); c.drawRightString(512, y, "Your cost"); c.drawRightString(572, y, "Extended")
        c.setFont("Helvetica", 8.5)
        return y - 20

    y = top(); total = 0; lines = []
    days = {"stock": 0, "ships in 10 days": 10, "ships in 6 weeks": 42, "ships in 3 days": 3, "ships in 4 weeks": 28}
    common = {"supplier": "Sinnissippi Fluid Power Corp.", "currency": "USD", "incoterm": "FCA", "validUntil": "2026-12-18"}
    for n, (code, text, more, qty, lst, disc, ship) in enumerate(items, 1):
        if n == 8:
            c.setFont("Helvetica-Oblique", 8); c.drawRightString(572, y, "continued on next page"); c.showPage(); page += 1; y = top()
        net = round(lst * (100 - disc) / 100, 2); total += round(net * qty, 2)
        c.drawString(40, y, str(n)); c.drawString(62, y, code); c.drawRightString(352, y, str(qty)); c.drawString(360, y, "EA")
        c.drawRightString(424, y, f"{lst:,.2f}"); c.drawRightString(460, y, f"{disc}%"); c.drawRightString(512, y, f"{net:,.2f}"); c.drawRightString(572, y, f"{net * qty:,.2f}")
        for x in [text, *more, ship]:
            y -= 11; c.drawString(70, y, x)
        y -= 24
        lines.append(line(code, qty, net, common, leadTimeDays=days[ship]))
    c.line(380, y + 8, 572, y + 8)
    for a, b in [("Merchandise", f"{total:,.2f}"), ("Freight (est.)", "86.00"), ("Sales tax", "0.00"), ("Quote total USD", f"{total + 86:,.2f}")]:
        y -= 12; c.drawString(400, y, a); c.drawRightString(572, y, b)
    y -= 30
    for x in ["Delivery terms FCA Rockford, IL. Net 30 days with approved credit.", "Ship times are from receipt of order. Restocking fee of 15% applies to returned goods."]:
        c.drawString(40, y, x); y -= 11
    c.save()
    f.truth(name, "en", "plain", lines, [{"amount": 86}])


def moulding():
    """Two mouldings, each with a ruled table of its own, tools priced in words below it."""
    name = "en-moulding-two-tools.pdf"
    pdflatex(r"""\documentclass[10pt,a4paper]{article}\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern,textcomp,booktabs}\renewcommand\familydefault{\sfdefault}
\usepackage[margin=24mm]{geometry}\setlength{\parindent}{0pt}\setlength{\parskip}{6pt}\pagestyle{empty}\begin{document}
{\Large\bfseries Skerries Polymer Ltd}\hfill Estimate E-3390\\[2pt] Loughshinny Road, Skerries \hfill 9 November 2026

\rule{\textwidth}{0.6pt}

Prepared for Fingal Lighting Ltd (Niamh Corless)

\section*{LN-7100 \quad Lens, clear PC}
\begin{tabular}{@{}rr@{}}\toprule Call-off & Price per part\\ \midrule 1,000 & \texteuro\,1.92\\ 5,000 & \texteuro\,1.34\\ 20,000 & \texteuro\,1.11\\ \bottomrule\end{tabular}

Two-cavity tool in P20, polished: \texteuro\,13,750.

\section*{LN-7102 \quad Bezel, white ASA}
\begin{tabular}{@{}rr@{}}\toprule Call-off & Price per part\\ \midrule 1,000 & \texteuro\,1.48\\ 5,000 & \texteuro\,0.97\\ 20,000 & \texteuro\,0.82\\ \bottomrule\end{tabular}

Two-cavity tool in P20, VDI 30 texture: \texteuro\,15,200.

\section*{Conditions}
\begin{itemize}\setlength\itemsep{0pt}\item Tools and first samples: 9 weeks after order. Parts thereafter: 3 weeks per call-off.\item Delivered DAP Balbriggan, packaging included.
\item Tools become your property when paid; 40\,\% with order, balance on approval.\item Estimate stands until 29 January 2027. VAT extra.\end{itemize}
\vfill {\footnotesize Skerries Polymer Ltd, registered in Ireland 555017. Directors: O. Farrelly, M. Dungan.}
\end{document}""", f.file(name))
    common = {"supplier": "Skerries Polymer Ltd", "currency": "EUR", "incoterm": "DAP", "validUntil": "2027-01-29", "leadTimeDays": [63, 21]}
    q = (1000, 5000, 20000)
    f.truth(name, "en", "blocks", [steps("LN-7100", zip(q, (1.92, 1.34, 1.11)), common), steps("LN-7102", zip(q, (1.48, 0.97, 0.82)), common)],
            [{"part": "LN-7100", "amount": 13750}, {"part": "LN-7102", "amount": 15200}])


def printout():
    """A line printer's page: prices per hundred."""
    name = "en-rivets-line-printer.pdf"
    text = """
 ROCKAWAY RIVET AND EYELET CO                         Q U O T E
 19 FOUNDRY LANE, DOVER NJ                            NUMBER   004471
 973-555-0126                                         DATE     NOV 13 2026
                                                      GOOD TO  DEC 31 2026
 CUSTOMER  20188  PASSAIC LUGGAGE WORKS
 ----------------------------------------------------------------------------
 LN PRODUCT        DESCRIPTION               QUANTITY  PRICE/C       AMOUNT
 ----------------------------------------------------------------------------
 01 TR-125-250-S   TUBULAR RIVET 1/8 X 1/4
                   STEEL NICKEL PLATED          25000     1.84       460.00
 02 TR-125-375-S   TUBULAR RIVET 1/8 X 3/8
                   STEEL NICKEL PLATED          25000     2.06       515.00
 03 BC-312-B       BURR CAP 5/16 BRASS          50000     1.12       560.00
 04 EY-400-BK      EYELET .400 BLACK OXIDE      10000     3.65       365.00
                                                              --------------
                                                   TOTAL           1,900.00
 ----------------------------------------------------------------------------
 PRICES ARE U.S. DOLLARS PER 100 PIECES
 SHIP: LN 01 02 03 FROM STOCK, LN 04 4 WEEKS        F.O.B. DOVER NJ
 TERMS: 1% 10 NET 30          MINIMUM ORDER $150.00
"""
    ps = subprocess.run(["enscript", "-q", "-B", "-f", "Courier10", "-M", "Letter", "-p", "-"], input=text.encode("latin1"), check=True, capture_output=True).stdout
    with tempfile.TemporaryDirectory() as where:
        (Path(where) / "q.ps").write_bytes(ps)
        subprocess.run(["ps2pdf", "q.ps", "q.pdf"], cwd=where, check=True, capture_output=True)
        f.file(name).write_bytes((Path(where) / "q.pdf").read_bytes())
    common = {"supplier": "Rockaway Rivet and Eyelet Co", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-31", "per": 100}
    f.truth(name, "en", "per-hundred", [line("TR-125-250-S", 25000, 1.84, common, leadTimeDays=0), line("TR-125-375-S", 25000, 2.06, common, leadTimeDays=0),
                                        line("BC-312-B", 50000, 1.12, common, leadTimeDays=0), line("EY-400-BK", 10000, 3.65, common, leadTimeDays=28)], noMinimumPieces=True)


def forgings():
    """A letter that names the prices of each lot in its sentences."""
    name = "en-forgings-letter.pdf"
    chromium("""<!doctype html><meta charset=utf-8><title>Letter</title><style>body{font:11.5pt/1.45 'Liberation Serif';margin:22mm 20mm}li{margin:6px 0}</style>
<p style="text-align:center;font-variant:small-caps;font-size:17pt;margin:0">Cradley Drop Forgings</p><p style="text-align:center;font-size:9pt;margin-top:0">Lomey Works, Cradley Heath &mdash; telephone 01384 555 020</p>
<p>17th November 2026<br>Our reference: MJ/8812</p><p>Messrs. Wolds Agricultural Ltd<br>Driffield</p><p>Dear Sirs,</p>
<p>We thank you for your valued enquiry of 3rd November for forgings in 080M40, normalised and shot blasted, and quote as under.</p>
<ul><li>Hook forging to your drawing WA 2217: &pound;11.85 each in lots of 250, reducing to &pound;10.40 each in lots of 1,000.</li>
<li>Draw bar eye to your drawing WA 2230: &pound;23.60 each in lots of 250, reducing to &pound;21.15 each in lots of 1,000.</li></ul>
<p>New dies will be required for the draw bar eye only, our charge for which is &pound;3,450.00 nett, payable on submission of samples. Dies for the hook forging are held here.</p>
<p>Delivery would commence ten weeks from receipt of your instructions. Prices are for delivery FCA Cradley Heath, are subject to VAT and may be accepted up to 31st January 2027.</p>
<p>Assuring you of our best attention,</p><p>Yours faithfully,<br>for Cradley Drop Forgings Ltd</p><p><br>M. Jukes<br>Commercial Manager</p>""", f.file(name))
    common = {"supplier": "Cradley Drop Forgings Ltd", "currency": "GBP", "incoterm": "FCA", "validUntil": "2027-01-31", "leadTimeDays": 70}
    f.truth(name, "en", "prose", [steps("WA 2217", [(250, 11.85), (1000, 10.4)], common), steps("WA 2230", [(250, 23.6), (1000, 21.15)], common)], [{"part": "WA 2230", "amount": 3450}])


def cladding():
    """No lines in the table, and the terms as four columns at the foot of the page."""
    name = "en-cabinets-footer-terms.pdf"
    rows = [("RK-42U-800", "Equipment rack 42U, 800 wide, RAL 9005", "24", "585.00"), ("RK-SHELF-550", "Cantilever shelf 550 deep", "48", "31.40"), ("RK-PDU-8", "Power strip 8 way C13", "48", "62.75"), ("RK-CST-SET", "Castor set, 4 pcs", "24", "28.90")]
    trs = "".join(f"<tr><td>{a}</td><td>{b}</td><td class=n>{q}</td><td class=n>{p}</td></tr>" for a, b, q, p in rows)
    chromium(f"""<!doctype html><meta charset=utf-8><title>Offer</title><style>@page{{size:A4;margin:0}}body{{margin:0;font:10pt 'Liberation Sans Narrow','Liberation Sans';height:296mm;position:relative}}
.in{{padding:18mm}}.bar{{background:#0b3c5d;color:#fff;padding:9mm 18mm;font-size:18pt}}table{{width:100%;margin-top:8mm}}th{{text-align:left;color:#0b3c5d;text-transform:uppercase;font-size:8.5pt}}td{{padding:7px 0}}.n{{text-align:right}}
.foot{{position:absolute;bottom:12mm;left:18mm;right:18mm;display:flex;gap:6mm;font-size:8pt;border-top:2px solid #0b3c5d;padding-top:3mm}}.foot div{{flex:1}}</style>
<div class=bar>Thurrock Rack &amp; Panel</div><div class=in><p><b>Offer TRP-5582</b> for Estuary Data Halls Ltd, 12 Nov 2026</p>
<table><tr><th>Reference</th><th>Product</th><th class=n>Quantity</th><th class=n>£ per unit</th></tr>{trs}</table>
<p style="margin-top:8mm">Our total for the above including delivery of £140.00: <b>£19,392.80</b> before VAT.</p><p>Any questions, please call me on 01375 555 0188.</p><p>Lewis Adeyemi</p></div>
<div class=foot><div><b>Lead time</b><br>18 working days from order</div><div><b>Validity</b><br>Until 12 January 2027</div><div><b>Payment</b><br>30 days from invoice</div><div><b>Delivery</b><br>DAP Tilbury, kerbside</div></div>""", f.file(name))
    common = {"supplier": "Thurrock Rack & Panel", "currency": "GBP", "incoterm": "DAP", "validUntil": "2027-01-12", "leadTimeDays": workdays(18)}
    f.truth(name, "en", "plain", [line(a, int(q), float(p), common) for a, _, q, p in rows], [{"amount": 140}])


def flex():
    """Two flexible circuits side by side, each with its own table."""
    name = "en-flex-circuits-side-by-side.pdf"
    def card(part, what, rows, nre):
        trs = "".join(f"<tr><td>{q}</td><td>{p}</td></tr>" for q, p in rows)
        return f"""<td class=card><b>{part}</b><br>{what}<table class=t><tr><th>Quantity</th><th>Each (USD)</th></tr>{trs}</table>NRE: {nre}</td>"""
    wkhtmltopdf(f"""<!doctype html><meta charset=utf-8><style>body{{font:10.5pt Arial,'Liberation Sans'}}.card{{width:48%;border:1px solid #888;padding:10px;vertical-align:top}}.t{{border-collapse:collapse;width:90%;margin:8px 0}}.t td,.t th{{border-bottom:1px solid #ccc;text-align:right;padding:3px}}</style>
<h2 style="margin-bottom:0">Bluebonnet Flex Technologies, Inc.</h2><div>Round Rock, Texas &nbsp; 512-555-0139</div><p>Quote BF-20931 &nbsp;|&nbsp; November 16, 2026 &nbsp;|&nbsp; to: Hill Country Medical, attn. Grace Nguyen</p>
<table style="width:100%;border-spacing:8px"><tr>{card("HCM-FX-011", "2-layer flex, 0.11 mm, stiffener", [("50", "28.40"), ("200", "15.65"), ("1,000", "9.80")], "$650")}{card("HCM-FX-014", "4-layer rigid-flex, ENIG", [("50", "96.20"), ("200", "61.35"), ("1,000", "47.90")], "$1,100")}</tr></table>
<p>NRE is a one-time charge for films, routing and electrical test. Lead time for both: 4 weeks after approval of Gerber data. Shipment FCA Round Rock. This quotation may be accepted within 30 days.</p>
<div style="page-break-before:always"><h3>General terms of sale</h3><ol><li>Orders are binding when we have confirmed them in writing.</li><li>We may ship up to 5% more or fewer pieces than ordered and bill what was shipped.</li>
<li>Invoices are due 30 days after shipment. Late payments bear interest of 1.5% per month.</li><li>Claims must reach us within 10 days of receipt. Boards are warranted for 12 months against defects of manufacture; our liability ends with replacement.</li>
<li>Orders cancelled after the start of production are billed for the work done.</li><li>Films and test fixtures are kept for 24 months after the last order.</li></ol></div>""", f.file(name))
    common = {"supplier": "Bluebonnet Flex Technologies, Inc.", "currency": "USD", "incoterm": "FCA", "validUntil": "2026-12-16", "leadTimeDays": 28}
    q = (50, 200, 1000)
    f.truth(name, "en", "blocks", [steps("HCM-FX-011", zip(q, (28.4, 15.65, 9.8)), common), steps("HCM-FX-014", zip(q, (96.2, 61.35, 47.9)), common)], [{"part": "HCM-FX-011", "amount": 650}, {"part": "HCM-FX-014", "amount": 1100}])


def seals():
    """Alternatives stand below the item that they would replace."""
    name = "en-seals-alternatives.pdf"
    pdfmetrics.registerFont(TTFont("Serif", TTF))
    s = ParagraphStyle("s", fontName="Serif", fontSize=9, leading=12)
    doc = SimpleDocTemplate(str(f.file(name)), pagesize=A4, leftMargin=20 * mm, rightMargin=20 * mm, topMargin=16 * mm, title="Offer 90-4417")
    t = Table([["No.", "Article", "Specification", "Pcs.", "EUR/pc.", "EUR total"],
               ["1", "RWDR 60x80x8", "Shaft seal NBR, DIN 3760 A", "100", "2.85", "285.00"],
               ["2", "RWDR 85x110x12", "Shaft seal FKM, DIN 3760 AS", "40", "14.60", "584.00"],
               ["", "Alternative to no. 2:", "", "", "", ""],
               ["2A", "RWDR 85x110x10", "Shaft seal FKM, narrow type, from stock", "40", "11.90", "476.00"],
               ["3", "VR-60-A", "V-ring NBR for 60 mm shaft", "100", "0.94", "94.00"],
               ["4", "GLR-77-CS", "Mechanical seal 35 mm, carbon/SiC", "6", "138.00", "828.00"]],
              colWidths=[11 * mm, 38 * mm, 68 * mm, 14 * mm, 19 * mm, 22 * mm])
    t.setStyle(TableStyle([("FONTNAME", (0, 0), (-1, -1), "Serif"), ("FONTSIZE", (0, 0), (-1, -1), 8.5), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black), ("ALIGN", (3, 0), (-1, -1), "RIGHT"),
                           ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f2f2f2")])]))
    doc.build([Paragraph("<font size=15>Kattegat Sealing A/S</font>", s), Spacer(1, 4 * mm), Paragraph("Havnevej 20, Grenaa &nbsp; tel. +45 55 50 12 60", s), Spacer(1, 8 * mm),
               Paragraph("Offer 90-4417 of 10 November 2026<br/>For: Öresund Pump Service AB, Ms. Frida Holmqvist", s), Spacer(1, 6 * mm), t, Spacer(1, 6 * mm),
               Paragraph("Delivery: nos. 1, 2A and 3 ex stock; no. 2 in 5 weeks; no. 4 in 7 weeks.", s), Paragraph("Handling and freight to Helsingborg: EUR 55.00 flat. Delivery clause CPT Helsingborg.", s),
               Paragraph("Binding until 10 December 2026. Payment 30 days net. VAT is not included.", s), Spacer(1, 8 * mm), Paragraph("Best regards,<br/>Mads Thorup", s)])
    common = {"supplier": "Kattegat Sealing A/S", "currency": "EUR", "incoterm": "CPT", "validUntil": "2026-12-10"}
    f.truth(name, "en", "plain", [line("RWDR 60x80x8", 100, 2.85, common, leadTimeDays=0), line("RWDR 85x110x12", 40, 14.6, common, leadTimeDays=35), line("RWDR 85x110x10", 40, 11.9, common, leadTimeDays=0, alternative=True),
                                  line("VR-60-A", 100, 0.94, common, leadTimeDays=0), line("GLR-77-CS", 6, 138, common, leadTimeDays=49)], [{"amount": 55}])


def panels():
    """A panel builder's offer: what is optional says so in a column."""
    name = "en-control-panels-optional.pdf"
    d = Document(); d.styles["Normal"].font.name = "Liberation Serif"; d.styles["Normal"].font.size = Pt(10.5)
    d.add_paragraph("MURRUMBEENA SWITCHBOARDS PTY LTD").runs[0].bold = True
    d.add_paragraph("ABN 55 501 700 126   Dandenong Road, Melbourne   (03) 5550 0163")
    d.add_paragraph("Tender response 26/118\t\t\t13 November 2026\nClient: Yarra Water Treatment JV")
    d.add_paragraph("1  Price schedule").runs[0].bold = True
    rows = [("Tag", "Supply", "Qty", "Base / Option", "Rate (AUD ex GST)", "Sum (AUD ex GST)"), ("MCC-01", "Motor control centre, 8 tier, 1200 A", "1", "Base", "148,600.00", "148,600.00"), ("LCP-11", "Local control panel, stainless 316", "6", "Base", "9,240.00", "55,440.00"),
            ("VSD-45", "Variable speed drive 45 kW, wall mounted", "4", "Base", "7,815.00", "31,260.00"), ("HMI-15", "15\" operator panel with licence", "2", "Option", "5,390.00", "10,780.00"), ("UPS-3K", "UPS 3 kVA, 30 min", "1", "Option", "4,120.00", "4,120.00")]
    t = d.add_table(rows=0, cols=6); t.style = "Table Grid"; t.autofit = False
    for column, w in zip(t.columns, (1.9, 5.4, 1.1, 1.9, 2.9, 2.9)):
        column.width = Cm(w)
    for r in rows:
        for cell, x, w in zip(t.add_row().cells, r, (1.9, 5.4, 1.1, 1.9, 2.9, 2.9)):
            cell.text = x; cell.width = Cm(w)
    d.add_paragraph("\nThe base offer comes to AUD 235,300.00. Factory acceptance test, witnessed, once for the whole order: AUD 3,600.00 in addition.")
    d.add_paragraph("2  Programme and terms").runs[0].bold = True
    for x in ("Delivery 18 weeks from approved drawings, DAP Altona site, offloading by others.", "Tender validity 90 days.", "Progress payments 20/70/10."):
        d.add_paragraph(x, style="List Number")
    with tempfile.TemporaryDirectory() as where:
        source = Path(where) / "tender.docx"; d.save(source); soffice(source, "pdf", f.file(name))
    common = {"supplier": "Murrumbeena Switchboards Pty Ltd", "currency": "AUD", "incoterm": "DAP", "validUntil": "2027-02-11", "leadTimeDays": 126}
    f.truth(name, "en", "plain", [line(r[0], int(r[2]), float(r[4].replace(",", "")), common, **({"alternative": True} if r[3] == "Option" else {})) for r in rows[1:]], [{"amount": 3600}])


def giesserei():
    """Weight, price per kilogram and price per piece; pattern costs in a small table of their own."""
    name = "de-kokillenguss.pdf"
    c = canvas.Canvas(str(f.file(name)), pagesize=A4)
    c.setFont("Helvetica-Bold", 17); c.drawCentredString(297, 795, "Leichtmetallguss Hasetal"); c.setFont("Helvetica", 8.5); c.drawCentredString(297, 782, "Leichtmetallguss Hasetal GmbH  -  Bramscher Weg 51  -  Löningen  -  Fon 05432 555 60")
    c.setFont("Helvetica", 10); y = 735
    for x in ("Windkraft Zubehör Papenburg GmbH", "Frau Lüken", "", "Löningen, 11.11.2026", "", "Angebot 18-2026/LM für Kokillengussteile aus AlSi10Mg"):
        c.drawString(60, y, x); y -= 14
    y -= 10; xs = [105, 200, 275, 345, 420, 500]
    c.setFont("Helvetica-Bold", 9)
    for x, text in zip(xs, ("Teilenummer", "Bezeichnung", "Los", "kg/Teil", "EUR/kg", "EUR/Teil")):
        c.drawCentredString(x, y, text)
    c.line(60, y - 5, 540, y - 5); c.setFont("Helvetica", 9)
    for row in (("WZ-8801", "Lagerschild", "150", "3,40", "9,75", "33,15"), ("WZ-8802", "Deckel", "150", "1,15", "11,20", "12,88"), ("WZ-8815", "Konsole", "300", "2,20", "10,05", "22,11")):
        y -= 19
        for x, text in zip(xs, row):
            c.drawCentredString(x, y, text)
    y -= 45; c.setFont("Helvetica-Bold", 9); c.drawString(60, y, "Einmalkosten Kokillen"); c.setFont("Helvetica", 9)
    for a, b in (("Kokille WZ-8801", "6.900,00 EUR"), ("Kokille WZ-8802", "4.200,00 EUR"), ("Kokille WZ-8815", "5.750,00 EUR")):
        y -= 14; c.drawString(60, y, a); c.drawRightString(260, y, b)
    y -= 36; c.setFont("Helvetica", 10)
    for x in ("Erstmuster nach 8 Wochen, Serie 5 Wochen nach Freigabe.", "Preisstellung: FCA Löningen, ohne Umsatzsteuer, einschließlich Verpackung.", "Der Legierungszuschlag ist in den Teilepreisen enthalten.", "Wir halten uns an dieses Angebot bis 15.01.2027 gebunden.", "", "Mit freundlichem Gruß", "", "Heiner Wessels"):
        c.drawString(60, y, x); y -= 14
    c.showPage(); c.setFont("Helvetica-Bold", 11); c.drawString(60, 790, "Auszug aus unseren Verkaufsbedingungen"); c.setFont("Helvetica", 9); y = 765
    for x in ("1. Mehr- oder Minderlieferungen bis zu 10 % der bestellten Menge sind zulässig.", "2. Rechnungen sind 30 Tage nach Rechnungsdatum ohne Abzug fällig.",
              "3. Mängel sind innerhalb von 8 Tagen nach Eingang der Ware schriftlich anzuzeigen.", "4. Kokillen werden nach der letzten Bestellung 3 Jahre lang kostenlos aufbewahrt.",
              "5. Die Gewährleistung beträgt 12 Monate. Gerichtsstand ist Cloppenburg."):
        c.drawString(60, y, x); y -= 15
    c.save()
    common = {"supplier": "Leichtmetallguss Hasetal GmbH", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-15", "leadTimeDays": [35, 56]}
    f.truth(name, "de", "by-weight", [line("WZ-8801", 150, 33.15, common), line("WZ-8802", 150, 12.88, common), line("WZ-8815", 300, 22.11, common)], [{"part": "WZ-8801", "amount": 6900}, {"part": "WZ-8802", "amount": 4200}, {"part": "WZ-8815", "amount": 5750}])


def laser():
    """A calc sheet printed: prices from quantities on, set-up in a column."""
    name = "de-laserteile-ab-menge.pdf"
    wb = Workbook(); ws = wb.active; ws.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True); side = Side(style="thin"); box = Border(side, side, side, side)
    ws["A1"] = "Laser & Kanttechnik Ries GmbH"; ws["A1"].font = Font(bold=True, size=15); ws["A2"] = "Bopfingen · Tel. 07362 555-18"
    ws["A4"] = "Preisangebot 2611-044 vom 16.11.2026 für Härtsfeld Landtechnik KG"
    head = ["Ihre Artikelnr.", "Material", "Rüsten (einmalig)", "ab 10 St.", "ab 50 St.", "ab 250 St."]
    rows = [("HL-204-11", "S235 4 mm", 45, 12.4, 7.85, 5.9), ("HL-204-12", "S235 4 mm", 45, 9.1, 5.6, 4.15), ("HL-260-03", "1.4301 2 mm", 60, 21.75, 16.3, 13.95), ("HL-260-04", "1.4301 2 mm", 60, 27.5, 20.9, 18.2)]
    for cc, x in enumerate(head, 1):
        cell = ws.cell(6, cc, x); cell.font = Font(bold=True); cell.border = box; cell.alignment = Alignment(horizontal="center", wrap_text=True)
    for r, row in enumerate(rows, 7):
        for cc, x in enumerate(row, 1):
            cell = ws.cell(r, cc, f"{x:.2f} €".replace(".", ",") if cc >= 3 else x); cell.border = box; cell.alignment = Alignment(horizontal="center")
    for r, x in enumerate(("Stückpreise netto zzgl. 19 % MwSt.", "Lieferzeit: 12 Arbeitstage", "Lieferung: ab Werk Bopfingen (EXW)", "Zahlungsziel: 30 Tage", "Gültigkeit: 4 Wochen ab Angebotsdatum"), 12):
        ws.cell(r, 1, x)
    for cc, w in zip("ABCDEF", (16, 13, 12, 11, 11, 11)):
        ws.column_dimensions[cc].width = w
    with tempfile.TemporaryDirectory() as where:
        source = Path(where) / "preise.xlsx"; wb.save(source); soffice(source, "pdf", f.file(name))
    common = {"supplier": "Laser & Kanttechnik Ries GmbH", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-14", "leadTimeDays": workdays(12)}
    f.truth(name, "de", "breaks-across", [steps(r[0], zip((10, 50, 250), r[3:]), common) for r in rows], [{"part": r[0], "amount": r[2]} for r in rows])


def usinage():
    """A French letter by groff, prices in its sentences."""
    name = "fr-lettre-usinage.pdf"
    groff(""".nr PS 11
.nr VS 15
.nr LL 6.2i
.nr PO 1i
.ND
.LP
.B "Mécanique de précision Thônes-Aravis"
.br
12, route des Clefs, Thônes \\[bu] tél. 04 50 55 50 18
.sp 2
.in 3.4i
Société Altimétrix
.br
Service achats, M. Perrillat
.br
Annecy
.sp
Thônes, le 12 novembre 2026
.in 0
.sp 2
.B "Objet : votre consultation C-5508"
.LP
Monsieur,
.LP
Nous vous remercions de votre consultation et vous proposons la réalisation des pièces suivantes, matière fournie par nos soins.
.LP
La bride repère AX-3104 vous serait facturée 42,80 € HT pièce pour une série de 100. L'entretoise repère AX-3109 reviendrait à 7,95 € HT pièce par 400, et le support repère AX-3122 à 118,00 € HT pièce par 20.
.LP
Le support AX-3122 demande un montage d'usinage, facturé une seule fois 650,00 € HT.
.LP
Notre délai est de 5 semaines à compter de la commande. Nos prix s'entendent départ usine (EXW Thônes), règlement à 45 jours. La présente offre reste valable jusqu'au 15 janvier 2027.
.LP
Veuillez agréer, Monsieur, l'expression de nos sentiments distingués.
.sp 3
Maud Avrillon, gérante
""", f.file(name), "-ms")
    common = {"supplier": "Mécanique de précision Thônes-Aravis", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-01-15", "leadTimeDays": 35}
    f.truth(name, "fr", "prose", [line("AX-3104", 100, 42.8, common), line("AX-3109", 400, 7.95, common), line("AX-3122", 20, 118, common)], [{"part": "AX-3122", "amount": 650}])


def cotizacion():
    name = "es-arneses-mexico.pdf"
    rows = [("1", "ARN-500-01", "Arnés principal tablero", "300", "PZA", "$486.50", "$145,950.00"), ("2", "ARN-500-02", "Arnés puerta trasera", "300", "PZA", "$172.25", "$51,675.00"), ("3", "ARN-511", "Cable a tierra 16 mm²", "600", "PZA", "$38.90", "$23,340.00"), ("4", "NRE-500", "Tableros de prueba (cargo único)", "1", "LOTE", "$27,800.00", "$27,800.00")]
    trs = "".join("<tr>" + "".join(f"<td>{x}</td>" for x in r) + "</tr>" for r in rows)
    chromium(f"""<!doctype html><meta charset=utf-8><title>Cotización</title><style>body{{font:10pt 'DejaVu Sans Condensed','DejaVu Sans';margin:10mm}}table{{width:100%;border-collapse:collapse}}.p td,.p th{{border:1px solid #333;padding:4px;text-align:center}}.p th{{background:#2d572c;color:#fff}}.c td{{padding:2px 8px}}</style>
<h2 style="color:#2d572c;margin:0">ARNESES DEL BAJÍO, S.A. DE C.V.</h2><p>Parque Industrial Las Liebres, Silao, Gto. &nbsp; Tel. 472 555 0190 &nbsp; RFC: ABA0555017X1</p>
<table class=c><tr><td><b>COTIZACIÓN:</b> COT-2026-1190</td><td><b>FECHA:</b> 10 de noviembre de 2026</td></tr><tr><td><b>CLIENTE:</b> Remolques Celaya, S.A.</td><td><b>ATENCIÓN:</b> Ing. Ricardo Zúñiga</td></tr></table><br>
<table class=p><tr><th>PART.</th><th>NO. DE PARTE</th><th>DESCRIPCIÓN</th><th>CANT.</th><th>U.M.</th><th>P. UNITARIO</th><th>IMPORTE</th></tr>{trs}
<tr><td colspan=6 style="text-align:right">SUBTOTAL</td><td>$248,765.00</td></tr><tr><td colspan=6 style="text-align:right">IVA 16%</td><td>$39,802.40</td></tr><tr><td colspan=6 style="text-align:right"><b>TOTAL M.N.</b></td><td><b>$288,567.40</b></td></tr></table>
<p><b>Condiciones comerciales</b></p><table class=c style="width:70%"><tr><td>Moneda</td><td>Pesos mexicanos (MXN)</td></tr><tr><td>Tiempo de entrega</td><td>6 semanas después de recibir la orden de compra</td></tr><tr><td>Vigencia</td><td>Hasta el 15 de diciembre de 2026</td></tr><tr><td>Entrega</td><td>DAP Celaya</td></tr><tr><td>Pago</td><td>30 días</td></tr></table>""", f.file(name))
    common = {"supplier": "Arneses del Bajío, S.A. de C.V.", "currency": "MXN", "incoterm": "DAP", "validUntil": "2026-12-15", "leadTimeDays": 42}
    f.truth(name, "es", "plain", [line("ARN-500-01", 300, 486.5, common), line("ARN-500-02", 300, 172.25, common), line("ARN-511", 600, 38.9, common)], [{"amount": 27800}])


def svarence():
    name = "cs-svarence-nabidka.pdf"
    rows = [("SV 310-00", "Rám základní, svařenec S355", "8", "18 450,00 Kč", "147 600,00 Kč"), ("SV 310-10", "Konzola pohonu", "8", "3 280,00 Kč", "26 240,00 Kč"), ("SV 322-01", "Kryt řetězu, pozink", "16", "1 145,00 Kč", "18 320,00 Kč")]
    trs = "".join("<tr>" + "".join(f"<td>{x}</td>" for x in r) + "</tr>" for r in rows)
    wkhtmltopdf(f"""<!doctype html><meta charset=utf-8><style>body{{font:10pt 'Liberation Sans'}}table{{width:100%;border-collapse:collapse}}th,td{{padding:5px;border-bottom:1px dotted #777;text-align:left}}th:nth-child(n+3),td:nth-child(n+3){{text-align:right;white-space:nowrap}}</style>
<p><b style="font-size:14pt">Strojírny Orlička s.r.o.</b><br>Nádražní 77, Letohrad, IČ 05550127, tel. 465 555 011</p><p>Cenová nabídka č. NAB-26-0451 &nbsp;&nbsp; ze dne 13. 11. 2026<br>Odběratel: Dopravníky Vysočina a.s., pí Součková</p>
<table><tr><th>Číslo výkresu</th><th>Název</th><th>Ks</th><th>Cena za kus</th><th>Cena celkem</th></tr>{trs}<tr><td></td><td>Svařovací přípravek (jednorázově)</td><td>1</td><td></td><td>14 500,00 Kč</td></tr><tr><td></td><td><b>Celkem bez DPH</b></td><td></td><td></td><td><b>206 660,00 Kč</b></td></tr></table>
<p>Dodací lhůta: 7 týdnů od objednávky<br>Dodací podmínky: FCA Letohrad<br>Splatnost: 30 dnů<br>Platnost nabídky: do 31. 12. 2026</p><p>S pozdravem<br>Ing. Radek Tomiška</p>""", f.file(name))
    common = {"supplier": "Strojírny Orlička s.r.o.", "currency": "CZK", "incoterm": "FCA", "validUntil": "2026-12-31", "leadTimeDays": 49}
    f.truth(name, "cs", "plain", [line("SV 310-00", 8, 18450, common), line("SV 310-10", 8, 3280, common), line("SV 322-01", 16, 1145, common)], [{"amount": 14500}])


if __name__ == "__main__":
    for make in (hydraulics, moulding, printout, forgings, cladding, flex, seals, giesserei, usinage, cotizacion, svarence, panels, laser):
        if len(sys.argv) == 1 or make.__name__ in sys.argv:
            make()
            print(make.__name__, flush=True)
