"""Shapes seen in public repositories, for the batch that is held back."""

from truth import UNNAMED, Folder, line, steps

f = Folder("unseen3-made2")
TWO_TO_THREE_WEEKS = [14, 17, 17.5, 18, 21]


def drywall_wide():
    name = "framing-suppliers-wide.csv"
    who = ["Saltline Supply - San Diego", "Cordell Drywall Supply", "Metro Frame & Door"]
    head = ["Item", "SKU", "Description", "Qty", "Unit"]
    head += [f"{each} {what}" for each in who for what in ("Unit Price", "Total", "Lead Time", "Notes")]
    f.text(
        name,
        f"""Project,P-314
Package,Metal framing and drywall
Currency,USD

{",".join(head)}
A001,250CH-33,2 1/2 in 22ga CH Stud 10 ft,2420,LF,1.1,2662,14 days,,1.18,2855.6,2-3 weeks,,,,,no bid
A005,ACSEAL,29oz Acoustical Sealant,889,Tube,8.28,7360.92,14 days,20 LF per tube,8.63,7671.07,2-3 weeks,,9.17,8152.13,5 weeks,
A007,GWB-12MR,1/2 Moisture Resistant Board 4x10,120,Sheet,,,,no bid,19.76,2371.2,2-3 weeks,,,,,no bid
A010,HM-FRAME,Hollow metal frame 3070,42,EA,185.28,7781.76,14 days,,,,,no bid,207.48,8714.16,5 weeks,shop drawings required
A012,LOCK-SET,Classroom lockset,44,EA,185.07,8143.08,14 days,,198.02,8712.88,2-3 weeks,,207.27,9119.88,5 weeks,
""",
    )
    days = [14, TWO_TO_THREE_WEEKS, 35]
    rows = [
        ("250CH-33", 2420, (1.1, 1.18, None)),
        ("ACSEAL", 889, (8.28, 8.63, 9.17)),
        ("GWB-12MR", 120, (None, 19.76, None)),
        ("HM-FRAME", 42, (185.28, None, 207.48)),
        ("LOCK-SET", 44, (185.07, 198.02, 207.27)),
    ]
    f.truth(
        name,
        "en",
        "suppliers-across",
        [
            line(part, count, price, supplier=who[at], currency="USD", leadTimeDays=days[at])
            for part, count, prices in rows
            for at, price in enumerate(prices)
            if price is not None
        ],
    )


def rand_offers():
    name = "offers-observed-zar.csv"
    f.text(
        name,
        """quote_id,supplier_id,product_id,unit_cost,moq,quoted_lead_time_days,available_qty,payment_terms_days,currency,valid_from,valid_until,observed_at
Q-001,SUP-001,SKU-100,18.50,100,5,1200,30,ZAR,2026-09-01T00:00:00Z,2026-09-30T23:59:59Z,2026-09-08T08:00:00Z
Q-002,SUP-002,SKU-100,18.90,80,3,900,45,ZAR,2026-09-01T00:00:00Z,2026-09-30T23:59:59Z,2026-09-08T08:00:00Z
Q-003,SUP-003,SKU-100,17.95,150,9,400,14,ZAR,2026-09-01T00:00:00Z,2026-09-30T23:59:59Z,2026-09-08T08:00:00Z
Q-004,SUP-001,SKU-200,42.00,40,5,500,30,ZAR,2026-09-01T00:00:00Z,2026-09-30T23:59:59Z,2026-09-08T08:00:00Z
Q-005,SUP-002,SKU-200,41.50,50,4,450,45,ZAR,2026-09-01T00:00:00Z,2026-09-30T23:59:59Z,2026-09-08T08:00:00Z
""",
    )
    rows = [
        ("SUP-001", "SKU-100", 18.5, 100, 5),
        ("SUP-002", "SKU-100", 18.9, 80, 3),
        ("SUP-003", "SKU-100", 17.95, 150, 9),
        ("SUP-001", "SKU-200", 42, 40, 5),
        ("SUP-002", "SKU-200", 41.5, 50, 4),
    ]
    f.truth(
        name,
        "en",
        "rows",
        [
            line(
                part,
                None,
                price,
                supplier=who,
                currency="ZAR",
                minimumOrder=least,
                leadTimeDays=days,
                validUntil="2026-09-30",
            )
            for who, part, price, least, days in rows
        ],
    )


def costed_parts():
    name = "costed-parts-by-subsystem.csv"
    rows = [
        ("Electronics", "Mega 2560 controller board", "EL-CB-003", "Ellago", "Brightcart", 1, 21.98, 21.98, "compatible board"),
        ("Electronics", "Header 8-pos 0.1in tin", "PPTC081LFBN-RC", "Sellis", "Corvex", 19, 0.496, 9.42, ""),
        ("Electronics", "DC-DC adjustable buck converter", "552440", "Swale Electronics", "Swale Electronics", 5, 1.95, 9.75, "4.5-40 V in"),
        ("Electronics", "Stepper driver module", "D-A4988", "Oosthoek", "Oosthoek", 4, 4.52, 18.08, "Up to 35 V / 1.5 A; full to 1/16 microstep"),
        ("Pipette", "Standard compression spring", "LC022D10M", "Leigh Spring", "Leigh Spring", 2, 4.24, 8.48, ""),
        ("Actuator", "Linear actuator control (LAC) board", "RB-Fir-121", "Actunor", "Botshop", 1, 10.01, 10.01, ""),
    ]
    text = "Subsystem,Component,MPN,Manufacturer,Supplier,Qty,Unit cost (GBP),Total (GBP),Notes\n"
    for *left, price, total, note in rows:
        text += ",".join([*map(str, left), str(price), f"{total:.2f}", note]) + "\n"
    f.text(name, text)
    f.truth(
        name,
        "en",
        "rows",
        [line(r[2], r[5], r[6], supplier=r[4], currency="GBP") for r in rows],
    )


def two_level_rates():
    name = "rates-two-level-header.html"
    f.text(
        name,
        """<html><head><meta charset="utf-8"><title>Quotation SBC/26-27/118</title></head><body>
<h2>SAHYADRI BOX COMPANY</h2>
<p>Quotation SBC/26-27/118 dated 14.10.2026, against your RFQ for cartons and sheets</p>
<table border="1">
<thead>
<tr><th rowspan="2">Sr</th><th rowspan="2">Our Code</th><th colspan="2">Price</th><th rowspan="2">Item</th><th colspan="2">Specification</th><th rowspan="2">GST %</th></tr>
<tr><th>Rate (Rs.)</th><th>Per</th><th>Size (mm)</th><th>BF</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>SBC-RSC-101</td><td>42.60</td><td>Nos</td><td>RSC carton 5 ply</td><td>450 x 300 x 300</td><td>22</td><td>18</td></tr>
<tr><td>2</td><td>SBC-RSC-102</td><td>28.15</td><td>Nos</td><td>RSC carton 3 ply</td><td>350 x 250 x 200</td><td>20</td><td>18</td></tr>
<tr><td>3</td><td>SBC-SHT-103</td><td>58,400.00</td><td>MT</td><td>Corrugated sheet 3 ply</td><td>1200 x 1000</td><td>20</td><td>18</td></tr>
</tbody></table>
<table>
<tr><td>Prices</td><td>Ex GST. GST @ 18% extra as applicable.</td></tr>
<tr><td>Freight</td><td>Included, door delivery to your Bommasandra plant.</td></tr>
<tr><td>Payment</td><td>45 days from date of invoice.</td></tr>
<tr><td>Validity</td><td>90 days from date of quotation.</td></tr>
<tr><td>Delivery</td><td>7 working days from PO for regular sizes.</td></tr>
<tr><td>Sheets</td><td>Corrugated sheets quoted per MT. Weight as per weighbridge slip.</td></tr>
</table>
</body></html>
""",
    )
    base = {"supplier": "Sahyadri Box Company", "currency": "INR", "validUntil": "2027-01-12"}
    base |= {"leadTimeDays": [9, 9.8, 10, 11]}
    f.truth(
        name,
        "en",
        "header-in-two-rows",
        [
            line("SBC-RSC-101", None, 42.6, base),
            line("SBC-RSC-102", None, 28.15, base),
            line("SBC-SHT-103", None, 58400, base, unit="kg", per=1000),
        ],
    )


def garden_fork():
    name = "garden-fork-reply.eml"
    f.text(
        name,
        """From: Lena Zhu <lena.zhu@jinlun-tools.example>
To: import@gartenring.example
Subject: RE: RFQ garden forks
Date: Thu, 5 Nov 2026 16:40:02 +0800
Content-Type: text/plain; charset=utf-8

Hi Mr. Brand, thank you for your RFQ.

I understand you're looking for 4-tine garden forks with forged steel head and
wooden handle for distribution in Germany, with a target price under $3/pc.

Our GF-001 garden fork features a forged carbon steel head (HRC 45-50 hardness)
with a natural ash wood handle, 30cm working length, 4 tines. It comes with CE
and GS certification.

Price: $2.65/pc FOB Qingdao. MOQ: 500 pcs. Lead time: 25 days for 2,000 pcs.

I'd be happy to send you a sample (free, you cover shipping).
Looking forward to your reply.

Best regards,
Lena Zhu
Jinlun Garden Tools Co., Ltd.
""",
        newline="\r\n",
    )
    f.truth(
        name,
        "en",
        "prose",
        [
            line(
                "GF-001",
                2000,
                2.65,
                supplier="Jinlun Garden Tools Co., Ltd.",
                currency="USD",
                incoterm="FOB",
                minimumOrder=500,
                leadTimeDays=25,
            )
        ],
    )


def freight_column():
    name = "freight-in-first-row.csv"
    f.text(
        name,
        """sku,description,quantity,unit_price,freight,lead_time_days,payment_terms
WID-1,Widget,10,9.5,25,5,Net 30
GAD-2,Gadget,4,20,,,
""",
    )
    f.truth(name, "en", "rows", mustAsk="currency")


def promo_ladder():
    name = "promo-quantity-ladder.html"
    f.text(
        name,
        """<!DOCTYPE html><html><head><meta charset="utf-8"><title>Item KL-33 pricing</title></head><body>
<h1>Hudson Ad Specialties</h1>
<p>Price quote prepared Nov 2, 2026 for Elmira Credit Union &mdash; good through Dec 31, 2026</p>
<h3>KL-33 Woven lanyard with badge reel</h3>
<table border="1">
<tr><th>Quantity</th><td>50-99</td><td>100-249</td><td>250-499</td><td>500+</td></tr>
<tr><th>Price each (USD)</th><td>5.880</td><td>5.550</td><td>5.220</td><td>4.990</td></tr>
</table>
<dl>
<dt>Setup charge</dt><dd>$50.00 per order</dd>
<dt>Imprint Area</dt><dd>1-1/8" Diameter</dd>
<dt>Size</dt><dd>33" Long</dd>
<dt>FOB</dt><dd>NY</dd>
<dt>Production Time</dt><dd>5 working days after proof approval</dd>
<dt>Shipping Weight</dt><dd>Approx. 10 lbs. per 100 pcs.</dd>
</dl>
</body></html>
""",
    )
    base = {"supplier": "Hudson Ad Specialties", "currency": "USD", "validUntil": "2026-12-31", "incoterm": "FOB"}
    base |= {"leadTimeDays": 7}
    f.truth(
        name,
        "en",
        "breaks-across",
        [steps("KL-33", [(50, 5.88), (100, 5.55), (250, 5.22), (500, 4.99)], base)],
        [{"amount": 50}],
    )


def plumbing_discounts():
    name = "plumbing-mrp-less-discount.html"
    f.text(
        name,
        """<html><head><meta charset="utf-8"><title>Quotation EV/Q/2211</title></head><body>
<div><b>EVERWATER TRADING</b><br>GT Road, Panipat<br>GSTIN 06ABCDE1234F1Z5</div>
<div style="text-align:right">Quotation No: EV/Q/2211<br>Date: 06/11/2026</div>
<p>To: M/s Sunrise Residency</p>
<table border="1" cellspacing="0">
<tr><th>S.No</th><th>Model No</th><th>Description</th><th>Qty</th><th>MRP</th><th>Disc %</th><th>Net Rate</th><th>Amount</th></tr>
<tr><td>1</td><td>PB-450</td><td>Pressure booster pump</td><td>2</td><td>48,500.00</td><td>22</td><td>37,830.00</td><td>75,660.00</td></tr>
<tr><td>2</td><td>WC-110 WH</td><td>Wall hung WC, white</td><td>12</td><td>16,200.00</td><td>30</td><td>11,340.00</td><td>1,36,080.00</td></tr>
<tr><td>3</td><td>CT-80</td><td>Concealed cistern</td><td>12</td><td>9,800.00</td><td>25</td><td>7,350.00</td><td>88,200.00</td></tr>
<tr><td colspan="7" align="right">Sub Total</td><td>2,99,940.00</td></tr>
<tr><td colspan="7" align="right">GST @ 18%</td><td>53,989.20</td></tr>
<tr><td colspan="7" align="right">Grand Total (Rs.)</td><td>3,53,929.20</td></tr>
</table>
<ol>
<li>Prices are Ex Works Panipat warehouse.</li>
<li>VALIDITY - This quotation is valid for 30 days from the date of issue.</li>
<li>PRICES &amp; GST - Applicable GST at prevailing rates will be charged additionally.</li>
<li>PAYMENT TERMS - 50% advance along with a signed Purchase Order confirms the booking.</li>
<li>DELIVERY - 2 weeks from advance.</li>
</ol>
</body></html>
""",
    )
    base = {"supplier": "Everwater Trading", "currency": "INR", "incoterm": "EXW", "leadTimeDays": 14}
    base |= {"validUntil": "2026-12-06"}
    f.truth(
        name,
        "en",
        "discount-column",
        [line("PB-450", 2, 37830, base), line("WC-110 WH", 12, 11340, base), line("CT-80", 12, 7350, base)],
    )


def garten():
    name = "kosten-aussenanlage.csv"
    f.text(
        name,
        "\ufeff"
        + """Bereich;Position;Menge;Einheit;Einzelpreis netto (EUR);Summe netto (EUR)
Flächen & Wege;Rollrasen;120;m²;8,50;1020,00
Flächen & Wege;Kies 8/16, Jurakalk;6;t;64,00;384,00
Pflanzen;Hainbuche 125-150 cm;40;Stk;18,90;756,00
Technik;Magnetventil 24 V;4;Stk;46,20;184,80
;Summe netto;;;;2344,80
;Summe brutto;;;;2790,31
""",
        newline="\r\n",
    )
    base = {"supplier": UNNAMED, "currency": "EUR"}
    f.truth(
        name,
        "de",
        "rows",
        [
            line("Rollrasen", 120, 8.5, base),
            line("Kies 8/16, Jurakalk", 6000, 64, base, unit="kg", per=1000),
            line("Hainbuche 125-150 cm", 40, 18.9, base),
            line("Magnetventil 24 V", 4, 46.2, base),
        ],
        ask="supplier",
    )


def versandkosten():
    name = "angebot-versandkosten.txt"
    f.text(
        name,
        """Praxisbedarf Weidner e.K.                          Angebot Nr. 2026-0388
Am Ring 12, 91522 Ansbach                           vom 10.11.2026

Artikel-Nr.   Bezeichnung                     Menge    Einzelpreis    Gesamt
--------------------------------------------------------------------------
KK-4530-W     Keilkissen 45x30, weiß             6       24,50 EUR   147,00 EUR
LR-1540-B     Lagerungsrolle 15x40, blau         8       19,90 EUR   159,20 EUR
--------------------------------------------------------------------------
Zwischensumme                                                    306,20 EUR
Versandkosten                                                      8,00 EUR
Nettosumme                                                       314,20 EUR
19 % MwSt.                                                        59,70 EUR
Gesamtbetrag                                                     373,90 EUR

Zahlungsbedingung: 10 Tage 2% Skonto oder 30 Tage netto
Die Lieferung erfolgt zuzüglich anteiliger Versandkosten in Höhe von 8,00 Euro
(Lieferung frei Haus ab einem Nettobestellwert von 500,00 Euro).
Lieferzeit: ca. 2-3 Wochen
""",
    )
    base = {"supplier": "Praxisbedarf Weidner e.K.", "currency": "EUR", "leadTimeDays": TWO_TO_THREE_WEEKS}
    f.truth(
        name,
        "de",
        "plain",
        [line("KK-4530-W", 6, 24.5, base), line("LR-1540-B", 8, 19.9, base)],
        [{"amount": 8}],
    )


def achats():
    name = "liste-achats-fournisseurs.csv"
    f.text(
        name,
        """Fournisseur;Désignation;Référence;Quantité;Unité;Prix Unitaire HT;Montant HT
Cuivrelec Ouest;Tube cuivre 22;TC-22-5;24;m;9.85;236.4
Cuivrelec Ouest;Coude laiton 90;CL-22;16;u;3.2;51.2
Élec Armor;Câble R2V 3G2,5;R2V-325;100;m;1.42;142

Total Achats;;;;;;429.6
Total Vente;;;;;;601.44
Marge estimée;;;;;;171.84
""",
    )
    f.truth(name, "fr", "rows", mustAsk="currency")


def proposta():
    name = "proposta-comercial.html"
    f.text(
        name,
        """<html lang="pt-BR"><head><meta charset="utf-8"><title>Proposta comercial</title></head><body>
<div style="font-family:Arial">
<h2>Refrigera&ccedil;&atilde;o Serra Verde Ltda.</h2>
<p>Proposta n&ordm; 1187/2026 - Curitiba, 9 de novembro de 2026</p>
<p>Prezados Senhores da Padaria Aurora,</p>
<table style="border-collapse:collapse" border="1">
<thead><tr><th>Modelo</th><th>Descri&ccedil;&atilde;o</th><th>Qtd.</th><th>Valor unit&aacute;rio</th><th>Valor total</th></tr></thead>
<tbody>
<tr><td>EXP-1200</td><td>Expositor refrigerado 1,20 m</td><td>2</td><td>R$ 7.890,00</td><td>R$ 15.780,00</td></tr>
<tr><td>FRZ-410</td><td>Freezer vertical 410 L</td><td>3</td><td>R$ 5.240,00</td><td>R$ 15.720,00</td></tr>
</tbody></table>
<p><strong>Total:</strong> R$ 31.500,00</p>
<p><strong>Garantia:</strong> 12 meses</p>
<p><strong>Frete:</strong> CIF Curitiba, incluso</p>
<p><strong>Instala&ccedil;&atilde;o:</strong> inclusa</p>
<p><strong>Prazo de entrega:</strong> 20 dias ap&oacute;s o pedido</p>
<p><strong>Validade da proposta:</strong> 15 dias</p>
<p>Sem mais, agradecemos a oportunidade de apresentar nossa proposta.<br>Atenciosamente,<br>Marina Toledo</p>
</div></body></html>
""",
    )
    base = {"supplier": "Refrigeração Serra Verde Ltda.", "currency": "BRL", "incoterm": "CIF", "leadTimeDays": 20}
    base |= {"validUntil": "2026-11-24"}
    f.truth(name, "pt", "plain", [line("EXP-1200", 2, 7890, base), line("FRZ-410", 3, 5240, base)])


def cotizacion():
    name = "cotizacion-en-soles.txt"
    f.text(
        name,
        """INDUSTRIAS METALICAS HUASCAR S.A.C.
COTIZACION 001-00734                                   Fecha: 03/11/2026
Cliente: Agroexportadora Valle Norte

ITEM  CODIGO     DESCRIPCION                      CANT   P. UNIT     TOTAL
1     MS-1220    Mesa de trabajo inox 1.20 m         6   1,150.00   6,900.00
2     ES-0918    Estante 4 niveles 0.90 x 1.80       4     780.00   3,120.00
                                               SUB TOTAL:           10,020.00
                                               IGV (18%):            1,803.60
                                               TOTAL:               11,823.60

CONDICIONES COMERCIALES
Validez de la oferta: 15 días
Tiempo de entrega: De 7 a 10 días hábiles luego de la OC
Moneda: Soles (PEN)
Forma de pago: 50% Adelanto y 50% saldo contra entrega
""",
    )
    base = {"supplier": "Industrias Metalicas Huascar S.A.C.", "currency": "PEN", "validUntil": "2026-11-18"}
    base |= {"leadTimeDays": [9, 9.8, 10, 11, 11.9, 12, 13, 14]}
    f.truth(name, "es", "plain", [line("MS-1220", 6, 1150, base), line("ES-0918", 4, 780, base)])


def tampografia():
    name = "gadget-con-impianto.txt"
    f.text(
        name,
        """Officina Promo S.r.l. - Treviso
Preventivo n. 2026/914 del 04/11/2026

Codice        Descrizione                        Q.tà    Prezzo €   Importo €   IVA
MO-8893.IT    Borraccia alluminio 500 ml           50        4,35      217,50   22,00
V-TP1IMP.IT   Impianto 1 colore                     1       75,00       75,00   22,00
V-TP1.IT      Tampografia 1 colore                 50        0,90       45,00   22,00

Tempi di consegna: 30 giorni
                                         Imponibile               337,50
                                         IVA 22%                   74,25
                                         Totale                   411,75
""",
    )
    base = {"supplier": "Officina Promo S.r.l.", "currency": "EUR", "leadTimeDays": 30}
    f.truth(
        name,
        "it",
        "plain",
        [line("MO-8893.IT", 50, 4.35, base), line("V-TP1.IT", 50, 0.9, base)],
        [{"amount": 75}],
    )


for write in (
    drywall_wide,
    rand_offers,
    costed_parts,
    two_level_rates,
    garden_fork,
    freight_column,
    promo_ladder,
    plumbing_discounts,
    garten,
    versandkosten,
    achats,
    proposta,
    cotizacion,
    tampografia,
):
    write()
