"""Shapes seen in public repositories: `SOURCES.md` in the folder says which. Names are invented."""

from truth import Folder, line

f = Folder("unseen2-public")


def put(name, text, language, layout, lines=None, charges=None, encoding="utf-8", newline="\n", **more):
    f.text(name, text, encoding, newline)
    f.truth(name, language, layout, lines, charges, **more)


base = {"supplier": "Garrick Fastener Co", "currency": "USD", "validUntil": "2026-10-31"}
put(
    "form-with-leaders.txt",
    """GARRICK FASTENER CO
Quotation GFC-Q-4402    Page 1 of 1
------------------------------------------------------------------------
  Buyer reference ............................ RFQ-FST-M8-SS
  Quote date ................................. 2026-09-18
  Valid until ................................ 2026-10-31
  Currency ................................... USD

ITEM
  Article .................................... FST-M8-SS
  Description ................................ M8 stainless hex bolts, A2-70
  Quantity quoted ............................ 10,000 units
  Unit price ................................. 0.84
  Discount ................................... none

CHARGES
  Freight and packing ........................ 250.00
  Quotation total (ex-tax) ................... 8,650.00

COMMERCIAL TERMS
  Minimum order quantity ..................... 1,000 units
  Lead time .................................. 9 days
  Payment terms .............................. Net 30
  Monthly capacity ........................... 30,000 units
""",
    "en",
    "form",
    [line("FST-M8-SS", 10000, 0.84, base, leadTimeDays=9, minimumOrder=1000)],
    [{"amount": 250}],
)

put(
    "bolts-in-prose.eml",
    """From: Inger Solvang <inger.solvang@fjellkomponent.example>
To: procurement@buyer.example
Subject: RFQ-FST-M8-SS - Fjellkomponent offer FC-Q-2026-118
Date: Fri, 18 Sep 2026 09:15:00 +0200
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Good morning,

Thank you for including Fjellkomponent in this enquiry. Our offer for M8 stainless hex bolts (SKU FST-M8-SS) follows.

We can supply 10,000 units at USD 0.79 per unit, giving a total of USD 7,900.00. Shipping is included at no extra cost. Our minimum order quantity for this article is 10,000 units and our lead time is 18 days from order confirmation, as this batch is produced to order.

Payment terms are Net 60. The offer is valid until 31 October 2026 and our available capacity is 25,000 units per month.

Kind regards,
Inger Solvang
Key Account Manager, Fjellkomponent AS
""",
    "en",
    "prose",
    [
        line(
            "FST-M8-SS",
            10000,
            0.79,
            supplier="Fjellkomponent AS",
            currency="USD",
            validUntil="2026-10-31",
            leadTimeDays=18,
            minimumOrder=10000,
        )
    ],
)

put(
    "discount-in-a-sentence.txt",
    """Rigimetall GmbH

18 September 2026
Quotation EMW-2026-1187

Dear Procurement Team,

Thank you for your enquiry RFQ-FST-M8-SS. We are pleased to quote as follows for
M8 stainless hex bolts (A2-70, DIN 933), article FST-M8-SS.

For the requested quantity of 10,000 units we offer a unit price of USD 0.83.
On this order we apply a volume discount of 3 per cent, and freight to your
nominated forwarder is charged at USD 180.00. The resulting total for this
quotation is USD 8,231.00, excluding any local taxes and duties.

Our minimum order quantity for this article is 2,000 units. Delivery is
15 days from written order confirmation. Payment terms are Net 30 from
invoice date. Our current monthly capacity for this article is 40,000 units.
This quotation is valid until 31 October 2026. All prices are quoted in USD.

We would be glad to receive your order.

Yours sincerely,

M. Brandli
Sales Director, Rigimetall GmbH
""",
    "en",
    "prose",
    [
        line(
            "FST-M8-SS",
            10000,
            0.8051,
            supplier="Rigimetall GmbH",
            currency="USD",
            validUntil="2026-10-31",
            leadTimeDays=15,
            minimumOrder=2000,
        )
    ],
    [{"amount": 180}],
)

base = {"supplier": "Malhar Boxes & Cartons", "currency": "INR", "validUntil": "2026-09-18"}
put(
    "rupee-rates-by-mail.eml",
    """From: pradip@malharboxes.example
To: purchase@northwind-cp.example
Subject: RE: RFQ-2026-0417 - Packaging annual requirement
Date: Fri, 28 Aug 2026 19:42:00 +0530
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Madam,

Rates as discussed for the non-board items - edge protector Rs 13.90 a piece, PP strap roll
Rs 720, BOPP printed tape Rs 36.50 a roll, stretch film Rs 1385 a roll, honeycomb pad
Rs 112 each, EPE liner Rs 33 each. GST 18% extra as usual.

Lead time 10-12 days. We can do weekly despatch. Payment 30 days please, we cannot
stretch to 60. Validity 3 weeks.

Anything else needed please call.

Pradip N.
Malhar Boxes & Cartons
""",
    "en",
    "prose",
    [
        line(part, None, price, base, leadTimeDays=[10, 11, 12])
        for part, price in [
            ("edge protector", 13.9),
            ("PP strap roll", 720),
            ("BOPP printed tape", 36.5),
            ("stretch film", 1385),
            ("honeycomb pad", 112),
            ("EPE liner", 33),
        ]
    ],
)

put(
    "sourcing-quotes-no-currency.csv",
    """ID,request_ID,supplier_ID,unitPrice,shippingCost,paymentTerms,minimumOrderQuantity,leadTimeDays,validUntil
ccccccc1-cccc-cccc-cccc-ccccccccccc1,REQ-LAPTOP,ASTRAL-IT,1400.00,950.00,Net 30,100,7,2026-09-15
ccccccc1-cccc-cccc-cccc-ccccccccccc2,REQ-LAPTOP,BRIGHTON-SYS,1200.00,700.00,Net 45,100,25,2026-09-15
ccccccc1-cccc-cccc-cccc-ccccccccccc3,REQ-LAPTOP,CEDAR-TECH,1300.00,800.00,Net 30,200,8,2026-09-15
ccccccc2-cccc-cccc-cccc-ccccccccccc1,REQ-CHAIR,ASTRAL-IT,380.00,450.00,Net 30,50,6,2026-09-08
ccccccc2-cccc-cccc-cccc-ccccccccccc2,REQ-CHAIR,BRIGHTON-SYS,360.00,500.00,Net 45,50,5,2026-08-20
""",
    "en",
    "rows",
    mustAsk="currency",
)

put(
    "offers-delivery-in-words.csv",
    """quotation_id,item_id,supplier_name,unit_price,quantity_available,delivery_terms,quotation_valid_until,notes
Q-101,ITEM-001,Nile Modern Stationers Ltd,24000,100,Delivery within 2 business days,2026-10-15,Free delivery within the city
Q-102,ITEM-001,Lakeside Paper & Stationery Mills,22500,500,5-7 business days transit time,2026-10-30,Bulk warehouse dispatch
Q-103,ITEM-001,Crestline Office Supplies,26000,50,Same-day courier dispatch,2026-09-30,Payment terms: Cash on delivery
Q-104,ITEM-002,Nile Modern Stationers Ltd,35000,150,Delivery within 2 business days,2026-10-15,Standard stock item
Q-105,ITEM-002,Corona Office Technologies,37000,80,Next-day delivery,2026-10-20,High quality ink
Q-107,ITEM-004,Till Point Ltd,45000,80,,2026-10-10,High quality thermal paper 65gsm
Q-108,ITEM-004,Victory Paper Traders,48000,40,Delivery within 24 hours,2026-10-05,Express delivery included
""",
    "en",
    "rows",
    mustAsk="currency",
)

base = {"supplier": "Build Wright Supplies Inc.", "currency": "USD", "validUntil": "2026-05-20", "leadTimeDays": 5}
put(
    "dash-price-times-units.txt",
    """From: Build Wright Supplies Inc.
Date: 2026-04-20
Valid Until: 2026-05-20
Delivery: 5 days
Payment Terms: Net 30

Steel Pipe 2-inch - $11.80 x 100 units
Bolts M10 x 50mm - $0.50 x 500 units
Safety Gloves L - $7.50 x 50 units
Hard Hat Yellow - $25.00 x 20 units

Total: $2,305.00
""",
    "en",
    "list",
    [
        line("Steel Pipe 2-inch", 100, 11.8, base),
        line("Bolts M10 x 50mm", 500, 0.5, base),
        line("Safety Gloves L", 50, 7.5, base),
        line("Hard Hat Yellow", 20, 25, base),
    ],
)

one = {"supplier": "Resolute Energy Field P&S", "currency": "USD", "leadTimeDays": [266, 273, 280], "incoterm": "EXW"}
two = {"supplier": "BWK Industries, LLC", "currency": "USD", "leadTimeDays": 420, "incoterm": "FOB"}
put(
    "bid-tab-two-vendors.csv",
    """BID TABULATION,22510-RFQ-M001,Rev 1,
Equipment,T-2100 Demethanizer Column (Tower),,
,,,
Item,Description,Resolute Energy Field P&S,"BWK Industries, LLC"
Base Vessel,T-2100 tower - base vessel as quoted,"$857,056.00","$967,680.00"
Downcomer Piping,"Downcomers N1, N2, N3, N5, N6, N7, N8, N9","$292,944.00","$191,050.00"
Ladders & Platforms,Caged ladder + 180 deg platform,"$25,000.00","$19,590.00"
TOTAL,,"$1,175,000.00","$1,178,320.00"
Delivery,,38-40 weeks,60 weeks ARO
FOB point,,Ex Works (EXW),F.O.B. shop
Payment,,20% Eng / 40% major comp / 35% internals install / 5% data book Net 30,20% prelim dwgs / 30% shell mat'l / 25% head mat'l / 20% complete / 5% final data Net 30
""",
    "en",
    "suppliers-across",
    [
        line(part, None, price, of)
        for part, prices in [
            ("Base Vessel", (857056, 967680)),
            ("Downcomer Piping", (292944, 191050)),
            ("Ladders & Platforms", (25000, 19590)),
        ]
        for of, price in zip((one, two), prices)
    ],
)

base = {"supplier": "Summerhill Equipment Supply", "currency": "USD", "validUntil": "2024-03-01"}
put(
    "rack-quote-columns.txt",
    """Discounted Hardware Quote
Summerhill Equipment Supply

Quote ID       DHQ-2024-0142              Quote Date     2024-02-01
Customer       Atlas Manufacturing Group  Valid Until    2024-03-01
Payment Terms  Net 30                     Currency       USD

Line  Description                 SKU        Qty  Unit Price    Extended  Type
   1  Rack Enclosure 42U          RACK-42U     2   $2,500.00   $5,000.00  hardware
   2  Compute Server X750         SVR-X750     4   $4,200.00  $16,800.00  hardware
   3  Structured Cabling Kit      CAB-KIT      1   $1,558.02   $1,558.02  hardware

                                              Subtotal        $23,358.02
                                              Tax              $1,905.17
                                              Grand Total     $25,263.19
""",
    "en",
    "plain",
    [
        line("RACK-42U", 2, 2500, base),
        line("SVR-X750", 4, 4200, base),
        line("CAB-KIT", 1, 1558.02, base),
    ],
)

base = {"supplier": "Merten Dichtungstechnik GmbH", "currency": "EUR"}
put(
    "angebot-mit-fusstext.csv",
    """Angebot ANG-2026-9001 vom 18.08.2026
Merten Dichtungstechnik GmbH

Pos;Artikelnummer;Bezeichnung;Menge;ME;Einzelpreis;Waehrung
10;4711001;Dichtring NBR 40x52x7;500;ST;2,95;EUR
20;4711002;Wellendichtring;250;ST;12,40;EUR

Zahlungsbedingungen: 2 % Skonto bei Zahlung innerhalb 14 Tagen, 30 Tage netto.
Lieferung DDP 12345 Musterstadt, alle Preise zzgl. Verpackung.
""",
    "de",
    "plain",
    [
        line("4711001", 500, 2.95, base, incoterm="DDP"),
        line("4711002", 250, 12.4, base, incoterm="DDP"),
    ],
)
put(
    "kopf-beim-seitenumbruch.csv",
    """Angebot ANG-2026-9001 vom 18.08.2026
Merten Dichtungstechnik GmbH
Alle Preise in EUR

Artikel;Bezeichnung;Menge;ME;Einzelpreis
4711000;Dichtring Typ 0;100;ST;38,50
4711001;Dichtring Typ 1;250;ST;1,15
Artikel;Bezeichnung;Menge;ME;Einzelpreis
4711002;Dichtring Typ 2;500;ST;12,40
4711003;Dichtring Typ 3;50;ST;2,95
""",
    "de",
    "plain",
    [
        line("4711000", 100, 38.5, base),
        line("4711001", 250, 1.15, base),
        line("4711002", 500, 12.4, base),
        line("4711003", 50, 2.95, base),
    ],
    encoding="cp1252",
    newline="\r\n",
)
put(
    "menge-mit-einheit.txt",
    """Merten Dichtungstechnik GmbH\t\t\t
Preise in EUR, Lieferzeit 3 Wochen\t\t\t
Artikel\tBezeichnung\tMenge\tEinzelpreis
4711000\tDichtring Typ 0\t500 ST\t2,95
4711001\tDichtring Typ 1\t250 Stk\t1,15
4711002\tDichtmasse Typ 2\t1.000 kg\t12,40
""",
    "de",
    "plain",
    [
        line("4711000", 500, 2.95, base, leadTimeDays=21),
        line("4711001", 250, 1.15, base, leadTimeDays=21),
        line("4711002", 1000, 12.4, base, unit="kg", leadTimeDays=21),
    ],
)

base = {"supplier": "Nordseekabel GmbH & Co. KG", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-01-31"}
put(
    "cable-price-list.txt",
    """Nordseekabel GmbH & Co. KG
Offer 2025-4471 Rev. A                                    12.01.2026

1. Pricelist

Item    Description                        Qty  Unit   EUR/unit      Total EUR
------------------------------------------------------------------------------
1.1.1   2X2Y 1x240 RM 6/10 kV              650  m         55,20      35.880,00
        Bonding Cable watertight
        Stock cable - subject to prior sale
        Cu: 2.048,00 kg/km
        Delivery length: 1 drum with 650 m
        Weight gross: approx. 2.500 kg
1.1.2   2X2Y 1x120/120 RM 6/10 kV         1000  m         44,40      44.400,00
        Bonding Cable watertight
        Cu: 2.184,00 kg/km
        Delivery length: 1 drum with 1.000 m each
        Weight gross: approx. 3.500 kg
------------------------------------------------------------------------------
TOTAL - Project                                               80.280,00 EUR

VAT in accordance with legal regulations shall be added to the prices.

2. Delivery: DAP Esposende (Incoterms 2020)
3. Delivery period: item 1.1.1 4 weeks, item 1.1.2 34 weeks after order
4. Validity: until 31.01.2026
""",
    "en",
    "plain",
    [
        line("2X2Y 1x240 RM 6/10 kV", 650, 55.2, base, leadTimeDays=28),
        line("2X2Y 1x120/120 RM 6/10 kV", 1000, 44.4, base, leadTimeDays=238),
    ],
)

put(
    "one-item-in-labels.txt",
    """SUPPLIER QUOTATION
Quote ID: Q-2026-0842
Supplier: Exmoor Supplier Co.
Buyer: Exeter Buyer Co.
Opportunity: Charging Module Program
Date: August 18, 2026
Valid through: September 15, 2026

Line item: NX-48
Description: Charging control module
Quantity: 1,200 units
Unit price: USD 46.80
Total quoted value: USD 56,160.00
Delivery date: October 15, 2026
Payment terms: Net 45 from invoice date
Freight: Expedited ground freight included
Warranty: 24 months from delivery
Cancellation/restocking fee: None before production release

Prepared by: Account Executive
""",
    "en",
    "form",
    [
        line(
            "NX-48",
            1200,
            46.8,
            supplier="Exmoor Supplier Co.",
            currency="USD",
            validUntil="2026-09-15",
            leadTimeDays=58,
        )
    ],
)

base = {"supplier": "Two Rivers Contracting Co.", "currency": "EGP"}
put(
    "pipes-and-hashes.txt",
    """# Two Rivers Contracting Co. — Supplier Quote (raw)
# item_code | description | unit | qty | unit_rate_egp | approved_vo
CIV-CONC-C30 | Ready-mix concrete C30/37 supply & pour | m3 | 320 | 2600 | no
CIV-STEEL-REBAR | High-tensile reinforcement steel | ton | 45 | 47000 | no
MEP-CABLE-CU-4C | 4-core XLPE copper power cable | m | 900 | 720 | no
MEP-HVAC-FCU | Fan coil unit supply & install | unit | 12 | 18200 | yes
GEN-EARTH-EXC | Bulk earthworks excavation & disposal | m3 | 2000 | 175 | yes
""",
    "en",
    "plain",
    [
        line("CIV-CONC-C30", 320, 2600, base),
        line("CIV-STEEL-REBAR", 45, 47000, base),
        line("MEP-CABLE-CU-4C", 900, 720, base),
        line("MEP-HVAC-FCU", 12, 18200, base),
        line("GEN-EARTH-EXC", 2000, 175, base),
    ],
)

rows = [("S01", "C01", 260, 5, 3, 20), ("S02", "C01", 100, 7, 1, 10), ("S01", "C02", 120, 4, 3, 20)]
rows += [("S02", "C02", 60, 6, 1, 10), ("S01", "C03", 200, 3, 3, 20), ("S02", "C03", 80, 4.5, 1, 10)]
put(
    "offers-by-supplier-id.csv",
    "supplier_id,component_id,weekly_capacity_units,unit_cost_usd,lead_time_weeks,minimum_order_units\n"
    + "".join(",".join(str(cell) for cell in row) + "\n" for row in rows),
    "en",
    "rows",
    [
        line(part, None, price, supplier=supplier, currency="USD", leadTimeDays=7 * weeks, minimumOrder=minimum)
        for supplier, part, _, price, weeks, minimum in rows
    ],
)

put(
    "metal-per-kg.csv",
    """supplier,material_id,price_eur_per_kg,lead_time_days,valid_until,preferred
MetalDirekt,AL6061,4.4,7,2025-12-31,1
SteelKontor,S235,1.05,10,2025-11-15,1,preferred
SteelKontor,AISI316L,5.8,14,2025-11-15,0
""",
    "en",
    "by-weight",
    [
        line("AL6061", None, 4.4, supplier="MetalDirekt", currency="EUR", unit="kg", leadTimeDays=7, validUntil="2025-12-31"),
        line("S235", None, 1.05, supplier="SteelKontor", currency="EUR", unit="kg", leadTimeDays=10, validUntil="2025-11-15"),
        line("AISI316L", None, 5.8, supplier="SteelKontor", currency="EUR", unit="kg", leadTimeDays=14, validUntil="2025-11-15"),
    ],
)

put(
    "hexagon-screws.eml",
    """From: Anke Vogel <sales@ruhrmetall.example>
To: purchasing@fabrikat.example
Subject: Re: RFQ-2214 - stainless fasteners
Date: Mon, 02 Nov 2026 11:20:00 +0100
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Dear Purchasing,

Thank you for the enquiry. We can offer your item 4410-0840 (DIN 933 hexagon head screws, A4-80
stainless) at EUR 0.184 per unit for 50,000 pieces, EXW Duisburg, validity 30 days from today.
Lead time is 26 working days from receipt of the deposit. Our minimum order for this grade is
25,000 pieces. Payment terms are 40% on order and the balance before despatch. Certificates 3.1
to EN 10204 are included; the mill test reports are issued per batch.

Kind regards,
Anke Vogel
Ruhrmetall Schrauben GmbH
""",
    "en",
    "prose",
    [
        line(
            "4410-0840",
            50000,
            0.184,
            supplier="Ruhrmetall Schrauben GmbH",
            currency="EUR",
            incoterm="EXW",
            validUntil="2026-12-02",
            leadTimeDays=[26, 36, 37, 38],
            minimumOrder=25000,
        )
    ],
)

put(
    "laptops-out-of-stock.eml",
    """From: NordSpitze Trading <desk@nordspitze.example>
To: peter@buyer.example
Subject: Re: Procurement RFQ -- 24 x LaptopX1
Date: Wed, 11 Nov 2026 15:02:00 +0100
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Peter,

Our unit price is USD 1090. Delivery: 6 weeks (we are out of stock; next batch from factory).

Thanks,
NordSpitze
""",
    "en",
    "prose",
    [line("LaptopX1", 24, 1090, supplier="NordSpitze", currency="USD", leadTimeDays=42)],
)

put(
    "bardage-au-metre-carre.eml",
    """From: Bois de la Combe Grise <commercial@bois-combe-grise.example>
To: achats@construction-dufour.example
Subject: =?utf-8?q?RE=3A_Demande_de_prix_bardage_m=C3=A9l=C3=A8ze?=
Date: Tue, 10 Nov 2026 10:12:00 +0100
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Bonjour,

Merci pour votre demande de bardage mélèze.

Pour 200 m² en profil claire-voie, réf. MZ-CV22 (épaisseur 22mm, largeur 130mm) :
• Prix unitaire : 38,00 € HT/m²
• Total estimé : 7 600 € HT
• Délai de livraison : 2 à 3 semaines

Je vous prépare le devis détaillé dès votre confirmation. Souhaitez-vous des échantillons ?

Cordialement,
L'équipe commerciale
Bois de la Combe Grise
""",
    "fr",
    "prose",
    [line("MZ-CV22", 200, 38, supplier="Bois de la Combe Grise", currency="EUR", leadTimeDays=[14, 17, 18, 21])],
)

base = {"supplier": "Meridian Direct Corp", "currency": "USD", "validUntil": "2024-02-10"}
put(
    "numbered-bundles.eml",
    """From: Lydia Braun <lydia.braun@meridian-direct.example>
To: purchasing@buyer.example
Subject: Re: Quote Request - Material Pricing Q1 2024
Date: Thu, 11 Jan 2024 09:30:00 -0500
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Thank you for your inquiry regarding bulk material pricing for Q1 2024.

Quote Summary:
1. Industrial Components Bundle
   - Quantity: 10,000 units
   - Unit Price: $12.50
   - Total: $125,000
   - Lead Time: 3-4 weeks

2. Electronic Assemblies
   - Quantity: 5,000 units
   - Unit Price: $28.75
   - Total: $143,750
   - Lead Time: 4-6 weeks

Quote valid for 30 days. Terms: Net 60.

Lydia Braun
Sales Director
Meridian Direct Corp
""",
    "en",
    "blocks",
    [
        line("Industrial Components Bundle", 10000, 12.5, base, leadTimeDays=[21, 24, 25, 28]),
        line("Electronic Assemblies", 5000, 28.75, base, leadTimeDays=[28, 35, 42]),
    ],
)


def cells(tag, values):
    return "<tr>" + "".join(f"<{tag}>{value}</{tag}>" for value in values) + "</tr>\n"


rows = [("5102298", "CYLINDER LINER KIT", 6, 128.5), ("5199738", "FUEL INJECTOR N65", 12, 61.2), ("8927081", "GASKET SET, OVERHAUL", 1, 214)]
body = "".join(
    cells("td", (at + 1, part, text, count, f"$ {price:.2f}", f"$ {price * count:.2f}")) + cells("td", ("&nbsp;",) * 6)
    for at, (part, text, count, price) in enumerate(rows)
)
base = {"supplier": "First Harbour Technology Pte Ltd", "currency": "SGD", "validUntil": "2026-11-23", "leadTimeDays": 0}
put(
    "engine-parts-in-html.eml",
    f"""From: First Harbour Technology <sales@firstharbour.example>
To: buyer@shipyard.example
Subject: RE: GM 6V-71 ENGINE PARTS
Date: Mon, 09 Nov 2026 14:05:00 +0800
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body style="font-family:helvetica">
<table width="800px" cellpadding="2">
<tr><td colspan="2">9th November 2026</td></tr>
<tr><td>Attn</td><td>: Purchasing</td></tr>
<tr><td colspan="2"><b><u>RE: GM 6V-71 ENGINE PARTS</u></b></td></tr>
<tr><td colspan="2">Thank you for your inquiry dated 4th November 2026, we are pleased to quote as follows :</td></tr>
</table>
<table cellpadding="2" style="border-collapse:collapse;">
<thead>{cells("th", ("ITEM", "PART NO", "DESCRIPTION", "QTY", "U/PRICE<br/> S$", "AMT<br/> S$"))}</thead>
{cells("td", ("&nbsp;",) * 6)}{body}<tr><td></td><td></td><td>TOTAL (NETT)</td><td></td><td></td><td>$ {sum(n * p for _, _, n, p in rows):,.2f}</td></tr>
</table>
<table>
<tr><td>DELIVERY</td><td>: </td><td>Ex-stock, subject to prior sale</td></tr>
<tr><td>PAYMENT</td><td>: </td><td>30 days</td></tr>
<tr><td>VALIDITY</td><td>: </td><td>14 days from date of quotation</td></tr>
<tr><td>COUNTRY OF ORIGIN</td><td>: </td><td>USA</td></tr>
</table>
<p>Best Regards<br/>First Harbour Technology Pte Ltd</p>
</body></html>
""",
    "en",
    "plain",
    [line(part, count, price, base) for part, _, count, price in rows],
)

rows = [("SMLS PIPE A106 GR.B 6IN SCH40", 144, 86.4, "6-8 weeks"), ("SMLS PIPE A106 GR.B 8IN SCH40", 96, 131.75, "6-8 weeks"), ("ERW PIPE API 5L X52 12IN SCH20", 60, 118.2, "10 weeks")]
days = {"6-8 weeks": [42, 49, 56], "10 weeks": 70}
body = "".join(
    f'<tr><td>{at + 1}</td><td colspan="4">{part}</td><td>{count}</td><td>{price:.2f}</td><td>{count * price:,.2f}</td><td>{when}</td></tr>\n'
    for at, (part, count, price, when) in enumerate(rows)
)
put(
    "pipe-quotation-two-headers.eml",
    f"""From: Gulf Tubulars Trading <quotes@gulftubulars.example>
To: procurement@epc.example
Subject: Quotation GTT/26/0781 Rev.0
Date: Sun, 08 Nov 2026 08:44:00 +0400
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body>
<table border="1" cellspacing="0">
<tr><td colspan="9"><b>GULF TUBULARS TRADING LLC - QUOTATION</b></td></tr>
<tr><td colspan="3">Customer: Desert EPC Co.</td><td colspan="3">Attn: Procurement</td><td colspan="3">Dated: 08-Nov-2026</td></tr>
<tr><td colspan="9">In response to your inquiry, we are pleased to quote as follows:</td></tr>
<tr><th>Sr.</th><th colspan="4">Item Description</th><th>Qty</th><th>Unit rate</th><th>Total</th><th>Delivery</th></tr>
<tr><th>no.</th><th colspan="4"></th><th>MTR</th><th>USD</th><th>USD</th><th>Ex-Works</th></tr>
{body}<tr><td colspan="5">Grand Total</td><td>{sum(n for _, n, _, _ in rows)}</td><td></td><td>{sum(n * p for _, n, p, _ in rows):,.2f}</td><td></td></tr>
</table>
</body></html>
""",
    "en",
    "plain",
    [
        line(part, count, price, supplier="Gulf Tubulars Trading LLC", currency="USD", incoterm="EXW", leadTimeDays=days[when])
        for part, count, price, when in rows
    ],
)

put(
    "shipping-notice.eml",
    """From: export@jiangnanfurniture.example
To: receiving@buyer.example
Subject: ASN Notice - Shipment SHF-2026-AU-0091
Date: Wed, 10 Jun 2026 06:00:00 +0800
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Advance shipping notice. The goods of your PO 88120 left our works today.

Supplier: Jiangnan Furniture Co. Ltd
Vessel: Southern Pearl
Bill of Lading: JNFU2026091AUS
ETD: 2026-06-10
ETA: 2026-07-02

Packed:
1. Ergonomic Chair (SKU: FURN_7777) - 50 cartons, pallet 1-4
2. Office Desk (SKU: FURN_9002) - 30 cartons, pallet 5-10
3. Office Lamp (SKU: FURN_8888) - 25 cartons, pallet 11
Gross weight 2,140 kg
""",
    "en",
    "other",
    notAQuote=True,
)
