"""Quotes written out by hand: exports of business systems, shops, letters and mails, each with its truth."""


def line(supplier, part, quantity, price, currency, **more):
    return {"supplier": supplier, "part": part, "quantity": quantity, "unitPrice": price, "currency": currency, **more}


# name: (text, truth)
TEXTS = {}


def add(name, text, lines, encoding="utf-8", **truth):
    TEXTS[name] = (text.lstrip("\n"), encoding, {"layout": truth.pop("layout", "export"), "language": truth.pop("language", "en"), "lines": lines, **truth})


add("sap-quotation.csv", """
LIFNR;NAME1;EBELN;EBELP;MATNR;TXZ01;KTMNG;MEINS;NETPR;PEINH;BPRME;WAERS;PLIFZ;INCO1;INCO2;BNDDT
0000104477;Brenner Zerspanungstechnik GmbH;6000012231;00010;BR-4471-01;Lagerbock;250,000;ST;1.840,00;100;ST;EUR;28;FCA;Balingen;31.12.2026
0000104477;Brenner Zerspanungstechnik GmbH;6000012231;00020;FL-0931;Flansch DN50;400,000;ST;1.120,00;100;ST;EUR;28;FCA;Balingen;31.12.2026
""", [line("Brenner Zerspanungstechnik GmbH", "BR-4471-01", 250, 1840, "EUR", per=100, leadTimeDays=28, incoterm="FCA", validUntil="2026-12-31"),
      line("Brenner Zerspanungstechnik GmbH", "FL-0931", 400, 1120, "EUR", per=100, leadTimeDays=28, incoterm="FCA", validUntil="2026-12-31")], language="de")

add("sap-me49.csv", """
Vendor\tVendor Name\tMaterial\tShort Text\tRFQ Qty\tOUn\tNet Price\tCrcy\tPer\tOPUn\tPl. Deliv. Time\tIncoT\tVal. To
100233\tHarrow & Finch Precision Ltd\tSH-2208-B\tDrive shaft\t120\tEA\t41.90\tGBP\t1\tEA\t35\tDAP\t2026-12-18
100871\tTri-Lakes Machine Works, Inc.\tSH-2208-B\tDrive shaft\t120\tEA\t52.35\tUSD\t1\tEA\t28\tEXW\t2026-12-31
""", [line("Harrow & Finch Precision Ltd", "SH-2208-B", 120, 41.90, "GBP", leadTimeDays=35, incoterm="DAP", validUntil="2026-12-18"),
      line("Tri-Lakes Machine Works, Inc.", "SH-2208-B", 120, 52.35, "USD", leadTimeDays=28, incoterm="EXW", validUntil="2026-12-31")])

add("netsuite-export.csv", """
Internal ID,Document Number,Vendor : Name,Item : Name,Description,Quantity,Units,Rate,Amount,Currency : Symbol,Expected Receipt Lead (Days),Memo
88412,RFQR-1182,Wexcom Components LLC,STM32G071CBT6,MCU 128K LQFP48,1000,Each,2.31,2310.00,USD,42,cancel window 30 days
88413,RFQR-1182,Wexcom Components LLC,TPS54331DR,Buck converter 3A,2500,Each,1.04,2600.00,USD,21,
""", [line("Wexcom Components LLC", "STM32G071CBT6", 1000, 2.31, "USD", leadTimeDays=42), line("Wexcom Components LLC", "TPS54331DR", 2500, 1.04, "USD", leadTimeDays=21)])

add("infor-camel-case.csv", """
quoteId,supplierName,partNumber,partRevision,orderQuantity,unitOfMeasure,unitPrice,currencyCode,leadTimeDays,minimumOrderQuantity,toolingCost,validUntil
Q-5513,"Pendragon Castings Ltd",C-1180-GG25,B,150,EA,57.20,GBP,56,100,4200.00,2026-12-20
Q-5513,"Pendragon Castings Ltd",C-1181-GG25,A,150,EA,19.85,GBP,56,100,1850.00,2026-12-20
""", [line("Pendragon Castings Ltd", "C-1180-GG25", 150, 57.20, "GBP", leadTimeDays=56, minimumOrder=100, validUntil="2026-12-20"),
      line("Pendragon Castings Ltd", "C-1181-GG25", 150, 19.85, "GBP", leadTimeDays=56, minimumOrder=100, validUntil="2026-12-20")],
    charges=[{"part": "C-1180-GG25", "amount": 4200}, {"part": "C-1181-GG25", "amount": 1850}])

add("distributor-breaks.csv", """
Manufacturer,Mfr. Part #,Distributor P/N,Description,Stock,Factory Lead Time,MOQ,Mult.,Price @ 1,Price @ 10,Price @ 100,Price @ 1000,Price @ 2500,Currency
STMicroelectronics,STM32G071CBT6,497-18944-ND,IC MCU 32BIT 128KB FLASH,2140,16 Weeks,1,1,4.12,3.71,3.01,2.44,2.31,USD
Texas Instruments,TPS54331DR,296-25238-1-ND,IC REG BUCK ADJ 3A 8SOIC,10450,6 Weeks,1,1,2.31,2.07,1.63,1.08,1.02,USD
""", [line("Wexcom Components LLC", "STM32G071CBT6", None, None, "USD", breaks=[[1, 4.12], [10, 3.71], [100, 3.01], [1000, 2.44], [2500, 2.31]], leadTimeDays=112, minimumOrder=1),
      line("Wexcom Components LLC", "TPS54331DR", None, None, "USD", breaks=[[1, 2.31], [10, 2.07], [100, 1.63], [1000, 1.08], [2500, 1.02]], leadTimeDays=42, minimumOrder=1)], layout="distributor", ask="supplier")

add("web-shop-cart.csv", """
Line,SKU,Product,Qty,Each,Line Total
1,BX-204-ZN,"Angle bracket 40x40, zinc",200,$0.68,$136.00
2,BX-311-ZN,"Corner plate 60x60, zinc",150,$0.92,$138.00
,,,,Subtotal,$274.00
,,,,Shipping,$18.50
,,,,Tax,$0.00
,,,,Total USD,$292.50
""", [line("?", "BX-204-ZN", 200, 0.68, "USD"), line("?", "BX-311-ZN", 150, 0.92, "USD")], layout="web-shop", ask="supplier", charges=[{"amount": 18.5}])

add("steel-cwt.csv", """
Quoted by,Tri-Lakes Machine Works Inc.
Item,Description,Qty (lb),Price /cwt,Extended
HRPO-11GA,HR P&O sheet 11 ga 48x120,12000,$58.40,"$7,008.00"
A36-PL-0.500,Plate A36 1/2 in,20000,$62.15,"$12,430.00"
All prices US dollars. FOB mill. Delivery 2 weeks ARO.
""", [line("Tri-Lakes Machine Works Inc.", "HRPO-11GA", 12000, 58.40, "USD", per=100, unit="lb", leadTimeDays=14), line("Tri-Lakes Machine Works Inc.", "A36-PL-0.500", 20000, 62.15, "USD", per=100, unit="lb", leadTimeDays=14)], layout="by-weight")

add("turkish-lira.csv", """
Supplier;Part No;Qty;Unit Price;Currency;Delivery (days)
Anadolu Döküm A.Ş.;C-3307-GJS;220;942,50;TRY;45
Anadolu Döküm A.Ş.;C-2044-AL;600;478,25;TRY;45
""", [line("Anadolu Döküm A.Ş.", "C-3307-GJS", 220, 942.50, "TRY", leadTimeDays=45), line("Anadolu Döküm A.Ş.", "C-2044-AL", 600, 478.25, "TRY", leadTimeDays=45)])

add("rupiah-dong.csv", """
Vendor,Item code,Qty,Unit price,Cur,LT weeks
PT Mitra Logam Jaya,SM-6002,160,245000,IDR,6
Viet Precision JSC,SM-6002,160,392500,VND,5
""", [line("PT Mitra Logam Jaya", "SM-6002", 160, 245000, "IDR", leadTimeDays=42), line("Viet Precision JSC", "SM-6002", 160, 392500, "VND", leadTimeDays=35)])

add("moulder-shot.csv", """
Werkzeugbau & Spritzguss Lindner KG
Angebot AN-2026-0881 vom 09.11.2026

Teil;Jahresmenge;Preis je 1000 Stück EUR;Werkzeug 2-fach EUR;Bemusterung EUR;Lieferzeit Werkzeug
KS-10044;50.000;860,00;18.500,00;1.200,00;10 Wochen
KS-10045;50.000;1.940,00;24.900,00;1.200,00;10 Wochen
""", [line("Werkzeugbau & Spritzguss Lindner KG", "KS-10044", 50000, 860, "EUR", per=1000, leadTimeDays=70), line("Werkzeugbau & Spritzguss Lindner KG", "KS-10045", 50000, 1940, "EUR", per=1000, leadTimeDays=70)],
    language="de", layout="charge-column", charges=[{"part": "KS-10044", "amount": 19700}, {"part": "KS-10045", "amount": 26100}])

add("pcb-house.txt", """
QUOTATION                                   Bluewater Circuits Pty Ltd
Quote no: BW-88120                          12 Harbour Rd, Newcastle NSW 2300
Date: 10 November 2026                      ABN 51 824 753 556

Customer: Quarrybank Pumps Inc.

Board          Qty    Unit AUD    Total AUD
PCB-7731-R2    100       9.85        985.00
PCB-7731-R2    250       7.10      1,775.00
PCB-7731-R2    500       6.05      3,025.00

Stencil                AUD 180.00 one-off
Electrical test        included
E-test fixture / NRE   AUD 450.00 one-off

Lead time 15 working days after approval of Gerber files. FCA Newcastle.
Valid 30 days. Payment 50% with order, 50% before shipment.
""", [line("Bluewater Circuits Pty Ltd", "PCB-7731-R2", None, None, "AUD", breaks=[[100, 9.85], [250, 7.10], [500, 6.05]], leadTimeDays=[21, 15], incoterm="FCA", validUntil="2026-12-10")],
    layout="breaks-down", charges=[{"part": "PCB-7731-R2", "amount": 630}])

add("fastener-hundred.txt", """
Viteria Lombarda S.p.A. - Via Roma 92 - 23900 Lecco
Offerta n. 2026/4471 del 11/11/2026

Codice              Descrizione            Q.tà     Prezzo/100   Importo
DIN933-M8X30-A2     Vite TE M8x30 A2       5.000        14,20     710,00
ISO4032-M8          Dado M8 zincato       20.000         3,80     760,00
DIN125-8.4          Rondella 8,4          20.000         1,20     240,00
                                    Totale EUR                   1.710,00

Consegna: 3 settimane d.r.o.     Resa: DAP Vs. stabilimento
Pagamento: 60 gg d.f.f.m.        Validità: 31/12/2026
""", [line("Viteria Lombarda S.p.A.", p, q, x, "EUR", per=100, leadTimeDays=21, incoterm="DAP", validUntil="2026-12-31") for p, q, x in (("DIN933-M8X30-A2", 5000, 14.20), ("ISO4032-M8", 20000, 3.80), ("DIN125-8.4", 20000, 1.20))],
    language="it", layout="per-hundred")

# Prose: (from, subject, body, lines, language, truth)
MAILS = []


def mail(name, sender, subject, body, lines, language="en", **truth):
    MAILS.append((name, sender, subject, body.lstrip("\n"), {"layout": truth.pop("layout", "prose"), "language": language, "lines": lines, **truth}))


mail("en-prose.eml", "Ray Kessler <ray@trilakesmachine.com>", "RE: RFQ 4471 bracket", """
Dana,

thanks for the drawing. For BR-4471-01 we can do 500 pcs at USD 17.85 each, three weeks ARO.
Tooling is a one-time USD 1,150.00. Price is FOB Branson and good through December 31, 2026.

Regards,
Ray Kessler
Tri-Lakes Machine Works, Inc.
4410 Industrial Pkwy, Branson, MO 65616
""", [line("Tri-Lakes Machine Works, Inc.", "BR-4471-01", 500, 17.85, "USD", leadTimeDays=21, incoterm="FOB", validUntil="2026-12-31")], charges=[{"part": "BR-4471-01", "amount": 1150}])
mail("de-prose.eml", "Jürgen Brenner <j.brenner@brenner-zt.de>", "AW: Anfrage Flansch FL-0931", """
Sehr geehrter Herr Sander,

wir bieten Ihnen den Flansch FL-0931 wie folgt an: 400 Stück zu 11,20 EUR/Stück, Lieferzeit 4 Wochen nach Auftragseingang, ab Werk (EXW Balingen).
Das Angebot ist gültig bis 18.12.2026.

Mit freundlichen Grüßen
Jürgen Brenner
Brenner Zerspanungstechnik GmbH
""", [line("Brenner Zerspanungstechnik GmbH", "FL-0931", 400, 11.20, "EUR", leadTimeDays=28, incoterm="EXW", validUntil="2026-12-18")], "de")
mail("fr-prose.eml", "Claire Morel <c.morel@mecavallee.fr>", "RE : demande de prix SH-2208-B", """
Bonjour,

Pour l'arbre SH-2208-B, nous vous proposons 120 pièces à 39,80 € HT l'unité, délai 5 semaines.
Livraison DAP Lyon, offre valable jusqu'au 20/12/2026.

Cordialement,
Claire Morel
Mécanique de la Vallée SARL
""", [line("Mécanique de la Vallée SARL", "SH-2208-B", 120, 39.80, "EUR", leadTimeDays=35, incoterm="DAP", validUntil="2026-12-20")], "fr")
mail("es-prose.eml", "Iker Ibarra <iker@mecaibarra.es>", "RE: Solicitud de oferta M-30219", """
Buenos días:

Les ofrecemos el bloque guía M-30219: 300 unidades a 9,40 EUR/ud., plazo de entrega 4 semanas.
Utillaje: 620,00 EUR, pago único. Precios FCA Oñati, oferta válida hasta el 22/12/2026.

Saludos,
Iker Ibarra
Mecanizados Ibarra S.L.
""", [line("Mecanizados Ibarra S.L.", "M-30219", 300, 9.40, "EUR", leadTimeDays=28, incoterm="FCA", validUntil="2026-12-22")], "es", charges=[{"part": "M-30219", "amount": 620}])
mail("it-prose.eml", "Ufficio Commerciale <commerciale@bertolini-om.it>", "R: Richiesta offerta GH-5512", """
Buongiorno,

per la scatola GH-5512 Rev C Vi offriamo n. 40 pezzi a € 178,50 cad., consegna 6 settimane, resa FCA Castel Mella.

Cordiali saluti
Officine Meccaniche Bertolini S.r.l.
""", [line("Officine Meccaniche Bertolini S.r.l.", "GH-5512 Rev C", 40, 178.50, "EUR", leadTimeDays=42, incoterm="FCA")], "it")
mail("pl-prose.eml", "Marek Kowalczyk <marek@cnckowalczyk.pl>", "Odp: zapytanie PN 77-1032", """
Dzień dobry,

oferujemy pierścień PN 77-1032: 1000 szt. po 9,80 PLN netto za sztukę, termin dostawy 3 tygodnie.

Pozdrawiam
Marek Kowalczyk
Obróbka CNC Kowalczyk Sp. z o.o.
""", [line("Obróbka CNC Kowalczyk Sp. z o.o.", "PN 77-1032", 1000, 9.80, "PLN", leadTimeDays=21)], "pl")
mail("nl-prose.eml", "Verkoop <verkoop@vanrijswijk.nl>", "RE: aanvraag FL-0931", """
Beste heer Sander,

FL-0931: 400 stuks à € 10,95 per stuk, levertijd 4 weken na opdracht. Levering DAP Bremen.

Met vriendelijke groet,
Van Rijswijk Verspaning B.V.
""", [line("Van Rijswijk Verspaning B.V.", "FL-0931", 400, 10.95, "EUR", leadTimeDays=28, incoterm="DAP")], "nl")
mail("sv-prose.eml", "Anna Ek <anna.ek@gnosjoplat.se>", "SV: Förfrågan SM-6002", """
Hej,

SM-6002, 160 st à 168,00 SEK/st, leveranstid 5 veckor. Verktygskostnad 4 500,00 SEK engång. Fritt FCA Gnosjö.

Hälsningar
Anna Ek
Gnosjö Plåt & Svarv AB
""", [line("Gnosjö Plåt & Svarv AB", "SM-6002", 160, 168, "SEK", leadTimeDays=35, incoterm="FCA")], "sv", charges=[{"part": "SM-6002", "amount": 4500}])
mail("zh-prose.eml", "王小姐 <sales@hengtai-jm.cn>", "回复: BR-4471-01 询价", """
您好，

BR-4471-01 数量500件，单价 128.50 元/件（不含税），模具费 8000 元，交期4周。

东莞市恒泰精密五金有限公司
王小姐
""", [line("东莞市恒泰精密五金有限公司", "BR-4471-01", 500, 128.5, "CNY", leadTimeDays=28)], "zh", charges=[{"part": "BR-4471-01", "amount": 8000}])
mail("ja-prose.eml", "山下 健 <eigyo@yamashita-seiko.co.jp>", "Re: SH-2208-B 見積依頼", """
お世話になっております。

SH-2208-B 120個、単価 6,850円、納期 6週間にて御見積申し上げます。

株式会社山下精工
山下 健
""", [line("株式会社山下精工", "SH-2208-B", 120, 6850, "JPY", leadTimeDays=42)], "ja")
mail("en-breaks-prose.eml", "Sales Desk <sales@harrowfinch.co.uk>", "Your enquiry SH-2208-B", """
Hi Dana,

Prices for SH-2208-B:

100 off  £44.10 each
250 off  £41.35 each
500 off  £38.90 each

Delivery 4-5 weeks from order, DAP Dayton. One-off set-up £180.00.

Best,
Tom
Harrow & Finch Precision Ltd
""", [line("Harrow & Finch Precision Ltd", "SH-2208-B", None, None, "GBP", breaks=[[100, 44.10], [250, 41.35], [500, 38.90]], leadTimeDays=[35, 28, 32], incoterm="DAP")], layout="breaks-prose", charges=[{"part": "SH-2208-B", "amount": 180}])
mail("en-reply-in-table.eml", "Amy Liu <amy.liu@hongyi-precision.cn>", "Re: RFQ 2026-118", """
Dear Dana,

please see our prices filled in below.

Best regards
Amy Liu
Shenzhen Hongyi Precision Co., Ltd.

On Mon, Nov 9, 2026 at 4:12 PM Dana Alvarez <d.alvarez@quarrybank.example> wrote:
> Dear suppliers, please fill in your prices by Friday.
>
> Part No.      Qty    Unit price USD    Lead time (weeks)
> BR-4471-01    250         14.20               5
> FL-0931       400          8.75               5
> M-30219       300          7.05               4
>
> Dana Alvarez
> Quarrybank Pumps Inc.
""", [line("Shenzhen Hongyi Precision Co., Ltd.", p, q, x, "USD", leadTimeDays=w * 7) for p, q, x, w in (("BR-4471-01", 250, 14.20, 5), ("FL-0931", 400, 8.75, 5), ("M-30219", 300, 7.05, 4))], layout="reply-in-table")
mail("en-forwarded.eml", "Dana Alvarez <d.alvarez@quarrybank.example>", "Fwd: Quotation C-2044-AL", """
FYI, can you add this one to the comparison?

---------- Forwarded message ---------
From: Estimating <estimating@pendragoncastings.co.uk>
Date: Tue, 10 Nov 2026 at 11:05
Subject: Quotation C-2044-AL
To: Dana Alvarez <d.alvarez@quarrybank.example>

Part          Qty    Price each
C-2044-AL     600    £12.40

Pattern equipment £2,600.00 one-time. Delivery 8 weeks. EXW Walsall.

Pendragon Castings Ltd
""", [line("Pendragon Castings Ltd", "C-2044-AL", 600, 12.40, "GBP", leadTimeDays=56, incoterm="EXW")], layout="forwarded", charges=[{"part": "C-2044-AL", "amount": 2600}])
mail("de-weitergeleitet.eml", "Einkauf <einkauf@meridian-drives.example>", "WG: Angebot DF-0812", """
-----Ursprüngliche Nachricht-----
Von: verkauf@aumueller.ch
Gesendet: Dienstag, 10. November 2026 08:20
An: Einkauf
Betreff: Angebot DF-0812

Artikel    Menge    Preis CHF/100    Lieferzeit
DF-0812    3'000        31.50        3 Wochen
ZF-0440    2'000        44.80        3 Wochen

Mindermengenzuschlag unter CHF 200.00: CHF 50.00
Federnwerk Aumüller AG, Winterthur
""", [line("Federnwerk Aumüller AG", "DF-0812", 3000, 31.50, "CHF", per=100, leadTimeDays=21), line("Federnwerk Aumüller AG", "ZF-0440", 2000, 44.80, "CHF", per=100, leadTimeDays=21)], "de", layout="forwarded", noMinimumPieces=True)
mail("en-fca-lugano.eml", "Paolo Ferri <p.ferri@ticinomec.ch>", "Offer 5120", """
Part: GH-5512 Rev C
Quantity: 40 pcs
Unit price: CHF 192.00
Delivery: 7 weeks, FCA Lugano
Validity: 31 December 2026
Payment: 30 days net

Ticino Meccanica SA
""", [line("Ticino Meccanica SA", "GH-5512 Rev C", 40, 192, "CHF", leadTimeDays=49, incoterm="FCA", validUntil="2026-12-31")], layout="label-value")
mail("da-prose.eml", "Salg <salg@vejlemaskin.dk>", "SV: Forespørgsel FL-0931", """
Hej,

Vi kan tilbyde FL-0931, 400 stk. à 84,50 DKK pr. stk., leveringstid 4 uger, DAP Bremen.

Med venlig hilsen
Vejle Maskinfabrik A/S
""", [line("Vejle Maskinfabrik A/S", "FL-0931", 400, 84.5, "DKK", leadTimeDays=28, incoterm="DAP")], "da")
mail("cs-prose.eml", "Poptávky <poptavky@strojirna-horak.cz>", "RE: Poptávka M-30219", """
Dobrý den,

nabízíme vodicí blok M-30219: 300 ks za 238,00 Kč/ks bez DPH, dodací lhůta 5 týdnů, EXW.

S pozdravem
Strojírna Horák s.r.o.
""", [line("Strojírna Horák s.r.o.", "M-30219", 300, 238, "CZK", leadTimeDays=35, incoterm="EXW")], "cs")
mail("pt-prose.eml", "Comercial <comercial@moldestavares.pt>", "RE: Consulta KS-10044", """
Bom dia,

Para a tampa KS-10044: 5.000 unidades a 0,88 €/un., prazo 3 semanas. Molde: 9.800,00 € (custo único).

Cumprimentos,
Moldes Tavares Lda.
""", [line("Moldes Tavares Lda.", "KS-10044", 5000, 0.88, "EUR", leadTimeDays=21)], "pt", charges=[{"part": "KS-10044", "amount": 9800}])

# Must be asked: (name, text, encoding, ask)
ASK = {
    "ambiguous-separator.csv": ("Supplier,Part No.,Qty,Unit price,Currency\nNordic Steel AB,A-100,\"1,500\",\"1,250\",EUR\nNordic Steel AB,A-200,\"2,000\",\"2,125\",EUR\n", "unitPrice"),
    "dollar-of-whom.csv": ("Vendor,Part,Qty,Price each,Lead time\nMaple Ridge Machining,BR-4471-01,250,$18.20,4 weeks\nMaple Ridge Machining,FL-0931,400,$11.05,4 weeks\n", "currency"),
    "kroner-of-whom.csv": ("Leverandør;Varenr.;Antal;Pris\nNordisk Stål;FL-0931;400;84,50 kr\nNordisk Stål;M-30219;300;71,00 kr\n", "currency"),
    "two-prices.csv": ("Supplier,Part,Qty,Price A,Price B,Currency\nOrion Parts,X-1,100,4.10,3.80,EUR\nOrion Parts,X-2,100,6.20,5.75,EUR\n", "unitPrice"),
    "no-header.csv": ("Orion Parts,X-1,100,4.10,EUR,21\nOrion Parts,X-2,250,6.20,EUR,21\nOrion Parts,X-3,80,9.90,EUR,28\n", "columns"),
    "per-what.csv": ("Supplier,Part,Qty,Price,Per,Currency\nOrion Parts,X-1,1000,41.00,C,EUR\nOrion Parts,X-2,1000,62.00,M,EUR\n", "per"),
    "total-disagrees.csv": ("Supplier,Part,Qty,Unit price,Line total,Currency\nOrion Parts,X-1,100,4.10,410.00,EUR\nOrion Parts,X-2,100,6.20,6200.00,EUR\nOrion Parts,X-3,50,2.00,1000.00,EUR\n", "unitPrice"),
    "breaks-no-quantity.csv": ("Supplier,Part,1-99,100-499,500+,Currency\nOrion Parts,X-1,4.10,3.80,3.40,EUR\nOrion Parts,X-2,6.20,5.75,5.10,EUR\n", "quantity"),
    "price-on-request.csv": ("Supplier,Part,Qty,Unit price,Currency\nOrion Parts,X-1,100,on request,EUR\nOrion Parts,X-2,100,TBA,EUR\n", "unitPrice"),
    "dates-either-way.csv": ("Supplier,Part,Qty,Unit price,Currency,Valid until\nOrion Parts,X-1,100,4.10,EUR,05/06/2027\nOrion Parts,X-2,100,6.20,EUR,07/08/2027\n", "validUntil"),
    "who-quotes.csv": ("Part,Qty,Unit price,Currency,Lead time\nX-1,100,4.10,EUR,3 weeks\nX-2,100,6.20,EUR,3 weeks\n", "supplier"),
    "lead-time-of-what.csv": ("Supplier,Part,Qty,Unit price,Currency,Lead time\nOrion Parts,X-1,100,4.10,EUR,6\nOrion Parts,X-2,100,6.20,EUR,8\n", "leadTimeDays"),
}

# Not quotes at all.
NOT_QUOTES = {
    "newsletter.eml": "From: news@toolmonthly.example\nTo: d.alvarez@quarrybank.example\nSubject: November issue: 12 trends in machining\nDate: Mon, 2 Nov 2026 06:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\nDear reader,\n\nin this issue: why 5-axis matters, 3 tips for chip control, and 20% off our webinar (was $49, now $39).\n\nUnsubscribe: click here\n",
    "out-of-office.eml": "From: Tom Finch <tom@harrowfinch.co.uk>\nTo: d.alvarez@quarrybank.example\nSubject: Automatic reply: RFQ 4471\nContent-Type: text/plain\n\nI am out of the office until 23 November 2026. For urgent quotes please call +44 113 555 0142.\n",
    "decline.eml": "From: Sales <sales@wexcom-components.com>\nTo: d.alvarez@quarrybank.example\nSubject: RE: RFQ 1182\nContent-Type: text/plain\n\nDana,\n\nunfortunately we have to decline this one: the STM32G071CBT6 is on allocation and we have no stock before Q3 2027.\n\nKind regards\nWexcom\n",
    "price-list.csv": "Country,Population,Capital\nNorway,5600000,Oslo\nSweden,10600000,Stockholm\nDenmark,6000000,Copenhagen\n",
    "bank-statement.csv": "Booking date;Value date;Description;Amount;Balance\n02.11.2026;02.11.2026;Rent November;-1.850,00;22.410,33\n05.11.2026;05.11.2026;Invoice 4471 Meridian;4.200,00;26.610,33\n",
    "timesheet.csv": "Employee,Date,Hours,Project\nA. Berg,2026-11-02,8,Line 4\nA. Berg,2026-11-03,7.5,Line 4\nC. Diaz,2026-11-02,8,Maintenance\n",
    "bill-of-materials.csv": "Level,Part No.,Description,Qty,Unit,Material\n1,GH-5512,Gearbox housing,1,pc,GJS-400\n2,SH-2208-B,Drive shaft,1,pc,20MnCr5\n2,FL-0931,Flange,2,pc,S355\n",
    "request-without-prices.csv": "Part No.,Description,Quantity,Needed by,Unit price,Lead time\nBR-4471-01,Bearing bracket,250,2027-01-15,,\nFL-0931,Flange DN50,400,2027-01-15,,\n",
    "packing-list.csv": "Package,Part No.,Qty,Net kg,Gross kg,L x W x H cm\n1,BR-4471-01,125,210.5,224.0,80x60x50\n2,BR-4471-01,125,210.5,224.0,80x60x50\n",
    "stock-list.csv": "Part No.,Bin,On hand,Reserved,Reorder point\nBR-4471-01,A-12-3,340,120,200\nFL-0931,A-12-4,80,0,150\n",
    "measurement-report.csv": "Feature,Nominal,Upper tol,Lower tol,Measured,Result\nD1,20.000,0.021,0.000,20.008,OK\nL1,145.50,0.10,-0.10,145.47,OK\n",
    "delivery-note.txt": "DELIVERY NOTE 88120\nHarrow & Finch Precision Ltd\n\nPart           Ordered   Shipped   Backorder\nSH-2208-B          120       100          20\nFL-0931            400       400           0\n\nReceived in good order: ____________\n",
    "invoice-reminder.txt": "Mahnung\n\nSehr geehrte Damen und Herren,\nunsere Rechnung 2026-3381 über 4.212,60 EUR vom 01.10.2026 ist noch offen. Bitte überweisen Sie bis 20.11.2026.\n\nBrenner Zerspanungstechnik GmbH\n",
    "meeting-notes.txt": "Minutes, sourcing meeting 5 Nov 2026\n\n1. Budget for 2027 is 2.4 million EUR.\n2. Lead times are down from 12 to 9 weeks.\n3. Next meeting 19 Nov, 10:00.\n",
    "recipe.txt": "Bread\n\n500 g flour\n350 ml water\n10 g salt\n2 g yeast\n\nBake at 240 degrees for 45 minutes.\n",
    "exchange-rates.csv": "Date,Currency,Rate\n2026-11-02,EUR,1.0846\n2026-11-02,GBP,1.2631\n2026-11-02,CHF,1.1274\n",
    "contacts.csv": "Supplier,Contact,Phone,E-mail\nHarrow & Finch Precision Ltd,Tom Finch,+44 113 555 0142,tom@harrowfinch.co.uk\nPendragon Castings Ltd,Ann Pryce,+44 1922 555 018,ann@pendragoncastings.co.uk\n",
    "quality-ratings.csv": "Supplier,Deliveries,On time %,PPM,Rating\nHarrow & Finch Precision Ltd,48,96,310,A\nPendragon Castings Ltd,22,88,1250,B\n",
    "order-confirmation.txt": "We confirm receipt of your e-mail. Your ticket number is 88-1203. We answer within 2 working days.\n",
    "drawing-list.csv": "Drawing,Rev,Title,Date,Scale\nBR-4471,C,Bearing bracket,2026-08-12,1:2\nFL-0931,A,Flange DN50,2025-03-04,1:1\n",
}
