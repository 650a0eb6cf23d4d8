"""German sheets, a mail and a letter as RTF."""

import openpyxl
import xlsxwriter
from kit import Quote, cents, eu, mail, until, weeks
from openpyxl.styles import Alignment, Font, PatternFill


def cables():
    """Sections, copper surcharge per piece in a column that is part of the price, set-up below the sections."""
    q = Quote("de-kabelkonfektion-kupfer.xlsx", "sections", "de", "Kabelkonfektion Pröll & Partner KG", "EUR", validUntil="2026-12-11", incoterm="DAP")
    parts = [("Motorleitungen", [("KP-1001-05", "Motorleitung 4G1,5, 5 m, M23", 60, 48.2, 1.35), ("KP-1001-10", "Motorleitung 4G1,5, 10 m, M23", 60, 62.7, 2.7)]), ("Signalleitungen", [("KP-2040-05", "Geberleitung 10x0,14, 5 m", 60, 39.9, 0.6), ("KP-2055-02", "Sensorleitung M12, 2 m", 200, 7.15, 0.12)])]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Angebot"
    for row in (["Kabelkonfektion Pröll & Partner KG", None, None, None, None, None, "Angebot 260-3318"], ["Ringstraße 40, 91717 Wassertrüdingen", None, None, None, None, None, "11.11.2026"], ["An: Verpackungsmaschinen Altmühl GmbH, Frau Oechsle"], [], ["Pos.", "Artikel", "Bezeichnung", "Stück", "Preis ohne Cu €", "Cu-Zuschlag €", "Preis inkl. Cu €", "Gesamt €", "Lieferzeit"]):
        w.append(row)
    for c in w[5]:
        c.font, c.fill, c.alignment = Font(bold=True), PatternFill("solid", fgColor="DDDDDD"), Alignment(wrap_text=True)
    total, pos = 0, 0
    for title, items in parts:
        w.append([title])
        w.merge_cells(start_row=w.max_row, end_row=w.max_row, start_column=1, end_column=9)
        for a, t, n, x, cu in items:
            pos += 10
            w.append([pos, a, t, n, x, cu, cents(x + cu), cents(n * (x + cu)), "3 Wochen" if n < 100 else "ab Lager"])
            total += cents(n * (x + cu))
            q.line(a, n, cents(x + cu), leadTimeDays=21 if n < 100 else 0)
    w.append([None, None, "Einmalkosten Prüfadapter Geberleitung", None, None, None, None, 145])
    w.append([None, None, "Summe netto", None, None, None, None, cents(total + 145)])
    q.charge(145, "KP-2040-05")
    for t in ("Kupferbasis DEL 850 €/100 kg, Zuschlag fest für dieses Angebot.", "Lieferung DAP Gunzenhausen, gültig bis 11.12.2026, Zahlung 30 Tage netto."):
        w.append([t])
    w.column_dimensions["C"].width = 36
    b.save(q.path)
    q.save()


def motors():
    """A table turned on its side: one column for each motor, terms as rows."""
    q = Quote("de-motoren-spalten.xlsx", "parts-across", "de", "Antriebstechnik Wehrle AG", "CHF", validUntil="2027-01-15", incoterm="FCA")
    items = [("AW-063-4", "0,18 kW", 40, 148.0, 3, 0), ("AW-071-4", "0,37 kW", 40, 171.5, 3, 0), ("AW-090-2-EX", "1,5 kW, Ex", 8, 694.0, 10, 380)]
    b = xlsxwriter.Workbook(q.path)
    w = b.add_worksheet("Offerte")
    head = b.add_format({"bold": True, "bg_color": "#E0E8F0", "border": 1})
    box, money = b.add_format({"border": 1}), b.add_format({"border": 1, "num_format": "#,##0.00"})
    w.write(0, 0, "Antriebstechnik Wehrle AG, 8610 Uster", b.add_format({"bold": True}))
    w.write(1, 0, "Offerte 26-4409 vom 12.11.2026 für Seilbahnbau Glarnerland AG")
    names = ("Typ", "Leistung", "Stückzahl", "Stückpreis CHF", "Lieferfrist (Wochen)", "Abnahmeprüfung einmalig CHF", "Total CHF")
    for r, t in enumerate(names, 3):
        w.write(r, 0, t, head)
    for c, (a, p, n, x, k, test) in enumerate(items, 1):
        for r, v in enumerate((a, p, n, x, k, test or "–", n * x + test), 3):
            w.write(r, c, v, head if r == 3 else money if r in (6, 8, 9) else box)
        q.line(a, n, x, leadTimeDays=k * 7)
        if test:
            q.charge(test, a)
    w.write(11, 0, "Preise exkl. MwSt., FCA Uster. Offerte gültig bis 15.01.2027. Zahlbar 30 Tage netto.")
    w.set_column(0, 0, 30)
    w.set_column(1, 3, 14)
    b.close()
    q.save()


def mail_tiers():
    """A reply above the buyer's request; tiers in sentences, surcharge for the certificate."""
    q = Quote("de-kunststoff-antwort.eml", "breaks-prose", "de", "Zöllner Spritzguss GmbH", "EUR", validUntil=until(2026, 11, 13, 42), leadTimeDays=weeks(4), incoterm="EXW")
    q.line("30-774-1", None, [(1000, 0.89), (3000, 0.74), (10000, 0.62)])
    q.line("30-774-2", None, [(1000, 1.26), (3000, 1.08), (10000, 0.95)])
    q.charge(220, "30-774-2")
    mail(q.path, '"Zöllner, Regina" <regina.zoellner@zoellner-spritzguss.example>', "Tom Ahrens <t.ahrens@uhlenbrock-geraete.example>", "AW: Anfrage Abdeckkappen 30-774", "Fri, 13 Nov 2026 10:31:00 +0100", text="""Hallo Herr Ahrens,

gerne bieten wir Ihnen die Kappen wie folgt an:

30-774-1 Abdeckkappe grau
  ab 1.000 Stück  0,89 EUR
  ab 3.000 Stück  0,74 EUR
  ab 10.000 Stück 0,62 EUR

30-774-2 Abdeckkappe mit Dichtlippe
  ab 1.000 Stück  1,26 EUR
  ab 3.000 Stück  1,08 EUR
  ab 10.000 Stück 0,95 EUR
  Erstmusterprüfbericht einmalig 220,00 EUR

Alle Preise je Stück netto ab Werk. Lieferzeit 4 Wochen. Wir halten uns 6 Wochen an das Angebot gebunden.

Viele Grüße
Regina Zöllner
Geschäftsführung

Zöllner Spritzguss GmbH
Flurweg 2, 96257 Redwitz

Von: Tom Ahrens
Gesendet: Mittwoch, 11. November 2026 16:02
An: info@zoellner-spritzguss.example
Betreff: Anfrage Abdeckkappen 30-774

Sehr geehrte Damen und Herren,
bitte bieten Sie uns die Artikel 30-774-1 und 30-774-2 in den Mengen 1.000, 3.000 und 10.000 Stück an.
Zielpreis für die 30-774-1 bei 3.000 Stück ist 0,70 EUR.
Uhlenbrock Gerätebau GmbH, Tom Ahrens
""")
    q.save()


def rtf_letter():
    """A letter as RTF, items in tabs; an option in the text that is not ordered."""
    q = Quote("de-blechteile-brief.rtf", "letter", "de", "Feinblech Oberkirch", "EUR", validUntil="2026-12-05", leadTimeDays=weeks(2, 3), incoterm="EXW")
    items = [("FO-771", "Haltewinkel DC01 2,0 mm, verzinkt", 400, 2.35), ("FO-772", "Abdeckblech 1.4301 1,0 mm", 150, 7.9), ("FO-780", "Montagerahmen S235, pulverbeschichtet", 30, 58.4)]
    esc = lambda t: "".join(c if ord(c) < 128 else f"\\'{c.encode('cp1252').hex()}" for c in t)
    out = [r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}\f0\fs20\tx600\tx1800\tx5800\tx7000\tx8400"]
    say = lambda t="": out.append(esc(t).replace("\t", r"\tab ") + r"\par")
    for t in ("Feinblech Oberkirch", "Inh. Thomas Huber, Renchtalstr. 19, 77704 Oberkirch", "", "Apparatebau Kinzig GmbH", "Frau Bürkle", "", "Oberkirch, 14.11.2026", "", "Angebot Nr. 1126-8", "", "Pos.\tTeil\tBenennung\tMenge\tEUR/Stk\tGesamt EUR"):
        say(t)
    for i, (a, t, n, x) in enumerate(items, 1):
        say(f"{i}\t{a}\t{t}\t{n}\t{eu(x)}\t{eu(n * x)}")
        q.line(a, n, x)
    say(f"\t\tSumme\t\t\t{eu(sum(n * x for *_, n, x in items))}")
    for t in ("", "Option zu Pos. 3: Pulverbeschichtung zweifarbig, Aufpreis 6,20 EUR je Stück (nicht enthalten).", "Lieferzeit 2-3 Wochen, ab Werk Oberkirch, zzgl. MwSt. Angebot gültig bis 05.12.2026.", "", "Mit freundlichen Grüßen", "Thomas Huber"):
        say(t)
    with open(q.path, "w", encoding="ascii") as f:
        f.write("\n".join(out) + "\n}\n")
    q.save()


if __name__ == "__main__":
    for make in (cables, motors, mail_tiers, rtf_letter):
        make()
