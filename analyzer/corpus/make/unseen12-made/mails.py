"""Mails: answers between the buyer's quoted lines, in the buyer's quoted table, HTML from Outlook, short prose."""

from kit import after, eu, mail, sp, tr, true, us, weeks, workdays, write


def between():
    name, s = "en-us-answers-between.eml", "Ludlow Cable Assemblies"
    mail(name, '"Gary Pelletier" <gpelletier@ludlowcable.example>', "Nadia Brandt <nbrandt@osprey-imaging.example>", "Re: RFQ 1183 cable assemblies", "Thu, 05 Nov 2026 09:12:40 -0500", f"""Hi Nadia, see my answers under each line.

On 11/3/2026 2:05 PM, Nadia Brandt wrote:
> Gary,
> please quote the following, rev levels as on the drawings:
>
> 1) OI-C-0412, 300 pcs

$31.40 ea, 6 weeks

> 2) OI-C-0413, 300 pcs

$12.75 ea, 6 weeks

> 3) OI-C-0420 (coax), 150 pcs

$48.90 ea, 9 weeks because of the connectors

> 4) OI-C-0444, 50 pcs

No quote on this one, sorry, we do not do fiber.

> Please state any tooling or NRE separately.

One test adapter for OI-C-0412, $620 one time. Nothing else.

> How long are the prices good, and what are your shipping terms?

45 days from today. FOB Ludlow Falls, MA.

> Thanks,
> Nadia Brandt
> Osprey Imaging, Inc.

Gary Pelletier
{s}
413-555-0129
""")
    true(name, "answers-between-quoted-lines", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-05", 45)), [("OI-C-0412", 300, 31.4, dict(leadTimeDays=42)), ("OI-C-0413", 300, 12.75, dict(leadTimeDays=42)), ("OI-C-0420", 150, 48.9, dict(leadTimeDays=63))], [("OI-C-0412", 620)])


def outlook():
    name, s = "en-uk-outlook-table.eml", "Fenwick & Sproat Fasteners Ltd"
    rows = [("FS-M6-20-SEM", "M6x20 SEMS screw, zinc clear", 20000, 0.0418, "ex stock"), ("FS-M8-RIV", "M8 rivet nut, steel, closed end", 8000, 0.1265, "ex stock"), ("FS-CAG-M5", "Cage nut M5, 1.7-2.4 panel", 12000, 0.0592, "3 weeks")]
    cell = "style='border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'"
    row = lambda cells: "<tr>" + "".join(f"<td {cell}><p class=MsoNormal>{c}<o:p></o:p></p></td>" for c in cells) + "</tr>"
    table = "<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0>" + row(("Our code", "Description", "Quantity", "Price each", "Line value", "Availability")) + "".join(row((a, d, f"{q:,}", f"£{p:.4f}", "£" + us(q * p), t)) for a, d, q, p, t in rows) + "</table>"
    plain = "Hi Priya,\n\nPlease see our offer below.\n\n" + "\n".join(f"{c}\n" for r in [("Our code", "Description", "Quantity", "Price each", "Line value", "Availability")] + [(a, d, f"{q:,}", f"£{p:.4f}", "£" + us(q * p), t) for a, d, q, p, t in rows] for c in r) + f"\nPrices exclude VAT and are held until 11 December 2026. Carriage £15.00 per consignment.\n\nKind regards\nDebbie Sproat\n{s}\n"
    mail(name, '"Debbie Sproat" <debbie@fenwicksproat.example>', "Priya Nair <priya.nair@halsteadenclosures.example>", "RE: Enquiry 4410 fixings", "Mon, 09 Nov 2026 15:47:22 +0000", plain, f"""<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif}}</style></head><body lang=EN-GB><div class=WordSection1><p class=MsoNormal>Hi Priya,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Please see our offer below.<o:p></o:p></p>{table}<p class=MsoNormal>Prices exclude VAT and are held until 11 December 2026. Carriage £15.00 per consignment.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Kind regards<o:p></o:p></p><p class=MsoNormal>Debbie Sproat<o:p></o:p></p><p class=MsoNormal><b>{s}</b><o:p></o:p></p><p class=MsoNormal>Unit 3 Tenter Croft, Batley Carr WF17 9ZZ<o:p></o:p></p></div></body></html>""")
    true(name, "outlook-table", "en", dict(supplier=s, currency="GBP", validUntil="2026-12-11"), [(a, q, p, dict(leadTimeDays=21 if t[0] == "3" else 0)) for a, _, q, p, t in rows], [15])


def short():
    name, s = "en-us-short-prose.eml", "Wasatch Composite Works"
    mail(name, '"Tyler Jessop" <tyler@wasatchcomposite.example>', "emma.kovacs@ridgelineuav.example", "Quote for wing ribs", "Fri, 13 Nov 2026 17:31:09 -0700", f"""Emma,

Thanks for the call. For the RU-R1 main rib in carbon prepreg we are at $84.00 each for 120 pieces, and the RU-R2 tip rib would be $52.50 each for 240 pieces. The RU-S5 spar cap is $213.00 each, 60 pieces.

We would need to build a mold for the spar cap, that is $3,150.00 and you own it afterwards. The rib molds from the prototype build are fine.

Figure on 7 weeks after the PO. Shipping is FCA our shop in Layton Bench, Utah. I can hold these numbers through January 15, 2027.

Tyler

--
Tyler Jessop | Program Manager
{s}
801-555-0147
""")
    true(name, "prose-mail", "en", dict(supplier=s, currency="USD", incoterm="FCA", leadTimeDays=49, validUntil="2027-01-15"), [("RU-R1", 120, 84.0), ("RU-R2", 240, 52.5), ("RU-S5", 60, 213.0)], [("RU-S5", 3150)])


def antwort():
    name, s = "de-antwort-in-tabelle.eml", "Blechcenter Oberlausitz GmbH"
    rows = [("G-7011.02", "Seitenwand links, DX51D 1,5", 250, 27.4, "5 KW"), ("G-7011.03", "Seitenwand rechts, DX51D 1,5", 250, 27.4, "5 KW"), ("G-7015.00", "Bodenblech, DX51D 2,0", 250, 33.85, "5 KW"), ("G-7020.01", "Haltewinkel, 1.4301 3,0", 1000, 4.16, "3 KW")]
    blue = lambda t: f"<font color='#0000ff'>{t}</font>"
    table = "<table border=1 cellpadding=3>" + tr(("Zeichnung", "Benennung", "Menge", "Preis/Stk. netto", "Lieferzeit")) + "".join(tr((a, d, q, blue(eu(p) + " €"), blue(t.replace("KW", "Wochen")))) for a, d, q, p, t in rows) + "</table>"
    mail(name, '"Ronny Kretzschmar" <r.kretzschmar@blechcenter-ol.example>', "Sabine Lorenz <s.lorenz@kuehlmoebel-neisse.example>", "AW: Anfrage Gehäuse G-7000", "Tue, 10 Nov 2026 13:26:55 +0100", html=f"""<html><body><p>Hallo Frau Lorenz,</p><p>ich habe unsere Preise gleich in Ihre Tabelle eingetragen (blau).</p><p>Rüst- und Programmierkosten: einmalig 360,00 € für alle vier Teile. Lieferung frei Haus, DAP Neißeaue. Gültig bis 15.12.2026.<br>Bei Abnahme der doppelten Menge könnten wir nochmals 3 % nachlassen.</p><p>Viele Grüße<br>Ronny Kretzschmar<br>{s}<br>02999 Kottmarsdorf-Süd</p><blockquote style="border-left:2px solid #00f;padding-left:6px"><p><b>Von:</b> Sabine Lorenz<br><b>Gesendet:</b> Freitag, 6. November 2026 10:14<br><b>An:</b> Ronny Kretzschmar<br><b>Betreff:</b> Anfrage Gehäuse G-7000</p><p>Hallo Herr Kretzschmar,</p><p>bitte um Ihr Angebot bis 11.11. für:</p>{table}<p>Mit freundlichen Grüßen<br>Sabine Lorenz<br>Kühlmöbel Neiße AG</p></blockquote></body></html>""")
    true(name, "answers-in-quoted-table", "de", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-15"), [(a, q, p, dict(leadTimeDays=7 * int(t[0]))) for a, _, q, p, t in rows], [360])


def dutch():
    name, s = "nl-mail-printplaten.eml", "Twentse Print Service"
    mail(name, '"Ruud Haverkate" <ruud@twentseprint.example>', "inkoop@stalsensor.example", "RE: aanvraag printplaten", "Wed, 04 Nov 2026 16:02:18 +0100", f"""Dag Marieke,

Hierbij onze prijzen, in euro en excl. btw:

1. SS-PCB-11 rev. 3, 4-laags, ENIG
   1.000 stuks à € 3,28
2. SS-PCB-12 rev. 1, 2-laags, HASL loodvrij
   2.000 stuks à € 1,14
3. SS-PCB-20 rev. 2, flex 2-laags
   500 stuks à € 6,95

Eenmalige kosten (films en testadapter): SS-PCB-11 € 310,00 en SS-PCB-20 € 265,00. Voor SS-PCB-12 zijn er geen.

Levertijd 15 werkdagen. Levering DDP Raalte-Noord.
Deze offerte is geldig tot 4 december 2026.

Groet,
Ruud Haverkate
{s}
""")
    true(name, "numbered-list-mail", "nl", dict(supplier=s, currency="EUR", incoterm="DDP", leadTimeDays=workdays(15), validUntil="2026-12-04"), [("SS-PCB-11", 1000, 3.28), ("SS-PCB-12", 2000, 1.14), ("SS-PCB-20", 500, 6.95)], [("SS-PCB-11", 310), ("SS-PCB-20", 265)])


def spanish():
    name, s = "es-correo-tratamientos.eml", "Tratamientos Superficiales Ebro, S.L."
    rows = [("AC-3301", "Zincado negro, lote soporte", 2000, 0.46), ("AC-3302", "Zincado negro, lote pletina", 2000, 0.38), ("AC-3318", "Anodizado duro 40 µm, cilindro", 350, 7.9)]
    body = "".join(tr((a, d, eu(q, 0), eu(p) + " €", eu(q * p) + " €"), right=(2, 3, 4)) for a, d, q, p in rows)
    mail(name, '"Pilar Sanmartín" <pilar@tsebro.example>', "compras@hidraulicamoncayo.example", "RE: Solicitud de oferta tratamientos", "Tue, 03 Nov 2026 10:40:00 +0100", html=f"""<html><body><div>Buenos días, Ramón:</div><div><br></div><div>Según lo solicitado, os detallo nuestra oferta:</div><div><br></div><table border="1" cellspacing="0" cellpadding="4"><tbody>{tr(("Referencia", "Tratamiento", "Cantidad", "Precio/ud.", "Importe"), "th")}{body}</tbody></table><div><br></div><div>- Útiles de colgado para AC-3318: 190,00 € (solo el primer pedido).</div><div>- Facturación mínima por lote: 120,00 €.</div><div>- Plazo: 6 días laborables desde la recepción del material.</div><div>- Recogida y entrega por vuestra cuenta (EXW Zuerilla).</div><div>- Oferta válida hasta final de año.</div><div><br></div><div>Un saludo,</div><div>Pilar Sanmartín</div><div>{s}</div></body></html>""")
    true(name, "html-mail-minimum-in-money", "es", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=workdays(6), validUntil="2026-12-31"), [(a, q, p) for a, _, q, p in rows], [("AC-3318", 190)], noMinimumPieces=True)


def czech():
    name, s = "cs-nabidka-mail.eml", "Kovoobrábění Vysočina s.r.o."
    rows = [("KV-501-A", "Hřídel 16MnCr5 kalená", 200, 412.0), ("KV-502", "Pouzdro CuSn8", 400, 138.5), ("KV-510", "Příruba S355 zinkovaná", 200, 265.0)]
    body = "\n".join(f"{a:<12}{d:<28}{q:>6} ks{sp(p, 2, ' '):>12} Kč{sp(q * p, 2, ' '):>14} Kč" for a, d, q, p in rows)
    tot = sum(q * p for *_, q, p in rows)
    mail(name, '"Ing. Pavel Doležal" <dolezal@kv-obrabeni.example>', "nakup@cerpadla-sazava.example", "Nabídka č. N26/318", "Mon, 02 Nov 2026 08:55:31 +0100", f"""Dobrý den, paní Horáková,

děkujeme za poptávku a nabízíme Vám:

{"Výkres":<12}{"Název":<28}{"Množství":>9}{"Cena/ks":>15}{"Celkem":>17}
{body}
{"Celkem bez DPH":<49}{"":>15}{sp(tot, 2, ' '):>14} Kč

Přípravek pro KV-510: 4 800 Kč jednorázově, není v součtu.
Dodací lhůta: 4 týdny od objednávky.
Dodací podmínka: EXW Humpolany.
Platnost nabídky: 30 dní.

S pozdravem
Ing. Pavel Doležal
{s}
""")
    true(name, "aligned-table-mail", "cs", dict(supplier=s, currency="CZK", incoterm="EXW", leadTimeDays=28, validUntil=after("2026-11-02", 30)), [(a, q, p) for a, _, q, p in rows], [("KV-510", 4800)])


write(between, outlook, short, antwort, dutch, spanish, czech)
