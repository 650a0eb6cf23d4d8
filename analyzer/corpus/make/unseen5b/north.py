"""Dutch, Swedish, Danish and Norwegian quotes."""

import json
import subprocess
import tempfile
from datetime import date
from pathlib import Path

import openpyxl
from docx import Document
from en_letters import mail
from paths import after, at, eu, groff, soffice, spaced, true, weeks, working_days


def nl_lots():
    """One part called off in four rows, each with its date: the same price, no breaks."""
    name = "nl-offerte-deelleveringen.pdf"
    b = openpyxl.Workbook()
    s = b.active
    s.title = "Offerte"
    s["A1"] = "Verspaning Waalwijk-Oost B.V."
    s["A2"] = "Draaibankweg 9, 5145 NK Waalwijk - KvK 00000000"
    s["A4"], s["B4"] = "Offertenummer", "OF26-0777"
    s["A5"], s["B5"] = "Datum", "4 november 2026"
    s["A6"], s["B6"] = "Klant", "Baggerwerktuigen Sliedrecht N.V., t.a.v. mevr. Janneke Hoogvliet"
    for c, h in enumerate(["Regel", "Artikel", "Omschrijving", "Aantal", "Prijs per stuk", "Bedrag", "Leverdatum"], 1):
        s.cell(8, c, h)
    rows = [(150, "11-01-2027"), (150, "08-02-2027"), (150, "08-03-2027"), (150, "12-04-2027")]
    for r, (n, d) in enumerate(rows, 9):
        for c, v in enumerate([r - 8, "BW-6604", "Pen Ø60, 34CrNiMo6, gehard", n, f"€ {eu(63.40)}", f"€ {eu(n * 63.40)}", d], 1):
            s.cell(r, c, v)
    s["E13"], s["F13"] = "Totaal excl. btw", f"€ {eu(600 * 63.40)}"
    s["E14"], s["F14"] = "Btw 21%", f"€ {eu(600 * 63.40 * 0.21)}"
    s["A16"] = "Vier deelleveringen volgens opgave. Levering FCA Waalwijk, betaling 30 dagen."
    s["A17"] = "Geldig tot en met 30 november 2026."
    for col, w in zip("ABCDEFG", (15, 12, 30, 9, 17, 14, 13)):
        s.column_dimensions[col].width = w
    s.page_setup.orientation, s.page_setup.fitToWidth, s.page_setup.fitToHeight = "landscape", 1, 0
    s.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "offerte.xlsx"
        b.save(path)
        soffice(path, name)
    days = [(date(2027, m, d) - date(2026, 11, 4)).days for m, d in ((1, 11), (2, 8), (3, 8), (4, 12))]
    true(name, "lots", "nl", dict(supplier="Verspaning Waalwijk-Oost B.V.", currency="EUR", incoterm="FCA", validUntil="2026-11-30", leadTimeDays=days), [("BW-6604", [150, 600], 63.4)], lots=True)


def nl_mail():
    name = "nl-mail-laserwerk.eml"
    mail(name, "Teun Verstraeten <teun@snijwerk-meerhout.example>", "inkoop@stalinrichting-peel.example", "RE: aanvraag lasersnijwerk", (2026, 11, 12, 13, 3), """Dag Maaike,

Zoals besproken onze prijzen voor de hekdelen, staal S235, 4 mm:

SP-410 zijplaat, 60 stuks à € 18,75
SP-411 kopplaat, 60 stuks à € 9,20
SP-420 verstevigingsstrip, 240 stuks à € 2,15

Levertijd 2 tot 3 weken, prijzen exclusief btw, DAP Deurne.
Instelkosten eenmalig € 85,00 voor de hele order.
Deze prijzen blijven 14 dagen geldig.

Met vriendelijke groet,
Teun Verstraeten
Snijwerk Meerhout BVBA
""")
    true(name, "prose", "nl", dict(supplier="Snijwerk Meerhout BVBA", currency="EUR", incoterm="DAP", validUntil=after(2026, 11, 12, 14), leadTimeDays=weeks(2, 3)), [("SP-410", 60, 18.75), ("SP-411", 60, 9.2), ("SP-420", 240, 2.15)], [dict(amount=85)])


def sv_groff():
    name = "sv-offert-stallkostnad.pdf"
    rows = [("5503-21", "Axeltapp, SS 2541", 200, 86.50, 1200), ("5503-24", "Bussning, brons", 400, 41.25, 900), ("5510-02", "Fläns, rostfritt", 100, 214.00, 1800)]
    body = "\n".join(f"{p}\t{t}\t{n} st\t{spaced(x, 2, ' ')}\t{spaced(k, 2, ' ')}" for p, t, n, x, k in rows)
    groff(name, f""".nr PO 2.2c
.ll 17c
.ps 10
.vs 13
.sp 1
\\fB\\s+4Hällby Skärteknik AB\\s0\\fP
.br
Industrigatan 14, 633 46 Eskilstuna, tel 016-55 01 20
.sp 2
.nf
Offert nr:      26-1182
Datum:          2026-11-10
Kund:           Vattenturbiner i Dalarna AB, att. Gunvor Lindmark
Er förfrågan:   F-3390
.fi
.sp
.TS
allbox;
lb lb rb rb rb
l l r r r.
Art.nr	Benämning	Antal	À-pris SEK	Ställkostnad SEK
{body}
.TE
.sp
Ställkostnaden är en engångskostnad per artikel. Samtliga priser exklusive moms.
.sp .5
Leveranstid: 5 veckor efter order. Leveransvillkor: FCA Eskilstuna. Betalning: 30 dagar netto.
.br
Offertens giltighet: t.o.m. 2026-12-31.
.sp 2
Med vänlig hälsning
.sp 1
Torvald Ekegren
""", "-t")
    true(name, "charges", "sv", dict(supplier="Hällby Skärteknik AB", currency="SEK", incoterm="FCA", validUntil="2026-12-31", leadTimeDays=35), [(p, n, x) for p, _, n, x, _ in rows], [dict(part=p, amount=k) for p, *_, k in rows])


def sv_perl():
    name = "sv-fastelement-vecka.xlsx"
    rows = [("MC6S-8X40-FZV", "Insexskruv M8x40 8.8 fzv", 3000, 118.00, 100, "Lager"), ("M6M-8-FZV", "Mutter M8 fzv", 3000, 29.50, 100, "Lager"), ("BRB-8.4-FZV", "Bricka 8,4 fzv", 6000, 15.80, 100, "Vecka 51"), ("LM8-A4", "Låsmutter M8 A4", 1500, 212.00, 100, "Vecka 51")]
    grid = [["Bultgrossisten Viskan AB"], ["Textilgatan 2, 504 94 Borås"], [], ["Offert", "880412", None, "Offertdatum", "2026-11-09"], ["Kund", "Lastvagnspåbyggnader i Ljungby", None, "Giltig t.o.m.", "2026-12-09"], ["Valuta", "SEK", None, "Leveransvillkor", "DAP Ljungby"], [], ["Artikelnr", "Benämning", "Antal", "Pris", "per", "Summa", "Leverans"]]
    grid += [[p, t, n, x, per, n * x / per, lt] for p, t, n, x, per, lt in rows]
    grid += [[None, None, None, None, "Summa exkl. moms", sum(n * x / per for _, _, n, x, per, _ in rows)]]
    script = r'''use Excel::Writer::XLSX; use JSON::PP; local $/; my $g = decode_json(<STDIN>);
my $b = Excel::Writer::XLSX->new($ARGV[0]); my $s = $b->add_worksheet("Offert"); my $m = $b->add_format(num_format => '# ##0.00'); my $h = $b->add_format(bold => 1, bg_color => 'silver');
$s->set_column(0, 1, 26); for my $r (0..$#$g) { for my $c (0..$#{$g->[$r]}) { my $v = $g->[$r][$c]; next unless defined $v; if ($r == 7) { $s->write($r, $c, $v, $h) } elsif (($c == 3 || $c == 5) && $r > 7) { $s->write_number($r, $c, $v, $m) } elsif ($r < 7) { $s->write_string($r, $c, $v) } else { $s->write($r, $c, $v) } } } $b->close;'''
    subprocess.run(["perl", "-e", script, at(name)], input=json.dumps(grid).encode(), check=True)
    true(name, "price-per", "sv", dict(supplier="Bultgrossisten Viskan AB", currency="SEK", incoterm="DAP", validUntil="2026-12-09", per=100), [(p, n, x, dict(leadTimeDays=0 if lt == "Lager" else list(range(35, 42)))) for p, _, n, x, _, lt in rows])


def da_letter():
    name = "da-tilbud-brev.docx"
    d = Document()
    d.sections[0].header.paragraphs[0].text = "Fjordens Pladesmedje ApS · Havnevej 40 · 7600 Struer · CVR 00000000"
    d.add_paragraph("Vestjysk Ventilation A/S\nAtt.: indkøber Birthe Kjærulff\n6950 Ringkøbing")
    d.add_paragraph("Struer, den 6. november 2026")
    d.add_paragraph("Tilbud nr. 26-414").runs[0].bold = True
    d.add_paragraph("Kære Birthe\nTak for din forespørgsel. Vi tilbyder hermed følgende:")
    rows = [("VV-118", "Bøjning Ø315, galvaniseret", 100, 142.50), ("VV-120", "Overgang 315/250", 60, 118.00), ("VV-133", "Spjældhus, rustfri AISI 304", 25, 1264.00)]
    t = d.add_table(rows=1, cols=5)
    t.style = "Light List"
    for c, h in zip(t.rows[0].cells, ("Varenr.", "Beskrivelse", "Antal", "Stykpris", "I alt")):
        c.text = h
    for p, x, n, v in rows:
        for c, w in zip(t.add_row().cells, (p, x, f"{n} stk.", f"kr. {eu(v)}", f"kr. {eu(n * v)}")):
            c.text = w
    total = sum(n * v for _, _, n, v in rows)
    for c, w in zip(t.add_row().cells, ("", "", "", "I alt ekskl. moms", f"kr. {eu(total)}")):
        c.text = w
    d.add_paragraph()
    d.add_paragraph("Leveringstid: 15 arbejdsdage fra ordrebekræftelse. Levering: EXW Struer. Betaling: løbende måned + 30 dage. Alle priser er i danske kroner (DKK) ekskl. moms. Tilbuddet er gældende i 30 dage.")
    d.add_paragraph("Med venlig hilsen\n\nNiels-Ole Thorup")
    d.save(at(name))
    true(name, "letter", "da", dict(supplier="Fjordens Pladesmedje ApS", currency="DKK", incoterm="EXW", validUntil=after(2026, 11, 6, 30), leadTimeDays=working_days(15)), [(p, n, v) for p, _, n, v in rows])


def no_text():
    name = "no-tilbud-stal.txt"
    rows = [("S355-RB-080", "Rundstål S355J2 Ø80", 1200, "kg", 21.90), ("S355-FL-100X20", "Flattstål S355J2 100x20", 640, "kg", 19.45), ("316L-RØR-33.7", "Rør 316L 33,7x2,6", 96, "m", 128.00)]
    lines = ["SUNDFJORD STÅLLAGER AS", "Kaiveien 7, 6900 Florø   Org.nr. 000 000 000 MVA", "", "TILBUD  T-2026-0931            Dato: 11.11.2026", "Til: Havbruksteknikk Nordvest AS v/ Sigrun Myklebust", "Deres ref.: tlf. 10.11.", "", f"{'Varenr.':<17}{'Beskrivelse':<27}{'Antall':>8} {'Enh.':<5}{'Pris/enh.':>10}{'Beløp':>13}", "-" * 81]
    for p, t, n, u, x in rows:
        lines.append(f"{p:<17}{t:<27}{spaced(n, 0, ' '):>8} {u:<5}{spaced(x, 2, ' '):>10}{spaced(n * x, 2, ' '):>13}")
    total = sum(n * x for _, _, n, _, x in rows)
    lines += ["-" * 81, f"{'Sum eks. mva. NOK':<67}{spaced(total, 2, ' '):>14}", f"{'Mva. 25 %':<67}{spaced(total * 0.25, 2, ' '):>14}", "", "Leveringstid: på lager, sendes innen 2 virkedager.", "Levering: DAP Måløy. Betaling 30 dager netto.", "Tilbudet gjelder til 25.11.2026.", "", "Vennlig hilsen", "Arnstein Hovland"]
    open(at(name), "w", encoding="utf-8").write("\n".join(lines) + "\n")
    true(name, "units", "no", dict(supplier="SUNDFJORD STÅLLAGER AS", currency="NOK", incoterm="DAP", validUntil="2026-11-25", leadTimeDays=sorted({0, *working_days(2)})), [(p, n, x, dict(unit=u)) for p, _, n, u, x in rows])


if __name__ == "__main__":
    for make in (nl_lots, nl_mail, sv_groff, sv_perl, da_letter, no_text):
        make()
