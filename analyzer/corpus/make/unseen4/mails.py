"""Nine mails: prices in the text, in a table, in a list, a shop's own notice."""

from email.message import EmailMessage

from paths import after, eu, in_weeks, made, us, working_days
from kit import line, steps


def mail(name, sender, to, subject, when, text=None, html=None, encoding="quoted-printable"):
    message = EmailMessage()
    message["From"], message["To"], message["Subject"], message["Date"] = sender, to, subject, when
    message["Message-ID"] = f"<{name.removesuffix('.eml')}@example.com>"
    if text is not None:
        message.set_content(text, cte=encoding)
    if html is not None and text is not None:
        message.add_alternative(html, subtype="html", cte=encoding)
        message.set_boundary("=_part_7c1e")
    elif html is not None:
        message.set_content(html, subtype="html", cte=encoding)
    made.file(name).write_bytes(bytes(message))


def short_reply():
    name = "en-two-parts-short-reply.eml"
    mail(name, "Bill Trask <btrask@traskmachine.example>", "Jenny Lund <jlund@aldenvalve.example>",
         "RE: quote needed - stem & bonnet", "Thu, 12 Nov 2026 14:02:11 -0600", """Jenny,

We can do these as follows:

AV-3312 stem, 200 pcs - $18.40 ea
AV-3315 bonnet, 100 pcs - $61.75 ea

Material is 17-4 for the stem and A105 for the bonnet, both included.
Delivery 5 weeks ARO. Prices good for 30 days.

Thanks
Bill

Bill Trask
Trask Machine Co.
Wichita, KS
(316) 555-0188

-----Original Message-----
From: Jenny Lund
Sent: Tuesday, November 10, 2026 9:40 AM
To: Bill Trask
Subject: quote needed - stem & bonnet

Bill, please quote AV-3312 qty 200 and AV-3315 qty 100 per attached prints.
Last time we paid $17.95 for the stem. Need by end of week.

Jenny
""")
    common = {"supplier": "Trask Machine Co.", "currency": "USD", "leadTimeDays": 35, "validUntil": after(2026, 11, 12, 30)}
    made.truth(name, "en", "prose", [line("AV-3312", 200, 18.4, common), line("AV-3315", 100, 61.75, common)])


def html_table():
    name = "en-laser-cut-table-mail.eml"
    rows = [("SKD-118-A", "Base plate 6mm HR", 50, 22.6), ("SKD-118-B", "Gusset 4mm HR", 200, 3.85), ("SKD-118-C", "Motor mount, formed", 50, 31.2),
            ("SKD-119", "Guard, perforated 14ga", 25, 57.9)]
    cells = "".join(f"<tr><td style='border:solid 1pt;padding:0 5pt'>{p}</td><td style='border:solid 1pt'>{d}</td>"
                    f"<td style='border:solid 1pt' align=right>{q}</td><td style='border:solid 1pt' align=right>${us(u)}</td>"
                    f"<td style='border:solid 1pt' align=right>${us(q * u)}</td></tr>" for p, d, q, u in rows)
    total = sum(q * u for _, _, q, u in rows)
    html = f"""<html><body style='font-family:Calibri;font-size:11pt'><p>Hi Ramon,</p>
<p>Thanks for the opportunity. See our pricing below for quote 26-3391:</p>
<table style='border-collapse:collapse'><tr><td style='border:solid 1pt'><b>Part</b></td><td style='border:solid 1pt'><b>Description</b></td>
<td style='border:solid 1pt'><b>Qty</b></td><td style='border:solid 1pt'><b>Price/ea</b></td><td style='border:solid 1pt'><b>Total</b></td></tr>
{cells}
<tr><td colspan=4 align=right style='border:solid 1pt'><b>Total</b></td><td style='border:solid 1pt' align=right><b>${us(total)}</b></td></tr></table>
<p>Lead time is 12 business days after receipt of PO. FOB Toledo.<br>
If you want them delivered on our truck instead of picking up, add $95.00.</p>
<p>Quote is valid through 12/11/2026.</p>
<p>Best regards,<br><b>Shelly Novak</b><br>Inside Sales | Buckeye Laser &amp; Form, Inc.<br>419.555.0110</p><p style='font-size:8pt;color:gray'>This e-mail and its attachments are confidential. Our terms of sale apply: invoices over 30 days bear 1.5% a month, and orders under $100.00 are billed at $100.00.</p></body></html>"""
    mail(name, "Shelly Novak <snovak@buckeyelaser.example>", "ramon@skidline.example", "Quote 26-3391", "Wed, 11 Nov 2026 10:15:00 -0500", html=html)
    common = {"supplier": "Buckeye Laser & Form, Inc.", "currency": "USD", "incoterm": "FOB", "leadTimeDays": working_days(12), "validUntil": "2026-12-11"}
    made.truth(name, "en", "mail-table", [line(p, q, u, common) for p, _, q, u in rows], noMinimumPieces=True)


def breaks_list():
    name = "en-springs-breaks-as-list.eml"
    mail(name, '"Estimating @ Corvell Spring" <estimating@corvellspring.example>', "p.hagan@meridianlatch.example",
         "Corvell quote 51102 / Meridian Latch", "Fri, 13 Nov 2026 08:31:47 -0500", """Hello Pat,

Quote 51102 for your request dated 11/9:

Part ML-2045 compression spring, .062 music wire, zinc
   1,000 pcs    $0.485 each
   2,500 pcs    $0.342 each
   5,000 pcs    $0.268 each
  10,000 pcs    $0.231 each

Part ML-2071 torsion spring LH, .080 302SS
   1,000 pcs    $1.120 each
   2,500 pcs    $0.894 each
   5,000 pcs    $0.765 each

Tooling: ML-2071 needs an arbor and bending pins, $275.00 one time. None for ML-2045.
Delivery: 3-4 weeks. Terms net 30, FOB our plant Bristol CT.
Quote expires 1/12/2027.

Regards,
Dave Marchetti
Corvell Spring Company
""")
    common = {"supplier": "Corvell Spring Company", "currency": "USD", "incoterm": "FOB", "leadTimeDays": in_weeks(3, 4), "validUntil": "2027-01-12"}
    made.truth(name, "en", "breaks-down",
               [steps("ML-2045", [(1000, 0.485), (2500, 0.342), (5000, 0.268), (10000, 0.231)], common),
                steps("ML-2071", [(1000, 1.12), (2500, 0.894), (5000, 0.765)], common)], [{"part": "ML-2071", "amount": 275}])


def castings():
    name = "en-castings-in-sentences.eml"
    mail(name, "Robert Ainsley <r.ainsley@wearvalleyiron.example>", "Purchasing <purchasing@haldonpumps.example>",
         "Re: Enquiry E2261 pump casings", "Mon, 9 Nov 2026 16:20:05 +0000", """Dear Sirs,

Thank you for the above enquiry, to which we reply as follows.

For the volute casing to drawing HP-7710 in grade 250 iron we can offer a price of £142.50 each, based on an order of 40 castings. The pattern would cost £2,950.00 and remains your property.

For the back plate, drawing HP-7714, our price is £38.20 each for 80 off. Your existing pattern can be used after a repair at a cost of £180.00.

Delivery of castings would be 7 weeks from approval of order. Our prices are ex works Wolsingham (EXW), exclude VAT and are firm until 31 December 2026.

Yours faithfully,

R. Ainsley
Sales Manager
Wear Valley Iron Ltd
""")
    common = {"supplier": "Wear Valley Iron Ltd", "currency": "GBP", "incoterm": "EXW", "leadTimeDays": 49, "validUntil": "2026-12-31"}
    made.truth(name, "en", "prose", [line("HP-7710", 40, 142.5, common), line("HP-7714", 80, 38.2, common)],
               [{"part": "HP-7710", "amount": 2950}, {"part": "HP-7714", "amount": 180}])


def shop_quote():
    name = "en-web-shop-quote-notice.eml"
    rows = [("RSB-5524104", "Proximity sensor M12 PNP NO 4 mm", 20, 31.4), ("RSB-5519876", "Cable M12 4-pin 5 m PUR", 20, 9.85),
            ("RSB-7710023", "Power supply 24 V DC 5 A DIN rail", 4, 68.2), ("RSB-7300418", "Terminal block 2.5 mm² grey", 6, 27.9)]
    text = "Your Railside quote RQ-880412\n\n"
    for part, words, quantity, price in rows:
        text += f"{words}\nStock no: {part}\nQty: {quantity}   Unit price: £{us(price)}   Line total: £{us(quantity * price)}\n\n"
    subtotal = sum(q * p for *_, q, p in rows)
    text += f"Goods total £{us(subtotal)}\nDelivery £6.95\nVAT (20%) £{us((subtotal + 6.95) * 0.2)}\nTotal £{us((subtotal + 6.95) * 1.2)}\n\nThis quote expires on 30/11/2026.\n"
    html = "<html><body><h2>Railside Components</h2><p>Hello, your saved quote <b>RQ-880412</b> is ready to order.</p><table width=600 cellpadding=6>"
    html += "<tr bgcolor=#eeeeee><th align=left>Product</th><th>Qty</th><th>Unit price<br>(ex. VAT)</th><th>Total<br>(ex. VAT)</th></tr>"
    for part, words, quantity, price in rows:
        html += (f"<tr><td>{words}<br><small>Stock no: {part}</small></td><td align=center>{quantity}</td>"
                 f"<td align=right>£{us(price)}</td><td align=right>£{us(quantity * price)}</td></tr>")
    html += (f"<tr><td colspan=3 align=right>Goods total</td><td align=right>£{us(subtotal)}</td></tr>"
             f"<tr><td colspan=3 align=right>Delivery</td><td align=right>£6.95</td></tr>"
             f"<tr><td colspan=3 align=right>VAT (20%)</td><td align=right>£{us((subtotal + 6.95) * 0.2)}</td></tr>"
             f"<tr><td colspan=3 align=right><b>Total</b></td><td align=right><b>£{us((subtotal + 6.95) * 1.2)}</b></td></tr></table>"
             "<p>All items are in stock for delivery next day. This quote expires on 30/11/2026.</p><p>Railside Components Ltd, Corby</p></body></html>")
    text += "All items are in stock for delivery next day.\nRailside Components Ltd, Corby\n"
    mail(name, "Railside Components <quotes@railside.example>", "workshop@hexhamfilling.example", "Your quote RQ-880412", "Mon, 16 Nov 2026 11:45:00 +0000",
         text, html)
    common = {"supplier": "Railside Components Ltd", "currency": "GBP", "validUntil": "2026-11-30", "leadTimeDays": [0, 1]}
    made.truth(name, "en", "mail-table", [line(part, quantity, price, common) for part, _, quantity, price in rows], [{"amount": 6.95}])


def federn():
    name = "de-angebot-im-mailtext.eml"
    mail(name, "Sabine Reuß <s.reuss@federn-albstadt.example>", "einkauf@krollmann-schliesstechnik.example",
         "AW: Anfrage Druckfedern / Angebot 26-0918", "Thu, 12 Nov 2026 09:12:00 +0100", """Sehr geehrter Herr Bessler,

vielen Dank für Ihre Anfrage. Wir bieten Ihnen freibleibend an:

Druckfeder Zeichnung KS-11-204, 5.000 Stück: 28,40 EUR / 100 Stück
Schenkelfeder Zeichnung KS-11-231, 2.000 Stück: 61,50 EUR / 100 Stück
Drahtbiegeteil Zeichnung KS-12-007, 2.000 Stück: 44,90 EUR / 100 Stück

Werkzeugkosten für KS-12-007: 390,00 EUR einmalig.
Lieferzeit ca. 4 Wochen nach Auftragsklarheit, Lieferung ab Werk (EXW Albstadt).
An das Angebot halten wir uns bis 15.01.2027 gebunden. Mindermengenzuschlag fällt nicht an.

Mit freundlichen Grüßen
Sabine Reuß
Vertrieb

Federnfabrik Albstadt GmbH
Im Grund 8, 72458 Albstadt
""")
    common = {"supplier": "Federnfabrik Albstadt GmbH", "currency": "EUR", "per": 100, "leadTimeDays": 28, "incoterm": "EXW", "validUntil": "2027-01-15"}
    made.truth(name, "de", "prose", [line("KS-11-204", 5000, 28.4, common), line("KS-11-231", 2000, 61.5, common), line("KS-12-007", 2000, 44.9, common)],
               [{"part": "KS-12-007", "amount": 390}])


def joints():
    name = "fr-joints-tableau-mail.eml"
    rows = [("JT-4402", "Joint plat NBR 70 sh", 1000, 0.86), ("JT-4405", "Joint profilé EPDM", 500, 2.34), ("JT-4419", "Soufflet silicone", 200, 7.9)]
    html = """<html><body><p>Bonjour Madame Vasseur,</p><p>Suite à votre demande du 6 novembre, voici nos prix :</p>
<table border=1 cellspacing=0 cellpadding=4><tr><th>Votre réf.</th><th>Désignation</th><th>Quantité</th><th>Prix unitaire HT</th><th>Montant HT</th></tr>"""
    html += "".join(f"<tr><td>{p}</td><td>{d}</td><td align=right>{q}</td><td align=right>{eu(u)} €</td><td align=right>{us(q * u).replace(',', '&nbsp;').replace('.', ',')} €</td></tr>"
                    for p, d, q, u in rows)
    html += """</table><p>Frais de moule pour le soufflet JT-4419 : 1&nbsp;450,00 € HT (une seule fois).<br>Délai : 3 semaines, 6 semaines pour JT-4419.<br>
Port en sus, départ usine (EXW Vierzon).<br>Offre valable jusqu'au 31/12/2026.</p><p>Cordialement,<br>Hélène Piquet<br>Caoutchouc du Berry SAS</p></body></html>"""
    mail(name, "Hélène Piquet <h.piquet@caoutchouc-berry.example>",
         "c.vasseur@hydrofab.example", "Offre de prix joints", "Tue, 10 Nov 2026 15:03:20 +0100", html=html, encoding="base64")
    common = {"supplier": "Caoutchouc du Berry SAS", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-31"}
    made.truth(name, "fr", "mail-table",
               [line(p, q, u, common, leadTimeDays=42 if p == "JT-4419" else 21) for p, _, q, u in rows], [{"part": "JT-4419", "amount": 1450}])


def inyeccion():
    name = "es-inyeccion-correo.eml"
    mail(name, "Iñaki Lazcano <ilazcano@plasticosdeba.example>", "compras@electroarga.example", "Oferta P-26/772 tapas y cuerpos",
         "Wed, 11 Nov 2026 12:40:00 +0100", """Buenos días, Marta:

Te paso la oferta P-26/772 que nos pedías:

- Ref. EA-3001, cuerpo PA6 GF30: 0,84 € la unidad para 10.000 uds.
- Ref. EA-3002, tapa PA6 GF30: 0,37 € la unidad para 10.000 uds.
- Ref. EA-3005, pasacables TPE: 0,19 € la unidad para 20.000 uds.

El molde de EA-3001 cuesta 18.700 € y el de EA-3002 9.600 €. Para EA-3005 tenemos molde propio, sin coste.

Plazo de entrega: 5 semanas una vez aprobadas las muestras. Portes pagados, DAP Tudela.
Precios sin IVA. Oferta válida hasta el 28/02/2027.

Un saludo,

Iñaki Lazcano
Plásticos Deba, S.Coop.
""")
    common = {"supplier": "Plásticos Deba, S.Coop.", "currency": "EUR", "incoterm": "DAP", "leadTimeDays": 35, "validUntil": "2027-02-28"}
    made.truth(name, "es", "prose", [line("EA-3001", 10000, 0.84, common), line("EA-3002", 10000, 0.37, common), line("EA-3005", 20000, 0.19, common)],
               [{"part": "EA-3001", "amount": 18700}, {"part": "EA-3002", "amount": 9600}])


def skarande():
    name = "sv-legotillverkning-mejl.eml"
    mail(name, "Åsa Nordin <asa.nordin@smalandslego.example>", "inkop@vattholma-hydraulik.example", "Offert 261107 - axlar och bussningar",
         "Tue, 10 Nov 2026 10:05:00 +0100", """Hej Jonas,

Tack för din förfrågan. Här kommer vår offert 261107.

Art.nr      Benämning          Antal    Á-pris
VH-2010     Axel 42CrMo4       100 st   186,00 kr
VH-2011     Bussning CuSn8     300 st    64,50 kr
VH-2018     Låsbricka          500 st    11,20 kr

Ställkostnad 1 200 kr tillkommer en gång för ordern.
Leveranstid 4 veckor från order. Leveransvillkor FCA Gnosjö. Priserna är i SEK exkl. moms.
Offerten gäller t.o.m. 2026-12-31.

Med vänlig hälsning
Åsa Nordin
Smålands Lego AB
""")
    common = {"supplier": "Smålands Lego AB", "currency": "SEK", "incoterm": "FCA", "leadTimeDays": 28, "validUntil": "2026-12-31"}
    made.truth(name, "sv", "plain", [line("VH-2010", 100, 186, common), line("VH-2011", 300, 64.5, common), line("VH-2018", 500, 11.2, common)],
               [{"amount": 1200}])


for each in (short_reply, html_table, breaks_list, castings, shop_quote, federn, joints, inyeccion, skarande):
    each()
