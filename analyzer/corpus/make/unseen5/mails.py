"""Mails, and the text an old ERP prints."""

from email.message import EmailMessage

from paths import after, eu, lines_of, path, truth, us, weeks, between


def mail(name, sender, to, subject, date, text, html=None, **headers):
    m = EmailMessage()
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, date
    m["Message-ID"] = f"<{name.split('.')[0]}@mail.example>"
    for k, v in headers.items():
        m[k.replace("_", "-")] = v
    m.set_content(text, cte="quoted-printable")
    if html:
        m.add_alternative(html, subtype="html", cte="quoted-printable")
    open(path(name), "wb").write(m.as_bytes())


def short_en():
    name = "en-short-mail.eml"
    mail(name, "Gary Tolliver <gary@tolliverspring.example>", "L. Okafor <lokafor@tamarackconveyor.example>", "RE: RFQ 7802 springs", "Tue, 10 Mar 2026 08:41:12 -0500", """Hi Lena,

Thanks for the inquiry. Here is what we can do:

CS-1140 compression spring, 500 pcs @ $1.18 each
ES-0220 extension spring, 250 pcs @ $2.46 each
TS-0087 torsion spring, 1,000 pcs @ $0.92 each

Tooling for the TS-0087 is a one time charge of $375.00. No tooling on the others.
Lead time is 3 weeks after receipt of order. Prices are FOB Cutler, good until April 15, 2026. Net 30.

Let me know if you have any questions.

Gary Tolliver
Tolliver Spring Company
Cutler, MI
555-010-7716
""")
    line = lines_of("Tolliver Spring Company", "USD", leadTimeDays=21, incoterm="FOB", validUntil="2026-04-15")
    truth(name, "prose-mail", "en", [line("CS-1140", 500, 1.18), line("ES-0220", 250, 2.46), line("TS-0087", 1000, 0.92)], [{"part": "TS-0087", "amount": 375}])


def short_de():
    name = "de-kurze-mail-je-100.eml"
    mail(name, "Sabine Rottmann <s.rottmann@rottmann-dichtungen.example>", "einkauf@weidmann-antrieb.example", "AW: Anfrage O-Ringe und Flachdichtungen", "Mon, 11 May 2026 14:02:55 +0200", """Sehr geehrter Herr Brandes,

vielen Dank für Ihre Anfrage vom 07.05.2026. Wir bieten wie folgt an:

Artikel OR-25x3-NBR70, O-Ring 25 x 3 mm, NBR 70 Shore
Menge: 2.000 Stück
Preis: 9,40 EUR je 100 Stück

Artikel FD-118-KLI, Flachdichtung nach Zeichnung 118-4, Klinger
Menge: 300 Stück
Preis: 2,85 EUR je Stück
Werkzeugkosten (Stanzmesser) einmalig: 210,00 EUR

Lieferzeit: O-Ringe ab Lager, Flachdichtungen ca. 2 Wochen.
Preise zzgl. MwSt., ab Werk. Mindestauftragswert 50,00 EUR.
An dieses Angebot halten wir uns bis 30.06.2026 gebunden.

Mit freundlichen Grüßen

Sabine Rottmann
Rottmann Dichtungen GmbH
Am Kanal 3, 49999 Hövelsen
""")
    line = lines_of("Rottmann Dichtungen GmbH", "EUR", incoterm="EXW", validUntil="2026-06-30")
    truth(name, "prose-mail", "de", [line("OR-25x3-NBR70", 2000, 9.4, per=100, leadTimeDays=0), line("FD-118-KLI", 300, 2.85, leadTimeDays=14)], [{"part": "FD-118-KLI", "amount": 210}], noMinimumPieces=True)


def forwarded():
    name = "en-forwarded-excel-paste.eml"
    rows = [("PL-5501", "Base plate, blanchard ground", 15, 212.00, "4 wks", 28), ("PL-5502", "Cover plate", 15, 96.50, "4 wks", 28), ("PL-5507", "Gusset, 3/8 in", 30, 41.20, "2 wks", 14)]
    trs = "".join(f"<tr height=20><td class=xl66>{a}</td><td class=xl66>{b}</td><td class=xl67 align=right>{q}</td><td class=xl68 align=right>&nbsp;$ {us(p)} </td><td class=xl68 align=right>&nbsp;$ {us(p * q)} </td><td class=xl66>{w}</td></tr>" for a, b, q, p, w, _ in rows)
    total = sum(r[2] * r[3] for r in rows)
    html = f"""<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body lang=EN-US><div class=WordSection1><p class=MsoNormal>Lena, see below from Kessock. Looks better than last year ($225 on the base plate). Can you put it in the comparison?</p><p>Tom<br>Tamarack Conveyor Corp.</p>
<div style='border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> Inside Sales &lt;sales@kessockplate.example&gt;<br><b>Sent:</b> Thursday, September 3, 2026 4:18 PM<br><b>To:</b> Tom Reyes &lt;treyes@tamarackconveyor.example&gt;<br><b>Subject:</b> Quote KP-9914</p></div>
<p>Tom,</p><p>Pricing as requested. Quote KP-9914, valid 45 days.</p>
<table border=0 cellpadding=0 cellspacing=0 width=560 style='border-collapse:collapse'><tr height=20><td class=xl65>Part #</td><td class=xl65>Description</td><td class=xl65>Qty</td><td class=xl65>Each</td><td class=xl65>Ext</td><td class=xl65>Delivery</td></tr>{trs}<tr height=20><td></td><td></td><td></td><td class=xl69>Total</td><td class=xl69 align=right>&nbsp;$ {us(total)} </td><td></td></tr></table>
<p>Material certs $45.00 per order. Delivered in our truck, no freight charge.</p><p>Regards,<br>Nadine Busch<br>Kessock Plate &amp; Grinding, Inc.<br>555-010-2288</p></div></body></html>"""
    mail(name, "Tom Reyes <treyes@tamarackconveyor.example>", "Lena Okafor <lokafor@tamarackconveyor.example>", "FW: Quote KP-9914", "Fri, 04 Sep 2026 07:55:01 -0500", "See HTML part of this message.\n", html)
    line = lines_of("Kessock Plate & Grinding, Inc.", "USD", validUntil=after(2026, 9, 3, 45))
    truth(name, "forwarded-mail", "en", [line(r[0], r[2], r[3], leadTimeDays=r[5]) for r in rows], [{"amount": 45}])


def reply_it():
    name = "it-risposta-con-richiesta.eml"
    mail(name, "Ufficio Vendite Molificio Brandolin <vendite@molificiobrandolin.example>", "acquisti@officine-restelli.example", "R: Richiesta di offerta 2026/118", "Wed, 15 Apr 2026 10:20:30 +0200", """Buongiorno Sig.ra Colli,

in riferimento alla Vs. richiesta Vi offriamo quanto segue:

Cod. ML-3320 molla a compressione filo 2 mm inox - 1.500 pz - € 0,64 cad.
Cod. ML-3325 molla a trazione filo 1,5 mm - 800 pz - € 0,91 cad.
Contributo attrezzatura ML-3325: € 180,00 una tantum

Per ML-3320 il lotto minimo di produzione e' di 1.500 pz, quindi abbiamo quotato 1.500 anziche' 1.000 pz.

Resa: franco fabbrica (EXW). Consegna: 20 giorni data ordine. Validita' offerta: 31/05/2026.
Pagamento: RB 60 gg d.f.f.m. IVA esclusa.

Cordiali saluti
Paolo Brandolin
Molificio Brandolin S.r.l.

> Il 13/04/2026 09:05, Officine Restelli - Acquisti ha scritto:
> Buongiorno,
> vogliate inviarci la Vs. migliore offerta per:
> ML-3320   1.000 pz   (ultimo prezzo 0,59)
> ML-3325     800 pz   (ultimo prezzo 0,88)
> Consegna richiesta: 15 giorni.
> Grazie
> Elena Colli
""")
    line = lines_of("Molificio Brandolin S.r.l.", "EUR", incoterm="EXW", leadTimeDays=20, validUntil="2026-05-31")
    truth(name, "reply-with-request", "it", [line("ML-3320", 1500, 0.64, minimumOrder=1500), line("ML-3325", 800, 0.91)], [{"part": "ML-3325", "amount": 180}])


def old_erp():
    name = "en-erp-fixed-width.txt"
    s = "DURRANT VALVE & FITTING CO."
    rows = [("001", "BV-200-SS-FP", "BALL VALVE 2IN 316SS FULL PORT", 24, "EA", 187.5, 14), ("002", "BV-100-SS-FP", "BALL VALVE 1IN 316SS FULL PORT", 48, "EA", 74.2, 14), ("003", "GV-300-CS-150", "GATE VALVE 3IN CS 150#", 6, "EA", 412.0, 56), ("004", "NIP-100-300-S40", "NIPPLE 1 X 3 SCH 40 BLK", 500, "EA", 1.935, 0), ("005", "EL90-100-3M", "ELBOW 90 1IN 3000# FS", 150, "EA", 6.14, 0), ("006", "TEE-100-3M", "TEE 1IN 3000# FS", 75, "EA", 9.87, 0), ("007", "FLG-300-WN150", "FLANGE 3IN WN 150# RF", 12, "EA", 38.66, 7)]
    lead = {14: "2 WEEKS", 56: "8 WEEKS", 0: "STOCK", 7: "1 WEEK"}
    out = []

    def head(page):
        out.extend([f"{s:<56}PAGE {page}", f"{'PO BOX 919, HARLAN BAY, TX 77999':<56}RUN 06/22/26 16:40", "", f"{'':<24}** SALES QUOTATION **", "", f"QUOTE NO: 0447210-00        DATE: 06/22/26     EXPIRES: 07/22/26", f"CUST: 10482  TAMARACK CONVEYOR CORP.   TERMS: NET 30   FOB: SHIPPING POINT", f"SLSM: 14 R PACHECO           REF: RFQ 7855     VIA: BEST WAY", "", "LN  ITEM NUMBER        DESCRIPTION                       QTY UM  UNIT PRICE    EXTENSION  AVAIL", "-" * 98])

    total = 0
    head(1)
    for i, (n, a, b, q, um, p, d) in enumerate(rows):
        if i == 4:
            out.extend(["", f"{'*** CONTINUED ON NEXT PAGE ***':>60}", "\f"])
            head(2)
        out.append(f"{n} {a:<18} {b:<31} {q:>6} {um:<3}{p:>11.4f} {us(p * q):>12}  {lead[d]}")
        total += p * q
        if n == "003":
            out.append(f"{'':<23}** HANDWHEEL OPERATED, NACE ON REQUEST")
    out += ["-" * 98, f"{'MERCHANDISE TOTAL':>66} {us(total):>18}", f"{'CERT/MTR HANDLING':>66} {'35.00':>18}", f"{'QUOTE TOTAL':>66} {us(total + 35):>18}", "", "PRICES IN US DOLLARS (USD), FIRM THROUGH EXPIRATION DATE. RESTOCKING 25% ON NON-STOCK ITEMS."]
    open(path(name), "w", newline="").write("\r\n".join(out) + "\r\n")
    line = lines_of(s, "USD", incoterm="FOB", validUntil="2026-07-22")
    truth(name, "fixed-width", "en", [line(r[1], r[3], r[5], leadTimeDays=r[6]) for r in rows], [{"amount": 35}])


def print_nl():
    name = "nl-tekstafdruk-vervolgregels.txt"
    s = "Van Doorneveld Kunststoftechniek B.V."
    rows = [("10", "KT-40118", ["Rol POM-C zwart d60x45", "boring 12H7, tek. 40118-B"], 250, 7.40), ("20", "KT-40122", ["Glijstrip PE-1000 groen", "l=1200, verzonken gaten"], 80, 18.9), ("30", "KT-40125", ["Tandwiel PA6G module 3", "z=32, incl. spiebaan"], 20, 46.25)]
    out = [s, "Handelsweg 22, 7599 ZZ Broekerveen", "KvK 00000000   BTW NL000000000B00", "", "OFFERTE          nummer   : 26.0871", "                 datum    : 21-01-2026", "                 geldig   : 6 weken", "Aan: Brouwer Transportsystemen B.V.", "     t.a.v. inkoop, mw. De Wit", "", "Pos Artikel    Omschrijving                  Aantal     Prijs/st      Bedrag", "=" * 77]
    total = 0
    for n, a, d, q, p in rows:
        out.append(f"{n:<3} {a:<10} {d[0]:<28} {q:>5} st {eu(p):>10} {eu(p * q):>12}")
        out += [f"{'':<15}{t}" for t in d[1:]]
        out.append("")
        total += p * q
    out += [f"{'':<15}Instelkosten pos. 30, eenmalig{'':<18} {eu(120):>12}", "=" * 77, f"{'Totaal excl. BTW EUR':>60} {eu(total + 120):>15}", f"{'BTW 21%':>60} {eu((total + 120) * .21):>15}", f"{'Totaal incl. BTW EUR':>60} {eu((total + 120) * 1.21):>15}", "", "Levertijd : 3 a 4 weken na opdracht", "Levering  : DAP Zwolderen", "Betaling  : 30 dagen netto", "", "Met vriendelijke groet,", "J. Hazelaar, verkoop binnendienst"]
    open(path(name), "w", encoding="cp1252", newline="").write("\r\n".join(out) + "\r\n")
    line = lines_of(s, "EUR", incoterm="DAP", leadTimeDays=weeks(3, 4), validUntil=after(2026, 1, 21, 42))
    truth(name, "text-printout", "nl", [line(r[1], r[3], r[4]) for r in rows], [{"part": "KT-40125", "amount": 120}])


for make in (short_en, short_de, forwarded, reply_it, old_erp, print_nl):
    make()
