"""German PDFs: turned parts, castings by quantity, an ERP with discounts below each line, heat treatment."""

from kit import after, at, eu, saved, trs, true, weasy, weeks, wk, workdays, write
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas


def turned():
    name = "de-drehteile.pdf"
    s = "Präzisionsdrehteile Hans Mühlbauer e.K."
    rows = [("30.1147.02", "Gewindebuchse M12x1, 11SMn30, verzinkt", 1000, 1.84), ("30.1148.00", "Führungsbolzen Ø8h6, 1.4305", 500, 3.27), ("30.1160.01", "Ventilsitz, CuZn39Pb3", 250, 5.96)]
    c = canvas.Canvas(at(name), pagesize=A4, invariant=1)
    y = 790

    def put(cells, step=14, font="Helvetica", size=9):
        nonlocal y
        c.setFont(font, size)
        for x, t in cells:
            c.drawRightString(-x, y, t) if x < 0 else c.drawString(x, y, t)
        y -= step

    put([(60, s)], 13, "Helvetica-Bold", 14)
    put([(60, "Am Anger 6 · 94999 Thurmannsried · Tel. 08500 / 00 00")], 50, size=8)
    for t in ("Firma", "Lüttgens Armaturen GmbH", "Herrn Dirk Aumann", "Hafenstraße 21", "47999 Rheinhusen"):
        put([(60, t)], 12)
    put([(-540, "Thurmannsried, 04.11.2026")], 26)
    put([(60, "Angebot Nr. A-26-0731"), (300, "Ihre Anfrage vom 30.10.2026")], 24, "Helvetica-Bold", 11)
    put([(60, "Sehr geehrter Herr Aumann, wir danken für Ihre Anfrage und bieten freibleibend an:")], 24)
    put([(60, "Pos."), (90, "Teile-Nr."), (160, "Bezeichnung"), (-420, "Menge"), (-480, "EUR/Stück"), (-540, "Gesamt EUR")], 6, "Helvetica-Bold")
    c.line(60, y, 540, y)
    y -= 14
    for i, (a, d, q, p) in enumerate(rows, 1):
        put([(60, f"{i}0"), (90, a), (160, d), (-420, f"{eu(q, 0)} St."), (-480, eu(p)), (-540, eu(q * p))], 18)
    c.line(60, y + 8, 540, y + 8)
    net = sum(q * p for *_, q, p in rows)
    for t, v in (("Nettosumme", net), ("zzgl. 19 % MwSt.", net * 0.19), ("Angebotssumme brutto", net * 1.19)):
        put([(380, t), (-540, eu(v))])
    y -= 14
    for t in ("Lieferzeit: 4 - 5 Wochen nach Auftragseingang.", "Zahlung: 10 Tage 2 % Skonto, 30 Tage netto.", "Lieferbedingung: ab Werk, Verpackung inbegriffen.", "Das Angebot ist gültig bis 15.12.2026.", "", "Mit freundlichen Grüßen", "Hans Mühlbauer"):
        put([(60, t)])
    c.save()
    true(name, "no-grid", "de", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=weeks(4, 5), validUntil="2026-12-15"), [(a, q, p) for a, _, q, p in rows])


def castings():
    name = "de-guss-staffel-zeilen.pdf"
    s = "Eisengießerei Rothenfels GmbH & Co. KG"
    parts = [("G-70415", "Lagerdeckel, EN-GJL-250, 3,8 kg", [(100, 14.90), (300, 12.75), (600, 11.60)], 1980), ("G-70420", "Gehäuse, EN-GJS-400-15, 11,2 kg", [(50, 48.20), (150, 43.10), (300, 40.55)], 4650), ("G-70433", "Konsole, EN-GJL-250, 6,1 kg", [(100, 21.35), (300, 18.95)], 0)]
    body = ""
    for i, (a, d, br, m) in enumerate(parts, 1):
        for k, (q, p) in enumerate(br):
            first = f"<td rowspan={len(br)}>{i}</td><td rowspan={len(br)}><b>{a}</b><br>{d}</td>" if not k else ""
            last = f"<td rowspan={len(br)} class=r>{eu(m) if m else 'vorhanden'}</td>" if not k else ""
            body += f"<tr>{first}<td class=r>ab {q}</td><td class=r>{eu(p)}</td>{last}</tr>"
    wk(name, f"""<html lang=de><meta charset=utf-8><style>body{{font:12px 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}.q td,.q th{{border:1px solid #666;padding:4px}}.r{{text-align:right}}</style>
<table><tr><td><b>Kamphoff Getriebebau AG</b><br>Einkauf Guss, Frau Ilse Tönnies<br>Industriestraße 40<br>59999 Hesseln</td><td class=r><span style="font-size:17px"><b>Eisengießerei Rothenfels</b></span><br>GmbH &amp; Co. KG<br>Hüttenweg 2, 57999 Rothenfels<br>vertrieb@ggr.example</td></tr></table>
<h3>Angebot 2026-1190 vom 09.11.2026</h3><p>Wir bieten Ihnen rohgegossen, gestrahlt und grundiert an (Preise in EUR je Stück, netto):</p>
<table class=q><tr><th>Pos.</th><th>Artikel</th><th>Losgröße Stück</th><th>Preis/Stück</th><th>Modellkosten einmalig</th></tr>{body}</table>
<p>Lieferzeit: 8 Wochen nach Modellfreigabe, G-70433: 5 Wochen.<br>Preisstellung: FCA Rothenfels (Incoterms 2020), ohne Mehrwertsteuer.<br>Bindefrist: 31.12.2026.<br>Teuerungszuschläge für Schrott und Energie sind bis zu diesem Datum enthalten.</p>
<p style="font-size:9px;color:#555">{s.replace("&", "&amp;")} · Sitz Rothenfels · HRA 0000 · Komplementärin: Rothenfels Verwaltungs-GmbH · Geschäftsführer: Dr. Peter Lohoff</p>""")
    true(name, "breaks-down", "de", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2026-12-31"), [(a, None, br, dict(leadTimeDays=56 if m else 35)) for a, _, br, m in parts], [(a, m) for a, _, _, m in parts if m])


def conditions():
    name = "de-blechteile-rabatt-unter-zeile.pdf"
    s = "Stanz- und Umformtechnik Vogelsang GmbH"
    rows = [("10", "4500117-A", "Haltewinkel DC01 1,5 mm", 5000, 48.00, 6), ("20", "4500118-B", "Abdeckblech 1.4301 1,0 mm", 2000, 132.50, 6), ("30", "4500125-A", "Kontaktfeder CuSn6 0,4 mm", 20000, 21.50, 8)]
    body, net = "", 0
    for pos, a, d, q, g, r in rows:
        n = round(g * (1 - r / 100), 2)
        net += q / 100 * n
        body += trs([[pos, f"<b>{a}</b>", eu(q, 0) + " ST", "", "", ""], ["", d, "Bruttopreis", f"{eu(g)}", "je 100 ST", eu(q / 100 * g)], ["", f"Lieferwoche {'49' if pos != '30' else '51'}/2026", "Rabatt", f"{eu(r)}- %", "", eu(-q / 100 * (g - n))], ["", "", "<b>Nettopreis</b>", f"<b>{eu(n)}</b>", "je 100 ST", f"<b>{eu(q / 100 * n)}</b>"]], (3, 5))
    weasy(name, f"""<html lang=de><style>@page{{size:A4;margin:18mm 16mm 25mm;@bottom-left{{content:"{s} · Gewerbepark 11 · 58999 Neuenschmiede · HRB 0000 AG Iserlohn";font:6.5pt 'DejaVu Sans'}}@bottom-right{{content:"Seite " counter(page) "/" counter(pages);font:6.5pt 'DejaVu Sans'}}}}body{{font:8.5pt 'DejaVu Sans'}}.r{{text-align:right}}table{{border-collapse:collapse;width:100%}}td{{padding:2px 4px}}</style>
<h2>VOGELSANG</h2><p style="font-size:7pt">Stanz- und Umformtechnik Vogelsang GmbH · Gewerbepark 11 · 58999 Neuenschmiede</p><p>Thalhofer Elektrotechnik SE<br>Zentraleinkauf<br>90999 Wendelsheim</p>
<h3>Angebot 20061884 / 12.11.2026</h3><p>Kundennummer 103377 · Bearbeiter Hr. Klee · Gültig bis 12.01.2027 · Währung EUR</p><table><tr><th>Pos</th><th>Material / Bezeichnung</th><th>Menge / Kondition</th><th>Preis</th><th>Einheit</th><th>Wert</th></tr>{body}
<tr><td colspan=5 class=r>Summe Positionen</td><td class=r>{eu(net)}</td></tr><tr><td colspan=5 class=r>Verpackung pauschal</td><td class=r>38,00</td></tr><tr><td colspan=5 class=r>Endbetrag netto</td><td class=r><b>{eu(net + 38)}</b></td></tr></table>
<p>Lieferbedingung: DAP Wendelsheim. Zahlungsbedingung: 30 Tage netto. Zzgl. gesetzlicher Umsatzsteuer.</p></html>""")
    week = {"49": list(range(18, 25)), "51": list(range(32, 39))}
    true(name, "discount-below-line", "de", dict(supplier=s, currency="EUR", per=100, incoterm="DAP", validUntil="2027-01-12"), [(a, q, round(g * (1 - r / 100), 2), dict(leadTimeDays=week["51" if pos == "30" else "49"])) for pos, a, _, q, g, r in rows], [38])


def hardening():
    name = "de-haerterei.pdf"
    s = "Härterei Gebr. Dornbusch OHG"
    rows = [("WZ-2210", "Wellen, einsatzhärten 58+4 HRC, CHD 0,8", 640, 2.45), ("WZ-2214", "Ritzel, einsatzhärten, CHD 0,6", 180, 3.10), ("WZ-2290", "Platten, plasmanitrieren NHD 0,3", 320, 4.85)]
    import odf.opendocument
    from odf import style, table, text

    doc = odf.opendocument.OpenDocumentText()
    bold = style.Style(name="B", family="text")
    bold.addElement(style.TextProperties(fontweight="bold", fontsize="14pt"))
    doc.styles.addElement(bold)

    def para(t, where=None, b=False):
        p = text.P()
        p.addElement(text.Span(stylename=bold, text=t)) if b else p.addText(t)
        (where or doc.text).addElement(p)

    para(s, b=True)
    for t in ("Schmelzerstraße 19, 42999 Remberg", "", "An: Wuppertaler Zahnradfabrik Hölken GmbH, Frau Petra Siepmann", "", "Angebot Lohnhärten 1126-07, Remberg, den 06. November 2026", ""):
        para(t)
    t = table.Table(name="A")
    t.addElement(table.TableColumn(numbercolumnsrepeated=5))
    for r in [("Teil", "Behandlung", "Gewicht", "Preis je kg", "Betrag"), *[(a, d, f"{q} kg", f"{eu(p)} €", f"{eu(q * p)} €") for a, d, q, p in rows]]:
        tr = table.TableRow()
        for v in r:
            cell = table.TableCell()
            para(v, cell)
            tr.addElement(cell)
        t.addElement(tr)
    doc.text.addElement(t)
    total = sum(q * p for *_, q, p in rows)
    for x in (f"Summe netto: {eu(total)} €", "", "Für die Teile WZ-2290 ist einmalig eine Aufnahme anzufertigen: 260,00 €.", "Prüfzeugnis mit Härteverlauf auf Wunsch 35,00 € je Charge.", "Mindestpreis je Auftrag 90,00 €.", "Durchlaufzeit 6 Arbeitstage ab Anlieferung. Preise zuzüglich MwSt., Anlieferung und Abholung durch den Auftraggeber (EXW Remberg).", "Wir halten uns 4 Wochen an dieses Angebot gebunden.", "", "gez. Ulrich Dornbusch"):
        para(x)
    saved(doc.save, "odt", name)
    true(name, "per-kg", "de", dict(supplier=s, currency="EUR", unit="kg", incoterm="EXW", leadTimeDays=workdays(6), validUntil=after("2026-11-06", 28)), [(a, q, p) for a, _, q, p in rows], [("WZ-2290", 260)], noMinimumPieces=True)


write(turned, castings, conditions, hardening)
