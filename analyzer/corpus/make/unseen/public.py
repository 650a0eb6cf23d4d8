"""Shapes seen in public repositories: their headers, separators and numbers, with invented names. See SOURCES.md."""

from truths import Folder, line, steps

f = Folder("unseen-public")

# Distributor carts and bills of materials

f.text("cart-jpy.csv", """\
Index,Quantity,Part Number,Description,Customer Reference,Available Quantity,Backorder Quantity,Unit Price JPY,Extended Price JPY
1,10,BC1001CT-ND,CAP CER 10PF 50V C0G/NP0 RADIAL,,10,0,16.9,169
2,10,399-4274-ND,CAP CER 0.015UF 50V X7R RADIAL,,10,0,26.1,261
5,20,BC1160CT-ND,CAP CER 0.1UF 50V Y5V RADIAL,,20,0,14.8,296
6,3,493-15407-ND,CAP ALUM 1UF 10% 100V RADIAL,,3,0,37,111
9,6,A98334-ND,TERM BLOCK 3POS SIDE ENT 2.54MM,,6,0,234,1404
23,2,360-3257-ND,SWITCH PUSH DPDT 0.4VA 28V,,2,0,616,1232
24,6,J113FS-ND,JFET N-CH 35V 625MW TO92,,0,6,64,384
28,1,296-7197-5-ND,IC OPAMP JFET 3MHZ 14DIP,,0,1,123,123
""")
f.quote("cart-jpy.csv", "en", "export", [
    line("BC1001CT-ND", 10, 16.9), line("399-4274-ND", 10, 26.1), line("BC1160CT-ND", 20, 14.8),
    line("493-15407-ND", 3, 37), line("A98334-ND", 6, 234), line("360-3257-ND", 2, 616),
    line("J113FS-ND", 6, 64), line("296-7197-5-ND", 1, 123),
], {"supplier": "Kanda Parts Distribution", "currency": "JPY"}, ask="supplier")

f.text("cart-eur-unquoted-commas.csv", """\
Index,Quantity,Part Number,Description,Customer Reference,Available Quantity,Backorder Quantity,Unit Price EUR,Extended Price EUR,
1,8,380-1425-ND,CABLE USB 2.0 A-B M-M 6',,8,0,2,13000,17,04,
2,10,H11042-ND,CONN HEADER 4POS 2.5MM STR TIN,,10,0,0,26500,2,65,
4,5,T1288-1-ND,CABLE 4COND 24AWG BLACK 1M,,5,0,1,39000,6,95,
7,50,CF14JT680KCT-ND,RES 680K OHM 1/4W 5% AXIAL,,50,0,0,01780,0,89,
9,25,751-1025-ND,SENSOR OPTO TRANS 5MM REFLTH PCB,,25,0,0,75800,18,95,
12,10,3M156868-12-ND,CONN HEADER .100 SNGL STR 12POS,,0,10,0,87600,8,76,
""")
f.quote("cart-eur-unquoted-commas.csv", "en", "export", [
    line("380-1425-ND", 8, 2.13), line("H11042-ND", 10, 0.265), line("T1288-1-ND", 5, 1.39),
    line("CF14JT680KCT-ND", 50, 0.0178), line("751-1025-ND", 25, 0.758),
    line("3M156868-12-ND", 10, 0.876),
], {"supplier": "Nordlicht Bauteile GmbH", "currency": "EUR"}, ask="supplier")

f.text("bom-all-quoted.csv", """\
"Index","Quantity","Part Number","Manufacturer Part Number","Description","Customer Reference","Available","Backorder","Unit Price","Extended Price USD"
"1","20","399-9865-1-ND","C317C103K5R5TA7301","CAP CER 10000PF 50V X7R RADIAL","A1","20","0","0.16400","3.28"
"5","2","497-2738-5-ND","STPS10L25D","DIODE SCHOTTKY 25V 10A TO220AC","A5","2","0","1.93000","3.86"
"8","4","TSW-104-07-F-T-ND","TSW-104-07-F-T","CONN HEADER VERT 12POS 2.54MM","A10","4","0","1.50000","6.00"
"12","2","455-1708-ND","B6B-PH-K-S(LF)(SN)","CONN HEADER VERT 6POS 2MM","A14","2","0","0.36000","0.72"
"20","25","CF14JT4K70CT-ND","CF14JT4K70","RES 4.7K OHM 5% 1/4W AXIAL","A24","25","0","0.04040","1.01"
"28","2","754-2186-ND","DC10CGKWA","LED BAR GRAPH 10SEG 570NM GRN","A37","2","0","3.26000","6.52"
"33","3","WM25701-ND","0395016006","TERM BLOCK HDR 6POS VERT 3.5MM","A9","3","0","2.02000","6.06"
""")
f.quote("bom-all-quoted.csv", "en", "export", [
    line("C317C103K5R5TA7301", 20, 0.164), line("STPS10L25D", 2, 1.93), line("TSW-104-07-F-T", 4, 1.5),
    line("B6B-PH-K-S(LF)(SN)", 2, 0.36), line("CF14JT4K70", 25, 0.0404), line("DC10CGKWA", 2, 3.26),
    line("0395016006", 3, 2.02),
], {"supplier": "Prairie Components Inc.", "currency": "USD"}, ask="supplier")

f.text("cart-moq-multiple.csv", """\
Index,LCSC#,MPN,Manufacturer,Package,Customer #,Description,RoHS,Quantity,MOQ,Multiple,Unit Price($),Extended Price($),Product Link
1,C48192,NSR0320MW2T1G,Onvela,SOD-323,,Diode 20V 1A Surface Mount SOD-323,yes,10,10,10,0.1177,1.18,https://www.example.com/product-detail/C48192.html
2,C293351,676432911,MOLDEX,"Through Hole,Right Angle",,USB-A (USB TYPE-A) Receptacle Connector 4 Position Right Angle,yes,10,1,1,0.7191,7.19,https://www.example.com/product-detail/C293351.html
3,C585350,1040310811,MOLDEX,SMD,,Micro SD card (TF card) Connector and Ejector Push-Pull Surface Mount,yes,5,1,1,0.6229,3.11,https://www.example.com/product-detail/C585350.html
4,C165948,TYPE-C-31-M-12,Haesong Parts Elec,SMD,,USB-C (USB TYPE-C) Receptacle Connector 16 Position Surface Mount,yes,10,5,5,0.1708,1.71,https://www.example.com/product-detail/C165948.html
5,C192893,SL2.1A,CoreWafer,SOP-16,,Hub USB 2.0 SOP-16 Interface Controllers RoHS,yes,5,5,5,0.2353,1.18,https://www.example.com/product-detail/C192893.html
6,C284879,GL823K-HCY04,GENERYS,SSOP-16-150mil,,USB to SD 480Mbps USB 2.0 SSOP-16-150mil Interface Controllers RoHS,yes,5,1,1,0.4568,2.28,https://www.example.com/product-detail/C284879.html
""")
f.quote("cart-moq-multiple.csv", "en", "export", [
    line("NSR0320MW2T1G", 10, 0.1177, minimumOrder=10), line("676432911", 10, 0.7191, minimumOrder=1),
    line("1040310811", 5, 0.6229, minimumOrder=1), line("TYPE-C-31-M-12", 10, 0.1708, minimumOrder=5),
    line("SL2.1A", 5, 0.2353, minimumOrder=5), line("GL823K-HCY04", 5, 0.4568, minimumOrder=1),
], {"supplier": "LCSC", "currency": "USD"}, ask="supplier")

f.text("order-min-mult.csv", """\
LCSC Part Number,Manufacture Part Number,Manufacturer,Customer NO.,Package,Description,RoHS,Order Qty.,Min\\Mult Order Qty.,Unit Price($),Order Price($)
C7442639,VEJ101M1VTT-0607L,Lelora,,"SMD,D6.3xL7.7mm","100uF 35V ±20% SMD,D6.3xL7.7mm Aluminum Electrolytic Capacitors - SMD ROHS",YES,50,5\\5,0.0874,4.37
C60633,SWPA6045S101MT,Sunloft,,-,-,-,50,-\\-,0.0715,3.58
C84681,RT8205LGQW,Ritek,,QFN-16_3x3x0.75P,IC MOSFET DRIVERS 4.5V-18V,YES,10,1\\1,0.4951,4.95
C5149,LM358DR,Lonestar Instruments,,SOIC-8_3.9x4.9x1.27P,Operational Amplifier 1MHz 36V,YES,25,5\\5,0.0792,1.98
""")
f.quote("order-min-mult.csv", "en", "export", [
    line("VEJ101M1VTT-0607L", 50, 0.0874, minimumOrder=5), line("SWPA6045S101MT", 50, 0.0715),
    line("RT8205LGQW", 10, 0.4951, minimumOrder=1), line("LM358DR", 25, 0.0792, minimumOrder=5),
], {"supplier": "LCSC", "currency": "USD"}, ask="supplier")

f.text("cart-pl.csv", """\
Indeks,Nr kat. DigiKey,Manufacturer Part Number,Producent,Opis,Numer referencyjny klienta,Ilość,Niezrealizowana pozycja zamówienia,Cena jednostkowa,Wartość
1,308-1571-1-ND,CDMC6D28NP-4R7MC,Sumika Components Inc.,FIXED IND 4.7UH 3.7A 46.4 MOHM,,10,0,"2,62800 zł","26,28 zł"
2,399-C0603C105K4RACTUCT-ND,C0603C105K4RACTU,KEMEX,CAP CER 1UF 16V X7R 0603,,50,0,"0,13420 zł","6,71 zł"
3,497-8210-1-ND,L78M05ABDT-TR,STM Halvleder,IC REG LINEAR 5V 500MA DPAK,U3,25,5,"1,94120 zł","48,53 zł"
""")
f.quote("cart-pl.csv", "pl", "export", [
    line("CDMC6D28NP-4R7MC", 10, 2.628), line("C0603C105K4RACTU", 50, 0.1342),
    line("L78M05ABDT-TR", 25, 1.9412),
], {"supplier": "DigiKey", "currency": "PLN"}, ask="supplier")

f.text("costed-bom-one-distributor.csv", """\
Prj:,PWM acquisition and communication board,,,,Board Qty:,100,,,,,,
Co.:,Laboratory of Power Electronics,,,,Unit Cost:,12.6049,,,,,,
Prj date:,Qui 30 Nov 2017 08:39:29 -02,,,,Total Cost:,1260.492,,,,,1260.492,6 of 8 parts found
Global Part Info,,,,,,,Partway,,,,,
Refs,Value,Footprint,Manf#,Qty,Unit$,Ext$,Avail,Purch,Unit$,MOQ,Ext$,Cat#
"AO101-AO108,GND101,GNDA101",Pin,Pin_d1.0mm_L10.0mm,5001,2600,0.15628,406.328,311101,,0.15628,1,406.328,36-5001-ND
"C101,C110,C112,C1301",220uF/25V,CP_Radial_D10.0mm_P5.00mm,860020474012,400,0.13152,52.608,550,,0.13152,1,52.608,732-8829-1-ND
"C106,C107",4.7uF,C_0805_HandSoldering,,200,,,,,,,,
"J102,J601-J605",Bornier,AK300-3,1935174,600,0.4419,265.14,11040,,0.4419,1,265.14,277-1578-ND
"D601,D602,D605,D606",L4148,D_0805,LL4148,400,,,1852500,,,20000,,3372-LL4148TR-ND
K601-K604,12V coil - 10A,Relay_SPDT_SANYOU_SRD_Series_Form_C,G5LE-14-DC12,400,0.90139,360.556,NonStk,,0.90139,1,360.556,Z1012-ND
"D603,D604,D607,D608",Green,LED_0805_HandSoldering,CMD17-21VGD/TR8,800,0.1656,132.48,49122,,0.1656,1,132.48,L62505CT-ND
J2901,Serial iso,DB9MD,A-DS 09 PP/Z,100,0.4338,43.38,1680,,0.4338,1,43.38,AE10973-ND

,,,,,Total Purchase:,0,Buy here,,,,0,
""")
f.quote("costed-bom-one-distributor.csv", "en", "export", [
    line("5001", 2600, 0.15628), line("860020474012", 400, 0.13152), line("1935174", 600, 0.4419),
    line("G5LE-14-DC12", 400, 0.90139), line("CMD17-21VGD/TR8", 800, 0.1656),
    line("A-DS 09 PP/Z", 100, 0.4338),
], {"supplier": "Partway", "currency": "USD", "minimumOrder": 1}, ask="supplier")

f.text("costed-bom-three-distributors.csv", """\
Prj:,part_list_small.csv,,,,Board Qty:,100,,,,,,,,,,,,,,,,,,
Co.:,,,,,Unit Cost:,4.4129,,,,,,,,,,,,,,,,,,
Global Part Info,,,,,,,Partway,,,,,,Fernell,,,,,,Mauser Parts,,,,,
Refs,Value,Footprint,Manf#,Qty,Unit$,Ext$,Avail,Purch,Unit$,MOQ,Ext$,Cat#,Avail,Purch,Unit$,MOQ,Ext$,Cat#,Avail,Purch,Unit$,MOQ,Ext$,Cat#
GEN0,???,???,A759MW157M1JAAE048,100,1.53,153,2708,,1.762,1,176.2,399-A759MW157M1JAAE048-ND,569,,1.609852,1,160.9852,2614106,2158,,1.53,1,153,80A759MW157M1JAAE48
GEN1,???,???,ZLLS350TA,100,0.262,26.2,NonStk,,0.2926,1,29.26,ZLLS350TACT-ND,295,,0.27106,5,27.106,3127492,2185,,0.262,1,26.2,522ZLLS350TA
GEN4,???,???,Z30C1T8219731,100,2.3345,233.45,13034,,2.3345,1,233.45,1670-1010-1-ND,,,,,,,,,,,,
"GEN6,GEN7",???,???,UWX1C220MCL1GB,200,0.113,22.6,37955,,0.1251,1,25.02,493-2101-1-ND,304,,0.149978,1,29.9955,8823030,206,,0.113,1,22.6,647UWX1C220MCL1

,Used currency rates:,,,,Total Purchase:,0,Buy here,,,,0,,Buy here,,,,0,,Buy here,,,,0,
,USD($)/EUR(€):,1.1873,,,Purchase description:,,,,,,,,,,,,,,,,,,,
""")
three = [
    ("A759MW157M1JAAE048", 100, [("Partway", 1.762, 1), ("Fernell", 1.609852, 1), ("Mauser Parts", 1.53, 1)]),
    ("ZLLS350TA", 100, [("Partway", 0.2926, 1), ("Fernell", 0.27106, 5), ("Mauser Parts", 0.262, 1)]),
    ("Z30C1T8219731", 100, [("Partway", 2.3345, 1)]),
    ("UWX1C220MCL1GB", 200, [("Partway", 0.1251, 1), ("Fernell", 0.149978, 1), ("Mauser Parts", 0.113, 1)]),
]
f.quote("costed-bom-three-distributors.csv", "en", "suppliers-across", [
    line(part, quantity, price, supplier=supplier, minimumOrder=moq)
    for part, quantity, offers in three for supplier, price, moq in offers
], {"currency": "USD"})

f.text("bom-upload.csv", """\
Mouser Part Number,Quantity,Description,Reference Designators
SC0915,1,Single-board microcontroller,U5
INA226AIDGSR,2,INA226 current/power monitor MSOP-10,"U1,U3"
AD9833BRMZ,1,AD9833 DDS MSOP-10,U4
SUD50P06-15-GE3,1,P-MOS DPAK ECU load switch,Q2
RC0805FR-0710KL,3,10k 0805,"R8,R13,R21"
CC0805KRX7R9BB104,4,100nF 0805 X7R 50V,"C2,C4,C5,C6"
1935161,1,2-pos 5.08mm PCB terminal block (fixed; footprint wants pluggable -- check fit),J1
""")
f.no_quote("bom-upload.csv", "en")

# Comparisons, one row for each offer

f.text("offers-sgd.csv", """\
supplier_id,supplier_name,region,product_description,sku,unit_price,currency,lead_time_days,payment_terms,moq,on_time_delivery_rate,quality_rating
SUP-001,Tanglin Precision Parts,Singapore,Certified precision components with strong QA processes.,BRK-100,12.50,SGD,14,Net 30,500,0.97,4.6
SUP-001,Tanglin Precision Parts,Singapore,Certified precision components with strong QA processes.,GSK-200,3.20,SGD,10,Net 30,1000,0.95,4.4
SUP-002,Meranti Industrial Supply,Malaysia,Regional warehousing in Johor.,BRK-100,10.90,SGD,21,Net 60,1000,0.88,4.0
SUP-003,Norrvik Fasteners AB,Sweden,"Premium European manufacturer, high quality, longer shipping.",BRK-100,15.80,SGD,30,Net 30,250,0.99,4.9
SUP-003,Norrvik Fasteners AB,Sweden,"Premium European manufacturer, high quality, longer shipping.",GSK-200,4.10,SGD,28,Net 30,500,0.98,4.8
SUP-008,Rayong Motion Co.,Thailand,"Bearing and motion specialist, early-payment discount available.",BRK-100,11.80,SGD,19,2/10 Net 30,1000,0.91,4.1
""")
f.quote("offers-sgd.csv", "en", "supplier-column", [
    line("BRK-100", None, 12.5, supplier="Tanglin Precision Parts", leadTimeDays=14, minimumOrder=500),
    line("GSK-200", None, 3.2, supplier="Tanglin Precision Parts", leadTimeDays=10, minimumOrder=1000),
    line("BRK-100", None, 10.9, supplier="Meranti Industrial Supply", leadTimeDays=21, minimumOrder=1000),
    line("BRK-100", None, 15.8, supplier="Norrvik Fasteners AB", leadTimeDays=30, minimumOrder=250),
    line("GSK-200", None, 4.1, supplier="Norrvik Fasteners AB", leadTimeDays=28, minimumOrder=500),
    line("BRK-100", None, 11.8, supplier="Rayong Motion Co.", leadTimeDays=19, minimumOrder=1000),
], {"currency": "SGD"})

f.text("offers-ugx.csv", """\
supplier_name,item_id,offered_unit_price_ugx,min_order_qty,lead_time_days
Kololo Office Supplies,ITM001,476,20,3
Ntinda Stationers,ITM001,500,10,2
Lakeside Traders Ltd,ITM001,547,15,5
Kololo Office Supplies,ITM006,11363,20,3
Ntinda Stationers,ITM006,12040,10,2
Lakeside Traders Ltd,ITM006,12971,15,5
Kololo Office Supplies,ITM009,3298,20,3
Ntinda Stationers,ITM009,3474,10,2
Lakeside Traders Ltd,ITM009,3818,15,5
""")
traders = [("Kololo Office Supplies", 20, 3), ("Ntinda Stationers", 10, 2), ("Lakeside Traders Ltd", 15, 5)]
f.quote("offers-ugx.csv", "en", "supplier-column", [
    line(part, None, price, supplier=name, minimumOrder=moq, leadTimeDays=days)
    for part, prices in [("ITM001", [476, 500, 547]), ("ITM006", [11363, 12040, 12971]), ("ITM009", [3298, 3474, 3818])]
    for (name, moq, days), price in zip(traders, prices)
], {"currency": "UGX"})

f.text("offers-usd-rated.csv", """\
part_id,supplier_id,supplier_name,unit_price_usd,moq,lead_time_offer_days,supplier_rating
1001,S-AXLE,AXLE Industrial,12.5,50,10,4.5
1001,S-BRIO,BRIO Supply,13.0,30,14,4.0
1002,S-AXLE,AXLE Industrial,120.0,10,28,4.2
1002,S-GANN,GANNET Tech,127.0,10,18,4.6
1003,S-BRIO,BRIO Supply,45.0,20,9,4.1
1003,S-GANN,GANNET Tech,43.0,10,7,4.4
1004,S-AXLE,AXLE Industrial,2.2,100,5,4.7
1004,S-BRIO,BRIO Supply,2.4,50,10,4.2
""")
f.quote("offers-usd-rated.csv", "en", "supplier-column", [
    line(part, None, price, supplier=name, minimumOrder=moq, leadTimeDays=days)
    for part, name, price, moq, days in [
        ("1001", "AXLE Industrial", 12.5, 50, 10), ("1001", "BRIO Supply", 13, 30, 14),
        ("1002", "AXLE Industrial", 120, 10, 28), ("1002", "GANNET Tech", 127, 10, 18),
        ("1003", "BRIO Supply", 45, 20, 9), ("1003", "GANNET Tech", 43, 10, 7),
        ("1004", "AXLE Industrial", 2.2, 100, 5), ("1004", "BRIO Supply", 2.4, 50, 10)]
], {"currency": "USD"})

f.text("offers-materials.csv", """\
quote_id,material,supplier,unit_price,currency,lead_time_days,moq,quality_rating,risk_level,valid_until
Q-1001,Steel,Hallam Metals,50.0,USD,5,100,4.5,low,2026-06-01
Q-1002,Steel,Borough Alloys,45.0,USD,10,200,4.0,medium,2026-05-15
Q-1003,Steel,Crestline Bar,60.0,USD,3,50,4.8,low,2026-07-01
Q-2001,Aluminum,Hallam Metals,30.0,USD,7,150,4.2,low,2026-06-15
Q-2002,Aluminum,Dunmore Extrusions,25.0,USD,14,300,3.5,high,2026-05-20
""")
f.quote("offers-materials.csv", "en", "supplier-column", [
    line(part, None, price, supplier=name, minimumOrder=moq, leadTimeDays=days, validUntil=valid)
    for part, name, price, days, moq, valid in [
        ("Steel", "Hallam Metals", 50, 5, 100, "2026-06-01"), ("Steel", "Borough Alloys", 45, 10, 200, "2026-05-15"),
        ("Steel", "Crestline Bar", 60, 3, 50, "2026-07-01"), ("Aluminum", "Hallam Metals", 30, 7, 150, "2026-06-15"),
        ("Aluminum", "Dunmore Extrusions", 25, 14, 300, "2026-05-20")]
], {"currency": "USD"})

f.text("answers-weeks-no-currency.csv", """\
rfq_id,supplier_name,part_description,quote_date,quoted_price,lead_time_weeks,notes
RFQ-2021-001,Aerolane Systems,Temperature Controller,2021-10-02,474.09,2,Stock item
RFQ-2021-001,Pinnacle Thermal Co,Temperature Controller,2021-10-04,454.44,4,Standard
RFQ-2021-002,Starling Metalworks,28 inch Fan High CFM,2021-11-03,415.45,5,Certified materials
RFQ-2021-002,Apogee Manufacturing Inc,28 inch Fan High CFM,2021-11-04,372.85,4,Available
RFQ-2022-005,APOGEE MFG,Vibration Mount,2022-02-10,27.4,5,Industrial grade
""")
f.must_ask("answers-weeks-no-currency.csv", "en", "supplier-column", "currency")

f.text("answers-lot-minimum.csv", """\
rfq#,qt/so #,part_number,rev,Qty,Unit_Price,lot_min,Lead_Time_Days,vendor,contact,Received_Timestamp,Valid_Through,Scope_Notes,Exceptions,Ship_From,quote_folder,quote_file,entry_type
61820-4,61820,418-07731-001,D,30,15.75,150,5,"Keystone Coatings, Inc.",sales@keystone.example,8/26/2025 10:14,10/26/2025,"Chemical conversion coat per MIL-DTL-5541, Type I (yellow), Class 3",,TX,,,manual
61377-1,61377,530-044-218-310,A,22,3.3,100,5,Maypole Manufacturing,estimators@maypole.example,8/26/2025 10:30,2/26/2026,Chromic Anodize PER BPS4001,,TX,,,manual
""")
f.must_ask("answers-lot-minimum.csv", "en", "supplier-column", "currency")

f.text("steel-prices-semicolon.csv", """\
Supplier ID;SKU ID;Price_unit;Stock Available
S1-FIX-1;PLT-SPHC1000;5596216.216;1
S1-FIX-1;PLT-SPHC0400;1789729.73;3
S1-FIX-1;SIK-040040-IBB;166129.7297;51
S1-HSC-1;SIK-040040-IBB;143694;51
S1-HSC-1;UNP-200;2266667;6
S1-ISB-1;UNP-200;4387387.387;6
""")
f.must_ask("steel-prices-semicolon.csv", "en", "supplier-column", "currency")

f.text("hardware-price-list.csv", """\
SUPPLIER,PRODUCT CODE,DESCRIPTION,UOM,PRICE
Bandicoot Hardware,7-03-0039,Chest Lock Freezer 400L -HSFZ-400W,Each,2239.9
Bandicoot Hardware,8-36-1556,LED Light Fitting Complete W/Tube 1x36Watt-SFB2 1C 136,Set,36.9
Bandicoot Hardware,06/07/02341,Copper Tube Lagged 'Type B(15)' - 12.70mmx0.91mmx18Mtr,Roll,695
Lorimer Building Supply,319408,TILE ADHESIVE GREY 20KG,Bag,33
Lorimer Building Supply,604235,CABINET 100300(HX-W053)1800*850*390,Each,576
Harbour Trade Electrical,103986,CONDUIT CORR MD 20mmX50M GY CC2050MD-GEN MEDIUM DUTY 50MTR ROLL,Meter,5.45
""")
f.must_ask("hardware-price-list.csv", "en", "supplier-column", "currency")

f.text("supplier-directory.csv", """\
supplier_id,supplier_name,contact_email,country,reliability_score,min_order_value,payment_terms,specialization,lead_time_avg_days,certifications
SUP-101,Lagerhof Industries,sales@lagerhof.example,Germany,0.95,500,Net 30,Bearings and Bushings,14,ISO 9001; ISO 14001
SUP-102,Hydralane Systems,orders@hydralane.example,USA,0.88,2000,Net 45,Hydraulic Equipment,21,ISO 9001
SUP-104,Kitano Motors,info@kitano.example,Japan,0.96,1000,Net 30,Electric Motors and Drives,28,ISO 9001; JIS
SUP-109,Valvoria International,rfq@valvoria.example,Italy,0.93,1200,Net 45,Industrial Valves,25,ISO 9001; PED
""")
f.no_quote("supplier-directory.csv", "en")

f.text("trade-price-list.csv", """\
Supplier SKU,Product Name,Trade Price,Pack Size,MOQ,Lead time (days),Discount Group,Discontinued
DS-1234,Task chair,40.00,2,4,21,B,Yes
DS-5678,Meeting chair,55.50,1,4,14,B,No
DS-7001,Bench leg pair,28.75,1,10,14,C,No
""")
f.must_ask("trade-price-list.csv", "en", "export", "currency")

f.text("preise-mit-ean.csv", """\
EAN;Artikelnummer;Bezeichnung;Marke;EK (EUR);Gewicht (g)
4006381333931;POLO-001-rot-L;Poloshirt rot L;TEXARA;4,50;180
4006381333930;CAP-007;Cap schwarz;TEXARA;2,10;90
0012345678905;NEU-999;Neuer Hoodie;TEXARA;9,90;420
""")
f.quote("preise-mit-ean.csv", "de", "export", [
    line("POLO-001-rot-L", None, 4.5), line("CAP-007", None, 2.1), line("NEU-999", None, 9.9),
], {"supplier": "Texara Werbetextil GmbH", "currency": "EUR"}, ask="supplier")

f.text("angebots-und-preisliste.csv", """\
,,,,,"Ahlers & Thomsen GbR, Lindenhof 1",,,,,,,,,,
,,,,,"Gemüse, Salat,  Kräuter,  Obst,  Kartoffeln, Eier",EU-Bio-Landwirtschaft,,,,,,,,,
,,,,,,,,,,,,,,,
,,,,,Angebots- und Preisliste,,,,,,,,,,
,,,,,,,,,,,,,,,
,,,,,Fr 12.Sep 25,,,,,Bestell-,,,,,
,,,,Waren,,je,Preis,,,menge,,,,Summe (ca.):,
,,,,gruppe,Artikelbezeichnung,,Euro, - Herkunft -,Label,,,,,"0,00 €",Bemerkungen
,,,2,1,"Eier, mittlere  M  (53- 62g)",St,"0,55",eigene Herde,Bioland,,St,,,"0,00 €",
,,,1,2,"Kartoffeln , festk. Mix , Peller",kg,"2,95",eigene Ernte,Bioland,,kg,,,"0,00 €",
,,,1,3,Sommer-Sandmöhren,kg,"3,45",eigene Ernte,Bioland,,kg,,,"0,00 €",
,,,1,4,"Rettich, rot ",100g,"0,69",Nord-D.,Bioland,,100g,,,"0,00 €",
,,,1,7,Blumenkohl ,St,"4,50",Umland,Bioland,,St,,,"0,00 €",
,,,5,,Unser Angebot ist freibleibend und vorbehaltlich der Rückmeldungen der Großhändler,,,,,,0,,,"0,00 €",
""")
f.quote("angebots-und-preisliste.csv", "de", "other", [
    line("Eier, mittlere M (53- 62g)", None, 0.55), line("Kartoffeln , festk. Mix , Peller", None, 2.95, unit="kg"),
    line("Sommer-Sandmöhren", None, 3.45, unit="kg"), line("Rettich, rot", None, 0.69, unit="kg", per=0.1),
    line("Blumenkohl", None, 4.5),
], {"supplier": "Ahlers & Thomsen GbR", "currency": "EUR"})

# Text and mails

f.text("proforma-blocks.txt", """\
PROFORMA INVOICE

Proforma No: INV-2025-0847
Date: January 15, 2025

SHIPPER:
Shenzhen Lantian Electronics Co., Ltd.

CONSIGNEE:
Westgate Imports LLC

COUNTRY OF ORIGIN: China
PORT OF LOADING: Shenzhen, China
PORT OF DISCHARGE: Los Angeles, CA, USA

TERMS OF DELIVERY: FOB Shenzhen
TERMS OF PAYMENT: T/T 30 Days

DESCRIPTION OF GOODS:

Item 1:
HS Code: 8471.30.0100
Description: Laptop Computers - Business Series Model LT-5000
Quantity: 500 Units
Unit Price: USD 285.00
Total Value: USD 142,500.00

Item 2:
HS Code: 8471.60.7000
Description: Computer Keyboards - Wireless Mechanical KB-200
Quantity: 750 Units
Unit Price: USD 45.00
Total Value: USD 33,750.00

Item 3:
HS Code: 8471.60.1000
Description: Optical Wireless Mouse WM-150
Quantity: 1000 Units
Unit Price: USD 12.00
Total Value: USD 12,000.00

SUBTOTAL: USD 188,250.00
FREIGHT: USD 4,500.00
INSURANCE: USD 1,850.00
TOTAL INVOICE VALUE: USD 194,600.00

GROSS WEIGHT: 2,850 KG
TOTAL PACKAGES: 85 Cartons
""")
f.quote("proforma-blocks.txt", "en", "label-value", [
    line("Laptop Computers - Business Series Model LT-5000", 500, 285),
    line("Computer Keyboards - Wireless Mechanical KB-200", 750, 45),
    line("Optical Wireless Mouse WM-150", 1000, 12),
], {"supplier": "Shenzhen Lantian Electronics Co., Ltd.", "currency": "USD", "incoterm": "FOB"}, charges=[4500, 1850])

f.text("two-suppliers-prose.txt", """\
Supplier 1 - Quayfix Industries

Quotation:
Quayfix offers the 10mm steel bolt (Product ID: SB-10) at $0.75 per unit for orders of 1,000 units and up.
Smaller orders are available at $0.85/unit. Delivery is estimated at 14 calendar days from order confirmation.
Payment terms are Net 45.

Supplier 2 - Premont Metals

Quotation:
We quote the 10mm steel bolt (Product ID: SB-10) at $0.70 per unit.
We guarantee delivery within 8 calendar days. We offer standard Net 60 terms.
""")
f.quote("two-suppliers-prose.txt", "en", "prose", [
    steps("SB-10", (1, 0.85), (1000, 0.75), supplier="Quayfix Industries", leadTimeDays=14),
    line("SB-10", None, 0.7, supplier="Premont Metals", leadTimeDays=8),
], {"currency": "USD"})

f.text("paper-in-html.eml", """\
From: "Lena Fairweather" <sales@fairweather-paper.example>
To: customer@example.com
Subject: Your Quotation for A4 Paper
Date: Mon, 02 Nov 2026 09:12:44 +0000
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<div class="space-y-2 text-sm">
<p>Dear Customer,</p>
<p>Thank you for your inquiry. Please find our quotation below:</p>
<div class="my-4 border-y py-4">
<p><strong>Product:</strong> A4 Paper - 80gsm</p>
<p><strong>Quantity:</strong> 500 sheets</p>
<p><strong>Price per Unit:</strong> $0.40</p>
<p class="font-bold mt-2">Total Amount: $200.00</p>
</div>
<p>This quotation is valid for 14 days from the date of this email.</p>
<p>Please let us know if you would like to proceed with this order.</p>
<p>Best regards,<br>Fairweather Paper Company</p>
</div>
""")
f.quote("paper-in-html.eml", "en", "label-value", [
    line("A4 Paper - 80gsm", 500, 0.4, validUntil="2026-11-16"),
], {"supplier": "Fairweather Paper Company", "currency": "USD"})

f.text("tablet-price.eml", """\
From: supplier@testmed.example
To: buyer@example.com
Subject: Quotation - Testmed Pharma
Content-Type: text/plain; charset=utf-8

Dear Buyer,

Please find our quotation below.

Product: Testamol 500
INN: Paracetamol
Price: 0.05 USD per tablet

Regards,
Testmed Pharma
""")
f.quote("tablet-price.eml", "en", "label-value", [
    line("Testamol 500", None, 0.05),
], {"supplier": "Testmed Pharma", "currency": "USD"})

f.text("one-line-overhaul.eml", """\
From: Parts Desk <parts@skyridge-rotables.example>
To: buyer@example.com
Subject: RE: RFQ 2117-1
Date: Thu, 05 Nov 2026 15:40:02 -0600
Content-Type: text/plain; charset=us-ascii

P/N 2117-1 OH qty 2 price $1,250.00 each, 8130-3, lead time stock.

Skyridge Rotables LLC
""")
f.quote("one-line-overhaul.eml", "en", "prose", [
    line("2117-1", 2, 1250, leadTimeDays=0),
], {"supplier": "Skyridge Rotables LLC", "currency": "USD"})

f.text("unable-to-quote.eml", """\
From: Parts Desk <parts@skyridge-rotables.example>
To: buyer@example.com
Subject: No Quote - RFQ 2117
Date: Thu, 05 Nov 2026 15:58:31 -0600
Content-Type: text/plain; charset=us-ascii

We are unable to quote this item.
Sorry, no stock available on this part.
""")
f.no_quote("unable-to-quote.eml", "en")

f.text("pipe-by-the-foot.eml", """\
From: sam@fenwick-waterworks.example
To: estimating@example.com
Subject: RE: RFQ IR-2026-0142-PIPE-R0
Date: Tue, 03 Nov 2026 08:05:10 -0500
Content-Type: text/plain; charset=utf-8

12" C900 DR18 — 1,850 LF @ $14.00
8" C900 DR18 — 640 LF @ $7.35
Freight included. Valid 30 days.

Sam
Fenwick Waterworks Supply
""")
f.quote("pipe-by-the-foot.eml", "en", "prose", [
    line('12" C900 DR18', 1850, 14, validUntil="2026-12-03"),
    line('8" C900 DR18', 640, 7.35, validUntil="2026-12-03"),
], {"supplier": "Fenwick Waterworks Supply", "currency": "USD"})

f.text("quotation.xml", """\
<?xml version="1.0" encoding="UTF-8"?>
<Quotation xmlns="urn:oasis:names:specification:ubl:schema:xsd:Quotation-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:UBLVersionID>2.1</cbc:UBLVersionID>
  <cbc:ID>Q-0046</cbc:ID>
  <cac:SellerSupplierParty><cac:Party><cac:PartyName><cbc:Name>Kystdata A/S</cbc:Name></cac:PartyName></cac:Party></cac:SellerSupplierParty>
  <cac:QuotationLine>
    <cbc:ID>2</cbc:ID>
    <cac:LineItem>
      <cbc:ID>KD2363463</cbc:ID>
      <cbc:Quantity unitCode="EA">35</cbc:Quantity>
      <cbc:LineExtensionAmount currencyID="DKK">43750.00</cbc:LineExtensionAmount>
      <cac:Price>
        <cbc:PriceAmount currencyID="DKK">1250.00</cbc:PriceAmount>
        <cbc:BaseQuantity unitCode="EA">1</cbc:BaseQuantity>
      </cac:Price>
      <cac:Item><cbc:Name>Fladskærm</cbc:Name></cac:Item>
    </cac:LineItem>
  </cac:QuotationLine>
</Quotation>
""")
f.no_quote("quotation.xml", "da")

f.save()
