"""German quotes as PDF."""

from paths import after, at, eu, rows_html, true, weasy, wk, working_days
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas


def turned_parts():
    """A classic letter drawn line by line, without a grid; the text of an item runs over three lines."""
    name = "de-drehteile-brief.pdf"
    c = canvas.Canvas(at(name), pagesize=A4)
    y = 800

    def say(x, text, size=9.5, font="Helvetica", step=0):
        nonlocal y
        c.setFont(font, size)
        c.drawString(x, y, text)
        y -= step

    def right(x, text, font="Helvetica"):
        c.setFont(font, 9.5)
        c.drawRightString(x, y, text)

    say(56, "Obermoser Präzisionsdrehteile GmbH & Co. KG", 15, "Helvetica-Bold", 14)
    say(56, "Spindelweg 4 · 78559 Gosheim · Tel. 07426 555-0 · info@obermoser-dreh.example", 8, step=40)
    say(56, "Obermoser Präzisionsdrehteile · Spindelweg 4 · 78559 Gosheim", 6.5, step=14)
    for t in ("Wendelin Pumpenbau AG", "Einkauf, Frau Lisbeth Amrein", "Turbinenstraße 18", "88045 Friedrichshafen"):
        say(56, t, 10, step=13)
    y -= 14
    say(56, "Angebot Nr. AN-2026-11873", 12, "Helvetica-Bold")
    right(540, "Gosheim, 12.11.2026")
    y -= 16
    say(56, "Ihre Anfrage 4500-778 vom 05.11.2026", step=22)
    say(56, "Sehr geehrte Frau Amrein,", step=13)
    say(56, "wir danken für Ihre Anfrage und bieten Ihnen freibleibend an:", step=22)
    say(56, "Pos.", font="Helvetica-Bold")
    say(86, "Artikel / Bezeichnung", font="Helvetica-Bold")
    for x, t in ((370, "Menge"), (455, "Preis/Stück"), (540, "Gesamt EUR")):
        right(x, t, "Helvetica-Bold")
    y -= 6
    c.line(56, y, 540, y)
    y -= 13
    rows = [("WP-30118", "Ventilkolben", "1.4305, Zeichnung WP-30118 Index c", 500, 6.84), ("WP-30122", "Führungsbuchse", "CuSn8, Zeichnung WP-30122 Index a", 1000, 3.27), ("WP-30140", "Anschlussstutzen G1/2", "1.4571, entgratet, gewaschen", 250, 12.95)]
    for i, (p, t, u, n, x) in enumerate(rows, 1):
        say(56, str(i))
        say(86, p, font="Helvetica-Bold")
        right(370, f"{eu(n, 0)} Stk")
        right(455, eu(x))
        right(540, eu(n * x))
        y -= 12
        say(86, t, step=12)
        say(86, u, step=18)
    net = sum(n * x for *_, n, x in rows)
    c.line(56, y + 8, 540, y + 8)
    tax = round(net * 0.19 + 0.0001, 2)
    for t, v in (("Nettosumme", net), ("zzgl. 19 % MwSt.", tax), ("Angebotssumme brutto", net + tax)):
        say(320, t)
        right(540, eu(v))
        y -= 13
    y -= 12
    for t in ("Lieferzeit: 6 Wochen nach Auftragseingang", "Lieferbedingung: EXW Gosheim (Incoterms 2020), ausschließlich Verpackung", "Zahlung: 14 Tage 2 % Skonto, 30 Tage netto", "Bindefrist: bis 31.12.2026"):
        say(56, t, step=13)
    y -= 14
    say(56, "Mit freundlichen Grüßen", step=30)
    say(56, "i. A. Roswitha Stehle, Vertrieb", step=10)
    c.setFont("Helvetica", 6.5)
    c.drawString(56, 40, "Sitz Gosheim · Registergericht Stuttgart HRA 00000 · USt-IdNr. DE000000000 · Kreisbank Tuttlingen IBAN DE00 0000 0000 0000 0000 00")
    c.drawRightString(540, 28, "Seite 1 von 1")
    c.save()
    true(name, "no-grid", "de", dict(supplier="Obermoser Präzisionsdrehteile GmbH & Co. KG", currency="EUR", incoterm="EXW", validUntil="2026-12-31", leadTimeDays=42), [(p, n, x) for p, _, _, n, x in rows])


def sheet_sap():
    name = "de-blechteile-sap-per-100.pdf"
    rows = [("000010", "4711-2280", "Haltewinkel DC01, verzinkt", 2000, 84.50, 100), ("000020", "4711-2281", "Deckblech S235, gepulvert RAL 7016", 400, 11.36, 1), ("000030", "4711-2306", "Distanzlasche, gestanzt", 10000, 9.75, 100), ("000040", "4711-2310", "Unterlage, feuerverzinkt", 20000, 38.20, 1000)]
    body = "".join(f"<tr><td>{a}</td><td>{p}</td><td class=r>{eu(n, 0)} ST</td><td class=r>{eu(x)}</td><td class=c>EUR / {per} ST</td><td class=r>{eu(n * x / per)}</td></tr><tr class=t><td></td><td colspan=5>{t}<br>Liefertermin: 20 Arbeitstage</td></tr>" for a, p, t, n, x, per in rows)
    net = sum(n * x / per for *_, n, x, per in rows)
    weasy(name, f"""<html lang=de><style>@page{{size:A4;margin:20mm 18mm 28mm;@bottom-left{{content:"Stanzwerk Ilmwinkel GmbH · Fabrikstr. 30 · 99326 Stadtilm · Geschäftsführer: Dr. Falk Rabenhorst · Volksbank Ilmwinkel BIC XXXXDEXX";font-size:7pt}}@bottom-right{{content:"Seite " counter(page) "/" counter(pages);font-size:8pt}}}}body{{font:9.5pt 'DejaVu Sans'}}table{{width:100%;border-collapse:collapse}}.r{{text-align:right}}.c{{text-align:center}}th{{border-top:1px solid;border-bottom:1px solid;text-align:left}}tr.t td{{padding-bottom:8px;color:#333}}</style>
<div style="text-align:right;font-size:14pt"><b>Stanzwerk Ilmwinkel GmbH</b></div>
<table style="margin-top:12mm"><tr><td>Firma<br>Kranbau Tessin &amp; Söhne<br>Hafenstr. 7<br>18055 Rostock</td><td>Angebot<br>Nummer/Datum<br>Referenz<br>Kundennummer<br>Gültig bis</td><td><br>20014471 / 03.11.2026<br>Anfrage 6000912<br>104417<br>15.12.2026</td></tr></table>
<p>Währung: EUR &nbsp;&nbsp; Lieferbedingung: FCA Stadtilm</p>
<table><tr><th>Pos</th><th>Material<br>Bezeichnung</th><th class=r>Menge</th><th class=r>Preis</th><th class=c>Preiseinheit</th><th class=r>Wert</th></tr>{body}
<tr><td colspan=5 class=r>Summe Positionen</td><td class=r>{eu(net)}</td></tr><tr><td colspan=5 class=r>Umsatzsteuer 19,00 %</td><td class=r>{eu(net * 0.19)}</td></tr><tr><td colspan=5 class=r><b>Endbetrag</b></td><td class=r><b>{eu(net * 1.19)}</b></td></tr></table>
<p>Zahlungsbedingungen: innerhalb 30 Tagen ohne Abzug.</p></html>""")
    true(name, "price-per", "de", dict(supplier="Stanzwerk Ilmwinkel GmbH", currency="EUR", incoterm="FCA", validUntil="2026-12-15", leadTimeDays=working_days(20)), [(p, n, x, dict(per=per if per > 1 else ...)) for _, p, _, n, x, per in rows])


def boards():
    name = "de-leiterplatten-staffel.pdf"
    rows = [("LP-2207-B", "4-Lagen FR4 1,55 mm, ENIG", [14.80, 9.35, 6.92]), ("LP-2211-A", "2-Lagen FR4 1,0 mm, HAL bleifrei", [6.15, 3.48, 2.41]), ("LP-2219-C", "6-Lagen FR4 Tg170, ENIG", [27.40, 18.90, 15.05])]
    body = rows_html([[p, t, *[f"{eu(v)} €" for v in x]] for p, t, x in rows])
    wk(name, f"""<html lang=de><meta charset=utf-8><style>body{{font-family:'DejaVu Sans';font-size:12px}}table.a{{border-collapse:collapse;width:100%}}table.a td,table.a th{{border:1px solid #888;padding:5px}}</style>
<h2 style="margin-bottom:0">Nordlicht Leiterplattentechnik e.K.</h2><small>Inh. Jasper Thomsen, Deichweg 2, 25813 Husum</small>
<p>An: Messgeräte Valentin GmbH, Herr Ehlert<br>Datum: 09.11.2026<br>Angebot: 26-NL-3310</p>
<p>Sehr geehrter Herr Ehlert, hier unsere Staffelpreise je Stück (netto):</p>
<table class=a><tr><th rowspan=2>Leiterplatte</th><th rowspan=2>Ausführung</th><th colspan=3>Stückpreis bei Abnahme von</th></tr><tr><th>ab 50 Stück</th><th>ab 100 Stück</th><th>ab 250 Stück</th></tr>{body}</table>
<p>Einmalkosten (Film, Adapter, Programm):</p><ul><li>LP-2207-B: 390,00 €</li><li>LP-2211-A: 210,00 €</li><li>LP-2219-C: 545,00 €</li></ul>
<p>Lieferzeit 15 Arbeitstage, Mindestmenge 50 Stück. Lieferung DAP Lübeck.<br>An das Angebot halten wir uns 4 Wochen gebunden.</p><p>Beste Grüße aus Husum<br>Jasper Thomsen</p></html>""")
    true(name, "breaks-across", "de", dict(supplier="Nordlicht Leiterplattentechnik e.K.", currency="EUR", incoterm="DAP", validUntil=after(2026, 11, 9, 28), leadTimeDays=working_days(15), minimumOrder=50), [(p, None, [[n, v] for n, v in zip((50, 100, 250), x)]) for p, _, x in rows], [dict(part="LP-2207-B", amount=390), dict(part="LP-2211-A", amount=210), dict(part="LP-2219-C", amount=545)])


def standard_parts():
    """Two pages with a sum carried over (Übertrag) at the foot and the head."""
    name = "de-normteile-uebertrag.pdf"
    c = canvas.Canvas(at(name), pagesize=A4)
    kinds = [("DIN 912", "Zylinderschraube"), ("DIN 933", "Sechskantschraube"), ("DIN 934", "Sechskantmutter"), ("DIN 125", "Scheibe"), ("DIN 7991", "Senkschraube"), ("DIN 6325", "Zylinderstift")]
    rows = []
    for i in range(30):
        norm, text = kinds[i % 6]
        size = f"M{[4, 5, 6, 8, 10][i // 6]}"
        rows.append((f"{60120 + 13 * i}", f"{text} {norm} {size}" + (f"x{12 + 4 * (i % 5)}" if i % 6 in (0, 1, 4) else ""), [500, 1000, 2000][i % 3], round(1.15 + (i * 29 % 61) * 0.37, 2)))

    def head(page):
        c.setFont("Helvetica-Bold", 13)
        c.drawString(50, 800, "Verbindungstechnik Haselhorst GmbH")
        c.setFont("Helvetica", 8)
        c.drawString(50, 788, "Industriering 11, 33378 Rheda-Wiedenbrück")
        c.drawRightString(545, 800, "Angebot 260-4418 vom 02.11.2026")
        c.drawRightString(545, 788, f"Seite {page} von 2")
        c.setFont("Helvetica-Bold", 9)
        for x, t in ((50, "Pos"), (80, "Art.-Nr."), (140, "Bezeichnung")):
            c.drawString(x, 700 if page == 1 else 755, t)
        for x, t in ((390, "Menge"), (470, "Preis per 100"), (545, "Betrag EUR")):
            c.drawRightString(x, 700 if page == 1 else 755, t)
        c.setFont("Helvetica", 9)

    head(1)
    c.drawString(50, 760, "Anlagenbau Gerstenmaier KG, Postfach 1140, 59302 Oelde")
    c.drawString(50, 735, "Auf Ihre Anfrage vom 30.10.2026 bieten wir an (Preise in EUR je 100 Stück, netto):")
    y, carried = 680, 0
    for i, (p, t, n, x) in enumerate(rows, 1):
        if i == 19:
            c.drawString(140, y, "Übertrag")
            c.drawRightString(545, y, eu(carried))
            c.showPage()
            head(2)
            y = 735
            c.drawString(140, y, "Übertrag")
            c.drawRightString(545, y, eu(carried))
            y -= 20
        c.drawString(50, y, str(i))
        c.drawString(80, y, p)
        c.drawString(140, y, t)
        c.drawRightString(390, y, f"{eu(n, 0)} St")
        c.drawRightString(470, y, eu(x))
        c.drawRightString(545, y, eu(n * x / 100))
        carried += round(n * x / 100, 2)
        y -= 30 if i < 19 else 20
    for t, v in (("Warenwert netto", carried), ("MwSt. 19 %", carried * 0.19), ("Gesamtbetrag", carried * 1.19)):
        c.drawString(390, y - 8, t)
        c.drawRightString(545, y - 8, eu(v))
        y -= 14
    c.drawString(50, y - 40, "Lieferzeit: ab Lager, Zwischenverkauf vorbehalten.  Mindestauftragswert 75,00 EUR.  Preisbindung bis 30.11.2026.")
    c.drawString(50, y - 54, "Lieferung DAP Oelde.  Zahlung 30 Tage netto.")
    c.save()
    true(name, "multi-page", "de", dict(supplier="Verbindungstechnik Haselhorst GmbH", currency="EUR", incoterm="DAP", validUntil="2026-11-30", leadTimeDays=0, per=100), [(p, n, x) for p, _, n, x in rows], noMinimumPieces=True)


if __name__ == "__main__":
    for make in (turned_parts, sheet_sap, boards, standard_parts):
        make()
