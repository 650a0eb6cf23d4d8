"""Mails."""

from kit import after, eu, mail, spaced, table, total, true, us, weeks, working_days


def casting_prose():
    name = "en-us-casting-prose.eml"
    mail(name, "Hank Dufresne <hank@dufresnebrass.example>", "Mary Kowalczyk <mkowalczyk@plainviewvalve.example>", "RE: RFQ 7730 bronze castings", "Tue, 22 Sep 2026 09:14:02 -0400", """Mary,

Thanks for the drawings. Here is where we come out:

We can do the 7730-1 seat ring in C83600 at $14.85 each for your 600 pieces, and the 7730-2 disc at $22.40 each, also 600 pieces. The 7730-5 bonnet is a bigger mold and would be $61.00 each at 150 pieces.

Pattern work: the seat ring and the disc can share a match plate, we would need $1,975 for that. The bonnet pattern you said you would send over, so nothing there except $120 to mount it.

Figure 6 weeks after patterns are approved. Prices are FOB our foundry and good through the end of October.

Freight last time ran about $240 by the way, but that will be on your carrier account as usual.

Hank Dufresne
Dufresne Brass & Bronze Foundry, LLC
Bayou Sale, LA 70999

> From: Mary Kowalczyk
> Sent: Friday, September 18, 2026 3:40 PM
> Hank, please quote the attached three drawings, 600/600/150. We paid 15.60 for
> the seat ring in 2024.
> Mary Kowalczyk, Plainview Valve Corp.
""")
    true(name, "prose", "en", dict(supplier="Dufresne Brass & Bronze Foundry, LLC", currency="USD", incoterm="FOB", validUntil="2026-10-31", leadTimeDays=42), [("7730-1", 600, 14.85), ("7730-2", 600, 22.4), ("7730-5", 150, 61.0)], [dict(amount=1975), dict(part="7730-5", amount=120)])


def gears_forwarded():
    name = "en-uk-gears-forwarded.eml"
    mail(name, "Stella Marsh <s.marsh@aldwickpumps.example>", "Buying Office <buying@aldwickpumps.example>", "Fwd: Quotation G/4417", "Thu, 08 Oct 2026 16:22:10 +0100", """Please load this one for the comparison. Last year we had the 40T at 28.10 from Prentice.

Stella

---------- Forwarded message ---------
From: Iain Crabbe <iain@crabbegears.example>
Date: Thu, 8 Oct 2026 at 11:05
Subject: Quotation G/4417
To: Stella Marsh <s.marsh@aldwickpumps.example>

Dear Stella,

With reference to your enquiry of 5 October we quote as follows:

Item 1   AP-G40   Spur gear 2.5 mod 40T, EN36A case hardened   100 off   GBP 26.90 each
Item 2   AP-G17   Pinion 2.5 mod 17T, EN36A, ground            100 off   GBP 33.45 each
Item 3   AP-R06   Ring gear 3 mod internal, EN19T               20 off   GBP 142.00 each

Delivery: items 1 and 2 six weeks, item 3 nine weeks.
Shaper cutter for item 3: GBP 410.00, one-off charge.
Prices are ex works Paisley Cross, validity 30 days, VAT extra.

Kind regards
Iain Crabbe
Crabbe Gears (Scotland) Ltd
Registered office: Abbey Works, Paisley Cross PA99 1ZZ
""")
    true(name, "forwarded", "en", dict(supplier="Crabbe Gears (Scotland) Ltd", currency="GBP", incoterm="EXW", validUntil=after(2026, 10, 8, 30)), [("AP-G40", 100, 26.9, dict(leadTimeDays=42)), ("AP-G17", 100, 33.45, dict(leadTimeDays=42)), ("AP-R06", 20, 142.0, dict(leadTimeDays=63))], [dict(part="AP-R06", amount=410)])


def machining_table():
    name = "en-in-machining-html.eml"
    rows = [("RPT-5521", "Valve spool, EN19, ground", 500, 7.85), ("RPT-5522", "Sleeve, EN8D, honed", 500, 5.2), ("RPT-5540", "End cap, AL 6082", 1000, 2.35), ("RPT-5541", "Plug, SS304", 2000, 0.64)]
    trs = [(i + 1, a, b, q, f"{p:.2f}", us(q * p)) for i, (a, b, q, p) in enumerate(rows)]
    html = f"""<html><body style="font-family:Calibri"><p>Dear Mr. Brandt,</p><p>Greetings from Rajkot Precision Turnings!! Thank you for your valued enquiry. Please find our best offer in below table.</p>
{table(["Sl", "Part no.", "Description", "Qty (pcs)", "Unit price (EUR)", "Amount (EUR)"], trs)}<p>Total: EUR {us(total(rows, 2, 3))}</p>
<ul><li>Price basis: CIF Hamburg by sea, seaworthy packing included</li><li>Sample charges: NIL</li><li>Inspection gauge for RPT-5521: EUR 220 one time</li><li>Delivery: 60 days from PO + sea transit</li><li>Validity: 15.12.2026</li></ul>
<p>Thanks &amp; Regards,<br>Hardik Vaghasiya<br><b>Rajkot Precision Turnings LLP</b> (a Vaghasiya Group firm)<br>Shapar Industrial Zone, Rajkot 360999</p></body></html>"""
    mail(name, "Hardik Vaghasiya <export@rajkotturnings.example>", "Jens Brandt <brandt@hydraulik-nord.example>", "Offer against RFQ 2026-331", "Mon, 12 Oct 2026 12:40:00 +0530", "Please see the HTML version of this message.\n", html)
    true(name, "html-table", "en", dict(supplier="Rajkot Precision Turnings LLP", currency="EUR", incoterm="CIF", validUntil="2026-12-15", leadTimeDays=60), [(a, q, p) for a, _, q, p in rows], [dict(part="RPT-5521", amount=220)])


def inline_reply():
    name = "en-us-reply-in-list.eml"
    mail(name, "Dana Whitlock <dana@whitlockplastics.example>", "Purchasing <buyer@corvusmedical.example>", "Re: RFQ CM-2291 machined plastics", "Wed, 30 Sep 2026 14:02:44 -0500", """See my answers below each line. All USD.  - Dana

On Mon, Sep 28, 2026, Purchasing wrote:
> Please quote price each and lead time:
>
> 1) CM-2291-A, cradle, natural Delrin, qty 75
    $18.60 ea, 3 weeks
> 2) CM-2291-B, cradle cover, Ultem 1000, qty 75
    $44.15 ea, 4 weeks (sheet is special order)
> 3) CM-2303, knob, black Delrin, qty 300
    $3.92 ea, 3 weeks
> 4) CM-2310, tray, thermoformed, qty 75
    sorry, we don't thermoform - no quote
>
> Any setup or NRE?
    $150 programming for CM-2291-B, nothing for the others
> How long is your quote good for?
    45 days
> FOB point?
    FOB Eau Prairie, WI

Dana Whitlock, president
Whitlock Engineered Plastics Inc.
""")
    true(name, "inline-reply", "en", dict(supplier="Whitlock Engineered Plastics Inc.", currency="USD", incoterm="FOB", validUntil=after(2026, 9, 30, 45)), [("CM-2291-A", 75, 18.6, dict(leadTimeDays=21)), ("CM-2291-B", 75, 44.15, dict(leadTimeDays=28)), ("CM-2303", 300, 3.92, dict(leadTimeDays=21))], [dict(part="CM-2291-B", amount=150)])


def springs_de():
    name = "de-federn-staffel-mail.eml"
    mail(name, "Karin Loibl <loibl@federn-steinhauser.example>", "Einkauf <einkauf@ventil-arnsberg.example>", "AW: Anfrage Druckfedern", "Fri, 02 Oct 2026 10:31:00 +0200", """Guten Tag Herr Mertens,

vielen Dank für Ihre Anfrage. Wir bieten Ihnen an:

Druckfeder DF-20418, Draht 1,8 mm, 1.4310
   1.000 Stück    38,50 EUR / 100 Stück
   5.000 Stück    29,90 EUR / 100 Stück
  10.000 Stück    26,40 EUR / 100 Stück

Zugfeder ZF-11502, Draht 1,0 mm, SH verzinkt
   1.000 Stück    31,20 EUR / 100 Stück
   5.000 Stück    22,75 EUR / 100 Stück
  10.000 Stück    19,85 EUR / 100 Stück

Werkzeugkosten entstehen nicht. Musterkosten DF-20418 einmalig 85,00 EUR.
Lieferzeit 4 Wochen, Lieferung unfrei ab Werk (EXW), Angebot gültig bis 30.11.2026.

Mit freundlichen Grüßen
Karin Loibl

Federnfabrik A. Steinhauser GmbH
Isarweg 30, 84999 Landshofen
""")
    breaks = [[1000, 5000, 10000], [38.5, 29.9, 26.4], [31.2, 22.75, 19.85]]
    true(name, "breaks-list", "de", dict(supplier="Federnfabrik A. Steinhauser GmbH", currency="EUR", incoterm="EXW", validUntil="2026-11-30", leadTimeDays=28, per=100), [("DF-20418", None, [list(x) for x in zip(breaks[0], breaks[1])]), ("ZF-11502", None, [list(x) for x in zip(breaks[0], breaks[2])])], [dict(part="DF-20418", amount=85)])


def plastics_cs():
    name = "cs-plasty-mail.eml"
    mail(name, "Pavel Hruška <hruska@plastform-zlin.example>", "nakup@elektro-beskydy.example", "Nabídka č. 26/514 - výlisky", "Thu, 15 Oct 2026 08:12:00 +0200", """Dobrý den, paní Koláčková,

děkujeme za poptávku. Nabízíme:

1) Kryt svorkovnice EB-771, PA6 GF30, 10 000 ks, cena 6,85 Kč/ks
2) Víčko EB-772, PP, 10 000 ks, cena 2,40 Kč/ks
3) Držák EB-780, PC/ABS, 4 000 ks, cena 14,20 Kč/ks

Forma pro EB-780: 186 000 Kč (jednorázově). Formy pro ostatní položky dodáte.
Doprava na Váš závod: 1 900 Kč za celou zakázku.
Ceny jsou bez DPH. Termín dodání 5 týdnů od objednávky, u EB-780 11 týdnů.
Nabídka platí do 15. 11. 2026.

S pozdravem
Pavel Hruška
Plastform Zlín spol. s r.o.
""")
    true(name, "numbered-list", "cs", dict(supplier="Plastform Zlín spol. s r.o.", currency="CZK", validUntil="2026-11-15", leadTimeDays=35), [("EB-771", 10000, 6.85), ("EB-772", 10000, 2.4), ("EB-780", 4000, 14.2, dict(leadTimeDays=77))], [dict(part="EB-780", amount=186000), dict(amount=1900)])


def turning_sv():
    name = "sv-svarvning-html.eml"
    rows = [("SV-3301", "Bussning, CW614N", 400, 27.5), ("SV-3302", "Axel, 1.4305", 400, 64.0), ("SV-3310", "Mutter M42, S355", 150, 112.5)]
    trs = [(a, b, f"{q} st", f"{spaced(p)} kr", f"{spaced(q * p)} kr") for a, b, q, p in rows]
    html = f"""<html><body><p>Hej Lars,</p><p>Tack för förfrågan! Vårt pris:</p>{table(["Ritning", "Benämning", "Antal", "Pris/st", "Summa"], trs, (), f"<tr><td colspan=4>Ställkostnad SV-3310</td><td>1 200,00 kr</td></tr><tr><td colspan=4>Totalt exkl. moms</td><td>{spaced(total(rows, 2, 3) + 1200)} kr</td></tr>")}
<p>Leveranstid 15 arbetsdagar. Fritt vårt lager (EXW Gnosjö Norra). Offerten gäller 30 dagar.</p><p>Mvh<br>Britt-Inger Ståhl<br>Ståhls Mekaniska Verkstad i Gnosjö AB</p></body></html>"""
    mail(name, "Britt-Inger Ståhl <bi@stahlsmek.example>", "lars.wiklund@hydrosta.example", "Offert 1188", "Tue, 06 Oct 2026 13:20:00 +0200", "Hej Lars,\n\nOfferten ligger i HTML-delen.\n", html)
    true(name, "html-table", "sv", dict(supplier="Ståhls Mekaniska Verkstad i Gnosjö AB", currency="SEK", incoterm="EXW", validUntil=after(2026, 10, 6, 30), leadTimeDays=working_days(15)), [(a, q, p) for a, _, q, p in rows], [dict(part="SV-3310", amount=1200)])


def forge_es():
    name = "es-forja-correo.eml"
    mail(name, "Comercial Forjas Urkiola <comercial@forjasurkiola.example>", "Nuria Beltrán <nbeltran@gruasebro.example>", "Oferta 26-0905 forja", "Wed, 14 Oct 2026 17:05:00 +0200", """Estimada Nuria:

Adjunto en el texto nuestra oferta para las piezas de su consulta GE-118.

Ref.       Denominación                 Cantidad   Precio €/ud.   Importe €
GE-118-1   Gancho 5 t, 34CrMo4               300          42,60   12.780,00
GE-118-2   Horquilla, C45                    600          18,15   10.890,00
GE-118-3   Eslabón, 30CrNiMo8               1000           9,74    9.740,00
                                                         Total    33.410,00

Utillaje (estampa) GE-118-1: 5.200,00 €, pago único a la aprobación de muestras.
Portes por cuenta del comprador, EXW Durango Alto.
Plazo de entrega: 9 semanas. Validez de la oferta: 31/12/2026.
IVA no incluido.

Un saludo,
Iker Zubizarreta
Forjas Urkiola, S. Coop.
""")
    true(name, "text-table", "es", dict(supplier="Forjas Urkiola, S. Coop.", currency="EUR", incoterm="EXW", validUntil="2026-12-31", leadTimeDays=63), [("GE-118-1", 300, 42.6), ("GE-118-2", 600, 18.15), ("GE-118-3", 1000, 9.74)], [dict(part="GE-118-1", amount=5200)])


for make in (casting_prose, gears_forwarded, machining_table, inline_reply, springs_de, plastics_cs, turning_sv, forge_es):
    make()
