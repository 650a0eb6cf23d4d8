"""CSV, old workbooks, ODS, HTML and mail of the batch that the recognizer is mended on."""

import subprocess
from email.message import EmailMessage

import xlwt
from odf import opendocument
from odf.table import CoveredTableCell, Table, TableCell, TableRow
from odf.text import P
from truth import Folder, line, steps

f = Folder("unseen3-dev2")


def fasteners_per_thousand():
    """An ERP's export, fields between bars, prices per M."""
    name = "en-fastener-export-per-m.csv"
    f.text(
        name,
        """QUOTE|77120-0|||||||||
CUST|Keswick Trailer Mfg|||||||||
VENDOR|Sandusky Bolt & Screw|||||||||
DATE|11/12/2026|||||||||
EXPIRES|12/12/2026|||||||||
LN|ITEM|DESC|CUST ITEM|QTY|UOM|PRICE USD|PER|EXT USD|PROMISE|MIN QTY
10|HCS-0.375-16X1.5-G5Z|HEX CAP SCREW GR5 ZINC|KT-40012|12000|EA|86.40|M|1036.80|STOCK|1000
20|FLW-0.375-USS-Z|FLAT WASHER USS ZINC|KT-40055|24000|EA|21.15|M|507.60|STOCK|5000
30|NYL-0.375-16-G5|NYLOC NUT GR5|KT-40071|12000|EA|52.75|M|633.00|14 DAYS|2500
40|CAR-0.5-13X6-G5Z|CARRIAGE BOLT 1/2 X 6|KT-40110|800|EA|1.12|E|896.00|21 DAYS|100
||||||||3073.40||
NOTE|Tariff surcharge included in prices. FOB Sandusky OH.|||||||||
""",
    )
    base = {"supplier": "Sandusky Bolt & Screw", "currency": "USD", "validUntil": "2026-12-12", "incoterm": "FOB"}
    f.truth(
        name,
        "en",
        "rows",
        [
            line("HCS-0.375-16X1.5-G5Z", 12000, 86.4, base, per=1000, leadTimeDays=0, minimumOrder=1000),
            line("FLW-0.375-USS-Z", 24000, 21.15, base, per=1000, leadTimeDays=0, minimumOrder=5000),
            line("NYL-0.375-16-G5", 12000, 52.75, base, per=1000, leadTimeDays=14, minimumOrder=2500),
            line("CAR-0.5-13X6-G5Z", 800, 1.12, base, leadTimeDays=21, minimumOrder=100),
        ],
    )


def sap_angebot():
    name = "de-sap-angebot-preiseinheit.csv"
    f.text(
        name,
        """Anfrage;Lieferant;Name Lieferant;Position;Material;Kurztext;Menge;ME;Nettopreis;pro;Währg;Planlieferzeit;Werkzeugkosten;Incoterms;Incoterms Teil 2;Bindefrist
6000041877;102331;Lenz Dichtungen GmbH;00010;A-330-118;O-Ring 118x3 NBR70;5.000;ST;28,50;100;EUR;15;0,00;DAP;Kassel;31.12.2026
6000041877;102331;Lenz Dichtungen GmbH;00020;A-330-204;Formteil Manschette;2.000;ST;3,42;1;EUR;30;4.850,00;DAP;Kassel;31.12.2026
6000041877;100918;Dichtwerk Pohl KG;00010;A-330-118;O-Ring 118x3 NBR70;5.000;ST;26,90;100;EUR;10;0,00;EXW;Bautzen;15.01.2027
6000041877;100918;Dichtwerk Pohl KG;00020;A-330-204;Formteil Manschette;2.000;ST;3,78;1;EUR;35;3.900,00;EXW;Bautzen;15.01.2027
""",
        encoding="cp1252",
        newline="\r\n",
    )
    lenz = {"supplier": "Lenz Dichtungen GmbH", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-31"}
    pohl = {"supplier": "Dichtwerk Pohl KG", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-01-15"}
    f.truth(
        name,
        "de",
        "rows",
        [
            line("A-330-118", 5000, 28.5, lenz, per=100, leadTimeDays=15),
            line("A-330-204", 2000, 3.42, lenz, leadTimeDays=30),
            line("A-330-118", 5000, 26.9, pohl, per=100, leadTimeDays=10),
            line("A-330-204", 2000, 3.78, pohl, leadTimeDays=35),
        ],
        [
            {"part": "A-330-204", "supplier": "Lenz Dichtungen GmbH", "amount": 4850},
            {"part": "A-330-204", "supplier": "Dichtwerk Pohl KG", "amount": 3900},
        ],
    )


def offert():
    name = "sv-offert-svarvade-detaljer.csv"
    f.text(
        name,
        """Offert;26-0912;;;;;
Leverantör;Gnosjö Svarv & Fräs AB;;;;;
Offertdatum;2026-11-09;;;;;
Giltig t.o.m.;2026-12-31;;;;;
;;;;;;
Pos;Ritningsnr;Benämning;Antal;À-pris SEK;Summa SEK;Leveranstid
1;HK-7712;Axeltapp;250;48,50;12125,00;4 veckor
2;HK-7713;Bussning;250;31,00;7750,00;4 veckor
3;HK-8020;Nippel M14;1000;12,75;12750,00;6 veckor
;;;;;32625,00;
Ställkostnad 850 kr per position tillkommer vid första order.;;;;;;
Leveransvillkor: FCA Gnosjö. Moms tillkommer.;;;;;;
""",
        newline="\r\n",
    )
    base = {"supplier": "Gnosjö Svarv & Fräs AB", "currency": "SEK", "validUntil": "2026-12-31", "incoterm": "FCA"}
    f.truth(
        name,
        "sv",
        "rows",
        [
            line("HK-7712", 250, 48.5, base, leadTimeDays=28),
            line("HK-7713", 250, 31, base, leadTimeDays=28),
            line("HK-8020", 1000, 12.75, base, leadTimeDays=42),
        ],
        [{"part": part, "amount": 850} for part in ("HK-7712", "HK-7713", "HK-8020")],
    )


def coatings_wide():
    """A comparison saved as CSV, a column for each supplier and a row for each field."""
    name = "en-coating-bids-across.csv"
    f.text(
        name,
        """Zinc-nickel plating - bid tab,,,,
Qty basis 3000 pcs per lot,,,,
,,,,
,Units,Ashby Metal Finishing,Clearwater Plating Co,Delta Surface Tech
Bracket 55-1002,USD/ea,0.84,0.79,0.91
Bracket 55-1003,USD/ea,0.92,0.88,0.97
Housing 55-2210,USD/ea,2.35,2.60,2.18
Rack fabrication (one time),USD,1200,0,1850
Salt spray cert per lot,,included,included,included
Turnaround,,5 days,10 days,7 days
Quote good thru,,12/31/2026,1/15/2027,12/31/2026
""",
    )
    who = ["Ashby Metal Finishing", "Clearwater Plating Co", "Delta Surface Tech"]
    days, until = (5, 10, 7), ("2026-12-31", "2027-01-15", "2026-12-31")
    prices = {
        "Bracket 55-1002": (0.84, 0.79, 0.91),
        "Bracket 55-1003": (0.92, 0.88, 0.97),
        "Housing 55-2210": (2.35, 2.6, 2.18),
    }
    f.truth(
        name,
        "en",
        "suppliers-across",
        [
            line(part, 3000, row[at], supplier=who[at], currency="USD", leadTimeDays=days[at], validUntil=until[at])
            for part, row in prices.items()
            for at in range(3)
        ],
        [{"supplier": who[0], "amount": 1200}, {"supplier": who[2], "amount": 1850}],
    )


def usinage():
    name = "fr-usinage-mise-en-route.xls"
    book = xlwt.Workbook(encoding="utf-8")
    s = book.add_sheet("Devis")
    bold = xlwt.easyxf("font: bold on")
    head = xlwt.easyxf("font: bold on; borders: left thin, right thin, top thin, bottom thin; align: wrap on")
    euro = xlwt.easyxf(num_format_str="#,##0.00 [$€-40C]")
    s.write_merge(0, 0, 0, 6, "Mécanique Générale du Forez - Offre de prix n° OP26-418", bold)
    s.write(1, 0, "Saint-Étienne, le 10 novembre 2026")
    s.write(2, 0, "Pour : Sté Lorrain Levage, M. Aubert")
    for at, text in enumerate(["N° plan", "Désignation", "Matière", "Qté", "P.U. H.T.", "Montant H.T.", "Délai"]):
        s.write(4, at, text, head)
    rows = [
        ("LL-2081-b", "Moyeu", "42CrMo4", 30, 74.2, "6 semaines"),
        ("LL-2082-a", "Flasque", "S355", 60, 28.9, "6 semaines"),
        ("LL-2090", "Vis de réglage", "42CrMo4", 120, 16.35, "5 semaines"),
    ]
    for at, row in enumerate(rows):
        r = 5 + at
        for column in range(4):
            s.write(r, column, row[column])
        s.write(r, 4, row[4], euro)
        s.write(r, 5, round(row[3] * row[4], 2), euro)
        s.write(r, 6, row[5])
    s.write(8, 1, "Mise en route et programmation (forfait)")
    s.write(8, 5, 380, euro)
    s.write(9, 1, "Rapport de contrôle 3D premier article")
    s.write(9, 5, 145, euro)
    s.write(10, 4, "Total H.T.", bold)
    s.write(10, 5, 6447, euro)
    s.write(12, 0, "Départ usine (EXW Saint-Étienne). Validité de l'offre : 2 mois. Règlement 45 jours fin de mois.")
    s.col(1).width = 9000
    book.save(str(f.file(name)))
    base = {"supplier": "Mécanique Générale du Forez", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-01-10"}
    f.truth(
        name,
        "fr",
        "plain",
        [line(r[0], r[3], r[4], base, leadTimeDays=7 * int(r[5][0])) for r in rows],
        [{"amount": 380}, {"amount": 145}],
    )


def staffelprijzen():
    name = "nl-draaiwerk-staffelprijzen.ods"
    document = opendocument.OpenDocumentSpreadsheet()
    table = Table(name="Offerte")

    def row(*values):
        r = TableRow()
        for value in values:
            if isinstance(value, tuple):
                cell = TableCell(numbercolumnsspanned=value[1], valuetype="string")
                cell.addElement(P(text=value[0]))
                r.addElement(cell)
                for _ in range(value[1] - 1):
                    r.addElement(CoveredTableCell())
                continue
            if value is None:
                cell = TableCell()
            elif isinstance(value, (int, float)):
                cell = TableCell(valuetype="float", value=value)
                cell.addElement(P(text=str(value).replace(".", ",")))
            else:
                cell = TableCell(valuetype="string")
                cell.addElement(P(text=value))
            r.addElement(cell)
        table.addElement(r)

    row(("Van Dorssen Fijnmechanica B.V.", 7))
    row("Offerte 261107 d.d. 11-11-2026 aan Kuiper Pompen")
    row("Prijzen in euro per stuk, excl. 21% btw. Levering DAP Zwolle. Geldig tot 11-12-2026.")
    row()
    row("Tekening", "Omschrijving", "Materiaal", ("Prijs bij afname van", 3), "Levertijd")
    row(None, None, None, 25, 100, 250, None)
    rows = [
        ("KP-6610", "As 316L", "1.4404", 41.2, 33.75, 30.1, "5 weken"),
        ("KP-6612", "Lagerbus", "CuSn12", 18.9, 14.6, 12.85, "5 weken"),
        ("KP-6620", "Waaiermoer", "1.4404", 27.5, 21.3, 18.95, "6 weken"),
    ]
    for each in rows:
        row(*each)
    row()
    row("Eenmalige instelkosten per tekening: € 95,-")
    document.spreadsheet.addElement(table)
    document.save(str(f.file(name)))
    base = {"supplier": "Van Dorssen Fijnmechanica B.V.", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-11"}
    f.truth(
        name,
        "nl",
        "breaks-across",
        [steps(r[0], list(zip((25, 100, 250), r[3:6])), base, leadTimeDays=7 * int(r[6][0])) for r in rows],
        [{"part": r[0], "amount": 95} for r in rows],
    )


def gaskets():
    name = "en-gaskets-two-quantities.xls"
    script = r"""
use strict; use warnings; use Spreadsheet::WriteExcel;
my $book = Spreadsheet::WriteExcel->new($ARGV[0]);
my $s = $book->add_worksheet('Quote');
my $bold = $book->add_format(bold => 1);
my $usd = $book->add_format(num_format => '$#,##0.000');
$s->write('A1', 'LAKESHORE GASKET CO.', $bold);
$s->write('A2', 'QUOTE 10-4471');
$s->write('E1', 'Date'); $s->write_string('F1', 'Nov 13, 2026');
$s->write('E2', 'Valid'); $s->write_string('F2', '60 days');
$s->write('E3', 'FOB'); $s->write_string('F3', 'Origin, Muskegon MI');
$s->write('A4', 'Attn: Purchasing, Rademaker Boilers');
my @h = ('Part', 'Material', 'Qty', 'Price ea.', 'Amount', 'Ship');
$s->write(5, $_, $h[$_], $bold) for 0 .. $#h;
my @rows = (
  ['RB-114', 'NBR 1/16', 500, 0.645, '10 days ARO'],
  ['RB-115', 'NBR 1/8', 500, 0.812, '10 days ARO'],
  ['RB-220', 'Graphite 1/16', 200, 3.15, '3 weeks ARO'],
  ['RB-221', 'Viton 1/8', 200, 6.4, '3 weeks ARO'],
);
my $r = 6;
for my $row (@rows) {
  $s->write_string($r, 0, $row->[0]); $s->write_string($r, 1, $row->[1]);
  $s->write($r, 2, $row->[2]); $s->write($r, 3, $row->[3], $usd);
  $s->write_formula($r, 4, sprintf('=C%d*D%d', $r + 1, $r + 1), $usd, $row->[2] * $row->[3]);
  $s->write_string($r, 5, $row->[4]);
  $r++;
}
$s->write($r, 0, 'Steel rule dies (4 @ $185)'); $s->write($r, 4, 740, $usd); $r++;
$s->write($r, 3, 'TOTAL', $bold); $s->write($r, 4, 3378.5, $usd); $r += 2;
$s->write($r, 0, 'Minimum billing $250 per order. Dies are a one-time charge and stay with us.');
$s->set_column(0, 1, 18);
$book->close;
"""
    subprocess.run(["perl", "-e", script, str(f.file(name))], check=True)
    base = {"supplier": "Lakeshore Gasket Co.", "currency": "USD", "validUntil": "2027-01-12", "incoterm": "FOB"}
    f.truth(
        name,
        "en",
        "plain",
        [
            line("RB-114", 500, 0.645, base, leadTimeDays=10),
            line("RB-115", 500, 0.812, base, leadTimeDays=10),
            line("RB-220", 200, 3.15, base, leadTimeDays=21),
            line("RB-221", 200, 6.4, base, leadTimeDays=21),
        ],
        [{"amount": 740}],
        noMinimumPieces=True,
    )


def fundicion():
    name = "es-fundicion-modelo.eml"
    mail = EmailMessage()
    mail["From"] = "Comercial <ventas@fundiciones-arlanza.example>"
    mail["To"] = "compras@bombas-iregua.example"
    mail["Subject"] = "Oferta 26/0558 - carcasas de bomba"
    mail["Date"] = "Wed, 11 Nov 2026 13:20:05 +0100"
    mail.set_content("Ver la versión HTML.")
    mail.add_alternative(
        """<html><body>
<p>Buenos días, Marta:</p>
<p>Adjunto nuestra oferta para las piezas de sus planos:</p>
<table border="1">
<tr><th>Plano</th><th>Pieza</th><th>Material</th><th>Peso (kg)</th><th>Cantidad</th><th>Precio unidad (€)</th><th>Modelo (€)</th></tr>
<tr><td>BI-501</td><td>Carcasa</td><td>GJS-400-15</td><td>23,5</td><td>200</td><td>68,40</td><td>4.200,00</td></tr>
<tr><td>BI-502</td><td>Tapa</td><td>GJS-400-15</td><td>8,1</td><td>200</td><td>25,90</td><td>2.650,00</td></tr>
<tr><td>BI-517</td><td>Soporte</td><td>GJL-250</td><td>12,0</td><td>100</td><td>33,15</td><td>2.980,00</td></tr>
</table>
<p>Los modelos se pagan una sola vez y son propiedad del cliente.<br>
Plazo de entrega: 8 semanas desde la aprobación de muestras.<br>
Condiciones: FCA Burgos. IVA no incluido. Oferta válida hasta el 15 de enero de 2027.</p>
<p>Un saludo,<br>Íñigo Larrea<br>Fundiciones Arlanza, S.L.</p>
</body></html>""",
        subtype="html",
    )
    f.file(name).write_bytes(mail.as_bytes())
    base = {"supplier": "Fundiciones Arlanza, S.L.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-15"}
    base |= {"leadTimeDays": 56}
    f.truth(
        name,
        "es",
        "plain",
        [line("BI-501", 200, 68.4, base), line("BI-502", 200, 25.9, base), line("BI-517", 100, 33.15, base)],
        [{"part": "BI-501", "amount": 4200}, {"part": "BI-502", "amount": 2650}, {"part": "BI-517", "amount": 2980}],
    )


def zinkovani():
    name = "cs-zinkovani-cena-za-kg.html"
    f.text(
        name,
        """<!DOCTYPE html>
<html lang="cs"><head><meta charset="utf-8"><title>Cenová nabídka 2026-233</title></head><body>
<h2>Galvanovna Rokytná s.r.o.</h2>
<p>Cenová nabídka č. 2026-233 ze dne 9. 11. 2026<br>Odběratel: Strojírny Hamry a.s.</p>
<table border="1" cellspacing="0">
<thead><tr><th>Č.</th><th>Číslo dílu</th><th>Název</th><th>Množství (kg)</th><th>Kč/kg bez DPH</th><th>Celkem Kč</th></tr></thead>
<tbody>
<tr><td>1</td><td>SH-0041</td><td>Svorník, závěsové zinkování</td><td>1 200</td><td>32,50</td><td>39 000,00</td></tr>
<tr><td>2</td><td>SH-0057</td><td>Podložka, hromadné zinkování</td><td>800</td><td>21,00</td><td>16 800,00</td></tr>
</tbody>
<tfoot><tr><td colspan="5">Celkem bez DPH</td><td>55 800,00</td></tr></tfoot>
</table>
<p>Termín dodání: 5 pracovních dnů od převzetí zboží. Dodací podmínka: EXW Rokytná.</p>
<p>Platnost nabídky do 31. 12. 2026. DPH 21 %.</p>
</body></html>
""",
    )
    base = {"supplier": "Galvanovna Rokytná s.r.o.", "currency": "CZK", "incoterm": "EXW", "validUntil": "2026-12-31"}
    base |= {"unit": "kg", "leadTimeDays": 7}
    f.truth(name, "cs", "plain", [line("SH-0041", 1200, 32.5, base), line("SH-0057", 800, 21, base)])


for write in (
    fasteners_per_thousand,
    sap_angebot,
    offert,
    coatings_wide,
    usinage,
    staffelprijzen,
    gaskets,
    fundicion,
    zinkovani,
):
    write()
