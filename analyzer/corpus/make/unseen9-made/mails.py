"""Mails: prose, answers between the buyer's lines, forwarded, tables in HTML."""

from kit import after, eu, mail, span, sp, table, true, weeks, workdays, write


def motors():
    name, s = "en-us-gearmotor-prose.eml", "Lindqvist Gearmotor Co."
    mail(name, "Pete Lindqvist <pete@lindqvistgear.example>", "Donna Fry <dfry@harvestline.example>", "RE: gearmotors for the new auger", "Tue, 10 Nov 2026 08:41:12 -0600", """Donna -

Thanks for the drawings. On the LG-140-60 (1/4 hp, 60:1, right angle) I can do $186.40 each
at 120 pieces. The LG-140-90 with the long shaft is $203.75 each, same 120 pieces. If you want
the stainless shaft on either one add $21 each, but I don't think you need it.

The long shaft needs a new broach, $1,150 one time, you own it.

Lead time right now is 9 weeks on both. FOB Waupun Falls. I will hold these numbers through
January 15, 2027.

Pete

Pete Lindqvist, President
Lindqvist Gearmotor Co.
Since 1958
""")
    true(name, "prose-mail", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=63, validUntil="2027-01-15"), [("LG-140-60", 120, 186.4), ("LG-140-90", 120, 203.75)], [("LG-140-90", 1150)])


def inline():
    name, s = "en-uk-answers-between-lines.eml", "Calder & Finch Ltd"
    mail(name, "Rob Finch <rob@calderfinch.example>", "Aisha Khan <aisha.khan@tamarvalves.example>", "Re: RFQ 5520 turned parts", "Thu, 05 Nov 2026 15:22:40 +0000", """Hi Aisha, answers below your lines.

On 03/11/2026 10:14, Aisha Khan wrote:
> Please quote the following, Tamar Valves drawings attached:
>
> TV-3301 spindle, 316L, 250 off

£17.85 each, 4 weeks

> TV-3304 gland nut, brass CZ121, 1,000 off

£2.36 each, 3 weeks

> TV-3310 seat ring, Stellite 6, 80 off

£64.20 each, 8 weeks. There is a £290.00 one-off charge for the grinding mandrel on this one.

> Please include delivery to Saltash Quay.

Delivery £32.00 in all, however many vans it takes.

> How long are prices valid?

Until 18 December 2026. Prices exclude VAT.

Cheers
Rob

Rob Finch
Calder & Finch Ltd, Precision Turned Parts
Todmorden Bridge
""")
    true(name, "answers-between-lines", "en", dict(supplier=s, currency="GBP", validUntil="2026-12-18"), [("TV-3301", 250, 17.85, dict(leadTimeDays=28)), ("TV-3304", 1000, 2.36, dict(leadTimeDays=21)), ("TV-3310", 80, 64.2, dict(leadTimeDays=56))], [("TV-3310", 290), 32])


def lenses():
    name, s = "en-cn-lens-list.eml", "Fuzhou Guangyue Optics Co., Ltd."
    mail(name, "Lily Chen <lily@gy-optics.example>", "purchasing@corvid-imaging.example", "Quotation GY26-1107 for lenses", "Sat, 07 Nov 2026 11:03:55 +0800", """Dear Ms. Alvarado,

Thanks for your inquiry. Please kindly check our offer:

1) Part No. GY-PCX-25.4-100, plano-convex lens, BK7, AR 400-700nm
   Qty 300 pcs, unit price USD 6.20
2) Part No. GY-DCX-12.7-25, double-convex lens, BK7, uncoated
   Qty 500 pcs, unit price USD 3.15
3) Part No. GY-FLT-20X3, bandpass filter 850nm
   Qty 200 pcs, unit price USD 18.90

Coating fee for item 1: USD 260 per lot (one lot needed).
Packing and local charges: USD 40.
Trade term: EXW Fuzhou. DHL to your door about USD 135, if you have no own account.
Delivery: 25-30 days.
This price is valid until 2026-12-07.

Best regards
Lily Chen
Fuzhou Guangyue Optics Co., Ltd.
""")
    true(name, "list-in-mail", "en", dict(supplier=s, currency="USD", incoterm="EXW", leadTimeDays=span(25, 30), validUntil="2026-12-07"), [("GY-PCX-25.4-100", 300, 6.2), ("GY-DCX-12.7-25", 500, 3.15), ("GY-FLT-20X3", 200, 18.9)], [("GY-PCX-25.4-100", 260), 40])


def forwarded():
    name, s = "en-us-forwarded-broker.eml", "Pacific Crest Components, Inc."
    rows = [("AD7606-BSTZ-P", 350, 21.4, "2451+", "Stock"), ("XC7A35-T1-CSG", 60, 58.75, "2520", "5 days"), ("LTM4644-IY-P", 150, 17.9, "2438", "Stock")]
    listed = "\n".join(f"{a:<18}{q:>6}   ${p:<9.2f}{dc:<8}{w}" for a, q, p, dc, w in rows)
    mail(name, "Omar Haddad <ohaddad@northgate-power.example>", "Jill Brandt <jbrandt@northgate-power.example>", "Fwd: Quote PCC-70118", "Fri, 13 Nov 2026 09:30:01 -0800", f"""Jill,
see below, the ADC is half of what Velmont wanted ($43.10).
Omar

Begin forwarded message:

From: Marcus Bell <marcus@pcrest-components.example>
Subject: Quote PCC-70118
Date: November 12, 2026 at 4:52:17 PM PST
To: Omar Haddad <ohaddad@northgate-power.example>

Omar, here is what we have:

Part                 Qty   Price      D/C     Delivery
{listed}

Decap and X-ray test on the XC7A35-T1-CSG is required by your QA plan: $425.00 flat.
Shipping $24.00. Prices USD, good for 5 days. EXW Ventura Cove, CA.

Marcus Bell
Pacific Crest Components, Inc.
Independent distributor of hard to find parts
""")
    true(name, "forwarded-mail", "en", dict(supplier=s, currency="USD", incoterm="EXW", validUntil=after("2026-11-12", 5)), [(a, q, p, dict(leadTimeDays=0 if w == "Stock" else 5)) for a, q, p, _, w in rows], [("XC7A35-T1-CSG", 425), 24])


def leitungen():
    name, s = "de-leitung-je-100m.eml", "Leitungshandel Oberpfalz GmbH"
    rows = [("LO-7110-4G2,5", "Steuerleitung 4G2,5 grau", 1500, 138.5), ("LO-7110-12G1", "Steuerleitung 12G1 grau", 800, 172.9), ("LO-7230-2x2x0,5", "Datenleitung geschirmt", 2000, 96.4)]
    html = f"""<html><body style="font-family:Calibri"><p>Hallo Frau Seitz,</p><p>wie telefonisch besprochen unser Angebot 26/3391 vom 11.11.2026:</p>{table(("Artikel", "Bezeichnung", "Länge m", "EUR je 100 m", "Gesamt EUR"), [(a, d, eu(q, 0), eu(p), eu(q / 100 * p)) for a, d, q, p in rows], attributes="border=1 cellpadding=3")}<p>Schnittkosten LO-7110-12G1 (4 Teillängen): pauschal 18,00 EUR<br>Fracht: 49,00 EUR<br>Lieferzeit: 3 Arbeitstage<br>Preise gültig bis 27.11.2026, zzgl. MwSt. Kupferzuschlag ist enthalten.</p><p>Viele Grüße<br>Bernd Zollner<br>Leitungshandel Oberpfalz GmbH<br>Naabstraße 90, 92999 Schwarzenau</p><p style="color:#888;font-size:8pt">Geschäftsführer: Elke Zollner, AG Amberg HRB 0000. Diese Nachricht ist vertraulich.</p></body></html>"""
    text = "Hallo Frau Seitz,\n\nwie telefonisch besprochen unser Angebot 26/3391 vom 11.11.2026:\n\n" + "\n".join(f"{a}; {d}; {eu(q, 0)} m; {eu(p)} EUR je 100 m; {eu(q / 100 * p)} EUR" for a, d, q, p in rows) + "\n\nSchnittkosten LO-7110-12G1 (4 Teillängen): pauschal 18,00 EUR\nFracht: 49,00 EUR\nLieferzeit: 3 Arbeitstage\nPreise gültig bis 27.11.2026, zzgl. MwSt. Kupferzuschlag ist enthalten.\n\nViele Grüße\nBernd Zollner\nLeitungshandel Oberpfalz GmbH\nNaabstraße 90, 92999 Schwarzenau\n"
    mail(name, "Bernd Zollner <b.zollner@leitungshandel-opf.example>", "i.seitz@kranbau-regental.example", "Angebot 26/3391 Leitungen", "Wed, 11 Nov 2026 13:37:09 +0100", text, html)
    true(name, "per-100-m", "de", dict(supplier=s, currency="EUR", per=100, unit="m", leadTimeDays=workdays(3), validUntil="2026-11-27"), [(a, q, p) for a, _, q, p in rows], [("LO-7110-12G1", 18), 49])


def plaatwerk():
    name, s = "nl-plaatwerk-mail.eml", "Plaatwerkerij Gebr. Oosterling VOF"
    mail(name, "Info Oosterling <info@oosterling-plaat.example>", "inkoop@kaasmachines-west.example", "RE: aanvraag zetwerk", "Mon, 09 Nov 2026 16:05:33 +0100", """Beste Marieke,

Bedankt voor je aanvraag. Hierbij onze prijzen, per stuk en exclusief btw:

KW-2201 kap RVS 304 2 mm:      50 st. € 34,60    100 st. € 29,80    200 st. € 27,15
KW-2202 beugel S235 verzinkt:  50 st. €  9,45    100 st. €  7,90    200 st. €  7,05

Programmeerkosten eenmalig € 85,00 voor KW-2201, KW-2202 hebben we nog van vorig jaar.
Levertijd 3 à 4 weken na opdracht, levering DAP Woerdam.
De prijzen zijn 30 dagen geldig.

Groet,
Henk Oosterling
Plaatwerkerij Gebr. Oosterling VOF
Industriekade 4, 3499 XX Woerdam

> Van: Marieke Pol
> Verzonden: vrijdag 6 november 2026
> Kun je KW-2201 en KW-2202 prijzen bij 50, 100 en 200 stuks?
> Vorig jaar betaalden we € 28,50 voor de kap.
""")
    true(name, "breaks-in-mail", "nl", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=weeks(3, 4), validUntil=after("2026-11-09", 30)), [("KW-2201", None, [(50, 34.6), (100, 29.8), (200, 27.15)]), ("KW-2202", None, [(50, 9.45), (100, 7.9), (200, 7.05)])], [("KW-2201", 85)])


def ingranaggi():
    name, s = "it-ingranaggi-html.eml", "Ingranaggi Bertoldi di Bertoldi A. & F. S.n.c."
    rows = [("IB-Z24-M2", "Pignone Z=24 m=2, 16CrNi4 cementato", 80, 28.4), ("IB-Z72-M2", "Corona Z=72 m=2, C45", 80, 47.9), ("IB-VSF-40", "Vite senza fine, rettificata", 40, 63.5)]
    tot = sum(q * p for *_, q, p in rows)
    html = f"""<html><body><p>Spett.le Officine Trevisol S.p.A.<br>c.a. Sig.ra Marchetti</p><p>Offerta n. 412/26 del 10/11/2026</p>{table(("Codice", "Descrizione", "Q.tà", "€ cad.", "Importo"), [(a, d, q, eu(p), eu(p * q)) for a, d, q, p in rows], attributes="border=1", foot=f"<tr><td colspan=4>Trattamento termico, minimo di forno (IB-Z24-M2)</td><td>150,00</td></tr><tr><td colspan=4>Totale imponibile</td><td>{eu(tot + 150)}</td></tr><tr><td colspan=4>IVA 22%</td><td>{eu(round((tot + 150) * .22, 2))}</td></tr>")}<p>Resa: franco ns. stabilimento (EXW Schiavon)<br>Consegna: 40 giorni data ordine<br>Validità offerta: 31/12/2026<br>Pagamento: Ri.Ba. 60 gg d.f.f.m.</p><p>Distinti saluti<br>Federica Bertoldi</p><p><small>{s.replace('&', '&amp;')}, Via Roggia 15, 36999 Schiavon (VI)</small></p></body></html>"""
    mail(name, "Ufficio Commerciale <commerciale@ingranaggibertoldi.example>", "acquisti@trevisol.example", "Offerta 412/26", "Tue, 10 Nov 2026 11:50:00 +0100", None, html)
    true(name, "html-mail", "it", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=40, validUntil="2026-12-31"), [(a, q, p) for a, _, q, p in rows], [("IB-Z24-M2", 150)])


def svensk():
    name, s = "sv-fjaeder-mail.eml", "Fjäderfabriken i Hillerstad AB"
    mail(name, "Order <order@hillerstadfjader.example>", "inkop@granlunds.example", "Offert 26-4410", "Thu, 12 Nov 2026 07:58:20 +0100", f"""Hej Anders!

Tack för förfrågan. Vi offererar enligt nedan, priser i SEK per 100 st exkl. moms.

Artikel    Benämning                     Antal      Pris/100
HF-3310    Tryckfjäder 1,2x12x40         {sp(8000, 0)}      145,00
HF-3318    Dragfjäder 0,8x8x35 rostfri   {sp(5000, 0)}      212,50
HF-3340    Trådform enl. ritning 3340    {sp(12000, 0)}     98,40

Verktyg HF-3340: 4 800 kr, engångskostnad.
Leveranstid: 5 veckor
Leveransvillkor: FCA Hillerstad
Giltig t.o.m. 2026-12-31

Med vänlig hälsning
Eva-Lena Brage
Fjäderfabriken i Hillerstad AB
""")
    true(name, "per-hundred-mail", "sv", dict(supplier=s, currency="SEK", per=100, incoterm="FCA", leadTimeDays=35, validUntil="2026-12-31"), [("HF-3310", 8000, 145), ("HF-3318", 5000, 212.5), ("HF-3340", 12000, 98.4)], [("HF-3340", 4800)])


write(motors, inline, lenses, forwarded, leitungen, plaatwerk, ingranaggi, svensk)
