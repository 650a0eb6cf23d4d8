"""PDF quotes in German, Italian, Polish, Czech and Swedish."""

import tempfile
from pathlib import Path

import docx
from kit import after, at, eu, foot, pandoc, soffice, spaced, table, total, true, weasy, weeks, wk, word_table, working_days
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

STYLE = "@page{size:A4;margin:17mm}body{font:10pt DejaVu Sans}table{width:100%;border-collapse:collapse}td,th{padding:4px;text-align:left;border-bottom:.5px solid #666}.r{text-align:right}"
DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans"


def drop_forge():
    name = "de-gesenkschmiede-zuschlag.pdf"
    rows = [("4.118-02", "Hebel, 42CrMo4+QT, 1,35 kg", 4000, 7.42, 0.58), ("4.118-05", "Gabelkopf, C45E, 2,10 kg", 2500, 9.86, 0.31), ("4.207-00", "Kranöse, S355J2G3, 3,80 kg", 1500, 14.15, 0.47)]
    prices = [round(b + z, 2) for *_, b, z in rows]
    goods = round(sum(r[2] * p for r, p in zip(rows, prices)), 2)
    trs = [((i + 1) * 10, a, t, eu(q, 0), eu(b), eu(z), eu(p), eu(q * p)) for i, ((a, t, q, b, z), p) in enumerate(zip(rows, prices))]
    weasy(name, f"""<html><style>{STYLE}table{{font-size:8.5pt}}</style><h2>Gesenkschmiede Gebr. Lüttringhaus GmbH &amp; Co. KG</h2><p>Hammerweg 14 · 58999 Ennepegrund · Tel. 02999 4410</p>
<p>Hebezeuge Karsunke GmbH<br>Herrn Thiemann<br>44999 Dortbeck</p><p style="text-align:right">Ennepegrund, 16.09.2026</p><h3>Angebot 26-0617</h3><p>Sehr geehrter Herr Thiemann,<br>wir danken für Ihre Anfrage vom 09.09. und bieten freibleibend an:</p>
{table(["Pos.", "Zeichnung", "Benennung", "Stück", "Grundpreis €", "LZ/SZ €", "Preis €/St.", "Gesamt €"], trs, ("", "", "", "r", "r", "r", "r", "r"), foot(7, [("Summe netto", eu(goods))]))}
<p>LZ/SZ = Legierungs- und Schrottzuschlag, Stand September 2026, im Preis €/St. enthalten.</p>
<p>Werkzeugkosten anteilig, einmalig: Pos. 10 2.950,00 €; Pos. 30 4.100,00 €. Pos. 20: Gesenk vorhanden.</p>
<p>Lieferzeit: 10–12 Wochen nach Auftragsklarheit. Lieferung: FCA Ennepegrund, Incoterms 2020. Bindefrist: 31.10.2026. Mehr- oder Minderlieferung 10 %.</p><p>Mit freundlichem Glückauf<br>i. V. Sabine Overkott</p></html>""")
    true(name, "surcharge-column", "de", dict(supplier="Gesenkschmiede Gebr. Lüttringhaus GmbH & Co. KG", currency="EUR", incoterm="FCA", validUntil="2026-10-31", leadTimeDays=weeks(10, 12)), [(r[0], r[2], p) for r, p in zip(rows, prices)], [dict(part="4.118-02", amount=2950), dict(part="4.207-00", amount=4100)])


def steel():
    name = "de-stahlhandel-100-kg.pdf"
    rows = [("RD 60 42CrMo4+QT", "Rundstahl, Fixlänge 3000 mm", 1320, 189.0), ("FL 80x20 S355J2", "Flachstahl, HL 6000 mm", 900, 112.5), ("SKT 36 11SMn30+C", "Sechskant blank h11", 460, 164.0)]
    goods = total(rows, 2, 3, 100)
    pdfmetrics.registerFont(TTFont("D", DEJAVU + ".ttf")), pdfmetrics.registerFont(TTFont("DB", DEJAVU + "-Bold.ttf"))
    c = Canvas(at(name), pagesize=A4)
    c.setFont("DB", 14), c.drawRightString(550, 795, "Wilh. Brockmöller Stahl"), c.setFont("D", 8), c.drawRightString(550, 783, "Inh. Frauke Brockmöller e. K. · Hafenstr. 3 · 26999 Leerhausen")
    c.setFont("D", 9), c.drawString(50, 750, "Maschinenbau Poggenpohl & Söhne GmbH, Einkauf")
    c.drawString(50, 728, "Angebot Nr. 118 442 vom 5. Oktober 2026, gültig 7 Tage (Tagespreise)")
    y = 700
    c.setFont("DB", 8.5)
    for x, t in ((50, "Güte / Abmessung"), (190, "Ausführung")):
        c.drawString(x, y, t)
    for x, t in ((400, "Menge kg"), (475, "EUR / 100 kg"), (548, "Betrag EUR")):
        c.drawRightString(x, y, t)
    c.line(48, y - 4, 550, y - 4), c.setFont("D", 8.5)
    for a, b, q, p in rows:
        y -= 17
        c.drawString(50, y, a), c.drawString(190, y, b)
        for x, t in ((400, eu(q, 0)), (475, eu(p)), (548, eu(q * p / 100))):
            c.drawRightString(x, y, t)
    for t, v in (("Sägeschnitte 22 St. x 3,50", 77.0), ("Abnahmeprüfzeugnis 3.1, pauschal", 30.0), ("Maut und Zustellung", 45.0)):
        y -= 17
        c.drawString(190, y, t), c.drawRightString(548, y, eu(v))
    y -= 6
    c.line(400, y, 550, y)
    for t, v in (("Netto", goods + 152), ("19 % MwSt.", round((goods + 152) * 0.19, 2)), ("Brutto", round((goods + 152) * 1.19, 2))):
        y -= 15
        c.drawRightString(475, y, t), c.drawRightString(548, y, eu(v))
    c.drawString(50, y - 40, "Lieferung ab Lager, 3-4 Arbeitstage. Zahlung 14 Tage 2 %, 30 Tage netto.")
    c.save()
    true(name, "units", "de", dict(supplier="Wilh. Brockmöller Stahl", currency="EUR", validUntil=after(2026, 10, 5, 7), leadTimeDays=working_days(3, 4), per=100, unit="kg"), [(a, q, p) for a, _, q, p in rows], [dict(amount=77), dict(amount=30), dict(amount=45)])


def turned_footer():
    name = "de-drehteile-nur-fusszeile.pdf"
    rows = [("DT-90114", "Ventilsitz, 1.4404", "1.000", "3,480", "3.480,00"), ("DT-90115", "Ventilkegel, 1.4404", "1.000", "4,125", "4.125,00"), ("DT-90131", "Distanzhülse, CuZn39Pb3", "5.000", "0,386", "1.930,00")]
    d = docx.Document()
    d.add_paragraph("Firma\nArmaturenwerk Hohenlinde AG\nz. Hd. Frau Zettl\nWerkstraße 1\n84999 Hohenlinde")
    d.add_paragraph("Angebot A-2026-388").runs[0].bold = True
    d.add_paragraph("Datum 21.09.2026 – Ihre Anfrage 4500-77 – Bearbeiter Hr. Kreitmeier")
    word_table(d, ["Teilenummer", "Bezeichnung", "Menge Stk.", "Einzelpreis EUR", "Gesamtpreis EUR"], rows)
    d.add_paragraph("")
    for text in ("Gesamt netto: 9.535,00 EUR zzgl. gesetzlicher USt.", "Einmalige Rüst- und Programmierkosten für DT-90131: 190,00 EUR (in der Summe nicht enthalten)", "Verpackung pauschal: 35,00 EUR (in der Summe nicht enthalten)", "Lieferzeit: ca. 8 Wochen nach Auftragseingang", "Preisstellung: EXW, Gültigkeit 6 Wochen"):
        d.add_paragraph(text, style="List Bullet")
    d.sections[0].footer.paragraphs[0].text = "Kreitmeier Präzisionsdrehteile · Inhaber Josef Kreitmeier jun. · Gewerbering 9 · 94999 Oberndorf i. W. · USt-IdNr. DE000000000 · Raiffeisenbank Oberndorf"
    with tempfile.TemporaryDirectory() as folder:
        d.save(Path(folder) / "kreitmeier.docx")
        soffice(Path(folder) / "kreitmeier.docx", name)
    true(name, "letter", "de", dict(supplier="Kreitmeier Präzisionsdrehteile", currency="EUR", incoterm="EXW", validUntil=after(2026, 9, 21, 42), leadTimeDays=56), [("DT-90114", 1000, 3.48), ("DT-90115", 1000, 4.125), ("DT-90131", 5000, 0.386)], [dict(part="DT-90131", amount=190), dict(amount=35)])


def foundry_it():
    name = "it-fonderia-offerta.pdf"
    rows = [("FG-771", "Corpo pompa G25, 22 kg", 60, 84.5), ("FG-772", "Coperchio G25, 6,4 kg", 60, 27.9), ("FG-790", "Volantino GS500, 11 kg", 30, 58.2)]
    goods = total(rows, 2, 3)
    trs = [(i + 1, a, b, q, "N.", f"€ {eu(p)}", f"€ {eu(q * p)}") for i, (a, b, q, p) in enumerate(rows)]
    wk(name, f"""<html><meta charset=utf-8><style>{STYLE}</style><h2>Fonderie F.lli Bordignon S.r.l.</h2><p>Via dell'Artigianato 22 - 36999 Borgo Vicentino (VI) - P.IVA 00000000000</p>
<p>Spett.le<br><b>Pompe Adriatiche S.p.A.</b><br>c.a. Sig.ra Manuela Furlan</p><p>Offerta n. 412/26 del 14/10/2026 - Vs. richiesta del 07/10/2026</p>
{table(["Pos.", "Codice", "Descrizione", "Q.tà", "U.M.", "Prezzo unitario", "Importo"], trs, ("", "", "", "r", "", "r", "r"), foot(6, [("Modello in resina per FG-790 (una tantum)", "€ 1.480,00"), ("Totale imponibile", f"€ {eu(goods + 1480)}"), ("IVA 22%", f"€ {eu(round((goods + 1480) * 0.22, 2))}")]))}
<p>Consegna: 45 giorni data ordine. Resa: franco ns. stabilimento (EXW). Imballo compreso. Pagamento: RiBa 60 gg f.m. Validità offerta: 30 giorni.</p><p>Distinti saluti<br>Denis Bordignon</p></html>""")
    true(name, "table", "it", dict(supplier="Fonderie F.lli Bordignon S.r.l.", currency="EUR", incoterm="EXW", validUntil=after(2026, 10, 14, 30), leadTimeDays=45), [(a, q, p) for a, _, q, p in rows], [dict(part="FG-790", amount=1480)])


def forge_pl():
    name = "pl-odkuwki-oferta.pdf"
    rows = [("OM-1408", "Odkuwka dźwigni, 40HM, 1,2 kg", 2000, 31.6), ("OM-1409", "Odkuwka widełek, C45, 0,9 kg", 3000, 22.85), ("OM-1422", "Odkuwka piasty, 20MnCr5, 5,6 kg", 800, 118.4)]
    goods = total(rows, 2, 3)
    trs = [(i + 1, a, b, f"{spaced(q, 0)} szt.", spaced(p), spaced(q * p)) for i, (a, b, q, p) in enumerate(rows)]
    weasy(name, f"""<html><style>{STYLE}</style><p class=r>Skoczów Dolny, dnia 22.09.2026 r.</p><p><b>Kuźnia „Beskid” Wantuła i Wspólnicy Sp. j.</b><br>ul. Kuźnicza 8, 43-999 Skoczów Dolny, NIP 000-000-00-00</p><h3>OFERTA HANDLOWA NR 188/09/2026</h3><p>Dla: Zakłady Mechaniczne Tarpan Sp. z o.o., p. Agnieszka Rudnik</p>
{table(["Lp.", "Nr rysunku", "Nazwa", "Ilość", "Cena netto PLN/szt.", "Wartość netto PLN"], trs, ("", "", "", "r", "r", "r"), foot(5, [("Razem netto", spaced(goods)), ("VAT 23%", spaced(round(goods * 0.23, 2))), ("Razem brutto", spaced(round(goods * 1.23, 2)))]))}
<p>Koszt oprzyrządowania (matryce) – jednorazowo: OM-1408 – 14 500,00 PLN netto, OM-1422 – 19 800,00 PLN netto.</p><p>Termin realizacji: 7 tygodni od akceptacji próbek. Warunki dostawy: FCA Skoczów Dolny. Oferta ważna do 31.10.2026 r.</p></html>""")
    true(name, "table", "pl", dict(supplier="Kuźnia „Beskid” Wantuła i Wspólnicy Sp. j.", currency="PLN", incoterm="FCA", validUntil="2026-10-31", leadTimeDays=49), [(a, q, p) for a, _, q, p in rows], [dict(part="OM-1408", amount=14500), dict(part="OM-1422", amount=19800)])


def gears_cs():
    name = "cs-ozubena-kola.pdf"
    rows = [("OK-3.0-42", "Ozubené kolo m3 z42, 16MnCr5, broušené", 50, 1480.0, "6 týdnů"), ("OK-3.0-18", "Pastorek m3 z18, 16MnCr5, broušený", 50, 965.5, "6 týdnů"), ("HR-2.0-1000", "Hřeben m2, délka 1000 mm, C45", 20, 2240.0, "3 týdny")]
    goods = total(rows, 2, 3)
    pdfmetrics.registerFont(TTFont("D", DEJAVU + ".ttf")), pdfmetrics.registerFont(TTFont("DB", DEJAVU + "-Bold.ttf"))
    c = Canvas(at(name), pagesize=A4)
    c.setFont("DB", 13), c.drawString(45, 795, "Ozubárna Hlinsko, s.r.o."), c.setFont("D", 8.5), c.drawString(45, 782, "Nádražní 411, 539 99 Hlinsko-Předměstí, IČO 00000000, DIČ CZ00000000")
    c.setFont("D", 9), c.drawString(45, 755, "Nabídka č. N26-0940"), c.drawString(220, 755, "Datum: 8. 10. 2026"), c.drawString(370, 755, "Platnost do: 30. 11. 2026")
    c.drawString(45, 738, "Odběratel: Převodovky Morava a.s., Ing. Radek Zbořil")
    y, c_ = 710, [(45, 0), (125, 0), (375, 1), (440, 1), (505, 1), (512, 0)]
    for k, row in enumerate([("Označení", "Popis", "Ks", "Kč/ks", "Celkem Kč", "Termín"), *[(a, b, q, spaced(p), spaced(q * p), t) for a, b, q, p, t in rows]]):
        c.setFont("DB" if k == 0 else "D", 8)
        for (x, right), text in zip(c_, row):
            (c.drawRightString if right else c.drawString)(x, y, str(text))
        y -= 18
    c.drawRightString(505, y, f"Celkem bez DPH  {spaced(goods)}")
    c.drawString(45, y - 30, "Ceny bez DPH, EXW Hlinsko-Předměstí. Balné 650 Kč účtujeme jednorázově. Měřicí protokol v ceně.")
    c.drawString(45, y - 46, "Vyřizuje: Jitka Vondrušková, obchod@ozubarna-hlinsko.example")
    c.save()
    true(name, "lead-by-line", "cs", dict(supplier="Ozubárna Hlinsko, s.r.o.", currency="CZK", incoterm="EXW", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=42 if "6" in t else 21)) for a, _, q, p, t in rows], [dict(amount=650)])


def foundry_sv():
    name = "sv-gjuteri-offert.pdf"
    rows = [("10442-1", "Lagerhus, EN-GJS-500-7, 14 kg", 200, 412.0), ("10442-2", "Lock, EN-GJS-500-7, 3,2 kg", 200, 118.5), ("10460", "Fot, EN-GJL-200, 27 kg", 80, 596.0)]
    lines = "\n".join(f"| {a} | {b} | {q} | {spaced(p)} | {spaced(q * p)} |" for a, b, q, p in rows)
    text = f"""# Offert 26-318

**Östra Gjuteriet i Vaggeryd AB**, Bruksgatan 2, 567 99 Vaggerydsby

Till: Transportörteknik Norden AB, Anna-Karin Sjöö. Datum: 2026-10-01. Er förfrågan: F-2207.

| Artikelnr | Benämning | Antal | à-pris SEK | Summa SEK |
|:-----|:---------------|----:|-----:|-----:|
{lines}
| | **Summa exkl. moms** | | | {spaced(total(rows, 2, 3))} |

Modellkostnad 10442-1 och 10442-2 på gemensam platta: 38 000 SEK, engångskostnad. Modell till 10460 finns hos oss.

Leveranstid: 5–6 veckor efter godkänt utfallsprov. Leveransvillkor: FCA Vaggerydsby. Offerten gäller t.o.m. 2026-11-30. Betalning 30 dagar netto.

Mats-Ove Hjelm, försäljning
"""
    with tempfile.TemporaryDirectory() as folder:
        pandoc(str(Path(folder) / "offert.odt"), text)
        soffice(Path(folder) / "offert.odt", name)
    true(name, "letter", "sv", dict(supplier="Östra Gjuteriet i Vaggeryd AB", currency="SEK", incoterm="FCA", validUntil="2026-11-30", leadTimeDays=weeks(5, 6)), [(a, q, p) for a, _, q, p in rows], [dict(amount=38000)])


for make in (drop_forge, steel, turned_footer, foundry_it, forge_pl, gears_cs, foundry_sv):
    make()
