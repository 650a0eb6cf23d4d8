"""Mails: typed in a hurry, a trading company, answers in the buyer's table, forwarded, revised; six languages."""

from kit import after, eu, html_table, mail, true, us, write


def hurried():
    name, s = "en-us-hurried-mail.eml", "Mike's Laser & Brake, Inc."
    mail(name, '"Mike Dombrowski" <mike@mikeslaser.example>', "Tom Reyes <treyes@cascadeconveyor.example>", "RE: need price on guards", "Tue, 10 Nov 2026 06:41:12 -0600", """Tom

got your dxfs. heres what i got

CG-14 side guard, 14ga crs, powder coat yellow  - 40 pcs @ $63.25 ea
CG-15 end guard, 14 ga crs, powder yellow - 40 pcs @ 38.50 ea
CG-22 hinge plate 3/16 hr, plain - 160 pcs @ 4.10 ea

powder guy charges a lot minimum so add $125 one time for the yellow. no setup this time since we ran em last year.

3 weeks from PO, you pick up (fob our dock). price good thru end of the year, steel has been ok lately

let me know
Mike

Mike's Laser & Brake, Inc.
Sauk Hollow WI
608-555-0142
Sent from my iPhone

> From: Tom Reyes
> Sent: Friday, November 6, 2026 3:12 PM
> Mike can you get me a price on the attached, 40 sets, 4 hinge plates per set
> Tom
""")
    true(name, "prose-mail", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=21, validUntil="2026-12-31"), [("CG-14", 40, 63.25), ("CG-15", 40, 38.5), ("CG-22", 160, 4.1)], [125])


def trading():
    name, s = "en-cn-trading-company.eml", "Ningbo Haichen Import & Export Co., Ltd."
    mail(name, '"Cindy Wu" <cindy@haichen-trade.example>', "purchase@lindgard.example", "Quotation for die cast housing from Haichen", "Mon, 02 Nov 2026 17:20:03 +0800", f"""Dear Mr. Lindgard,

Good day! Our partner factory Yuyao Shunda Die Casting Factory has checked your drawings. Pls see our best price:

Item 1: LG-400 housing, ADC12, powder coated
   MOQ 1000pcs, USD3.86/pc
   mold: USD7,200 (1 cavity, life 80,000 shots)
Item 2: LG-401 cover, ADC12, powder coated
   MOQ 1000pcs, USD2.14/pc
   mold: USD4,900
Item 3: LG-410 gasket, EPDM, no mold charge
   MOQ 2000pcs, USD0.18/pc

The price is based on FOB Ningbo. Quantity as you asked: 3000pcs of LG-400 and LG-401, 6000pcs of LG-410.
Mold 35 days, mass production 30 days after sample approved.
Packing: carton + pallet, included.
Price valid: 30 days.
Third party inspection USD280 per man-day if you need, not in our price.

Waiting for your kind reply.
Best regards,
Cindy Wu
{s}
Room 1208, Portman Plaza, Ningbo, China
WhatsApp: +86 138 5550 0000
""")
    common = dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-02", 30))
    lead = dict(leadTimeDays=[30, 65])
    true(name, "list-mail-maker-behind", "en", common, [("LG-400", 3000, 3.86, dict(minimumOrder=1000, **lead)), ("LG-401", 3000, 2.14, dict(minimumOrder=1000, **lead)), ("LG-410", 6000, 0.18, dict(minimumOrder=2000, **lead))], [("LG-400", 7200), ("LG-401", 4900)])


def answers():
    name, s = "en-us-answers-in-table.eml", "Blue Heron Circuit Assembly"
    red = "<span style='color:red'>{}</span>".format
    rows = [("BH-TX100", "Transmitter board", 250, 42.6, "5 wks"), ("BH-RX100", "Receiver board", 250, 37.15, "5 wks"), ("BH-PS20", "Power board", 500, 18.9, "4 wks"), ("BH-ANT", "Antenna flex", 250, 6.4, "4 wks")]
    table = html_table(("Assy no.", "Name", "Need qty", "Your price ea.", "Your LT"), [(a, d, q, red("$" + us(p)), red(t)) for a, d, q, p, t in rows], (), (), "border=1 cellspacing=0 cellpadding=4")
    mail(name, '"Renee Thibodeau" <renee@blueheronassy.example>', "Aaron Feld <afeld@tidewatertelemetry.example>", "Re: RFQ 3308 turnkey assembly", "Thu, 12 Nov 2026 15:02:44 -0500", html=f"""<html><body><p>Hi Aaron,</p><p>My answers are in your table below in red. Prices are turnkey, USD, FOB Bath Harbor, ME and good until 12/15/2026.<br>NRE for the four boards (stencils, programs) is $1,140.00 total, one time. The ICT fixture for BH-TX100 that you asked about would be $6,500.00, that one is optional and we do not need it for 250.</p><p>Thanks,<br>Renee Thibodeau<br><b>{s}</b><br>14 Shipyard Way, Bath Harbor, ME</p><hr><p>From: Aaron Feld &lt;afeld@tidewatertelemetry.example&gt;<br>Sent: Monday, November 9, 2026<br>To: Renee Thibodeau<br>Subject: RFQ 3308 turnkey assembly</p><p>Renee, please fill in:</p>{table}<p>Aaron Feld, Tidewater Telemetry, Inc.</p></body></html>""")
    true(name, "answers-in-buyers-table", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-15"), [(a, q, p, dict(leadTimeDays=7 * int(t[0]))) for a, _, q, p, t in rows], [1140])


def forwarded():
    name, s = "de-weitergeleitet.eml", "Ludwig Harnisch Kunststofftechnik GmbH"
    mail(name, '"Meike Thomsen" <m.thomsen@pumpenwerk-eider.example>', "einkauf@pumpenwerk-eider.example", "WG: Angebot Laufräder", "Fri, 13 Nov 2026 09:15:00 +0100", f"""Hallo zusammen,

anbei das Angebot von Harnisch, bitte mit in den Vergleich nehmen. Ich finde die Lieferzeit lang.

Gruß
Meike

-----Ursprüngliche Nachricht-----
Von: Bernd Harnisch <b.harnisch@harnisch-kt.example>
Gesendet: Donnerstag, 12. November 2026 16:48
An: Meike Thomsen
Betreff: Angebot Laufräder

Sehr geehrte Frau Thomsen,

wir bieten Ihnen freibleibend an:

Laufrad LR-125, PA6-GF30, 2.000 Stück        3,42 € / Stück
Laufrad LR-160, PA6-GF30, 1.000 Stück        4,87 € / Stück
Spaltring SR-125, PTFE, 2.000 Stück          1,95 € / Stück

Werkzeugänderung LR-160 (neuer Einsatz): 2.850,00 €, einmalig.
Lieferzeit: 9 Wochen, Spaltringe 4 Wochen.
Preise ab Werk (EXW Haseltal), zzgl. MwSt.
Das Angebot gilt bis zum 15.01.2027.

Mit freundlichen Grüßen
Bernd Harnisch
Geschäftsführer

{s}
Hasetalstraße 12, 49699 Haseltal
""")
    true(name, "forwarded", "de", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil="2027-01-15"), [("LR-125", 2000, 3.42, dict(leadTimeDays=63)), ("LR-160", 1000, 4.87, dict(leadTimeDays=63)), ("SR-125", 2000, 1.95, dict(leadTimeDays=28))], [("LR-160", 2850)])


def french():
    name, s = "fr-mail-prose.eml", "Décolletage Vuarand & Fils"
    mail(name, '"Sylvain Vuarand" <s.vuarand@vuarand-decolletage.example>', "achats@electrovanne.example", "TR: Votre demande axes et buses", "Mon, 09 Nov 2026 11:32:10 +0100", f"""Bonjour Madame Perrier,

Suite à votre demande de vendredi, voici nos meilleurs prix :

- axe AX-306 inox 303, pour 10 000 pièces : 0,428 € pièce
- buse BU-12 laiton CW614N, pour 20 000 pièces : 0,196 € pièce
- bague BG-8 laiton, pour 5 000 pièces : 0,31 € pièce

Les prix s'entendent hors taxes, départ Scionzelle (EXW). Frais de cames et réglage pour la buse BU-12 : 340 € une seule fois. Pour les deux autres l'outillage existe.

Délai 6 semaines après réception de la commande. Offre valable jusqu'au 31 décembre 2026. Minimum de facturation 250 €.

Bien cordialement,

Sylvain Vuarand
{s} - 74999 Scionzelle
Tél. 04 50 55 00 00
""")
    true(name, "prose-mail", "fr", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=42, validUntil="2026-12-31"), [("AX-306", 10000, 0.428), ("BU-12", 20000, 0.196), ("BG-8", 5000, 0.31)], [("BU-12", 340)], noMinimumPieces=True)


def norwegian():
    name, s = "no-mail-plate.eml", "Rogaland Plate & Sveis AS"
    mail(name, '"Kjetil Bråthen" <kjetil@rogalandplate.example>', "innkjop@havbruksteknikk.example", "SV: Forespørsel braketter", "Wed, 11 Nov 2026 10:05:00 +0100", f"""Hei Silje,

Takk for forespørselen. Priser i NOK eks. mva:

Varenr      Beskrivelse                     Antall   Pris/stk      Sum
BR-880      Brakett 316L 5 mm, beiset          200     186,00    37 200,00
BR-881      Brakett 316L 8 mm, beiset           80     274,50    21 960,00
DK-12       Deksel alu 3 mm, pulverlakk         80     342,00    27 360,00
                                                       Sum       86 520,00

Oppstart/programmering 2 400,- kommer i tillegg (engangskostnad).
Levering ca. 5 uker etter ordre. Fritt levert Bryneland (DAP).
Tilbudet står ved lag ut november.

Mvh
Kjetil Bråthen
{s}
""")
    true(name, "aligned-table-mail", "no", dict(supplier=s, currency="NOK", incoterm="DAP", validUntil="2026-11-30", leadTimeDays=35), [("BR-880", 200, 186), ("BR-881", 80, 274.5), ("DK-12", 80, 342)], [2400])


def revised():
    name, s = "en-uk-revised-mail.eml", "Aldridge Rubber Mouldings (Walsall) Limited"
    mail(name, '"Jan Hickman" <jan.hickman@aldridgerubber.example>', "Colin Frith <c.frith@mersevalves.example>", "Re: Re: Quotation 7716 diaphragms - REVISED", "Thu, 05 Nov 2026 14:22:31 +0000", f"""Hi Colin,

Further to our call, I have spoken to the director and can do the following. These replace the prices of 23 October.

DIA-50 EPDM    2,500 off    £1.92 each
DIA-80 EPDM    1,500 off    £3.36 each
DIA-80 FKM       300 off    £11.40 each

Tool for DIA-80 is now split, your half £1,475.00. Delivery 5 weeks EPDM, 7 weeks FKM. Carriage paid. Prices held to 29 January 2027.

Kind regards
Jan
{s}

-----Original Message-----
From: Jan Hickman
Sent: 23 October 2026 10:09
To: Colin Frith
Subject: Quotation 7716 diaphragms

> Hi Colin, please see our quotation:
> DIA-50 EPDM    2,500 off    £2.15 each
> DIA-80 EPDM    1,500 off    £3.70 each
> DIA-80 FKM       300 off    £12.25 each
> Tool for DIA-80 £2,950.00. Delivery 6 weeks. Valid 30 days.
""")
    common = dict(supplier=s, currency="GBP", validUntil="2027-01-29")
    true(name, "revised-old-below", "en", common, [("DIA-50 EPDM", 2500, 1.92, dict(leadTimeDays=35)), ("DIA-80 EPDM", 1500, 3.36, dict(leadTimeDays=35)), ("DIA-80 FKM", 300, 11.4, dict(leadTimeDays=49))], [1475])


def spanish():
    name, s = "es-html-tornilleria.eml", "Suministros Industriales Garraf, S.L."
    rows = [("TOR-912-M8X30", "Allen DIN 912 M8x30 12.9", 3000, 14.2), ("TUE-934-M8", "Tuerca DIN 934 M8 zinc.", 6000, 3.65), ("VAR-M10-1M", "Varilla roscada M10 1 m, A2", 200, 412.0)]
    tot = sum(q * p / 100 for *_, q, p in rows)
    mail(name, '"Núria Ferrer" <nferrer@sigarraf.example>', "compras@elevadoresmontblanc.example", "Oferta 9921 tornillería", "Tue, 17 Nov 2026 12:11:00 +0100", html=f"""<html><body><p>Buenos días, Jordi:</p><p>Te paso precios, <b>por cien unidades</b>:</p>{html_table(("Ref.", "Artículo", "Cantidad", "€ / 100", "Importe €"), [(a, d, eu(q, 0), eu(p), eu(q * p / 100)) for a, d, q, p in rows], (), (("Total sin IVA", eu(tot)),), "border=1")}<p>Entrega: existencias, salvo la varilla (10 días). Portes 12,00 € por envío. Validez: 20 días.</p><p>Saludos,<br>Núria Ferrer<br>{s}<br>Vilanova del Garraf</p></body></html>""")
    true(name, "html-mail-per-hundred", "es", dict(supplier=s, currency="EUR", per=100, validUntil=after("2026-11-17", 20)), [(a, q, p, dict(leadTimeDays=10 if a.startswith("VAR") else 0)) for a, _, q, p in rows], [12])


write(hurried, trading, answers, forwarded, french, norwegian, revised, spanish)
