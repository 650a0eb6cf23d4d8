"""Mails: prose, tables, answers in the buyer's table, one that was sent on."""

from kit import mail, sp, trs, true, us, workdays, write


def prose_us():
    mail("en-us-forgings-prose.eml", "Marty Gorski <mgorski@gorskiforge.example>", "Paula Reyes <preyes@sentineltrailer.example>", "RE: Quote request - spindle forgings", "Tue, 10 Nov 2026 09:12:44 -0600", """Paula,

Thanks for thinking of us. For the 7731-F spindle forging in 4140, normalized, we can do $38.60 each in lots of 500. The 7735-F hub forging in 1045 would be $22.15 each, also lots of 500.

New dies are needed for the hub only, $8,400 one time. We still have your spindle dies on the rack.

Figure 9 weeks on the first order of the hub, 6 weeks on the spindle. Everything is FOB Elkader. I can hold these prices through the end of the year (12/31/2026).

Marty Gorski
Gorski Drop Forge, Inc.
"Hammered since 1949"
""")
    true("en-us-forgings-prose.eml", "prose", "en", dict(supplier="Gorski Drop Forge, Inc.", currency="USD", incoterm="FOB", validUntil="2026-12-31"), [("7731-F", 500, 38.6, dict(leadTimeDays=42)), ("7735-F", 500, 22.15, dict(leadTimeDays=63))], [("7735-F", 8400)])


def buyers_table():
    name = "en-us-reply-in-buyers-table.eml"
    rows = [("BG-10442", "Bearing, angular contact 7208", 60, "$41.30", "stock", 0), ("BG-10450", "Bearing, tapered 32010", 60, "$27.85", "stock", 0), ("BG-10477", "Linear guide block, size 25", 24, "$118.00", "8 weeks", 56), ("BG-10480", "Linear rail, size 25, 1200 mm", 12, "$164.50", "8 weeks", 56)]
    blue = "<span style='color:#0070C0'>{}</span>".format
    body = "".join(f"<tr><td>{a}</td><td>{d}</td><td>{q}</td><td>{blue(p)}</td><td>{blue(w)}</td></tr>" for a, d, q, p, w, _ in rows)
    mail(name, "Inside Sales <inside@lowellpt.example>", "Craig Sumner <csumner@dantonpress.example>", "RE: RFQ 2281 - please fill in", "Thu, 12 Nov 2026 15:40:09 -0500", None, f"""<html><body><p>Craig, filled in below in blue. All USD, our freight to your dock $65.00 flat. Quote LPT-77120, good for 30 days.</p><p>Denise Falk<br>Lowell Power Transmission Co.</p><hr>
<p><b>From:</b> Craig Sumner &lt;csumner@dantonpress.example&gt;<br><b>Sent:</b> Wednesday, November 11, 2026 10:02 AM<br><b>To:</b> Inside Sales<br><b>Subject:</b> RFQ 2281 - please fill in</p><p>Denise, please fill in the last two columns and return by Friday.</p>
<table border=1><tr><th>Our part</th><th>Description</th><th>Qty</th><th>Price each</th><th>Delivery ARO</th></tr>{body}</table><p>Craig Sumner, Danton Press Builders, Inc.</p></body></html>""")
    true(name, "reply-in-table", "en", dict(supplier="Lowell Power Transmission Co.", currency="USD", validUntil="2026-12-12"), [(a, q, float(p[1:]), dict(leadTimeDays=n)) for a, _, q, p, _, n in rows], [65])


def forwarded():
    name = "en-uk-forwarded.eml"
    mail(name, "Alan Pryce <alan.pryce@marchmontlifts.example>", "Jo Whitaker <jo.whitaker@marchmontlifts.example>", "FW: Quotation Q11875 pulleys", "Fri, 13 Nov 2026 08:05:31 +0000", """Jo

See below. A bit dearer than the £31.50 we paid Sorby's last time, but they can do the delivery. Please add to the sheet.

Alan
Marchmont Lifts Ltd

-----Original Message-----
From: Bev Thackray [mailto:bev@calderiron.example]
Sent: 12 November 2026 16:48
To: Alan Pryce
Subject: Quotation Q11875 pulleys

Dear Alan,

Further to your enquiry of the 9th we quote:

Item 1   MP-320 sheave, cast iron, 320 dia, bored      48 off   £33.90 each
Item 2   MP-400 sheave, cast iron, 400 dia, bored      24 off   £47.25 each
Item 3   MP-PIN pin, EN8                              150 off    £4.10 each

Pattern alteration to MP-400: £165.00 (one-off).
Delivery 5 weeks. Carriage paid to Leeds on orders over £1,000 (CPT Leeds), plus VAT.
Quotation open until 18 December 2026.

Regards
Bev Thackray
Calder Iron & Pattern Co. Ltd
Sowerby Bridge
""")
    true(name, "forwarded", "en", dict(supplier="Calder Iron & Pattern Co. Ltd", currency="GBP", incoterm="CPT", leadTimeDays=35, validUntil="2026-12-18"), [("MP-320", 48, 33.9), ("MP-400", 24, 47.25), ("MP-PIN", 150, 4.1)], [("MP-400", 165)])


def chinese():
    name = "en-cn-diecast-mail.eml"
    mail(name, "\"Kelly Tan\" <kelly@njshengda-diecast.example>", "sourcing@ostholm.example", "Re: Re: inquiry zinc die casting parts", "Wed, 11 Nov 2026 17:22:10 +0800", """Dear Mr. Dahl,

Good day! Thanks for your drawings. Please kindly find our best price as below:

1) P/N: OS-77-101 Housing, Zamak 3, powder coated
   1000pcs: USD2.35/pc
   3000pcs: USD1.98/pc
   10000pcs: USD1.79/pc
   Mould cost: USD3,600

2) P/N: OS-77-102 Cover, Zamak 3, chrome plated
   1000pcs: USD1.64/pc
   3000pcs: USD1.37/pc
   10000pcs: USD1.22/pc
   Mould cost: USD2,900

MOQ: 1000pcs/item
Term: FOB Ningbo
Mould lead time: 30 days, mass production 25 days after sample approved, total about 55 days.
Payment: mould 50% deposit, goods T/T 30/70
Price valid until Jan. 31, 2027

Any question pls feel free to contact me.

Best regards,
Kelly Tan (Ms.)
Ningbo Shengda Die-Casting Co., Ltd.
Add: No.77 Xingye Road, Beilun, Ningbo
""")
    common = dict(supplier="Ningbo Shengda Die-Casting Co., Ltd.", currency="USD", incoterm="FOB", leadTimeDays=55, validUntil="2027-01-31", minimumOrder=1000)
    true(name, "breaks-in-mail", "en", common, [("OS-77-101", None, [(1000, 2.35), (3000, 1.98), (10000, 1.79)]), ("OS-77-102", None, [(1000, 1.64), (3000, 1.37), (10000, 1.22)])], [("OS-77-101", 3600), ("OS-77-102", 2900)])


def table_us():
    name = "en-us-wire-edm-html.eml"
    rows = [("D-5510", "Punch, D2", 4, 385.00), ("D-5511", "Die insert, D2", 4, 612.50), ("D-5520", "Stripper plate, O1", 2, 448.00)]
    total = sum(q * p for *_, q, p in rows)
    html = f"<html><body><p>Hello Ron,</p><p>Our quote E-2290 for the wire EDM work, today's date 11/9/2026:</p><table border=1 cellspacing=0 cellpadding=4><tr><th>Dwg</th><th>Description</th><th>Pcs</th><th>Price/pc</th><th>Total</th></tr>{trs([[a, d, q, '$' + us(p), '$' + us(q * p)] for a, d, q, p in rows])}<tr><td colspan=4 align=right>Total</td><td>${us(total)}</td></tr></table><p>Heat treat lot charge $140.00 extra, once for all. Delivery 12 business days. Quote good for 2 weeks. Ex works.</p><p>Thank you,<br>Lou Amato<br>Amato Bros. Tool &amp; Die</p></body></html>"
    mail(name, "Lou Amato <lou@amatobros.example>", "Ron Ickes <ron@keystonestamping.example>", "Quote E-2290", "Mon, 09 Nov 2026 11:31:00 -0500", "Hello Ron,\n\nplease see the HTML version of this mail for quote E-2290.\n\nLou Amato\nAmato Bros. Tool & Die\n", html)
    true(name, "html-table", "en", dict(supplier="Amato Bros. Tool & Die", currency="USD", incoterm="EXW", leadTimeDays=workdays(12), validUntil="2026-11-23"), [(a, q, p) for a, _, q, p in rows], [140])


def german():
    name = "de-motoren-mail.eml"
    mail(name, "Birgit Hasenkamp <b.hasenkamp@emt-antriebe.example>", "einkauf@lohbeck-pumpen.example", "Angebot 260-4471 Getriebemotoren", "Wed, 11 Nov 2026 13:20:11 +0100", """Guten Tag Frau Evers,

wie telefonisch besprochen bieten wir Ihnen an:

Pos. 1: GM-63-0,18-i20, Schneckengetriebemotor 0,18 kW, 30 Stück, 198,50 EUR/Stück
Pos. 2: GM-71-0,37-i30, Schneckengetriebemotor 0,37 kW, 20 Stück, 247,00 EUR/Stück
Pos. 3 (Alternative zu Pos. 2): SM-71-0,37-i30, Stirnradgetriebemotor 0,37 kW, 20 Stück, 289,00 EUR/Stück

Auf diese Preise ist Ihr Rabatt bereits angerechnet. Fracht und Verpackung pauschal 85,00 EUR.

Lieferzeit: Pos. 1 und 2 ca. 3 Wochen, Pos. 3 ca. 7 Wochen
Lieferbedingung: CPT Lohbeck
Bindefrist: 30.11.2026

Freundliche Grüße
Birgit Hasenkamp
EMT Antriebe Handelsgesellschaft mbH
ein Unternehmen der Nordhagen-Gruppe
""")
    true(name, "alternative", "de", dict(supplier="EMT Antriebe Handelsgesellschaft mbH", currency="EUR", incoterm="CPT", validUntil="2026-11-30"), [("GM-63-0,18-i20", 30, 198.5, dict(leadTimeDays=21)), ("GM-71-0,37-i30", 20, 247, dict(leadTimeDays=21)), ("SM-71-0,37-i30", 20, 289, dict(leadTimeDays=49, alternative=True))], [85])


def inline():
    name = "de-antworten-im-text.eml"
    mail(name, "Werkstatt Kunststofftechnik Ahlers <info@ahlers-kt.example>", "f.brinkmann@tessmer-mess.example", "AW: Anfrage Frästeile POM/PEEK", "Thu, 12 Nov 2026 07:48:00 +0100", """Hallo Herr Brinkmann,

Antworten direkt in Ihrer Mail.

> bitte bieten Sie uns an:
> 1. TM-2204 Halter POM-C schwarz, 80 Stück

Stückpreis 12,40 EUR

> 2. TM-2205 Isolator PEEK natur, 40 Stück

Stückpreis 46,90 EUR, bei 80 Stück 41,20 EUR

> 3. TM-2211 Kufe PE-UHMW, 16 Stück

können wir leider nicht anbieten

> Liefertermin? Wir brauchen die Teile bis KW 50.

3 Wochen ab Bestellung, passt also.

> Preisstellung, Gültigkeit?

Ab Werk, netto zzgl. MwSt., Preise gelten bis 31.12.2026. Rüstpauschale für den Auftrag einmal 60,00 EUR.

> Mit freundlichen Grüßen
> Frank Brinkmann
> Tessmer Messsysteme GmbH

Gruß
Heiko Ahlers
Kunststofftechnik Ahlers, Inh. Heiko Ahlers
""")
    true(name, "answers-between-lines", "de", dict(supplier="Kunststofftechnik Ahlers", currency="EUR", incoterm="EXW", leadTimeDays=21, validUntil="2026-12-31"), [("TM-2204", 80, 12.4), ("TM-2205", 40, [(40, 46.9), (80, 41.2)])], [60])


def spanish():
    name = "es-muelles-correo.eml"
    mail(name, "Nuria Fabregat <nuria@muellesturia.example>", "compras@valvulasebro.example", "Oferta muelles ref. 5518", "Tue, 10 Nov 2026 12:15:00 +0100", """Buenos días Javier:

Adjunto en este mismo correo nuestra oferta 26/2207.

Ref. MT-5518 muelle de compresión, hilo 3 mm, AISI 302
  de 500 a 999 uds.: 1,35 €/ud.
  de 1.000 a 4.999 uds.: 1,12 €/ud.
  a partir de 5.000 uds.: 0,94 €/ud.

Ref. MT-5520 muelle de tracción, hilo 2 mm, acero al carbono
  de 500 a 999 uds.: 0,88 €/ud.
  de 1.000 a 4.999 uds.: 0,71 €/ud.

Pedido mínimo: 500 unidades por referencia.
Plazo de entrega: 4 semanas. Condiciones: EXW Paterna, IVA no incluido.
Oferta válida hasta el 15/01/2027.

Un saludo,
Nuria Fabregat
Muelles del Turia, S.A.
""")
    true(name, "breaks-in-mail", "es", dict(supplier="Muelles del Turia, S.A.", currency="EUR", incoterm="EXW", leadTimeDays=28, validUntil="2027-01-15", minimumOrder=500), [("MT-5518", None, [(500, 1.35), (1000, 1.12), (5000, 0.94)]), ("MT-5520", None, [(500, 0.88), (1000, 0.71)])])


def norwegian():
    name = "no-sveising-mail.eml"
    rows = [("NB-3010", "Ramme, S355, sveist og malt", 20, 4850.00), ("NB-3014", "Brakett, S355, galvanisert", 80, 312.00)]
    html = f"<html><body><p>Hei Marit,</p><p>Takk for forespørselen. Tilbud 2026-417:</p><table><tr><td>Delenr.</td><td>Beskrivelse</td><td>Antall</td><td>Pris pr. stk NOK</td><td>Sum NOK</td></tr>{trs([[a, d, q, sp(p), sp(q * p)] for a, d, q, p in rows])}<tr><td></td><td></td><td></td><td>Sum eks. mva.</td><td>{sp(sum(q * p for *_, q, p in rows))}</td></tr></table><p>Sveisejigg for NB-3010 kommer i tillegg, kr 9 500 (engangskostnad).<br>Leveringstid: 5 uker. Leveringsbetingelser: FCA Sunndal. Tilbudet gjelder til 15.12.2026.</p><p>Mvh<br>Terje Aasgaard<br>Aasgaard Mekaniske Verksted AS</p></body></html>"
    mail(name, "Terje Aasgaard <terje@aasgaardmek.example>", "Marit Hove <marit.hove@fjordpumper.example>", "Tilbud 2026-417", "Fri, 06 Nov 2026 14:02:00 +0100", None, html)
    true(name, "html-table", "no", dict(supplier="Aasgaard Mekaniske Verksted AS", currency="NOK", incoterm="FCA", leadTimeDays=35, validUntil="2026-12-15"), [(a, q, p) for a, _, q, p in rows], [("NB-3010", 9500)])


write(prose_us, buyers_table, forwarded, chinese, table_us, german, inline, spanish, norwegian)
