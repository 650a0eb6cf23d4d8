"""Ten PDFs set by ReportLab, PDF::API2, groff, LaTeX and enscript."""

import tempfile
from pathlib import Path

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from paths import eu, made, spaced, us, working_days
from kit import groff, line, pdflatex, perl, run, steps

STYLES = getSampleStyleSheet()
FONTS = Path("/usr/share/fonts/truetype")
pdfmetrics.registerFont(TTFont("Sans", FONTS / "dejavu/DejaVuSans.ttf"))
pdfmetrics.registerFont(TTFont("Sans-Bold", FONTS / "dejavu/DejaVuSans-Bold.ttf"))


CLAUSES = [
    "Acceptance. This quotation becomes a contract when the seller confirms the buyer's order in writing.",
    "Payment. Accounts not paid within 30 days bear interest of 1.5% per month. A deposit of 25% may be asked of new customers.",
    "Overruns. The seller may ship and invoice up to 5% over or under the quantity ordered.",
    "Cancellation. An order cancelled more than 10 days after confirmation is subject to a charge for work done, at least $250.00.",
    "Returns. Goods may be returned only with permission, within 60 days, less a restocking fee of 20%.",
    "Expedite. Delivery sooner than quoted is possible on request; a fee of $500.00 per week gained applies.",
    "Warranty. Goods are warranted against defects of workmanship for 12 months from shipment.",
    "Liability. The seller's liability does not exceed the price of the goods concerned.",
    "Material. Prices assume material at today's cost; a change of more than 7% entitles either party to review.",
    "Law. The laws of the State of Wisconsin apply.",
]


class Sheet:
    """A page that is written from the top down."""

    def __init__(self, name, size=LETTER, font="Helvetica", height=10):
        self.canvas = Canvas(str(made.file(name)), pagesize=size, invariant=1)
        self.width, self.top = size
        self.font, self.height = font, height
        self.y = self.top - 50

    def at(self, *pieces, bold=False, size=None, step=None):
        """Each piece is x and text; a negative x ends the text there."""
        size = size or self.height
        self.canvas.setFont(self.font + ("-Bold" if bold else ""), size)
        for x, text in pieces:
            if x < 0:
                self.canvas.drawRightString(-x, self.y, str(text))
            else:
                self.canvas.drawString(x, self.y, str(text))
        self.y -= step or size * 1.35

    def rule(self, left=45, right=None):
        self.canvas.line(left, self.y + 6, right or self.width - 45, self.y + 6)
        self.y -= 6

    def gap(self, points=12):
        self.y -= points

    def page(self):
        self.canvas.showPage()
        self.y = self.top - 50

    def save(self):
        self.canvas.showPage()
        self.canvas.save()


def epicor():
    name = "en-quantities-under-each-part.pdf"
    s = Sheet(name, height=9)
    s.at((45, "Stonebridge Precision Products"), (430, "Quotation"), bold=True, size=15)
    s.at((45, "2650 Commerce Court"), (430, "Quote Num:  41877"))
    s.at((45, "Waukesha, WI 53186"), (430, "Date:  11/10/2026"))
    s.at((45, "262-555-0190"), (430, "Expires:  12/10/2026"))
    s.gap()
    s.at((45, "Quote To:"), (300, "Reference:  RFQ 88-2051"), bold=True)
    s.at((45, "Everdell Motion Systems"), (300, "Sales Person:  Kim Voss"))
    s.at((45, "Attn: Purchasing"), (300, "Terms:  Net 30 Days"))
    s.at((45, "Fond du Lac, WI 54935"), (300, "Ship Via:  Best way, FCA Waukesha"))
    s.gap()
    s.rule()
    s.at((45, "Line"), (80, "Part / Rev / Description"), (-380, "Quantity"), (-470, "Unit Price"), (-565, "Ext. Price"), bold=True)
    s.rule()
    parts = [("EV-61204-01", "B", "Carriage, 7075-T6", [(10, 214.5), (25, 171.3), (50, 149.8)], "6 weeks"),
             ("EV-61204-07", "A", "End cap, 7075-T6", [(20, 58.25), (50, 44.9), (100, 39.6)], "6 weeks"),
             ("EV-61310", "D", "Lead nut, bronze C932", [(50, 37.1), (100, 33.45), (250, 30.9)], "4 weeks")]
    for number, (part, rev, words, breaks, term) in enumerate(parts, 1):
        s.at((45, number), (80, part), (190, f"Rev {rev}"))
        s.at((80, words))
        for quantity, price in breaks:
            s.at((-360, us(quantity)), (365, "EA"), (-470, us(price, 5)), (475, "/1"), (-565, us(quantity * price)))
        s.at((80, f"Lead time: {term} ARO"))
        s.gap(8)
    s.rule()
    s.at((45, "Prices are in US dollars and exclude sales tax. Lines are quoted at alternative quantities; please state quantity on order."))
    s.page()
    s.at((45, "Terms and conditions of sale"), bold=True, size=11)
    for at, clause in enumerate(CLAUSES, 1):
        s.at((45, f"{at}. {clause}"), size=7.5, step=13)
    s.save()
    common = {"supplier": "Stonebridge Precision Products", "currency": "USD", "incoterm": "FCA", "validUntil": "2026-12-10"}
    made.truth(name, "en", "breaks-down", [steps(part, breaks, common, leadTimeDays=int(term[0]) * 7) for part, _, _, breaks, term in parts])


def jobboss():
    name = "en-job-shop-quantity-boxes.pdf"
    story = [Paragraph("<b>Kettle Creek Machine LLC</b>", STYLES["Title"]),
             Paragraph("Quote 10-26-0771 &nbsp;&nbsp; 11/06/2026 &nbsp;&nbsp; Customer: Bayard Optical &nbsp;&nbsp; Contact: W. Hsu", STYLES["Normal"]), Spacer(1, 10)]
    parts = [("BO-1180", "Lens barrel, 6061, black anodize", ["25", "50", "100"], [96.4, 78.2, 69.15]),
             ("BO-1181", "Retaining ring, 6061", ["50", "100", "200"], [21.3, 16.85, 14.2]),
             ("BO-1192", "Mount flange, 303 SS", ["25", "50", "100"], [64, 51.7, 46.3])]
    for part, words, quantities, prices in parts:
        grid = Table([["Part Number", part, "", ""], ["Description", words, "", ""], ["Quantity", *quantities], ["Price Each", *[f"${us(each)}" for each in prices]],
                      ["Lot Total", *[f"${us(int(q) * p)}" for q, p in zip(quantities, prices)]]], colWidths=[90, 110, 110, 110])
        grid.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.5, colors.black), ("SPAN", (1, 0), (3, 0)), ("SPAN", (1, 1), (3, 1)), ("FONTSIZE", (0, 0), (-1, -1), 9),
                                  ("BACKGROUND", (0, 0), (0, -1), colors.whitesmoke), ("ALIGN", (1, 2), (-1, -1), "RIGHT")]))
        story += [grid, Spacer(1, 10)]
    for words in ("Delivery 25 calendar days after receipt of order.", "Soft jaws for BO-1180: $420.00, charged once.", "F.O.B. Lock Haven, PA. Net 30. Quote good thru 01/05/2027."):
        story.append(Paragraph(words, STYLES["Normal"]))
    SimpleDocTemplate(str(made.file(name)), pagesize=LETTER, invariant=1).build(story)
    common = {"supplier": "Kettle Creek Machine LLC", "currency": "USD", "incoterm": "FOB", "leadTimeDays": 25, "validUntil": "2027-01-05"}
    made.truth(name, "en", "breaks-across", [steps(part, zip(map(int, quantities), prices), common) for part, _, quantities, prices in parts],
               [{"part": "BO-1180", "amount": 420}])


def sap_print():
    name = "en-sap-conditions-printout.pdf"
    parts = [("000010", "SP-88120", "Compression spring 1.6x14x52", 5000, 64.0, 5), ("000020", "SP-88133", "Extension spring 1.0x9x40", 10000, 42.0, 5), ("000030", "SP-90017", "Disc spring 28x14.2x1", 2000, 58.0, 10)]
    rows, total = "", 0
    for item, part, words, quantity, gross, discount in parts:
        net = gross * (100 - discount) / 100
        value = net * quantity / 100
        total += value
        rows += f"""{item}  {part:<12}{words:<32}{quantity:>7,} PC
        Gross price          {gross:>10.2f} USD  per  100 PC   {gross * quantity / 100:>12,.2f}
        Customer discount    {-discount:>10.2f} %                  {(net - gross) * quantity / 100:>12,.2f}
        Net price            {net:>10.2f} USD  per  100 PC   {value:>12,.2f}
        Delivery time: 4 weeks

"""
    text = f"""HARTLAND SPRING CORPORATION
1400 Mill Road, Hartland WI

QUOTATION                                       Number/Date
                                                20044817 / 11/12/2026
Kessler Door Hardware                           Valid from 11/12/2026
Attn: Purchasing                                Valid to   12/31/2026
Green Bay WI                                    Customer no.  118204

Terms of delivery: FOB Hartland
Terms of payment : within 30 days due net
Currency         : USD
------------------------------------------------------------------------
Item    Material    Description                      Quantity
                         Price       Unit                          Value
------------------------------------------------------------------------
{rows}------------------------------------------------------------------------
Items total                                               {total:>14,.2f}
Freight                                                   {185:>14,.2f}
Total amount                                              {total + 185:>14,.2f}
"""
    with tempfile.TemporaryDirectory() as where:
        run("enscript", "-B", "-q", "-M", "Letter", "-f", "Courier10", "-p", f"{where}/q.ps", text=text.encode("latin-1"))
        run("ps2pdf", f"{where}/q.ps", str(made.file(name)))
    common = {"supplier": "Hartland Spring Corporation", "currency": "USD", "incoterm": "FOB", "per": 100, "leadTimeDays": 28, "validUntil": "2026-12-31"}
    made.truth(name, "en", "rows-under-rows", [line(part, quantity, round(gross * (100 - discount) / 100, 4), common) for _, part, _, quantity, gross, discount in parts],
               [{"amount": 185}])


def sage():
    name = "en-pipe-fittings-counter-quote.pdf"
    lines = [("BV-200-SS", 'BALL VALVE 2" 316SS NPT FULL PORT', 6, 148.2), ("NIP-200-80", 'NIPPLE 2" X 6" SCH 80 CS', 24, 11.35), ("ELL-200-3M", "ELBOW 90 2\" 3000# FS A105", 18, 16.9), ("UN-200-3M", 'UNION 2" 3000# FS A105', 6, 33.75), ("TT-050", 'TEFLON TAPE 1/2" X 520"', 10, 0.89)]
    rows, y = "", 560
    for at, (part, words, quantity, price) in enumerate(lines, 1):
        for x, text, right in ((40, str(quantity), False), (75, "EA", False), (105, part, False), (205, words, False), (490, us(price, 3), True), (570, us(quantity * price), True)):
            call = "text_right" if right else "text"
            rows += f"$t->translate({x}, {y}); $t->{call}(q\x01{text}\x01);\n"
        y -= 15
    total = sum(q * p for _, _, q, p in lines)
    head = ""
    for x, at, words in ((40, 740, "OUACHITA PIPE & SUPPLY CO."), (40, 726, "P.O. Box 118, Monroe, LA 71201"), (420, 740, "SALES QUOTE"), (420, 726, "Quote #: 0048811"), (420, 712, "Date: 11/13/2026"),
                         (420, 698, "Quote Expires: 11/27/2026"), (40, 680, "Sold To: Riverbend Chemical"), (300, 680, "Ship To: Riverbend Chemical, Plant 2"), (40, 640, "Ship Via: OUR TRUCK"), (200, 640, "Terms: NET 30"),
                         (350, 640, "Salesperson: 014"), (40, 580, "Qty"), (75, 580, "U/M"), (105, 580, "Item Number"), (205, 580, "Description")):
        head += f"$t->translate({x}, {at}); $t->text(q\x01{words}\x01);\n"
    head += "$t->translate(490, 580); $t->text_right('Price'); $t->translate(570, 580); $t->text_right('Extension');\n"
    foot = ""
    for at, words, amount in ((440, "Net Order:", us(total)), (426, "Freight:", "35.00"), (412, "Sales Tax:", "0.00"), (398, "Quote Total:", us(total + 35))):
        foot += f"$t->translate(490, {at}); $t->text_right('{words}'); $t->translate(570, {at}); $t->text_right('{amount}');\n"
    perl(f"""use PDF::API2; my $p = PDF::API2->new(-file => '{made.file(name)}'); $p->mediabox('Letter');
my $g = $p->page; my $t = $g->text; $t->font($p->corefont('Times-Roman'), 10);
{head}{rows}{foot}
$t->translate(40, 360); $t->text('All items in stock, subject to prior sale. Amounts in U.S. dollars.'); $p->save;""")
    common = {"supplier": "Ouachita Pipe & Supply Co.", "currency": "USD", "validUntil": "2026-11-27", "leadTimeDays": 0}
    made.truth(name, "en", "plain", [line(part, quantity, price, common) for part, _, quantity, price in lines], [{"amount": 35}])


def foundry_letter():
    name = "en-foundry-letter-with-weights.pdf"
    pdflatex(r"""\documentclass[11pt]{article}\usepackage[a4paper,margin=25mm]{geometry}\usepackage{lmodern,textcomp}\usepackage[T1]{fontenc}\pagestyle{empty}\parindent0pt\parskip8pt
\begin{document}\textbf{\large Penwith Bronze Founders Ltd}\\Copperhouse Road, Hayle, Cornwall

12 November 2026

Messrs.\ Trelawney Marine Gear\\Your enquiry TMG/26/88

Dear Mr Opie,

Thank you for your enquiry. We are pleased to quote for sand castings in LG2 gunmetal to BS EN 1982, fettled and shot blasted, as follows.

\begin{tabular}{@{}llrrr@{}}
Drawing & Description & Weight, kg & Batch & Price each, \pounds\\[4pt]
TMG-4402 & Stern tube bush & 6.8 & 40 & 97.60\\
TMG-4410 & Gland follower & 2.3 & 40 & 41.15\\
TMG-4417 & Pump body half & 11.5 & 20 & 188.40
\end{tabular}

Pattern equipment for TMG-4417 will be made here at a cost of \pounds1,640. The patterns that you lent us for the other two parts are in good order.

Our present delivery is six weeks from receipt of your order, and the price basis is EXW Hayle. This offer is open for acceptance until 15 January 2027. Should you wish to have the castings pressure tested, we can arrange this at \pounds7.50 a piece.

Yours sincerely,\\[18pt]J. Pascoe\\for Penwith Bronze Founders Ltd\end{document}
""", made.file(name))
    common = {"supplier": "Penwith Bronze Founders Ltd", "currency": "GBP", "incoterm": "EXW", "leadTimeDays": 42, "validUntil": "2027-01-15"}
    made.truth(name, "en", "letter", [line("TMG-4402", 40, 97.6, common), line("TMG-4410", 40, 41.15, common), line("TMG-4417", 20, 188.4, common)],
               [{"part": "TMG-4417", "amount": 1640}])


def coating():
    name = "en-coating-no-grid.pdf"
    groff(r""".po 2.5c
.ll 16.5c
.nf
.ft B
LAKE STATES E-COAT
.ft R
Quotation 26-Q-0442          November 9, 2026
Customer: Portage Wheel Works

.ta 2.6c 12.2cR 14.4cR
Part No.	Process	Qty	$/pc
PW-70	E-coat black	2,000	1.38
PW-71	E-coat black	2,000	1.52
PW-85	E-coat + TGIC powder, silver	750	4.86
PW-85H	E-coat + TGIC powder, silver, masked hub	750	5.94

Racking fixture for PW-85 and PW-85H, one time: $680.00
Masking plugs are in the piece price.

Turnaround 5 to 7 business days from receipt of parts.
Minimum lot charge $250.00.
FOB our dock, Menominee MI. Prices hold through March 31, 2027.
""", made.file(name))
    common = {"supplier": "Lake States E-Coat", "currency": "USD", "incoterm": "FOB", "leadTimeDays": working_days(5, 7), "validUntil": "2027-03-31"}
    made.truth(name, "en", "no-grid", [line("PW-70", 2000, 1.38, common), line("PW-71", 2000, 1.52, common), line("PW-85", 750, 4.86, common), line("PW-85H", 750, 5.94, common)],
               [{"amount": 680}], noMinimumPieces=True)


def drehteile():
    name = "de-drehteile-staffel.pdf"
    s = Sheet(name, A4, "Sans", 9)
    s.at((45, "Hirschbeck Präzisionsdrehteile GmbH"), bold=True, size=14)
    s.at((45, "Gewerbestraße 22 · 78549 Spaichingen"))
    s.gap(20)
    s.at((45, "Kramsach Ventiltechnik GmbH"), (370, "Angebot Nr."), (450, "262411"))
    s.at((45, "Einkauf, Frau Lechner"), (370, "Datum"), (450, "11.11.2026"))
    s.at((45, "A-6233 Kramsach"), (370, "Ihre Anfrage"), (450, "AF-10077"))
    s.gap(20)
    s.at((45, "Wir danken für Ihre Anfrage und bieten Ihnen wie folgt an:"))
    s.gap(6)
    s.rule()
    s.at((45, "Pos"), (75, "Teilenummer / Bezeichnung"), (-370, "Losgröße"), (-460, "Preis €/Stk"), (-545, "Lieferzeit"), bold=True)
    s.rule()
    parts = [("KV-20115", "Ventilkegel 1.4305", [(500, 2.86), (1000, 2.41), (2500, 2.18)], 5), ("KV-20131", "Führungsbuchse CuZn39Pb3", [(1000, 0.94), (5000, 0.78)], 4), ("KV-20140", "Düse 1.4404, Bohrung 0,8 H9", [(250, 6.35), (500, 5.6), (1000, 5.12)], 6)]
    for at, (part, words, breaks, wks) in enumerate(parts, 1):
        for index, (quantity, price) in enumerate(breaks):
            left = [(45, at), (75, part)] if index == 0 else [(75, words)] if index == 1 else []
            s.at(*left, (-370, f"{eu(quantity, 0)} Stk"), (-460, eu(price, 3)), *([(-545, f"{wks} Wochen")] if index == 0 else []))
        s.gap(6)
    s.rule()
    for words in ("Sonderwerkzeug Pos. 3 (Stufenbohrer): 285,00 € einmalig.", "Lieferung: FCA Spaichingen, Verpackung inklusive.", "Zahlung: 14 Tage 2 % Skonto, 30 Tage netto.",
                  "Das Angebot ist gültig bis zum 31.01.2027. Alle Preise zzgl. gesetzl. MwSt."):
        s.at((45, words))
    s.gap(40)
    s.at((45, "Sitz: Spaichingen · Amtsgericht Stuttgart HRB 000000 · Geschäftsführer: U. Hirschbeck"), size=7)
    s.save()
    common = {"supplier": "Hirschbeck Präzisionsdrehteile GmbH", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-31"}
    made.truth(name, "de", "breaks-down", [steps(part, breaks, common, leadTimeDays=wks * 7) for part, _, breaks, wks in parts], [{"part": "KV-20140", "amount": 285}])


def guss():
    name = "de-gussteile-positionen.pdf"
    s = Sheet(name, A4, "Helvetica", 9.5)
    s.at((45, "Gießerei Rauschenberg KG"), bold=True, size=13)
    s.at((45, "Hüttenweg 3, 57290 Neunkirchen"))
    s.gap(16)
    s.at((45, "Angebot"), (330, "Belegnummer / Datum"), bold=True)
    s.at((45, "Pumpenbau Hallstein AG"), (330, "20118840 / 09.11.2026"))
    s.at((45, "97204 Höchberg"), (330, "Gültig bis: 31.12.2026"))
    s.at((330, "Lieferbedingung: EXW Neunkirchen"))
    s.gap()
    s.rule()
    s.at((45, "Pos."), (80, "Material"), (170, "Bezeichnung"))
    s.at((170, "Menge"), (-330, "Preis"), (360, "Einheit"), (-545, "Wert EUR"))
    s.rule()
    parts = [("G-77120", "Spiralgehäuse EN-GJS-400-15", 50, 312.4), ("G-77131", "Laufrad EN-GJL-250", 50, 146.8), ("G-77140", "Lagerträger EN-GJL-250", 100, 98.35)]
    total = 0
    for at, (part, words, quantity, price) in enumerate(parts, 1):
        s.at((45, f"{at * 10:06d}"), (80, part), (170, words))
        s.at((170, f"{quantity} ST"), (-330, eu(price)), (360, "EUR / 1 ST"), (-545, eu(quantity * price)))
        s.gap(5)
        total += quantity * price
    s.at((45, "000040"), (80, "MODELL"), (170, "Modellkosten G-77120 (einmalig)"))
    s.at((170, "1 LE"), (-330, eu(8450)), (360, "EUR / 1 LE"), (-545, eu(8450)))
    s.gap(5)
    s.rule()
    s.at((330, "Summe Positionen"), (-545, eu(total + 8450)))
    s.at((330, "Energiekostenzuschlag"), (-545, eu(1240)))
    s.at((330, "Nettowert"), (-545, eu(total + 8450 + 1240)), bold=True)
    s.gap()
    s.at((45, "Lieferzeit: Abguss 8 Wochen nach Bestelleingang."))
    s.at((45, "Die Preise verstehen sich in EUR zuzüglich Umsatzsteuer."))
    s.save()
    common = {"supplier": "Gießerei Rauschenberg KG", "currency": "EUR", "incoterm": "EXW", "leadTimeDays": 56, "validUntil": "2026-12-31"}
    made.truth(name, "de", "rows-under-rows", [line(part, quantity, price, common) for part, _, quantity, price in parts],
               [{"part": "G-77120", "amount": 8450}, {"amount": 1240}])


def stampaggio():
    name = "it-stampaggio-offerta.pdf"
    lines = [("ST-2201", "Coperchio PP nero", 10000, 0.412), ("ST-2202", "Vaschetta PP nero", 10000, 0.685), ("ST-2215", "Clip POM", 50000, 0.0478)]
    story = [Paragraph("<b>STAMPOPLAST VERBANO S.R.L.</b>", STYLES["Heading2"]), Paragraph("Via Sempione 210, Verbania", STYLES["Normal"]), Spacer(1, 8),
             Paragraph("Offerta n. 451/2026 del 12/11/2026 - Cliente: Irrigazioni Ticino S.p.A.", STYLES["Normal"]), Spacer(1, 8)]
    grid = Table([["Pos.", "Vs. codice", "Descrizione", "Lotto pz", "Prezzo unit. €", "Totale €"],
                  *[[at, part, words, eu(quantity, 0), eu(price, 4), eu(quantity * price)] for at, (part, words, quantity, price) in enumerate(lines, 1)]])
    grid.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 9)]))
    story += [grid, Spacer(1, 10)]
    moulds = Table([["Stampo", "Impronte", "Costo stampo €"], ["ST-2201", "2", eu(13500)], ["ST-2202", "2", eu(16800)], ["ST-2215", "8", eu(11200)]])
    moulds.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("ALIGN", (2, 0), (2, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 9)]))
    story += [moulds, Spacer(1, 10)]
    for words in ("Consegna: 30 giorni dall'ordine per la produzione.", "Resa: FCA Verbania. Imballo compreso.", "Pagamento: bonifico 60 gg. f.m.", "Validità offerta: 31/01/2027. Prezzi IVA esclusa."):
        story.append(Paragraph(words, STYLES["Normal"]))
    SimpleDocTemplate(str(made.file(name)), pagesize=A4, invariant=1).build(story)
    common = {"supplier": "Stampoplast Verbano S.r.l.", "currency": "EUR", "incoterm": "FCA", "leadTimeDays": 30, "validUntil": "2027-01-31"}
    made.truth(name, "it", "two-tables", [line(part, quantity, price, common) for part, _, quantity, price in lines],
               [{"part": "ST-2201", "amount": 13500}, {"part": "ST-2202", "amount": 16800}, {"part": "ST-2215", "amount": 11200}])


def laser():
    name = "pl-laser-oferta.pdf"
    s = Sheet(name, A4, "Sans", 9)
    s.at((45, "Laserblach Żywiec Sp. z o.o."), bold=True, size=14)
    s.at((45, "ul. Przemysłowa 4, 34-300 Żywiec"))
    s.gap()
    s.at((45, "OFERTA NR OF/2026/11/083"), bold=True, size=12)
    s.at((45, "Data: 12.11.2026   Ważna do: 12.12.2026   Klient: Agromasz Kłodawa S.A."))
    s.gap()
    columns = [45, 75, 155, -350, -450, -545]
    s.at(*zip(columns, ["Lp.", "Nr rys.", "Nazwa", "Ilość szt.", "Cena jedn. netto", "Wartość netto"]), bold=True, size=8)
    s.rule()
    lines = [("AK-3301", "Wspornik S355 8 mm", 400, 27.6), ("AK-3302", "Żebro S355 6 mm", 800, 9.85), ("AK-3310", "Osłona DC01 1,5 mm, gięta", 200, 41.3), ("AK-3315", "Podkładka ustalająca", 1600, 2.15)]
    for at, (part, words, quantity, price) in enumerate(lines, 1):
        s.at(*zip(columns, [at, part, words, spaced(quantity, 0), f"{spaced(price)} zł", f"{spaced(quantity * price)} zł"]), step=15)
    s.rule()
    goods = sum(q * p for _, _, q, p in lines)
    s.at((300, "Transport"), (-545, f"{spaced(320)} zł"))
    s.at((300, "Razem netto"), (-545, f"{spaced(goods + 320)} zł"), bold=True)
    s.gap()
    s.at((45, "Termin realizacji: 15 dni roboczych od potwierdzenia zamówienia. Płatność: przelew 30 dni."))
    s.at((45, "Ceny netto w PLN, do cen należy doliczyć 23% VAT."))
    s.save()
    common = {"supplier": "Laserblach Żywiec Sp. z o.o.", "currency": "PLN", "leadTimeDays": working_days(15), "validUntil": "2026-12-12"}
    made.truth(name, "pl", "plain", [line(part, quantity, price, common) for part, _, quantity, price in lines], [{"amount": 320}])


for each in (epicor, jobboss, sap_print, sage, foundry_letter, coating, drehteile, guss, stampaggio, laser):
    each()
