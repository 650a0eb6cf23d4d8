"""Shapes seen in public repositories, for the batch that the recognizer is mended on."""

from truth import UNNAMED, Folder, line

f = Folder("unseen3-dev2")


def portal_answers():
    name = "supplier-portal-answers.csv"
    f.text(
        name,
        """Line #,Description,Category,Qty,Unit,Unit Price,Lead Time (days),Notes
1,"Kitchen base cabinets, 600 mm, soft close",CABINETS,12,EA,$450.00,10,Premium grade
2,"Luxury vinyl plank, 5 mm, oak",FLOORING,850,SF,$5.25,7,
3,"Wall cabinets, 900 mm",CABINETS,8,EA,$385.50,10,
4,"Undermount sink 760 mm",PLUMBING,2,EA,$219.00,,Discontinued finish - while stock lasts
""",
    )
    base = {"supplier": UNNAMED, "currency": "USD"}
    f.truth(
        name,
        "en",
        "rows",
        [
            line("Kitchen base cabinets, 600 mm, soft close", 12, 450, base, leadTimeDays=10),
            line("Luxury vinyl plank, 5 mm, oak", 850, 5.25, base, leadTimeDays=7),
            line("Wall cabinets, 900 mm", 8, 385.5, base, leadTimeDays=10),
            line("Undermount sink 760 mm", 2, 219, base),
        ],
        ask="supplier",
    )


def bidders():
    name = "bidders-and-parts.csv"
    f.text(
        name,
        """Bidder,Part Number,Offer Qty,Unit Price,Lead Time (Days),Notes
Tarn Street Brokers,LM358N,150,1.2000,10,fast ship
Oriel Component Trading,NE555P,50,0.8000,,
Oriel Component Trading,LM358N,200,1.1500,14,DC 2419
""",
    )
    f.truth(name, "en", "rows", mustAsk="currency")


def aviation_stock():
    name = "aviation-stock.csv"
    f.text(
        name,
        """Part Number,Description,Qty Available,Condition,Unit Price,Lead Time,Certificate,Location
060-1234-00,Actuator,8,OH,$125.50,4 days,FAA 8130-3,Dallas
060-1260-02,"Valve, bleed air",2,NE,"$1,100.00",3 days,FAA 8130-3,Dallas
114-0087-1,Seal kit,40,NE,$38.75,Stock,C of C,Tulsa
""",
    )
    base = {"supplier": UNNAMED, "currency": "USD"}
    f.truth(
        name,
        "en",
        "rows",
        [
            line("060-1234-00", None, 125.5, base, leadTimeDays=4),
            line("060-1260-02", None, 1100, base, leadTimeDays=3),
            line("114-0087-1", None, 38.75, base, leadTimeDays=0),
        ],
        ask="supplier",
    )


def variants():
    name = "variants-and-flat-shipping.csv"
    f.text(
        name,
        """product_sku,title,description,category,tags,variant_sku,variant_options,supplier_code,supplier_name,supplier_country,currency,unit_price,moq,lead_time_days,stock,shipping_flat
WB-100,Insulated Bottle,Steel bottle,Drinkware,bottle,WB-100-BLK,Color=Black,SUP-A,Yantai Drinkware,CN,USD,4.20,24,7,480,38
WB-100,Insulated Bottle,Steel bottle,Drinkware,bottle,WB-100-BLK,Color=Black,SUP-B,Hongmei Houseware,CN,USD,3.95,50,11,1200,52
LB-210,Laptop Sleeve,Canvas sleeve,Bags,laptop,LB-210-NAT,Color=Natural,SUP-C,Sanban Bags,CN,USD,5.80,20,9,260,45
""",
    )
    rows = [
        ("Yantai Drinkware", "WB-100-BLK", 4.2, 24, 7, 38),
        ("Hongmei Houseware", "WB-100-BLK", 3.95, 50, 11, 52),
        ("Sanban Bags", "LB-210-NAT", 5.8, 20, 9, 45),
    ]
    f.truth(
        name,
        "en",
        "rows",
        [
            line(part, None, price, supplier=who, currency="USD", minimumOrder=moq, leadTimeDays=days)
            for who, part, price, moq, days, _ in rows
        ],
        [{"part": part, "supplier": who, "amount": fee} for who, part, _, _, _, fee in rows],
    )


def wax():
    name = "wax-by-the-kilo.txt"
    f.text(
        name,
        """Ege Mum Sanayi Ltd
Kemalpasa OSB, 35730 Izmir - Turkey
VAT No TR8390011111
                                             To: Cereria Lodola, Verona - Italy

QUOTATION No. EM-Q-2291
Quote date: 28/09/2026
Valid until: 31/10/2026

Item code     Description                                     Unit price
EM-5860       Paraffin Wax 58/60 fully refined, slabs       EUR 1,29 /kg

Minimum order quantity: 5.000 kg
Lead time: 4 weeks
Payment terms: 100% advance payment
Delivery terms: FOB Izmir (Incoterms 2020)
Freight: not included
""",
    )
    base = {"supplier": "Ege Mum Sanayi Ltd", "currency": "EUR", "validUntil": "2026-10-31"}
    f.truth(
        name,
        "en",
        "plain",
        [line("EM-5860", None, 1.29, base, unit="kg", leadTimeDays=28, incoterm="FOB", minimumOrder=5000)],
    )


def cartons():
    name = "cartons-per-thousand.txt"
    sizes = [(1, "6 x 6 x 4", 290), (2, "8 x 6 x 4", 330), (3, "8 x 8 x 6", 380), (4, "10 x 8 x 6", 420)]
    sizes += [(6, "10 x 10 x 8", 510), (7, "12 x 9 x 6", 550), (8, "12 x 10 x 6", 590)]
    rows = "\n".join("%-6d %-18s %-10s %.2f" % (at, size, "1500 pcs", price) for at, size, price in sizes)
    f.text(
        name,
        f"""NANSHAN PRINT & PACK LIMITED
Quotation NSPP/Q/2026/2210      Date: 20 September 2026

All prices are quoted PER 1000 PIECES, EXW Shenzhen.

Item   Size (inch)        Qty        Price per 1000 pcs (USD)
{rows}

Size 5 is not offered: tooling unavailable.
Minimum order quantity: 1,500 pieces per size.
Production lead time: 18 days after approved artwork.

Board: 3-ply B-flute, 125gsm kraft liner. Printing: up to 2 colours included.
Quotation valid 21 days from issue.

Notes:
1. Prices exclude pallets.
2. 7% discount applicable for total order quantities above 20,000 pcs.
3. Artwork changes after approval are chargeable.
""",
    )
    base = {"supplier": "Nanshan Print & Pack Limited", "currency": "USD", "validUntil": "2026-10-11"}
    base |= {"incoterm": "EXW", "leadTimeDays": 18, "minimumOrder": 1500, "per": 1000}
    f.truth(name, "en", "plain", [line(size, 1500, price, base) for _, size, price in sizes])


def one_paragraph():
    name = "one-paragraph.eml"
    f.text(
        name,
        """From: Pavel Dost <p.dost@dost-kovo.example>
To: Procurement Team <procurement@halvorsen.example>
Subject: Re: RFQ bracket HB-2207-04, 800 pcs
Date: Tue, 10 Nov 2026 09:12:44 +0100
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Dear Procurement Team,

Thank you for your RFQ. Unit price: €15.75 EXW. Lead time: 4 weeks.
Valid for 30 days. Payment: Net 30.
We hold ISO 9001 and IATF 16949 certifications.

Pavel Dost
Dost Kovo s.r.o.
""",
        newline="\r\n",
    )
    f.truth(
        name,
        "en",
        "prose",
        [
            line(
                "HB-2207-04",
                800,
                15.75,
                supplier="Dost Kovo s.r.o.",
                currency="EUR",
                incoterm="EXW",
                leadTimeDays=28,
                validUntil="2026-12-10",
            )
        ],
    )


def exporter():
    name = "exporter-quotation.html"
    f.text(
        name,
        """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>QUOTATION HS-26-1107</title></head>
<body>
<h1>QUOTATION</h1>
<table class="head">
<tr><td>Quotation No.</td><td>HS-26-1107</td><td>Date</td><td>2026-11-07</td></tr>
<tr><td>To (Messrs.)</td><td>Lindqvist Cookware AB</td><td>Supplier</td><td>Hanbyeol Silicone Co., Ltd.</td></tr>
</table>
<p>We are pleased to quote you as follows.</p>
<table class="items" border="1">
<tr><th>No</th><th>Description</th><th>Terms</th><th>Q'ty</th><th>Unit Price (USD)</th><th>Amount (USD)</th></tr>
<tr><td>1</td><td>Baking mat 400x300, grey</td><td>FOB Busan</td><td>3,000 pcs</td><td>2.15</td><td>6,450.00</td></tr>
<tr><td>2</td><td>Muffin mould, 6 cups</td><td>FOB Busan</td><td>2,000 pcs</td><td>3.40</td><td>6,800.00</td></tr>
<tr><td colspan="5">Total Amount</td><td>13,250.00</td></tr>
</table>
<h3>Terms &amp; Conditions</h3>
<ul>
<li>Shipment: within 45 days after receipt of deposit</li>
<li>Payment: T/T 30% deposit, 70% before shipment</li>
<li>Validity: 2026-12-07</li>
<li>Prices may be subject to review in case of significant currency fluctuation at the time of shipment.</li>
<li>One-off costs such as mould and testing fees are quoted separately.</li>
</ul>
<p>For and on behalf of<br>Hanbyeol Silicone Co., Ltd.<br>CEO (Seal)</p>
</body></html>
""",
    )
    base = {"supplier": "Hanbyeol Silicone Co., Ltd.", "currency": "USD", "incoterm": "FOB"}
    base |= {"leadTimeDays": 45, "validUntil": "2026-12-07"}
    f.truth(
        name,
        "en",
        "plain",
        [line("Baking mat 400x300, grey", 3000, 2.15, base), line("Muffin mould, 6 cups", 2000, 3.4, base)],
    )


def listino():
    name = "listino-lavorazioni.csv"
    f.text(
        name,
        """Listino 2026 - Edilponte Restauri;;;;
;;;;
Codice;Descrizione lavorazione;U.M.;Prezzo unitario;Note
DEMOLIZIONI;;;;
A.01;"Demolizione tramezzo; forati da 8";mq;€ 18,50;
A.02;Rimozione sanitario;n.;45;
POSE;;;;
A.03;Posa piastrelle in marmo;mq;1.234,00;
;Assistenza muraria;a corpo;300;
""",
        newline="\r\n",
    )
    base = {"supplier": "Edilponte Restauri", "currency": "EUR"}
    f.truth(
        name,
        "it",
        "price-list",
        [
            line("A.01", None, 18.5, base),
            line("A.02", None, 45, base),
            line("A.03", None, 1234, base),
            line("Assistenza muraria", None, 300, base),
        ],
    )


def preisbasis():
    name = "angebot-preisbasis.csv"
    f.text(
        name,
        """Angebot;Brandner Befestigungstechnik GmbH;;;;;;;;;;
Währung;EUR;;;;;;;;;;
Beleg;Datum;Pos;ArtNr;Bezeichnung;Menge;Einheit;Einzelpreis;Preisbasis;RabattProzent;Betrag;Belegart
88120;05.11.2026;1;100234;Sechskantschraube M8x40 A2;500;STK;18,40;100;-10;82,80;Angebot
88120;05.11.2026;2;100377;Scheibe M8 A2;2000;STK;2,15;100;-10;38,70;Angebot
88120;05.11.2026;3;204110;Gewindestange M8 1000 mm;20;STK;3,90;;;78,00;Angebot
""",
        encoding="cp1252",
        newline="\r\n",
    )
    base = {"supplier": "Brandner Befestigungstechnik GmbH", "currency": "EUR"}
    f.truth(
        name,
        "de",
        "rows",
        [
            line("100234", 500, 16.56, base, per=100),
            line("100377", 2000, 1.935, base, per=100),
            line("204110", 20, 3.9, base),
        ],
    )


def materialliste():
    name = "materialliste-dach.csv"
    f.text(
        name,
        """Artikel-Nr;Name;Hersteller;Menge;Einheit;Einzelpreis;Gesamtpreis
SP-1210;Dachhaken Ziegel;Solfix;48;Stk;9.80;470.40
SP-2040;Montageschiene 4,20 m;Solfix;12;Stk;31.50;378.00
KB-0604;Solarkabel 6 mm²;Kabelo;100;m;1.15;115.00
;;GESAMT;;;963.40
""",
    )
    f.truth(name, "de", "rows", mustAsk="currency")


def presupuesto():
    name = "presupuesto-dias-habiles.html"
    f.text(
        name,
        """<html lang="es"><head><meta charset="utf-8"><title>Presupuesto</title></head><body>
<div class="a4">
<div class="a4__header"><h2>LUMINARIAS DEL PLATA</h2><p>Presupuesto N&deg; 00412 &nbsp; Fecha: 12/10/2026</p></div>
<p>Cliente: Estudio Garay</p>
<table>
<thead><tr><th>Cant.</th><th>C&oacute;digo</th><th>Detalle</th><th>P. unitario</th><th>Subtotal</th></tr></thead>
<tbody>
<tr><td>14</td><td>AP-220</td><td>Aplique de pared negro</td><td>$ 38.500</td><td>$ 539.000</td></tr>
<tr><td>6</td><td>CO-105</td><td>Colgante aluminio 40 cm</td><td>$ 61.250</td><td>$ 367.500</td></tr>
</tbody></table>
<div class="a4__subtotal"><div>SUBTOTAL</div><div>$ 906.500</div></div>
<div class="a4__iva"><div>21% I.V.A.</div><div>$ 190.365</div></div>
<div class="a4__total"><div>TOTAL</div><div>$ 1.096.865</div></div>
<div class="a4__detalles">
<p>Precios expresados en pesos argentinos (ARS).</p>
<p>Condiciones de pago: 50% para hacer el pedido 50% restante para retirar el producto.</p>
<p>Plazo de entrega: 10/15 d&iacute;as h&aacute;biles.</p>
<p>Validez del presupuesto: 7 d&iacute;as.</p>
<p>- Nuestros productos se retiran exclusivamente por el local.</p>
</div></div></body></html>
""",
    )
    base = {"supplier": "Luminarias del Plata", "currency": "ARS", "validUntil": "2026-10-19"}
    base |= {"leadTimeDays": [14, 17, 17.5, 18, 21]}
    f.truth(name, "es", "plain", [line("AP-220", 14, 38500, base), line("CO-105", 6, 61250, base)])


def devis():
    name = "devis-trois-mois.txt"
    f.text(
        name,
        """FONDERIE DU HAUT-ALLIER                                  DEVIS N° 2025-0774
ZI des Vernes, 43100 Brioude                             Date : 10/09/2025

Client : Ateliers Maurin

Réf.        Désignation                        Qté     P.U. HT      Total HT
-----------------------------------------------------------------------------
BT-3310     Corps de pompe fonte EN-GJL-250      40     86,40 €    3 456,00 €
BT-3311     Couvercle fonte EN-GJL-250           40     31,15 €    1 246,00 €
-----------------------------------------------------------------------------
                                                 Total HT          4 702,00 €
                                                 TVA 20 %            940,40 €
                                                 Total TTC         5 642,40 €

Délai de livraison : 3 mois
Offre valable jusqu'au : 09/10/2025
Règlement : 30 % à la commande, solde à 30 jours
""",
    )
    base = {"supplier": "Fonderie du Haut-Allier", "currency": "EUR", "validUntil": "2025-10-09"}
    base |= {"leadTimeDays": [84, 90, 91, 92]}
    f.truth(name, "fr", "plain", [line("BT-3310", 40, 86.4, base), line("BT-3311", 40, 31.15, base)])


def sails():
    name = "notes-in-bullets.html"
    f.text(
        name,
        """<html><head><meta charset="utf-8"><title>Quotation Q-1180</title></head><body>
<table width="100%"><tr><td><b>Kilbride Inflatables</b><br>Unit 4, Harbour Road, Galway</td>
<td align="right"><b>QUOTATION Q-1180</b><br>Issue date: 02 Nov 2026</td></tr></table>
<p>Prepared for: Lough Corrib Outdoor Centre</p>
<table border="1" cellpadding="4">
<tr bgcolor="#1e3a8a"><th>PRODUCT</th><th>QTY</th><th>UNIT PRICE</th><th>TOTAL</th></tr>
<tr><td>Raft RX-340 with transom</td><td>4</td><td>€1,285.00</td><td>€5,140.00</td></tr>
<tr><td>Paddle board SUP-106 set</td><td>10</td><td>€349.50</td><td>€3,495.00</td></tr>
</table>
<table align="right">
<tr><td>Subtotal:</td><td>€8,635.00</td></tr>
<tr><td>Delivery:</td><td>€0.00</td></tr>
<tr><td><b>TOTAL:</b></td><td><b>€8,635.00</b></td></tr>
</table>
<h4>IMPORTANT NOTES</h4>
<p>&bull; All prices are in EUR, VAT not included<br>
&bull; Delivery time: 10-12 weeks from order confirmation<br>
&bull; Prices are Ex Works (customer arranges shipping)<br>
&bull; Custom artwork and colors available upon request<br>
&bull; Quotation valid for 30 days from issue date</p>
<p><small>Payment Terms: 50% deposit, 50% before delivery</small></p>
</body></html>
""",
    )
    base = {"supplier": "Kilbride Inflatables", "currency": "EUR", "validUntil": "2026-12-02"}
    base |= {"incoterm": "EXW", "leadTimeDays": [70, 77, 84]}
    f.truth(
        name,
        "en",
        "plain",
        [line("Raft RX-340 with transom", 4, 1285, base), line("Paddle board SUP-106 set", 10, 349.5, base)],
    )


for write in (
    portal_answers,
    bidders,
    aviation_stock,
    variants,
    wax,
    cartons,
    one_paragraph,
    exporter,
    listino,
    preisbasis,
    materialliste,
    presupuesto,
    devis,
    sails,
):
    write()
