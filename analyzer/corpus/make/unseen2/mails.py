"""Mails, letters and CSV not yet met: Python's email, python-docx, Python's csv and by hand."""

import csv
import io
from email.message import EmailMessage
from email.utils import format_datetime
from datetime import datetime, timezone

from docx import Document
from docx.shared import Pt
from truth import Folder, line, steps

f = Folder("unseen2-made")


def mail(name, sender, subject, day, text, html=None):
    message = EmailMessage()
    message["From"] = sender
    message["To"] = "Purchasing <purchasing@buyer.example>"
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime(2026, 11, day, 9, 41, tzinfo=timezone.utc))
    message["Message-ID"] = f"<{name}@mail.example>"
    message.set_content(text)
    if html:
        message.add_alternative(html, subtype="html")
    f.file(name).write_bytes(message.as_bytes())


def short_mail():
    name = "en-three-lines.eml"
    mail(
        name,
        "Gus Petrakis <gus@petrakis-machine.example>",
        "RE: shaft coupling 2214-B",
        11,
        """Hi Dana,

25 pcs of the 2214-B would be $86.50 each, 50 pcs $79.00 each. Figure 3 to 4 weeks once I have your PO. Fixture is $300,
one time. Good for 30 days.

Gus
Petrakis Machine & Tool
""",
    )
    base = {"supplier": "Petrakis Machine & Tool", "currency": "USD", "validUntil": "2026-12-11"}
    f.truth(
        name,
        "en",
        "prose",
        [steps("2214-B", [(25, 86.5), (50, 79)], base, leadTimeDays=[21, 24, 25, 28])],
        [{"part": "2214-B", "amount": 300}],
    )


def answered_inline():
    """The supplier writes below each of the buyer's lines."""
    name = "en-answers-between-lines.eml"
    mail(
        name,
        "Priya Raman <priya@westmoor-cables.example>",
        "Re: Enquiry E-3307 cable assemblies",
        12,
        """Hello Tom,

please see our answers below in your mail. All prices in EUR, DAP your site, offer stands until 18 December.

Kind regards
Priya Raman
Westmoor Cable Assemblies BV

On 10 Nov 2026, Tom Ferris wrote:
> Please quote the following:
>
> 1) Harness W-2001, 400 pcs

EUR 12.60 each, 5 weeks

> 2) Harness W-2002, 400 pcs

EUR 9.15 each, 5 weeks

> 3) Battery lead W-2010, 1,000 pcs

EUR 3.48 each, 3 weeks. Crimp tool EUR 560 once.

> Please also state your minimum order.

100 pcs per type.
""",
    )
    base = {"supplier": "Westmoor Cable Assemblies BV", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-18", "minimumOrder": 100}
    f.truth(
        name,
        "en",
        "answered-inline",
        [
            line("W-2001", 400, 12.6, base, leadTimeDays=35),
            line("W-2002", 400, 9.15, base, leadTimeDays=35),
            line("W-2010", 1000, 3.48, base, leadTimeDays=21),
        ],
        [{"part": "W-2010", "amount": 560}],
    )


def table_in_html():
    name = "en-gasket-table.eml"
    rows = [("GK-080-16", "Spiral wound DN80 PN16", 150, 4.85, "1 wk"), ("GK-100-16", "Spiral wound DN100 PN16", 150, 5.6, "1 wk"), ("GK-200-40", "Kammprofile DN200 PN40", 20, 38.9, "4 wks")]
    text = "Hi,\n\nplease find our prices below.\n\n" + "\n".join(f"{p}  {d}  {n} off  £{price:.2f}  {when}" for p, d, n, price, when in rows)
    cells = "".join(
        f"<tr><td>{p}</td><td>{d}</td><td>{n} off</td><td>£{price:.2f} ea</td><td>{when}</td></tr>" for p, d, n, price, when in rows
    )
    html = f"""<html><body style="font-family:Calibri"><p>Hi,</p><p>please find our prices below.</p>
<table border="1" cellspacing="0" cellpadding="3"><tr><th>Code</th><th>Gasket</th><th>Quantity</th><th>Nett</th><th>Despatch</th></tr>{cells}</table>
<p>Carriage £18.00 per consignment, free over £1,000 ex VAT. Quote ref 77120, valid to 30/11/2026.</p>
<p>Regards<br>Kath Dolan<br><b>Irwell Gaskets Ltd</b></p></body></html>"""
    text += "\n\nCarriage £18.00 per consignment, free over £1,000 ex VAT. Quote ref 77120, valid to 30/11/2026.\n\nRegards\nKath Dolan\nIrwell Gaskets Ltd\n"
    mail(name, "Kath Dolan <kath@irwell-gaskets.example>", "Quote 77120", 9, text, html)
    base = {"supplier": "Irwell Gaskets Ltd", "currency": "GBP", "validUntil": "2026-11-30"}
    days = {"1 wk": 7, "4 wks": 28}
    f.truth(name, "en", "plain", [line(p, n, price, base, leadTimeDays=days[when]) for p, _, n, price, when in rows])


def german_mail():
    name = "de-kurze-antwort.eml"
    mail(
        name,
        "Torsten Wiebe <wiebe@kunststoff-ammersee.example>",
        "AW: Anfrage Frästeile POM",
        10,
        """Guten Tag Frau Keller,

vielen Dank für Ihre Anfrage. Wir können anbieten:

- Art. 55-208 Gleitleiste, 300 Stück, 7,45 € / Stück
- Art. 55-209 Anschlag, 300 Stück, 3,90 € / Stück
- Art. 55-230 Deckplatte, 80 Stück, 21,00 € / Stück

Programmier- und Rüstkosten pauschal 260 €, Versand nach Aufwand. Lieferzeit derzeit 15 Arbeitstage.
Preise netto, unverpackt, ab Werk. Wir halten uns vier Wochen an das Angebot gebunden.

Beste Grüße
Torsten Wiebe
Kunststofftechnik Ammersee GmbH
""",
    )
    base = {
        "supplier": "Kunststofftechnik Ammersee GmbH",
        "currency": "EUR",
        "incoterm": "EXW",
        "validUntil": "2026-12-08",
        "leadTimeDays": [15, 19, 21, 22],
    }
    f.truth(
        name,
        "de",
        "list",
        [line("55-208", 300, 7.45, base), line("55-209", 300, 3.9, base), line("55-230", 80, 21, base)],
        [{"amount": 260}],
    )


def italian_mail():
    name = "it-risposta-tornitura.eml"
    mail(
        name,
        "Luca Ferrante <l.ferrante@torneria-brenta.example>",
        "R: Richiesta offerta perni",
        6,
        """Buongiorno,

in riferimento alla Vs. richiesta quotiamo il perno cod. PB-0450 come segue:

500 pz    € 2,35 cad.
1.000 pz  € 1,98 cad.
3.000 pz  € 1,72 cad.

Consegna 4 settimane data ordine, resa franco fabbrica (EXW) Cittadella. Contributo attrezzatura € 350,00 solo sul primo
ordine. Prezzi IVA esclusa, validità offerta 30 giorni.

Cordiali saluti
Luca Ferrante
Torneria Brenta S.n.c.
""",
    )
    base = {"supplier": "Torneria Brenta S.n.c.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-06", "leadTimeDays": 28}
    f.truth(
        name,
        "it",
        "breaks-down",
        [steps("PB-0450", [(500, 2.35), (1000, 1.98), (3000, 1.72)], base)],
        [{"part": "PB-0450", "amount": 350}],
    )


def portuguese_mail():
    name = "pt-cotacao-moldes.eml"
    mail(
        name,
        "Rui Sardinha <comercial@plasticos-casal.example>",
        "RE: Pedido de cotação - tampas",
        5,
        """Bom dia,

Conforme solicitado, segue a nossa cotação:

Referência: TP-118
Descrição: Tampa PP branca
Quantidade: 20.000 un.
Preço unitário: 0,145 €
Molde (pago uma única vez): 7.200,00 €

Referência: TP-119
Descrição: Tampa PP com rosca
Quantidade: 20.000 un.
Preço unitário: 0,182 €
Molde (pago uma única vez): 9.650,00 €

Prazo de entrega: 10 semanas após encomenda
Condições de entrega: FCA Leiria
Validade da proposta: 31/12/2026
IVA não incluído.

Com os melhores cumprimentos,
Rui Sardinha
Plásticos Casal da Rã, Lda.
""",
    )
    base = {"supplier": "Plásticos Casal da Rã, Lda.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-12-31", "leadTimeDays": 70}
    f.truth(
        name,
        "pt",
        "blocks",
        [line("TP-118", 20000, 0.145, base), line("TP-119", 20000, 0.182, base)],
        [{"part": "TP-118", "amount": 7200}, {"part": "TP-119", "amount": 9650}],
    )


def erp_breaks():
    """Four pairs of quantity and price in the columns of an export."""
    name = "en-erp-break-pairs.csv"
    out = io.StringIO()
    sheet = csv.writer(out)
    sheet.writerow(["VENDOR_NAME", "QUOTE_NO", "EXPIRES", "CURR", "ITEM", "ITEM_DESC", "BRK_QTY_1", "BRK_PRC_1", "BRK_QTY_2", "BRK_PRC_2", "BRK_QTY_3", "BRK_PRC_3", "NRE_AMT", "LT_DAYS", "MIN_ORD"])
    items = [
        ("VX-0017", "HOUSING, CONN 24W", [(100, 3.42), (500, 2.88), (1000, 2.61)], 0, 35, 100),
        ("VX-0018", "BACKSHELL, STRAIGHT", [(100, 5.1), (500, 4.35), (1000, 3.97)], 0, 35, 100),
        ("VX-0031", "OVERMOLD, CUSTOM", [(250, 7.9), (1000, 5.65), (2500, 4.8)], 4400, 56, 250),
    ]
    for part, text, prices, once, days, minimum in items:
        pairs = [f"{value:.4f}" if at else value for pair in prices for at, value in enumerate(pair)]
        sheet.writerow(["Kittredge Interconnect Corp", "KQ-55120", "20261231", "USD", part, text, *pairs, f"{once:.2f}", days, minimum])
    f.text(name, out.getvalue().replace("\r\n", "\n"), newline="\r\n")
    base = {"supplier": "Kittredge Interconnect Corp", "currency": "USD", "validUntil": "2026-12-31"}
    f.truth(
        name,
        "en",
        "breaks-across",
        [steps(part, prices, base, leadTimeDays=days, minimumOrder=minimum) for part, _, prices, _, days, minimum in items],
        [{"part": "VX-0031", "amount": 4400}],
    )


def portal_export():
    name = "en-portal-bids.csv"
    rows = [
        ("1", "PLT-EUR-H1", "Pallet 1200x800 HT", "600", "Timberline Pallets Ltd", "8.90", "EUR", "DAP", "10", "2026-12-15"),
        ("1", "PLT-EUR-H1", "Pallet 1200x800 HT", "600", "Holzpack Südtirol GmbH", "8.35", "EUR", "FCA", "21", "2026-11-30"),
        ("2", "CRT-1150", "Crate, plywood 1150", "80", "Timberline Pallets Ltd", "64.00", "EUR", "DAP", "15", "2026-12-15"),
        ("2", "CRT-1150", "Crate, plywood 1150", "80", "Holzpack Südtirol GmbH", "58.20", "EUR", "FCA", "21", "2026-11-30"),
        ("3", "DUN-20", "Dunnage bag set", "200", "Timberline Pallets Ltd", "", "", "", "", ""),
        ("3", "DUN-20", "Dunnage bag set", "200", "Holzpack Südtirol GmbH", "3.15", "EUR", "FCA", "21", "2026-11-30"),
    ]
    head = "Lot\tMaterial\tShort text\tTarget qty\tBidder\tBid price/pc\tBid currency\tIncoterm\tLead time in days\tBid valid until\tBid status\n"
    body = "".join("\t".join((*row, "Submitted" if row[5] else "No bid")) + "\n" for row in rows)
    f.text(name, head + body, encoding="utf-16", newline="\r\n")
    f.truth(
        name,
        "en",
        "rows",
        [
            line(r[1], int(r[3]), float(r[5]), supplier=r[4], currency=r[6], incoterm=r[7], leadTimeDays=int(r[8]), validUntil=r[9])
            for r in rows
            if r[5]
        ],
    )


def german_export():
    name = "de-anfragevergleich.csv"
    f.text(
        name,
        """Preisvergleich Anfrage 60041;;;;;;;
;;;Blechwerk Nordheide GmbH;;Laserzentrum Elmshorn KG;;
Teil;Benennung;Menge;Preis/Stk;LZ (Wo);Preis/Stk;LZ (Wo);Bemerkung
B-2041;Seitenwand;150;34,20 €;4;31,75 €;6;
B-2042;Boden;150;18,90 €;4;19,40 €;6;
B-2055;Klappe;300;7,15 €;4;6,60 €;6;inkl. Scharnier
Werkzeugkosten einmalig;;;850,00 €;;1.200,00 €;;
""",
        encoding="cp1252",
        newline="\r\n",
    )
    one = {"supplier": "Blechwerk Nordheide GmbH", "currency": "EUR", "leadTimeDays": 28}
    two = {"supplier": "Laserzentrum Elmshorn KG", "currency": "EUR", "leadTimeDays": 42}
    items = [("B-2041", 150, 34.2, 31.75), ("B-2042", 150, 18.9, 19.4), ("B-2055", 300, 7.15, 6.6)]
    f.truth(
        name,
        "de",
        "suppliers-across",
        [line(part, count, price, of) for part, count, *prices in items for of, price in zip((one, two), prices)],
        [{"supplier": one["supplier"], "amount": 850}, {"supplier": two["supplier"], "amount": 1200}],
    )


def dutch_csv():
    name = "nl-prijsopgave.csv"
    f.text(
        name,
        """Metaalbewerking Van Houtum B.V.;;;;;
Offerte 2611-77;;;;datum;09-11-2026
Geldig tot;31-12-2026;;;;
;;;;;
Artikelnr.;Omschrijving;Aantal;Stuksprijs (€);Instelkosten (€);Levertijd
VH-331;Flensbus RVS 316;60;"18,25";"75,00";3 weken
VH-332;Afstandsring;240;"2,60";"45,00";3 weken
VH-340;Lagerhuis S355;12;"146,00";"190,00";5 weken
;;;;;
Levering DDP Eindhoven, prijzen excl. 21% btw;;;;;
""",
    )
    base = {"supplier": "Metaalbewerking Van Houtum B.V.", "currency": "EUR", "incoterm": "DDP", "validUntil": "2026-12-31"}
    rows = [("VH-331", 60, 18.25, 75, 21), ("VH-332", 240, 2.6, 45, 21), ("VH-340", 12, 146, 190, 35)]
    f.truth(
        name,
        "nl",
        "plain",
        [line(part, count, price, base, leadTimeDays=days) for part, count, price, _, days in rows],
        [{"part": part, "amount": once} for part, _, _, once, _ in rows],
    )


def written(name, title, above, rows, below, style="Table Grid"):
    document = Document()
    document.styles["Normal"].font.size = Pt(10)
    document.add_heading(title, 1)
    for text in above:
        document.add_paragraph(text)
    table = document.add_table(rows=len(rows), cols=len(rows[0]), style=style)
    for at, row in enumerate(rows):
        for column, text in enumerate(row):
            table.cell(at, column).text = text
    for text in below:
        document.add_paragraph(text)
    document.save(f.file(name))


def english_letter():
    """The conditions in a second table of labels and values."""
    name = "en-plastics-terms-table.docx"
    document = Document()
    document.add_heading("Thornbury Vacuum Forming Ltd", 1)
    document.add_paragraph("Quotation TVF 5520 for Marlow Caravans, 2 November 2026")
    rows = [
        ("Ref", "Part", "Batch of", "£ each", "Mould, one-off £"),
        ("MC-12", "Wheel arch liner, left", "200", "11.35", "2,900"),
        ("MC-13", "Wheel arch liner, right", "200", "11.35", "2,900"),
        ("MC-20", "Roof vent surround", "500", "4.60", "1,450"),
    ]
    table = document.add_table(rows=0, cols=5, style="Light Grid Accent 1")
    for row in rows:
        cells = table.add_row().cells
        for cell, text in zip(cells, row):
            cell.text = text
    document.add_paragraph()
    terms = document.add_table(rows=0, cols=2)
    for label, value in [("Delivery time", "6 weeks, moulds included"), ("Delivery terms", "EXW Thornbury"), ("Offer open until", "31 January 2027"), ("Payment", "50% of the moulds with order, balance 30 days"), ("VAT", "not included")]:
        cells = terms.add_row().cells
        cells[0].text, cells[1].text = label, value
    document.save(f.file(name))
    base = {"supplier": "Thornbury Vacuum Forming Ltd", "currency": "GBP", "incoterm": "EXW", "validUntil": "2027-01-31", "leadTimeDays": 42}
    f.truth(
        name,
        "en",
        "plain",
        [line("MC-12", 200, 11.35, base), line("MC-13", 200, 11.35, base), line("MC-20", 500, 4.6, base)],
        [{"part": "MC-12", "amount": 2900}, {"part": "MC-13", "amount": 2900}, {"part": "MC-20", "amount": 1450}],
    )


def polish_letter():
    name = "pl-oferta-odlewy.docx"
    written(
        name,
        "Odlewnia Beskid Sp. z o.o.",
        ["Oferta nr 118/11/2026 z dnia 4.11.2026", "Dla: Pompy Śląskie S.A.", "Dziękujemy za zapytanie i oferujemy:"],
        [
            ("Lp.", "Nr rysunku", "Nazwa", "Ilość", "Cena netto za szt.", "Wartość netto"),
            ("1", "PS-4401", "Korpus żeliwny", "50 szt.", "312,40 zł", "15 620,00 zł"),
            ("2", "PS-4402", "Pokrywa", "100 szt.", "74,90 zł", "7 490,00 zł"),
            ("3", "PS-4410", "Wirnik", "50 szt.", "128,00 zł", "6 400,00 zł"),
        ],
        [
            "Oprzyrządowanie odlewnicze (jednorazowo): 8 900,00 zł netto.",
            "Termin realizacji: 9 tygodni od zamówienia. Warunki dostawy: EXW Żywiec.",
            "Oferta ważna do 31.12.2026. Do cen należy doliczyć 23% VAT.",
        ],
    )
    base = {"supplier": "Odlewnia Beskid Sp. z o.o.", "currency": "PLN", "incoterm": "EXW", "validUntil": "2026-12-31", "leadTimeDays": 63}
    f.truth(
        name,
        "pl",
        "plain",
        [line("PS-4401", 50, 312.4, base), line("PS-4402", 100, 74.9, base), line("PS-4410", 50, 128, base)],
        [{"amount": 8900}],
    )


def czech_letter():
    name = "cs-nabidka-plechy.docx"
    written(
        name,
        "Kovovýroba Sázava s.r.o.",
        ["Nabídka č. N26-0882, 5. 11. 2026", "Odběratel: Strojírny Posázaví a.s.", "Ceny v Kč bez DPH"],
        [
            ("Pol.", "Číslo výkresu", "Název", "ks", "Cena/ks", "Dodací lhůta"),
            ("1", "SP-220-01", "Kryt motoru", "80", "642,50", "4 týdny"),
            ("2", "SP-220-02", "Držák", "320", "48,20", "4 týdny"),
            ("3", "SP-231", "Rám svařovaný", "10", "5 890,00", "6 týdnů"),
        ],
        ["Přípravek pro SP-231: 12 500 Kč (jednorázově).", "Dodací podmínka: DAP Benešov. Platnost nabídky do 15. 12. 2026."],
        style="Medium Shading 1",
    )
    base = {"supplier": "Kovovýroba Sázava s.r.o.", "currency": "CZK", "incoterm": "DAP", "validUntil": "2026-12-15"}
    f.truth(
        name,
        "cs",
        "plain",
        [
            line("SP-220-01", 80, 642.5, base, leadTimeDays=28),
            line("SP-220-02", 320, 48.2, base, leadTimeDays=28),
            line("SP-231", 10, 5890, base, leadTimeDays=42),
        ],
        [{"part": "SP-231", "amount": 12500}],
    )


makers = (
    short_mail,
    answered_inline,
    table_in_html,
    german_mail,
    italian_mail,
    portuguese_mail,
    erp_breaks,
    portal_export,
    german_export,
    dutch_csv,
    english_letter,
    polish_letter,
    czech_letter,
)

if __name__ == "__main__":
    for make in makers:
        make()
