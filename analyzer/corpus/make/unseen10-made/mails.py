"""Mails: prose, a reply in the buyer's table, an agent's forwarded quote, lists."""

from kit import after, cells, eu, mail, sp, true, us, workdays, write


def rubber():
    name, s = "en-us-rubber-molder-prose.eml", "Tuscarawas Molded Rubber Co."
    mail(name, "Bev Stutzman <bstutzman@tuscmolded.example>", "Alan Pryor <apryor@ridgewaterpump.example>", "RE: Request for quote - diaphragms", "Mon, 09 Nov 2026 13:05:50 -0500", """Alan,

Good to hear from you. Here is what I came up with on the diaphragms:

RW-440 (EPDM, 60 duro, fabric reinforced) - 1,000 pcs at $6.42/ea or 2,500 pcs at $5.88/ea or
5,000 pcs at $5.51/ea. You would need a 4-cavity mold, cost is $7,850.00 one time.

RW-447 (nitrile, no fabric) - 1,000 pcs at $3.95/ea or 2,500 pcs at $3.60/ea. We still have
your mold from 2019 but it needs to be re-chromed, $600.00.

RW-451 flat gasket, die cut - 5,000 pcs at $0.385/ea, no tooling needed.

Mold lead time is 8 weeks for RW-440, then production about 3 weeks after first piece approval.
RW-447 and RW-451 we can ship in 4 weeks. All prices FOB Dover Mills, Ohio, good for 60 days.

Let me know if you need PPAP, we would have to quote that separately.

Thanks!
Bev

Bev Stutzman | Inside Sales
Tuscarawas Molded Rubber Co.
1402 E. Iron Ave, Dover Mills, OH 44999

> -----Original Message-----
> From: Alan Pryor
> Sent: Wednesday, November 4, 2026 9:20 AM
> Bev - can you quote the three parts attached? Target on the 440 is $5.50 at 2,500.
""")
    valid = after("2026-11-09", 60)
    true(name, "breaks-in-prose", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=valid), [("RW-440", None, [(1000, 6.42), (2500, 5.88), (5000, 5.51)], dict(leadTimeDays=[21, 56, 77])), ("RW-447", None, [(1000, 3.95), (2500, 3.6)], dict(leadTimeDays=28)), ("RW-451", 5000, 0.385, dict(leadTimeDays=28))], [("RW-440", 7850), ("RW-447", 600)])


def buyers_table():
    name, s = "en-uk-pressings-buyers-table.eml", "W. H. Tranter Pressings Ltd"
    rows = [("CL-7710", "Clip, CS70 1.0", "20,000", "0.072", "4 wks", "Existing"), ("CL-7718", "Saddle, 304 1.2", "8,000", "0.318", "6 wks", "£1,450"), ("CL-7725", "Cover plate, CR4 2.0", "2,500", "0.94", "5 wks", "£680"), ("CL-7731", "Shim pack 0.1-0.5", "1,000", "No bid", "", "")]
    head = ("Our part no", "Description", "Qty", "Your price each (GBP)", "Your lead time", "Tooling")
    html = f"""<html><body style="font-family:Calibri"><p>Hi Priti,</p><p>I have filled your table in, in blue. Sorry, the shims are not for us.</p><table border=1 cellspacing=0 cellpadding=4>{cells('th', [head])}{''.join('<tr>' + ''.join(f'<td>{c}</td>' if i < 3 else f'<td style="color:#00f">{c}</td>' for i, c in enumerate(r)) + '</tr>' for r in rows)}</table><p>Prices include delivery to you (DAP Redditon) and hold until 29 January 2027. Min. call-off 1,000 pieces.</p><p>Best regards<br>Craig Tranter<br><b>{s}</b><br>Hockley Works, Birmingley B99 9ZZ</p><hr><p>From: Priti Desai [mailto:p.desai@clampworks.example]<br>Sent: 05 November 2026 11:02<br>To: Craig<br>Subject: RFQ clips<br><br>Craig, please complete the table for Clampworks (Redditon) Ltd by Friday.</p></body></html>"""
    mail(name, "Craig Tranter <craig@whtranter.example>", "Priti Desai <p.desai@clampworks.example>", "RE: RFQ clips", "Fri, 06 Nov 2026 09:47:31 +0000", html=html)
    true(name, "reply-in-buyers-table", "en", dict(supplier=s, currency="GBP", incoterm="DAP", validUntil="2027-01-29", minimumOrder=1000), [("CL-7710", 20000, 0.072, dict(leadTimeDays=28)), ("CL-7718", 8000, 0.318, dict(leadTimeDays=42)), ("CL-7725", 2500, 0.94, dict(leadTimeDays=35))], [("CL-7718", 1450), ("CL-7725", 680)])


def federn():
    name, s = "de-federn-textmail.eml", "Oberbergische Federntechnik Klein GmbH"
    mail(name, "Vertrieb Federntechnik Klein <vertrieb@federn-klein.example>", "e.maurer@greifsysteme.example", "AW: Anfrage Tellerfedern / Zugfedern", "Thu, 12 Nov 2026 10:11:09 +0100", f"""Sehr geehrte Frau Maurer,

vielen Dank für Ihre Anfrage. Wir können wie folgt anbieten:

Pos 1   Art.Nr. KF-7702   Druckfeder 2,0 x 16 x 48, 1.4310
        3.000 Stück       Preis 34,80 EUR / 100 Stück
        Lieferzeit 3 Wochen

Pos 2   Art.Nr. KF-7718   Zugfeder 1,4 x 11 x 62, verzinkt
        10.000 Stück      Preis 21,15 EUR / 100 Stück
        Lieferzeit 4 Wochen
        zuzüglich Werkzeugkosten einmalig 275,00 EUR

Pos 3   Art.Nr. KF-9100   Tellerfeder DIN 2093 A 50
        400 Stück         Preis 1,36 EUR / Stück
        ab Lager

Verpackung pauschal 15,00 EUR. Lieferung FCA Gummersfeld.
Mindermengenzuschlag unter 100,00 EUR Warenwert: 25,00 EUR (hier nicht anwendbar).
An die Preise halten wir uns bis zum 31.12.2026 gebunden.

Mit freundlichen Grüßen
i.V. Thorsten Halbe

{s}
Kölner Str. 300, 51999 Gummersfeld
Geschäftsführerin: Dipl.-Kffr. Anke Klein, HRB 00000
""")
    true(name, "text-mail-blocks", "de", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2026-12-31"), [("KF-7702", 3000, 34.8, dict(per=100, leadTimeDays=21)), ("KF-7718", 10000, 21.15, dict(per=100, leadTimeDays=28)), ("KF-9100", 400, 1.36, dict(leadTimeDays=0))], [("KF-7718", 275), 15])


def agent():
    name, s = "en-in-foundry-through-agent.eml", "Deccan Ferrous Castings LLP"
    rows = [("BR-118", "Brake drum, FG260", 1000, 17.4, 2200), ("BR-121", "Hub, SG500/7", 1000, 13.85, 1900), ("BR-130", "Spring seat, SG500/7", 4000, 3.62, 1500)]
    body = "\n".join(f"> {a:<8} {d:<24} {us(q, 0):>6} pcs   EUR {p:>6.2f}   pattern EUR {us(t, 0):>6}" for a, d, q, p, t in rows)
    mail(name, "Geoff Lamb <geoff@lambsourcing.example>", "Ines Vandamme <i.vandamme@axletrailer.example>", "FW: Quotation DFC/2611/44 - Axle & Trailer NV", "Wed, 11 Nov 2026 16:30:00 +0000", f"""Ines, please see Deccan's quote below. Their prices are direct to you, orders to be placed on
Deccan; my commission is their business. I think there is a bit of room on the drum.

Geoff Lamb
Lamb Sourcing (agent for Deccan Ferrous Castings)

---------- Forwarded message ---------
From: Exports <exports@deccanferrous.example>
Date: Wed, 11 Nov 2026 at 11:02
Subject: Quotation DFC/2611/44 - Axle & Trailer NV
To: Geoff Lamb

> Dear Mr. Geoff,
>
> Supplier: {s}, Kolhanagar MIDC, India
> Customer: Axle & Trailer NV, Belgium
>
> We are quoting as below, CIF Antwerp basis:
>
{body}
>
> Delivery: samples 45 days, production 75 days including sea transit.
> MOQ: 500 pcs per item.
> Validity: 15 January 2027.
> Gauges, if required by customer: extra at actuals.
>
> With warm regards,
> Sandeep Kulkarni
> {s}
""")
    true(name, "forwarded-by-agent", "en", dict(supplier=s, currency="EUR", incoterm="CIF", minimumOrder=500, validUntil="2027-01-15", leadTimeDays=[45, 75, 120]), [(a, q, p) for a, _, q, p, _ in rows], [(r[0], r[4]) for r in rows])


def obrobka():
    name, s = "pl-galwanizernia-mail.eml", "Galwanizernia Rutkowski s.c."
    mail(name, "Biuro Galwanizernia Rutkowski <biuro@galw-rutkowski.example>", "zakupy@metalmaszyna.example", "Odp: zapytanie cynkowanie / niklowanie", "Tue, 10 Nov 2026 12:20:00 +0100", f"""Dzień dobry,

dziękujemy za zapytanie. Nasza oferta (ceny netto w PLN):

1. MM-5010 wspornik, cynkowanie galwaniczne 12 µm, 3000 szt. - 0,95 zł/szt.
2. MM-5022 tuleja, niklowanie chemiczne 20 µm, 800 szt. - 4,80 zł/szt.
3. MM-5035 płytka, cynk-nikiel 10 µm, 1500 szt. - 2,15 zł/szt.

Wykonanie zawieszek do MM-5022: 650 zł jednorazowo.
Świadectwo badania grubości powłoki: 80 zł za zlecenie (doliczone zgodnie z Państwa życzeniem).

Czas realizacji 5-7 dni roboczych od dostarczenia detali. Odbiór własny, EXW Pruszkowiec.
Minimalna wartość zlecenia 200 zł. Oferta ważna do 31.12.2026.

Pozdrawiam
Anna Rutkowska
{s}
05-899 Pruszkowiec, ul. Warsztatowa 5
""")
    true(name, "numbered-list", "pl", dict(supplier=s, currency="PLN", incoterm="EXW", leadTimeDays=workdays(5, 7), validUntil="2026-12-31"), [("MM-5010", 3000, 0.95), ("MM-5022", 800, 4.8), ("MM-5035", 1500, 2.15)], [("MM-5022", 650), 80], noMinimumPieces=True)


def hydraulikk():
    name, s = "no-hydraulikk-html.eml", "Sunnmøre Hydraulikk AS"
    rows = [("SH-5512", "Sylinder 80/45-400", 12, 4850.0, "5 uker"), ("SH-6001", "Slange 2SN 1/2\" med kuplinger, 3 m", 60, 412.0, "lager"), ("SH-7110", "Trykkfilter 10 µm", 24, 1265.0, "lager"), ("SH-7200", "Ventilblokk etter tegning 7200", 6, 9900.0, "8 uker")]
    total = sum(q * p for *_, q, p, _ in rows)
    html = f"""<html><body><p>Hei Kjetil,</p><p>Takk for forespørselen. Tilbud 26-1182:</p><table border=1>{cells('th', [("Antall", "Varenr.", "Beskrivelse", "Nettopris NOK", "Sum NOK", "Lev.tid")])}{cells('td', [(q, a, d, sp(p), sp(q * p), w) for a, d, q, p, w in rows])}<tr><td colspan=4>Programmering/oppstart SH-7200, engangs</td><td>{sp(6500)}</td><td></td></tr><tr><td colspan=4>Frakt Ålevik - Kristianøy</td><td>{sp(890)}</td><td></td></tr><tr><td colspan=4><b>Totalt eks. mva.</b></td><td><b>{sp(total + 7390)}</b></td><td></td></tr></table><p>Levering: DAP Kristianøy. Tilbudet gjelder i 30 dager.</p><p>Mvh<br>Solveig Aarset<br>{s}, Ålevik</p></body></html>"""
    mail(name, "Solveig Aarset <solveig@sunnmorehyd.example>", "Kjetil Moe <kjetil.moe@nordkystverft.example>", "SV: Forespørsel hydraulikk", "Mon, 09 Nov 2026 14:00:00 +0100", html=html)
    days = {"lager": 0, "5 uker": 35, "8 uker": 56}
    true(name, "html-quantity-first", "no", dict(supplier=s, currency="NOK", incoterm="DAP", validUntil=after("2026-11-09", 30)), [(a, q, p, dict(leadTimeDays=days[w])) for a, _, q, p, w in rows], [("SH-7200", 6500), 890])


def fundicion():
    name, s = "es-fundicion-inyectada.eml", "Fundiciones Inyectadas Aizkorri, S.Coop."
    rows = [("AZ-410", "Carcasa motor EN AC-46000", 5000, 4.86, 21500), ("AZ-411", "Tapa EN AC-46000", 5000, 1.94, 12800), ("AZ-418", "Soporte Zamak 5", 20000, 0.437, 0)]
    listed = "\n".join(f"  {a}  {d:<28} {eu(q, 0):>7} uds.  {eu(p, 3):>7} €/ud." for a, d, q, p, _ in rows)
    mail(name, "Comercial Aizkorri <comercial@aizkorri.example>", "compras@elevadoresnervion.example", "Oferta 2026-0774 piezas inyectadas", "Fri, 06 Nov 2026 17:44:00 +0100", f"""Estimado Sr. Urrutia:

En respuesta a su petición le ofertamos:

{listed}

Moldes (pago único): AZ-410, {eu(21500)} €; AZ-411, {eu(12800)} €. Para AZ-418 el molde es de su propiedad.

Plazo: moldes y primeras muestras 14 semanas, serie 5 semanas. AZ-418: 4 semanas.
Condiciones de entrega: FCA Legazpieta. Embalaje incluido. IVA no incluido.
Validez de la oferta: hasta el 28 de febrero de 2027.

Un saludo,
Maite Arregi
{s}
Pol. Ind. Urola 7, 20999 Legazpieta (Gipuzkoa)
""")
    true(name, "aligned-list-tools-in-text", "es", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2027-02-28"), [(a, q, p, dict(leadTimeDays=[35, 98, 133] if t else 28)) for a, _, q, p, t in rows], [(r[0], r[4]) for r in rows if r[4]])


write(rubber, buyers_table, federn, agent, obrobka, hydraulikk, fundicion)
