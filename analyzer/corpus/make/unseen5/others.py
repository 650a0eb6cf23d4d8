"""A workbook by Perl, pages by groff, wkhtmltopdf and LibreOffice. An argument picks one file."""

import subprocess
import sys
import tempfile
from pathlib import Path

from docx import Document

from paths import FOLDER, eu, lines_of, path, truth, us, weeks, working_days


def italian_perl():
    name = "it-offerta-guarnizioni.xlsx"
    s = "Guarnizioni Tecniche Selvagrande S.r.l."
    rows = [("GT-NBR-0450", "O-ring NBR 70 sh 45x3", 2000, 0.118, 1), ("GT-FKM-0450", "O-ring FKM 75 sh 45x3", 500, 0.642, 1), ("GT-PRF-88", "Profilo in silicone a disegno 88-B", 150, 9.40, 1)]
    perl = ["use utf8; use Excel::Writer::XLSX; my $b=Excel::Writer::XLSX->new($ARGV[0]); my $w=$b->add_worksheet('Offerta'); my $h=$b->add_format(bold=>1,bg_color=>'silver'); my $e=$b->add_format(num_format=>'#,##0.000'); my $m=$b->add_format(num_format=>'#,##0.00'); $w->set_column(1,1,38);"]
    put = lambda r, c, v, f="": perl.append(f"$w->write({r},{c},{v if isinstance(v, (int, float)) else 'q{' + v + '}'}{',' + f if f else ''});")
    for r, t in enumerate([s, "Via Po 112, 24999 Selvagrande (BG)", "", "Offerta n. 2026/0633 del 04/06/2026", "Cliente: Officine Restelli S.p.A.", "Validità: 31/07/2026   Resa: EXW Selvagrande   Pagamento: RiBa 60 gg"]):
        put(r, 0, t)
    for c, t in enumerate(["Articolo", "Descrizione", "Quantità", "Prezzo unitario EUR", "Totale EUR", "Consegna"]):
        put(7, c, t, "$h")
    for i, (a, d, q, p, w) in enumerate(rows):
        put(8 + i, 0, a), put(8 + i, 1, d), put(8 + i, 2, q), put(8 + i, 3, p, "$e"), put(8 + i, 4, round(p * q, 2), "$m"), put(8 + i, 5, "pronta" if i == 0 else "2 settimane" if i == 1 else "5 settimane")
    put(11, 1, "Stampo per GT-PRF-88 (costo una tantum)"), put(11, 4, 620, "$m")
    put(12, 3, "Totale IVA esclusa", "$h"), put(12, 4, round(sum(r[2] * r[3] for r in rows) + 620, 2), "$m")
    put(14, 0, "Merce imballata in scatole, prezzi franco nostro magazzino")
    perl.append("$b->close;")
    with tempfile.NamedTemporaryFile("w", suffix=".pl", encoding="utf-8") as f:
        f.write("\n".join(perl))
        f.flush()
        subprocess.run(["perl", f.name, path(name)], check=True)
    line = lines_of(s, "EUR", validUntil="2026-07-31", incoterm="EXW")
    own = [{"leadTimeDays": 0}, {"leadTimeDays": 14}, {"leadTimeDays": 35}]
    truth(name, "quote-sheet", "it", [line(r[0], r[2], r[3], **o) for r, o in zip(rows, own)], [{"part": "GT-PRF-88", "amount": 620}])


def groff():
    name = "en-heat-treater-groff.pdf"
    s = "Penwick Heat Treating Co."
    rows = [("GR-4140-22", "Gear blank, normalize & temper", 75, 14.60), ("PN-8620-07", "Pin, carburize .030-.040 case", 600, 2.35), ("RL-D2-115", "Roll, vacuum harden 58-60 HRC", 12, 96.00)]
    total = sum(r[2] * r[3] for r in rows) + 150
    body = "\n".join(f"{a}|{d}|{q}|{us(p)}|{us(p * q)}" for a, d, q, p in rows)
    src = f""".ps 11
.ce 3
\\fB{s}\\fP
310 Furnace Street, Penwick, PA 18999
Phone 555-010-3190
.sp 2
.nf
Quotation No. 11862
Date: November 5, 2026
To: Tamarack Conveyor Corp., Brinley, IN
Attention: Lena Okafor
.sp
.fi
We quote processing of your material as follows. Prices are per piece in U.S. dollars.
.sp
.TS
center;
lB lB rB rB rB
l l r r r.
Part No.|Process|Pieces|Price ea.|Amount
_
{body}
|Certification (per order)|||150.00
_
|Total|||{us(total)}
.TE
.sp
Turnaround: 10 working days from receipt of material.
Quotation expires December 5, 2026. Terms net 30 days. F.O.B. our plant.
Minimum lot charge of $125.00 applies to smaller lots.
.sp 2
.nf
Walter Prisk
Plant Manager
""".replace(".TS\ncenter;", ".TS\ncenter tab(|);")
    with open(path(name), "wb") as f:
        subprocess.run(["groff", "-t", "-Tpdf", "-P-pletter"], input=src.encode(), stdout=f, check=True)
    line = lines_of(s, "USD", validUntil="2026-12-05", incoterm="FOB", leadTimeDays=working_days(10))
    truth(name, "letter-table", "en", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 150}], noMinimumPieces=True)


def dutch():
    name = "nl-offerte-webprint.pdf"
    s = "Elektro Hoevelaar B.V."
    rows = [("EH-33102", "Magneetschakelaar 18 A, 24 VDC", 20, 34.10, "uit voorraad", 0), ("EH-33140", "Motorbeveiligingsschakelaar 6,3-10 A", 20, 29.85, "uit voorraad", 0), ("EH-50217", "Schakelkast 600x800x250, RAL 7035", 3, 218.00, "1 week", 7), ("EH-71005", "Kabelwartel M20 messing vernikkeld", 200, 2.64, "uit voorraad", 0)]
    sub = sum(r[2] * r[3] for r in rows)
    tr = "".join(f"<tr><td>{a}</td><td>{d}</td><td align=right>{q}</td><td align=right>&euro; {eu(p)}</td><td align=right>&euro; {eu(p * q)}</td><td>{t}</td></tr>" for a, d, q, p, t, _ in rows)
    html = f"<html><head><meta charset=utf-8></head><body style='font-family:Liberation Sans,DejaVu Sans;font-size:12px'><h2>{s}</h2><p>Stationsplein 40, 7799 XX Hoevelaar &ndash; KvK 00000000</p><table width='100%'><tr><td><b>Offerte</b> 2026-40718<br>Datum 8 juni 2026<br>Geldig tot 8 juli 2026</td><td>Brouwer Transportsystemen B.V.<br>t.a.v. mw. De Wit<br>Zwolderen</td></tr></table><br><table width='100%' border=1 cellspacing=0 cellpadding=4><tr><th>Artikel</th><th>Omschrijving</th><th>Aantal</th><th>Nettoprijs</th><th>Bedrag</th><th>Levertijd</th></tr>{tr}</table><p align=right>Subtotaal &euro; {eu(sub)}<br>Verzendkosten &euro; 14,95<br><b>Totaal excl. btw &euro; {eu(sub + 14.95)}</b><br>21% btw &euro; {eu((sub + 14.95) * .21)}</p><p>Betaling binnen 30 dagen. IBAN NL00 BANK 0000 0000 00.</p></body></html>"
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as f:
        f.write(html)
        f.flush()
        subprocess.run(["wkhtmltopdf", "-q", f.name, path(name)], check=True, env={"PATH": "/usr/local/bin:/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen", "HOME": "/tmp"})
    line = lines_of(s, "EUR", validUntil="2026-07-08")
    truth(name, "quote", "nl", [line(r[0], r[2], r[3], leadTimeDays=r[5]) for r in rows], [{"amount": 14.95}])


def english_office():
    name = "en-letter-libreoffice.pdf"
    s = "Fenmoor Rubber Products Ltd"
    rows = [("FR-2210", "Anti-vibration mount M10, 60 Shore", 300, 3.85), ("FR-2214", "Buffer, conical, 75 mm", 120, 6.20), ("FR-2290", "Drive roller re-cover, polyurethane", 16, 47.50)]
    d = Document()
    d.add_heading(s, 1)
    d.add_paragraph("Old Dyke Road, Fenmoor PE99 4ZZ · sales@fenmoorrubber.example · VAT GB 000 0000 00")
    d.add_paragraph("Quotation FQ/26/315\t\t\t3 August 2026\nThornholme Engineering Ltd, for the attention of Mr S. Pugh")
    t = d.add_table(rows=1, cols=5, style="Light List Accent 1")
    for c, h in zip(t.rows[0].cells, ["Item", "Description", "Quantity", "£ each", "£ total"]):
        c.text = h
    for a, b, q, p in rows:
        for c, v in zip(t.add_row().cells, [a, b, q, us(p), us(p * q)]):
            c.text = str(v)
    cells = t.add_row().cells
    cells[1].text, cells[4].text = "Carriage", "35.00"
    cells = t.add_row().cells
    cells[1].text, cells[4].text = "Total excluding VAT", us(sum(r[2] * r[3] for r in rows) + 35)
    d.add_paragraph("\nDelivery: two to three weeks. This quotation is valid until 30 September 2026. Payment: 30 days from invoice.")
    d.add_paragraph("Kind regards\nPaula Denby")
    with tempfile.TemporaryDirectory() as tmp:
        f = Path(tmp) / name.replace(".pdf", ".docx")
        d.save(f)
        subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{tmp}/profile", "--convert-to", "pdf", "--outdir", str(FOLDER), str(f)], check=True, capture_output=True)
    line = lines_of(s, "GBP", validUntil="2026-09-30", leadTimeDays=weeks(2, 3))
    truth(name, "letter-table", "en", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 35}])


for make in (italian_perl, groff, dutch, english_office):
    if len(sys.argv) < 2 or make.__name__ == sys.argv[1]:
        make()
