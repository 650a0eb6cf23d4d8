"""CSV, old workbooks, ODS, HTML and mail of the batch that is held back."""

from datetime import date
from email.message import EmailMessage

import xlwt
from odf import opendocument
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.styles import Font
from truth import Folder, line, put, recalculate, steps

f = Folder("unseen3-made2")


def shop_breaks():
    """A web shop's export: pairs of columns for the price breaks."""
    name = "en-web-shop-break-pairs.csv"
    f.text(
        name,
        """"Quote Ref","Q-5500817",,,,,,,,,,
"Quoted By","Brampton Switch & Relay",,,,,,,,,,
"Expiry","2026-12-15",,,,,,,,,,
"Currency","GBP",,,,,,,,,,
"Order Code","Manufacturer Part No","Description","Stock","Factory Lead Time","Break 1","Price 1","Break 2","Price 2","Break 3","Price 3","Min"
"2918-440","HLR24-2C","Relay DPDT 24 V","4,112","In stock","1","6.42","25","5.88","100","5.15","1"
"2918-516","HLS-8PIN","Relay socket 8 pin","0","14 weeks","10","2.05","100","1.72","500","1.49","10"
"3007-008","TGS-22-RD","Push button 22 mm red","260","In stock","1","9.70","10","8.95","50","8.10","1"
""",
    )
    base = {"supplier": "Brampton Switch & Relay", "currency": "GBP", "validUntil": "2026-12-15"}
    f.truth(
        name,
        "en",
        "breaks-across",
        [
            steps("HLR24-2C", [(1, 6.42), (25, 5.88), (100, 5.15)], base, minimumOrder=1, leadTimeDays=0),
            steps("HLS-8PIN", [(10, 2.05), (100, 1.72), (500, 1.49)], base, minimumOrder=10, leadTimeDays=98),
            steps("TGS-22-RD", [(1, 9.7), (10, 8.95), (50, 8.1)], base, minimumOrder=1, leadTimeDays=0),
        ],
    )


def mixed_currencies():
    name = "en-optics-offers-three-currencies.csv"
    f.text(
        name,
        """RFQ;Part;Rev;Offeror;Qty;Unit offer;Cur;NRE;Weeks ARO;Named place;Offer expires;Remarks
OPT-118;LN-5502;C;Arvika Optik;80;214,00;EUR;3.900,00;9;FCA Arvika;31-Jan-27;coating incl.
OPT-118;LN-5502;C;Rockford Lens Works;80;262,50;USD;4.250,00;7;EXW Rockford;15-Jan-27;
OPT-118;LN-5502;C;Penrose Photonics;80;188,00;GBP;5.100,00;11;DAP Ghent;28-Feb-27;2 samples free
OPT-118;LN-5510;A;Arvika Optik;160;96,40;EUR;1.800,00;9;FCA Arvika;31-Jan-27;
OPT-118;LN-5510;A;Rockford Lens Works;160;118,75;USD;0,00;7;EXW Rockford;15-Jan-27;stock blank
OPT-118;LN-5510;A;Penrose Photonics;160;84,90;GBP;2.200,00;11;DAP Ghent;28-Feb-27;
""",
        newline="\r\n",
    )
    rows = [
        ("LN-5502", 80, 214, 262.5, 188, (3900, 4250, 5100)),
        ("LN-5510", 160, 96.4, 118.75, 84.9, (1800, 0, 2200)),
    ]
    who = [
        ("Arvika Optik", "EUR", 63, "FCA", "2027-01-31"),
        ("Rockford Lens Works", "USD", 49, "EXW", "2027-01-15"),
        ("Penrose Photonics", "GBP", 77, "DAP", "2027-02-28"),
    ]
    lines, charges = [], []
    for part, count, *prices, nre in rows:
        for at, (supplier, money, days, term, until) in enumerate(who):
            lines.append(
                line(
                    part,
                    count,
                    prices[at],
                    supplier=supplier,
                    currency=money,
                    leadTimeDays=days,
                    incoterm=term,
                    validUntil=until,
                )
            )
            if nre[at]:
                charges.append({"part": part, "supplier": supplier, "amount": nre[at]})
    f.truth(name, "en", "rows", lines, charges)


def werkzeug_staffeln():
    name = "de-zerspanungswerkzeuge-staffel.csv"
    f.text(
        name,
        """Firma;Schliffwerk Remscheid OHG;;;;;;
Angebotsdatum;12.11.2026;;;;;;
Preise gültig bis;28.02.2027;;;;;;
;;;;;;;
Bestell-Nr.;Artikelbezeichnung;Ø mm;ab 1 Stk. EUR;ab 10 Stk. EUR;ab 50 Stk. EUR;Lagerstatus;Bemerkung
VHM-08-3Z;VHM-Fräser Z3;8;31,80;28,60;25,40;ab Lager;
VHM-12-4Z;VHM-Fräser Z4;12;58,40;52,55;46,70;ab Lager;
SB-68-HSS;Spiralbohrer HSS;6,8;4,15;3,70;3,20;8 Arbeitstage;
Versandpauschale 9,50 EUR je Sendung. Alle Preise zzgl. MwSt.;;;;;;;
""",
        encoding="cp1252",
        newline="\r\n",
    )
    base = {"supplier": "Schliffwerk Remscheid OHG", "currency": "EUR", "validUntil": "2027-02-28"}
    f.truth(
        name,
        "de",
        "breaks-across",
        [
            steps("VHM-08-3Z", [(1, 31.8), (10, 28.6), (50, 25.4)], base, leadTimeDays=0),
            steps("VHM-12-4Z", [(1, 58.4), (10, 52.55), (50, 46.7)], base, leadTimeDays=0),
            steps("SB-68-HSS", [(1, 4.15), (10, 3.7), (50, 3.2)], base, leadTimeDays=[10, 11, 11.2, 12]),
        ],
        [{"amount": 9.5}],
    )


def odlewnia():
    name = "pl-odlewnia-modele.csv"
    f.text(
        name,
        """Odlewnia Żeliwa Drawa Sp. z o.o.;;;;;;;
Oferta cenowa;OC/411/2026;;;;;;
Z dnia;10.11.2026;;;;;;
Ważność oferty;45 dni;;;;;;
Nr części;Nazwa;Materiał;Masa [kg];Zamówienie [szt.];Cena jedn. netto [PLN];Koszt modelu [PLN];Termin
PK-1101;Korpus łożyska;EN-GJL-250;14,2;150;128,00;5 400,00;7 tygodni
PK-1102;Pokrywa;EN-GJL-250;5,6;150;57,50;2 900,00;7 tygodni
PK-1140;Koło pasowe;EN-GJS-500-7;22,8;80;236,00;7 150,00;8 tygodni
Ceny FCA Drawsko Pomorskie, bez VAT 23%. Modele płatne jednorazowo.;;;;;;;
""",
        newline="\r\n",
    )
    base = {"supplier": "Odlewnia Żeliwa Drawa Sp. z o.o.", "currency": "PLN", "validUntil": "2026-12-25", "incoterm": "FCA"}
    rows = [("PK-1101", 150, 128, 5400, 49), ("PK-1102", 150, 57.5, 2900, 49), ("PK-1140", 80, 236, 7150, 56)]
    f.truth(
        name,
        "pl",
        "plain",
        [line(part, count, price, base, leadTimeDays=days) for part, count, price, _, days in rows],
        [{"part": part, "amount": pattern} for part, _, _, pattern, _ in rows],
    )


def stampaggio():
    name = "it-stampaggio-preventivo.xls"
    book = xlwt.Workbook(encoding="utf-8")
    s = book.add_sheet("Preventivo")
    bold = xlwt.easyxf("font: bold on, height 240")
    head = xlwt.easyxf("font: bold on; pattern: pattern solid, fore_colour light_yellow; align: wrap on")
    price = xlwt.easyxf(num_format_str="0.0000")
    money = xlwt.easyxf(num_format_str="#,##0.00")
    day = xlwt.easyxf(num_format_str="dd/mm/yyyy")
    s.write(0, 0, "STAMPERIA VAL CAVALLINA S.p.A.", bold)
    s.write(1, 0, "Preventivo")
    s.write(1, 1, "P26/0774 rev.1")
    s.write(2, 0, "Data")
    s.write(2, 1, date(2026, 11, 9), day)
    s.write(3, 0, "Scadenza offerta")
    s.write(3, 1, date(2026, 12, 31), day)
    s.write(4, 0, "Cliente")
    s.write(4, 1, "Rubinetterie Ombriano")
    for at, text in enumerate(
        ["Vs. codice", "Denominazione", "Peso g", "Lotto pz", "Prezzo cad. €", "Stampo € (una tantum)", "Campionatura €", "Consegna"]
    ):
        s.write(6, at, text, head)
    rows = [
        ("RG-3301", "Corpo ottone CW617N", 312, 5000, 2.4850, 7800, 350, "5 sett."),
        ("RG-3302", "Maniglia ottone", 148, 5000, 1.3120, 6200, 350, "5 sett."),
        ("RG-3318", "Raccordo 1/2", 96, 10000, 0.8475, 5400, 200, "4 sett."),
    ]
    for at, row in enumerate(rows):
        for column, value in enumerate(row):
            style = {4: price, 5: money, 6: money}.get(column)
            if style:
                s.write(7 + at, column, value, style)
            else:
                s.write(7 + at, column, value)
    s.write(11, 0, "Prezzi base ottone 6,10 €/kg. Franco fabbrica (EXW Trescore). Pagamento RB 60 gg f.m.")
    s.col(1).width = 7000
    book.save(str(f.file(name)))
    base = {"supplier": "Stamperia Val Cavallina S.p.A.", "currency": "EUR", "validUntil": "2026-12-31", "incoterm": "EXW"}
    f.truth(
        name,
        "it",
        "plain",
        [line(r[0], r[3], r[4], base, leadTimeDays=7 * int(r[7][0])) for r in rows],
        [{"part": r[0], "amount": r[at]} for r in rows for at in (5, 6)],
    )


def obrabeni():
    name = "cs-obrabeni-poptavka.ods"
    document = opendocument.OpenDocumentSpreadsheet()

    def sheet(title, rows):
        table = Table(name=title)
        for values in rows:
            r = TableRow()
            for value in values:
                if value is None:
                    cell = TableCell()
                elif isinstance(value, (int, float)):
                    cell = TableCell(valuetype="float", value=value)
                    shown = f"{value:.2f}" if isinstance(value, float) else f"{value}"
                    cell.addElement(P(text=shown.replace(".", ",")))
                else:
                    cell = TableCell(valuetype="string")
                    cell.addElement(P(text=value))
                r.addElement(cell)
            table.addElement(r)
        document.spreadsheet.addElement(table)

    parts = [
        ("1", "HV-220-1", "Hřídel", "C45", 120, 386.0, "5 týdnů"),
        ("2", "HV-220-4", "Víko", "11 375", 120, 214.5, "5 týdnů"),
        ("3", "HV-305", "Kladka", "42 2420", 40, 972.0, "6 týdnů"),
    ]
    sheet(
        "Nabídka",
        [
            ["CNC Obrábění Svratka s.r.o."],
            ["Nabídka č. N-26-0388 na Vaši poptávku ze dne 2. 11. 2026"],
            ["Vystaveno:", "6. 11. 2026"],
            ["Platí do:", "6. 1. 2027"],
            [],
            ["Pol.", "Č. výkresu", "Název", "Materiál", "Počet ks", "Cena za ks Kč", "Dodací lhůta"],
            *parts,
            [],
            ["Přípravky jednorázově 4 800 Kč, protokol z prvního kusu 1 500 Kč."],
            ["Ceny bez DPH, EXW Svratka."],
        ],
    )
    document.save(str(f.file(name)))
    base = {"supplier": "CNC Obrábění Svratka s.r.o.", "currency": "CZK", "validUntil": "2027-01-06", "incoterm": "EXW"}
    f.truth(
        name,
        "cs",
        "plain",
        [line(p[1], p[4], p[5], base, leadTimeDays=7 * int(p[6][0])) for p in parts],
        [{"amount": 4800}, {"amount": 1500}],
    )


def vergelijking():
    """A Dutch buyer's comparison for one part number after another."""
    name = "nl-lagers-vergelijking.xls"
    book = Workbook()
    s = book.active
    s.title = "Vergelijking"
    s["A1"] = "Vergelijking lagers en afdichtingen - aanvraag 4410"
    s["A1"].font = Font(bold=True, size=13)
    r = 3
    blocks = [
        (
            "Artikel: LG-6205-2Z",
            "LG-6205-2Z",
            400,
            [("Brouwer Lagertechniek", 3.85, "voorraad", 50), ("Aandrijf Noord B.V.", 3.62, "2 weken", 100)],
        ),
        (
            "Artikel: LG-NU210",
            "LG-NU210",
            60,
            [("Brouwer Lagertechniek", 41.9, "3 weken", 1), ("Aandrijf Noord B.V.", 39.75, "4 weken", 10)],
        ),
        (
            "Artikel: AF-35x52x7",
            "AF-35x52x7",
            1000,
            [("Brouwer Lagertechniek", 0.94, "voorraad", 100), ("Aandrijf Noord B.V.", 1.08, "voorraad", 100)],
        ),
    ]
    for heading, _, count, offers in blocks:
        put(s, r, [heading, None, "Jaarbehoefte", count], font=Font(bold=True))
        put(s, r + 1, ["Leverancier", "Prijs per stuk (EUR)", "Levertijd", "Min. afname", "Laatst betaald", "Regel EUR"])
        for at, (who, price, when, least) in enumerate(offers):
            put(s, r + 2 + at, [who, price, when, least, round(price * 1.04, 2), f"=B{r + 2 + at}*$D${r}"])
        r += 6
    put(s, r, ["Prijzen geldig t/m 31-12-2026, franco huis (DAP Emmen), excl. btw."])
    s.column_dimensions["A"].width = 26
    recalculate(book, f.file(name), "xls")
    days = {"voorraad": 0, "2 weken": 14, "3 weken": 21, "4 weken": 28}
    f.truth(
        name,
        "nl",
        "blocks",
        [
            line(
                part,
                count,
                price,
                supplier=who,
                currency="EUR",
                leadTimeDays=days[when],
                minimumOrder=least,
                validUntil="2026-12-31",
                incoterm="DAP",
            )
            for _, part, count, offers in blocks
            for who, price, when, least in offers
        ],
    )


def anodising():
    name = "en-anodising-reply.eml"
    mail = EmailMessage()
    mail["From"] = "Shona Baird <estimating@lomondanodising.example>"
    mail["To"] = "Raj Mehta <raj.mehta@veltrix.example>"
    mail["Subject"] = "RE: Enquiry VX-309 - hard anodise"
    mail["Date"] = "Fri, 13 Nov 2026 11:05:31 +0000"
    mail.set_content(
        """Hi Raj,

Prices for the three housings as below, sulphuric hard anodise 50 micron,
masking of threads included.

Part no      Qty/batch   Price each   Turnround
VX-309-11    200         £4.10        7 working days
VX-309-12    200         £3.65        7 working days
VX-309-20    50          £11.80       10 working days

Jigging is a one-off £160 for the first two and £220 for the -20.
Minimum invoice £75. Thickness report with each batch, no charge.

Quote ref LA/8841 stands till end of January 2027. Carriage both ways is
yours to arrange. VAT extra.

Regards
Shona Baird
Lomond Anodising Ltd

-----Original Message-----
From: Raj Mehta
Sent: 12 November 2026 16:20
To: estimating
Subject: Enquiry VX-309 - hard anodise

Hi, please quote the attached. Last time we paid 3.95 for the -11, we hope
to stay under 3.80. Thanks, Raj
"""
    )
    f.file(name).write_bytes(mail.as_bytes())
    base = {"supplier": "Lomond Anodising Ltd", "currency": "GBP", "validUntil": "2027-01-31"}
    seven, ten = [9, 9.8, 10, 11], 14
    f.truth(
        name,
        "en",
        "mail-table",
        [
            line("VX-309-11", 200, 4.1, base, leadTimeDays=seven),
            line("VX-309-12", 200, 3.65, base, leadTimeDays=seven),
            line("VX-309-20", 50, 11.8, base, leadTimeDays=ten),
        ],
        [{"amount": 160}, {"amount": 220}],
        noMinimumPieces=True,
    )


def troquelados():
    name = "es-troquelados-descuento.html"
    f.text(
        name,
        """<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><title>Presupuesto PR-26-418</title></head><body>
<table width="100%"><tr><td><h2>Estampaciones Urbieta, S.A.</h2>Pol. Ind. Ugaldea, Elgoibar</td>
<td align="right">Presupuesto: <b>PR-26-418</b><br>Fecha: 13/11/2026<br>Cliente: Cerraduras Ebro</td></tr></table>
<table border="1" cellpadding="3">
<tr><th>N.º pieza</th><th>Descripción</th><th>Serie (uds.)</th><th>Precio tarifa €/1000</th><th>Dto.</th><th>Precio neto €/1000</th><th>Importe €</th></tr>
<tr><td>CE-0440</td><td>Placa base</td><td>30.000</td><td>182,00</td><td>5%</td><td>172,90</td><td>5.187,00</td></tr>
<tr><td>CE-0441</td><td>Cierre</td><td>30.000</td><td>96,00</td><td>5%</td><td>91,20</td><td>2.736,00</td></tr>
<tr><td>CE-0450</td><td>Arandela especial</td><td>60.000</td><td>24,00</td><td>10%</td><td>21,60</td><td>1.296,00</td></tr>
<tr><td colspan="6" align="right">Total neto</td><td>9.219,00</td></tr>
</table>
<p>Troquel progresivo para CE-0440: 12.600,00 € (pago único). Troqueles de CE-0441 y CE-0450 existentes, sin cargo.</p>
<p>Entrega: 5 semanas desde pedido. Portes pagados, DAP Zaragoza. Pedido mínimo 10.000 unidades por referencia.</p>
<p>Oferta válida hasta 31/01/2027. IVA 21 % no incluido.</p>
</body></html>
""",
    )
    base = {"supplier": "Estampaciones Urbieta, S.A.", "currency": "EUR", "validUntil": "2027-01-31", "incoterm": "DAP"}
    base |= {"per": 1000, "leadTimeDays": 35, "minimumOrder": 10000}
    f.truth(
        name,
        "es",
        "discount-column",
        [line("CE-0440", 30000, 172.9, base), line("CE-0441", 30000, 91.2, base), line("CE-0450", 60000, 21.6, base)],
        [{"part": "CE-0440", "amount": 12600}],
    )


for write in (
    shop_breaks,
    mixed_currencies,
    werkzeug_staffeln,
    odlewnia,
    stampaggio,
    obrabeni,
    vergelijking,
    anodising,
    troquelados,
):
    write()
