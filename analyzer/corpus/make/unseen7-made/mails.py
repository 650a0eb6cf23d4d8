"""Mails as suppliers and buyers send them."""

from kit import after, between, eu, mail, rows_html, true, us, weeks, working_days


def screw_machine():
    name = "en-screw-machine-prose.eml"
    mail(name, "Ray Delgado <ray@delgadoscrew.example>", "Marcy Quill <mquill@bluffcity-pumps.example>", "Re: pricing on 3 turned parts", "Thu, 21 May 2026 16:07:44 -0500", """Marcy,

Good to hear from you. We looked at the three prints and can do the 2140-7 pin at
$0.87 each for the 5,000, and the 2140-9 pin, which has the cross hole, at $1.26 each,
also for 5,000. The 2155 bushing in 660 bronze runs $4.90 a piece at 750 pcs because
the bar price has gone crazy.

We need a $300 set-up charge for the 2155, first order only. Nothing on the other two, we have run them before.

I can ship the pins in 3 weeks, bushings more like 5. Pricing holds till 6/19/2026, FOB our plant.

Thanks,
Ray

Delgado Screw Machine Products LLC
Rockdale, IL

> From: Marcy Quill
> Sent: Tuesday, May 19, 2026
> Ray, can you quote 5,000 of 2140-7, 5,000 of 2140-9 and 750 of 2155?
> We paid $0.81 for the 2140-7 in 2024.
""")
    true(name, "prose-mail", "en", dict(supplier="Delgado Screw Machine Products LLC", currency="USD", incoterm="FOB", validUntil="2026-06-19"), [("2140-7", 5000, 0.87, dict(leadTimeDays=21)), ("2140-9", 5000, 1.26, dict(leadTimeDays=21)), ("2155", 750, 4.9, dict(leadTimeDays=35))], [dict(part="2155", amount=300)])


def in_buyers_table():
    name = "en-uk-reply-in-table.eml"
    rows = [("LX-3301", "Aspheric lens, f=25, uncoated", 40, 62.0, "6 weeks"), ("LX-3302", "Window, fused silica, 25 mm", 80, 31.5, "stock"), ("LX-3310", "Beamsplitter cube 12.7 mm", 20, 94.8, "8 weeks")]
    blue = lambda t: f"<span style='color:#0070C0'>{t}</span>"  # noqa: E731
    trs = rows_html([(a, b, q, blue(f"£{us(p)}"), blue(d)) for a, b, q, p, d in rows])
    html = f"""<html><body><p>Dear Tom,</p><p>I have filled in your table below in blue. Carriage is £15.00 for the whole order, prices hold until 28 February 2027, ex VAT.</p><p>Kind regards<br>Fiona Hallam<br><b>Hallam &amp; Reed Optics</b><br>Unit 3, Observatory Park, Kirkhope</p><hr><p><b>From:</b> Tom Asher &lt;t.asher@selwyn-metrology.example&gt;<br><b>Sent:</b> 11 January 2027 09:12<br><b>To:</b> sales@hallamreed.example<br><b>Subject:</b> Optics for SM4</p><p>Hi Fiona, could you price the below please? Need by end of March.</p><table border=1 cellspacing=0><tr><th>Our part</th><th>Description</th><th>Qty</th><th>Price each</th><th>Delivery</th></tr>{trs}</table><p>Thanks, Tom<br>Selwyn Metrology Ltd</p></body></html>"""
    text = "Dear Tom,\n\nI have filled in your table below in blue. Carriage is £15.00 for the whole order, prices hold until 28 February 2027, ex VAT.\n\nKind regards\nFiona Hallam\nHallam & Reed Optics\nUnit 3, Observatory Park, Kirkhope\n\nFrom: Tom Asher <t.asher@selwyn-metrology.example>\nSent: 11 January 2027 09:12\nTo: sales@hallamreed.example\nSubject: Optics for SM4\n\nHi Fiona, could you price the below please? Need by end of March.\n\nOur part\tDescription\tQty\tPrice each\tDelivery\n" + "\n".join(f"{a}\t{b}\t{q}\t£{us(p)}\t{d}" for a, b, q, p, d in rows) + "\n\nThanks, Tom\nSelwyn Metrology Ltd\n"
    mail(name, "Fiona Hallam <fiona@hallamreed.example>", "Tom Asher <t.asher@selwyn-metrology.example>", "RE: Optics for SM4", "Tue, 12 Jan 2027 14:30:02 +0000", text, html)
    true(name, "reply-in-table", "en", dict(supplier="Hallam & Reed Optics", currency="GBP", validUntil="2027-02-28"), [(a, q, p, dict(leadTimeDays=0 if d == "stock" else 7 * int(d[0]))) for a, _, q, p, d in rows], [dict(amount=15)])


def forwarded():
    name = "en-forwarded-twice.eml"
    mail(name, "Priya Nair <p.nair@corvane.example>", "Dan Osei <d.osei@corvane.example>", "FW: FW: Forging quote 8817", "Wed, 04 Nov 2026 11:02:18 -0500", """Dan, please add this one to the comparison. I think it is high, Bexley was at $41 last year.

Priya Nair
Corvane Hydraulics Inc.

---------- Forwarded message ---------
From: Leo Stanczak <lstanczak@corvane.example>
Date: Wed, Nov 4, 2026 at 8:51 AM
Subject: FW: Forging quote 8817
To: Priya Nair <p.nair@corvane.example>

fyi

---------- Forwarded message ---------
From: Estimating <estimating@gullrockforge.example>
Date: Tue, Nov 3, 2026 at 5:15 PM
Subject: Forging quote 8817
To: Leo Stanczak <lstanczak@corvane.example>

Leo,

Please see our quote no. 8817 for closed die forgings, 4140, normalized:

  Part          Qty      Price each     Die charge
  CV-60115      1,200    $44.35         $6,800.00
  CV-60120      1,200    $29.10         $5,150.00
  CV-60133        600    $71.60         none, existing die

Delivery 14 weeks including dies, 9 weeks for CV-60133.
FCA Gullrock, PA. Heat treat certs included. Valid 30 days from November 3, 2026.

Gullrock Forge & Hammer Co.
Estimating Department
""")
    true(name, "forwarded-mail", "en", dict(supplier="Gullrock Forge & Hammer Co.", currency="USD", incoterm="FCA", validUntil=after(2026, 11, 3, 30)), [("CV-60115", 1200, 44.35, dict(leadTimeDays=98)), ("CV-60120", 1200, 29.1, dict(leadTimeDays=98)), ("CV-60133", 600, 71.6, dict(leadTimeDays=63))], [dict(part="CV-60115", amount=6800), dict(part="CV-60120", amount=5150)])


def connectors():
    name = "en-cn-connector-breaks.eml"
    mail(name, "Coco Lin <coco@feitai-conn.example>", "buyer3@ravensdorf-elektro.example", "Re: inquiry M12 connectors", "Mon, 17 Aug 2026 10:44:09 +0800", """Dear Mr. Kunz,

Nice day! Thank you for your inquiry, our best price as below:

FT-M12A-4F (M12 A-code 4 pin female, field wireable)
  500 pcs: USD 2.35/pc
  1000 pcs: USD 2.10/pc
  5000 pcs: USD 1.82/pc

FT-M12A-4M (M12 A-code 4 pin male, field wireable)
  500 pcs: USD 2.28/pc
  1000 pcs: USD 2.04/pc
  5000 pcs: USD 1.77/pc

Price term: FOB Shanghai
MOQ: 500 pcs each
Lead time: 15-20 days after deposit
Payment: T/T 30% deposit, 70% before shipment
Validity: this offer is valid until Sep 30, 2026
Samples: 5 pcs free, you pay the courier.

Waiting for your good news.

Best regards,
Coco Lin
Sales Manager
Wenzhou Feitai Connector Co.,Ltd
Add: No. 88 Liushi Industrial Zone, Yueqing
""")
    true(name, "breaks-in-mail", "en", dict(supplier="Wenzhou Feitai Connector Co.,Ltd", currency="USD", incoterm="FOB", validUntil="2026-09-30", leadTimeDays=between(15, 20), minimumOrder=500), [("FT-M12A-4F", None, [[500, 2.35], [1000, 2.1], [5000, 1.82]]), ("FT-M12A-4M", None, [[500, 2.28], [1000, 2.04], [5000, 1.77]])])


def galvanik():
    name = "de-galvanik-mail.eml"
    mail(name, "Vertrieb Galvanik Rehfeldt <vertrieb@galvanik-rehfeldt.example>", "einkauf@thaler-beschlaege.example", "AW: Anfrage Verzinken und Eloxieren", "Fri, 16 Oct 2026 09:15:30 +0200", """Sehr geehrte Frau Amann,

gerne bieten wir die Oberflächenbehandlung Ihrer Beistellteile an:

TB-5512, Verzinken, Dickschichtpassiviert 8 µm: 3.000 Stück zu 0,42 EUR/Stück
TB-5530, Verzinken, Dickschichtpassiviert 8 µm: 800 Stück zu 1,15 EUR/Stück
TB-6001, Eloxieren schwarz E6: 400 Stück zu 2,65 EUR/Stück

Gestellbau für TB-6001: 390,00 EUR einmalig.
Schichtdickenprotokoll: 28,00 EUR je Auftrag, ist laut Ihrer Anfrage gefordert und kommt hinzu.

Durchlaufzeit 7 Arbeitstage ab Anlieferung. Anlieferung und Abholung durch Sie.
Mindestauftragswert je Position 85,00 EUR.
Gültig bis 31.12.2026.

Freundliche Grüße
i. A. Doris Zech
Galvanik Rehfeldt e.K., Inhaber Marcus Rehfeldt
Am Bleichanger 5, 07999 Zeulenau
""")
    true(name, "prose-mail", "de", dict(supplier="Galvanik Rehfeldt e.K.", currency="EUR", validUntil="2026-12-31", leadTimeDays=working_days(7)), [("TB-5512", 3000, 0.42), ("TB-5530", 800, 1.15), ("TB-6001", 400, 2.65)], [dict(part="TB-6001", amount=390), dict(amount=28)], noMinimumPieces=True)


def torneria():
    name = "it-torneria-html.eml"
    rows = [("P1180/A", "Perno Ø12 C45 bonificato", 300, 4.35), ("P1181", "Boccola bronzo CuSn12", 300, 6.9), ("F2207", "Flangia AISI 316", 60, 38.5)]
    tot = sum(r[2] * r[3] for r in rows)
    trs = rows_html([(a, b, q, eu(p), eu(p * q)) for a, b, q, p in rows])
    html = f"""<html><body style="font-family:Calibri"><p>Buongiorno Sig. Ferri,</p><p>come da Vs. richiesta inviamo la ns. migliore offerta (rif. 2026/077 del 09/04/2026):</p><table border=1 cellpadding=4 style="border-collapse:collapse"><tr><td><b>Cod. disegno</b></td><td><b>Descrizione</b></td><td><b>Pz.</b></td><td><b>Prezzo unit. €</b></td><td><b>Totale €</b></td></tr>{trs}<tr><td colspan=4 align=right>Spese di trasporto</td><td>40,00</td></tr><tr><td colspan=4 align=right><b>Totale + IVA</b></td><td><b>{eu(tot + 40)}</b></td></tr></table><p>Consegna: 25 gg dall'ordine, F2207 35 gg.<br>Pagamento: bonifico 60 gg f.m.<br>Offerta valida fino al 31/05/2026.</p><p>Cordiali saluti<br>Paolo Cavazzuti<br>TORNERIA CAVAZZUTI di Cavazzuti Paolo &amp; C. S.n.c.<br>Via Artigiani 4, 41999 Spilimberto (MO)</p></body></html>"""
    mail(name, "Torneria Cavazzuti <info@torneriacavazzuti.example>", "acquisti@ferri-oleodinamica.example", "Offerta 2026/077", "Thu, 09 Apr 2026 17:48:20 +0200", "Offerta in formato HTML.\n", html)
    true(name, "html-mail", "it", dict(supplier="TORNERIA CAVAZZUTI di Cavazzuti Paolo & C. S.n.c.", currency="EUR", validUntil="2026-05-31"), [(a, q, p, dict(leadTimeDays=35 if a == "F2207" else 25)) for a, _, q, p in rows], [dict(amount=40)])


def plast():
    name = "da-plast-mail.eml"
    mail(name, "Mette Søndergaard <mette@sondergaardplast.example>", "indkob@vestkran.example", "SV: Forespørgsel emner i POM", "Tue, 09 Jun 2026 13:20:11 +0200", """Hej Lars

Tak for din forespørgsel. Vi kan tilbyde følgende:

Varenr. SP-118 Glideskinne POM hvid, 200 stk. à kr. 46,50
Varenr. SP-119 Rulle POM sort, 500 stk. à kr. 18,25
Varenr. SP-140 Endestop PUR, 200 stk. à kr. 31,00

Støbeform til SP-140: kr. 6.500,00 (engangsbeløb).
Fragt: kr. 250,00 pr. levering, alt leveres samlet.
Alle priser i DKK ekskl. moms.

Leveringstid 4-5 uger efter ordre. Tilbuddet gælder til 15. juli 2026.

Med venlig hilsen
Mette Søndergaard
Søndergaard Plast ApS
Industrivej 22, 7999 Hammerum Kær
""")
    true(name, "prose-mail", "da", dict(supplier="Søndergaard Plast ApS", currency="DKK", validUntil="2026-07-15", leadTimeDays=weeks(4, 5)), [("SP-118", 200, 46.5), ("SP-119", 500, 18.25), ("SP-140", 200, 31)], [dict(part="SP-140", amount=6500), dict(amount=250)])


for make in (screw_machine, in_buyers_table, forwarded, connectors, galvanik, torneria, plast):
    make()
