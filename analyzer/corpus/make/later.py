"""The later half: written when the recognizer had been mended on the earlier one, in other words and layouts, and not used to mend it."""
from layouts import Document, Num, Table

QUOTES = []


def n(value, decimals=2, sign=""):
    return Num(value, decimals, sign)


def k(value):
    return Num(value, 0)


def quote(name, lang, head, tables, notes, lines, intro=(), meta=(), title="", buyer=(), **truth):
    supplier = truth.pop("supplier", head[0] if head else "?")
    shared = truth.pop("shared", {})
    full = [{"supplier": supplier, **shared, **line} for line in lines]
    QUOTES.append((name, lambda: Document(lang, list(head), list(meta), list(intro), tables, list(notes), {"layout": truth.pop("layout", "other"), "language": lang, "lines": full, **truth}, title, list(buyer))))


def l(part, quantity, price, **more):
    return {"part": part, "quantity": quantity, "unitPrice": price, **more}


T = Table

# English
quote("en-our-price.xlsx", "en", ["Castle Bromwich Turned Parts Ltd", "14 Forge Row, Birmingham B24 9QR"],
      [T(["Ref", "Your part", "What", "How many", "Our price £", "Sum £"], [["a", "TP-118", "Knurled knob", k(600), n(1.84), n(1104)], ["b", "TP-119", "Threaded insert", k(1500), n(0.37), n(555)]], below=[["", "", "", "", "Net", n(1659)]])],
      ["Ready 18 working days from your order, ex works.", "This offer holds until 30 January 2027."],
      [l("TP-118", 600, 1.84), l("TP-119", 1500, 0.37)], shared={"currency": "GBP", "leadTimeDays": [18, 25, 26, 24], "incoterm": "EXW", "validUntil": "2027-01-30"})
quote("en-net-each.pdf", "en", ["Delmarva Spring & Stamping Co.", "PO Box 118, Salisbury, MD 21801"],
      [T(["P/N", "Rev", "EAU", "Lot size", "Net each", "Lead"], [["DS-4410", "C", k(12000), k(3000), n(0.412, 3, "$"), "5 wks"], ["DS-4411", "A", k(12000), k(3000), n(0.388, 3, "$"), "5 wks"]])],
      ["Prices in US dollars, F.O.B. Salisbury. Dies remain our property. Die charge DS-4410: $1,950.00; DS-4411: $1,725.00 (one time).", "Quote expires 01/29/2027."],
      [l("DS-4410", [3000, 12000], 0.412), l("DS-4411", [3000, 12000], 0.388)], shared={"currency": "USD", "leadTimeDays": 35, "incoterm": "FOB", "validUntil": "2027-01-29"},
      charges=[{"part": "DS-4410", "amount": 1950}, {"part": "DS-4411", "amount": 1725}])
quote("en-matrix.csv", "en", ["Kestrel Laser Cutting Pty Ltd"],
      [T(["Item", "25 off", "50 off", "100 off"], [["LC-7 bracket", n(14.2), n(11.9), n(10.4)], ["LC-8 gusset", n(9.1), n(7.6), n(6.75)]])],
      ["AUD ex GST. Turnaround 9 days."], [{"part": "LC-7 bracket", "quantity": None, "unitPrice": None, "breaks": [[25, 14.2], [50, 11.9], [100, 10.4]]}, {"part": "LC-8 gusset", "quantity": None, "unitPrice": None, "breaks": [[25, 9.1], [50, 7.6], [100, 6.75]]}],
      shared={"currency": "AUD", "leadTimeDays": 9}, layout="breaks-across")
quote("en-budgetary.docx", "en", ["Ironbridge Fabrications", "Unit 2 Severn Wharf, Telford TF8 7DQ"],
      [T(["Drg", "Title", "Off", "£/off"], [["IF-900-1", "Frame weldment", k(12), n(845)], ["IF-900-2", "Guard panel", k(24), n(118.5)]])],
      ["Galvanising £640.00 lump sum for the order.", "Carriage to site at cost.", "Programme: 7 weeks from receipt of order."],
      [l("IF-900-1", 12, 845), l("IF-900-2", 24, 118.5)], shared={"currency": "GBP", "leadTimeDays": 49}, charges=[{"amount": 640}])
quote("en-cust-part.ods", "en", ["Palo Verde Plastics Inc."],
      [T(["Cust. Part", "Cav.", "Resin", "Annual vol.", "Piece price (USD)", "Tool (USD)", "Sampling (USD)", "Tool L/T"], [["PV-22", k(4), "PP black", k(80000), n(0.318, 3), n(28400), n(950), "9 weeks"], ["PV-23", k(2), "ABS nat.", k(20000), n(0.905, 3), n(19600), n(950), "8 weeks"]])],
      ["Tool amortization available.", "FCA Tempe, AZ."],
      [l("PV-22", 80000, 0.318, leadTimeDays=63), l("PV-23", 20000, 0.905, leadTimeDays=56)], shared={"currency": "USD", "incoterm": "FCA"}, charges=[{"part": "PV-22", "amount": 29350}, {"part": "PV-23", "amount": 20550}])
quote("en-three-bids.xlsx", "en", [],
      [T(["Bidder", "Line", "Bid unit price", "Curr.", "Promised (days)", "Terms"], [["Norfolk Gears", "GX-1", n(88.1), "USD", k(40), "EXW"], ["Ohio Gear & Spline", "GX-1", n(84.65), "USD", k(55), "FCA"], ["Tatsumi Haguruma KK", "GX-1", n(81), "USD", k(70), "CIF"]])], [],
      [{"supplier": "Norfolk Gears", **l("GX-1", None, 88.1), "incoterm": "EXW", "leadTimeDays": 40}, {"supplier": "Ohio Gear & Spline", **l("GX-1", None, 84.65), "incoterm": "FCA", "leadTimeDays": 55}, {"supplier": "Tatsumi Haguruma KK", **l("GX-1", None, 81), "incoterm": "CIF", "leadTimeDays": 70}], shared={"currency": "USD"}, layout="supplier-column")
quote("en-optional.pdf", "en", ["Lakeshore Hydraulics Ltd"],
      [T(["Pos", "Code", "Article", "Pcs", "CAD each", "CAD total"], [["1", "LH-40/22", "Cylinder 40/22x300", k(8), n(312), n(2496)], ["2", "LH-63/36", "Cylinder 63/36x500", k(4), n(498.5), n(1994)]], below=[["", "", "Goods", "", "", n(4490)], ["", "", "Crating", "", "", n(160)], ["", "", "HST 13%", "", "", n(604.5)], ["", "", "Payable", "", "", n(5254.5)]])],
      ["Dispatch in 21 calendar days. DAP Hamilton."], [l("LH-40/22", 8, 312), l("LH-63/36", 4, 498.5)], shared={"currency": "CAD", "leadTimeDays": 21, "incoterm": "DAP"}, charges=[{"amount": 160}])
quote("en-each-and-c.txt", "en", ["Great Plains Fastener Supply", "Omaha NE"],
      [T(["SKU", "DESC", "QTY", "PRICE/C", "EXT"], [["HCS-3816", "3/8-16x1 HEX CAP SCR GR5", k(2500), n(11.4), n(285)], ["FW-38", "3/8 FLAT WASHER", k(5000), n(3.1), n(155)]])],
      ["USD. SHIPS 3 DAYS ARO. PRICE/C = PER HUNDRED."], [l("HCS-3816", 2500, 11.4, per=100), l("FW-38", 5000, 3.1, per=100)], shared={"currency": "USD", "leadTimeDays": 3}, layout="per-hundred")
quote("en-supplier-columns.pdf", "en", [],
      [T(["", "Brightwell Ltd", "Acme Turning", "Zeta Metals"], [["Price per piece, EUR", n(7.4), n(7.15), n(7.9)], ["Tooling, EUR", n(900), n(1400), n(0)], ["Delivery", "4 weeks", "5 weeks", "2 weeks"], ["Incoterm", "DAP", "EXW", "FCA"]])], [],
      [{"supplier": "Brightwell Ltd", **l("QB-7", 500, 7.4), "leadTimeDays": 28, "incoterm": "DAP"}, {"supplier": "Acme Turning", **l("QB-7", 500, 7.15), "leadTimeDays": 35, "incoterm": "EXW"}, {"supplier": "Zeta Metals", **l("QB-7", 500, 7.9), "leadTimeDays": 14, "incoterm": "FCA"}],
      intro=["Comparison for part QB-7, quantity 500 pcs"], shared={"currency": "EUR"}, charges=[{"part": "QB-7", "supplier": "Brightwell Ltd", "amount": 900}, {"part": "QB-7", "supplier": "Acme Turning", "amount": 1400}], layout="suppliers-across")

# German
quote("de-staffel.xlsx", "de", ["Drehteile Zumsteg GmbH", "Gewerbepark 8, 78549 Spaichingen"],
      [T(["Teile-Nr.", "Benennung", "Losgröße", "Stk-Preis netto €"], [["DZ-77", "Hülse", k(500), n(3.42)], ["DZ-77", "Hülse", k(1000), n(2.98)], ["DZ-77", "Hülse", k(5000), n(2.55)]])],
      ["Rüstpauschale je Los 180,00 €.", "Liefertermin: ca. 5 Wochen nach Klärung aller Details.", "Bindefrist: 31.01.2027"],
      [{"part": "DZ-77", "quantity": None, "unitPrice": None, "breaks": [[500, 3.42], [1000, 2.98], [5000, 2.55]]}], shared={"currency": "EUR", "leadTimeDays": 35, "validUntil": "2027-01-31"}, charges=[{"part": "DZ-77", "amount": 180}], layout="breaks-down")
quote("de-vk-preis.csv", "de", ["Blechwerk Nord eG"],
      [T(["ArtNr", "Text1", "Text2", "Mg", "ME", "VK-Preis", "PE", "Wrg"], [["4711-A", "Abdeckung", "verzinkt", k(150), "St", n(1240), k(100), "EUR"], ["4712-A", "Winkel", "blank", k(300), "St", n(385), k(100), "EUR"]])], [],
      [l("4711-A", 150, 1240, per=100), l("4712-A", 300, 385, per=100)], shared={"currency": "EUR"}, layout="export")
quote("de-brief.pdf", "de", ["Härterei Vogelsang OHG", "Am Stadtwald 4, 58511 Lüdenscheid"],
      [T(["Los", "Sachnummer", "Verfahren", "kg", "EUR/kg", "Summe EUR"], [["1", "HV-20", "Einsatzhärten", k(480), n(2.15), n(1032)], ["2", "HV-21", "Nitrieren", k(260), n(3.4), n(884)]], below=[["", "", "Mindestpreis je Charge entfällt", "", "", n(1916)]])],
      ["Durchlaufzeit 8 Arbeitstage, frei Haus.", "Zahlbar in 14 Tagen mit 2 % Skonto."], [l("HV-20", 480, 2.15, unit="kg"), l("HV-21", 260, 3.4, unit="kg")], shared={"currency": "EUR", "leadTimeDays": [8, 10, 11, 12]}, layout="by-weight")
quote("de-zweispaltig.docx", "de", ["Modellbau Rieger e.K."],
      [T([], [["Bauteil", "Laufrad LR-3"], ["Zeichnung", "LR-3-007"], ["Losmenge", "20 Stück"], ["Stückpreis", "412,00 EUR"], ["Modellkosten", "3.850,00 EUR"], ["Lieferzeit", "9 Wochen"], ["Lieferung", "FCA Göppingen"]])], [],
      [l("LR-3-007", 20, 412)], shared={"currency": "EUR", "leadTimeDays": 63, "incoterm": "FCA"}, charges=[{"part": "LR-3-007", "amount": 3850}], layout="label-value")
quote("de-abzuege.pdf", "de", ["Kugellager Kontor Hanse GmbH"],
      [T(["Pos", "Typ", "Stck", "Brutto/Stck", "./. Rabatt", "Netto/Stck", "Netto ges."], [["10", "6204-2RS", k(200), n(6.4), "35 %", n(4.16), n(832)], ["20", "6205-2RS", k(120), n(7.8), "35 %", n(5.07), n(608.4)]], below=[["", "Warenwert", "", "", "", "", n(1440.4)], ["", "Versandkosten", "", "", "", "", n(18.9)]])],
      ["EUR, ab Lager, Zwischenverkauf vorbehalten."], [l("6204-2RS", 200, 4.16), l("6205-2RS", 120, 5.07)], shared={"currency": "EUR"}, charges=[{"amount": 18.9}], layout="discounted")
quote("de-schweiz.xlsx", "de", ["Uhrwerk Präzisionsteile AG", "Bahnhofstrasse 2, 2540 Grenchen"],
      [T(["Artikel", "Bezeichnung", "Anz.", "Preis p. Stk. CHF", "Lieferbar in"], [["UP-01", "Trieb", k(2000), n(1.15), "6 Wo."], ["UP-02", "Welle", k(2000), n(0.94), "6 Wo."]])], ["Preise exkl. MwSt., DDP Bremen. Offerte gültig 60 Tage ab 09.11.2026."],
      [l("UP-01", 2000, 1.15), l("UP-02", 2000, 0.94)], shared={"currency": "CHF", "leadTimeDays": 42, "incoterm": "DDP", "validUntil": "2027-01-08"})

# French, Spanish, Italian, Portuguese
quote("fr-ligne.xlsx", "fr", ["Atelier Bonnefoy SAS", "3 allée des Tilleuls, 42000 Saint-Étienne"],
      [T(["Code art.", "Libellé", "Qté cdée", "PU net HT €", "Mt HT €"], [["AB-551", "Bague épaulée", k(800), n(2.37), n(1896)], ["AB-552", "Goupille", k(1200), n(0.58), n(696)]], below=[["", "TOTAL", "", "", n(2592)]])],
      ["Départ usine sous 3 semaines.", "Port : 45,00 € HT.", "Validité de l'offre : 1 mois."], [l("AB-551", 800, 2.37), l("AB-552", 1200, 0.58)], shared={"currency": "EUR", "leadTimeDays": 21, "incoterm": "EXW"}, charges=[{"amount": 45}], meta=[("Le", "10/11/2026")])
quote("fr-seuils.pdf", "fr", ["Découpe Express SARL"],
      [T(["Pièce", "50 ex.", "100 ex.", "250 ex."], [["DX-9", n(8.9), n(7.45), n(6.2)]])], ["Prix unitaires en euros HT. Frais de lancement 75,00 € par pièce. Disponible en 12 jours."],
      [{"part": "DX-9", "quantity": None, "unitPrice": None, "breaks": [[50, 8.9], [100, 7.45], [250, 6.2]]}], shared={"currency": "EUR", "leadTimeDays": 12}, charges=[{"part": "DX-9", "amount": 75}], layout="breaks-across")
quote("es-linea.csv", "es", ["Fundiciones Aramburu S.Coop."],
      [T(["Cód.", "Denominación", "Cdad.", "Precio ud. neto", "Coste modelo", "Entrega"], [["FA-10", "Carcasa GG20", k(90), n(71.3), n(2100), "7 semanas"], ["FA-11", "Tapa GG20", k(90), n(24.85), n(980), "7 semanas"]])], ["Importes en euros, IVA no incluido. Mercancía FCA Azpeitia."],
      [l("FA-10", 90, 71.3), l("FA-11", 90, 24.85)], shared={"currency": "EUR", "leadTimeDays": 49, "incoterm": "FCA"}, charges=[{"part": "FA-10", "amount": 2100}, {"part": "FA-11", "amount": 980}], layout="charge-column")
quote("es-mexico.pdf", "es", ["Plásticos Querétaro S.A. de C.V."],
      [T(["Partida", "No. de parte", "Cantidad", "P.U. (USD)", "Importe (USD)"], [["1", "PQ-300", k(10000), n(0.275, 3), n(2750)], ["2", "PQ-301", k(10000), n(0.31), n(3100)]], below=[["", "Subtotal", "", "", n(5850)], ["", "IVA 16%", "", "", n(936)], ["", "Total", "", "", n(6786)]])], ["Molde: USD 14,500.00 por única vez (PQ-300). T.E.: 30 días naturales. LAB planta."],
      [l("PQ-300", 10000, 0.275), l("PQ-301", 10000, 0.31)], shared={"currency": "USD", "leadTimeDays": 30}, charges=[{"part": "PQ-300", "amount": 14500}])
quote("it-riga.xlsx", "it", ["Torneria Valsabbia S.n.c.", "Via Industriale 7, 25078 Vestone (BS)"],
      [T(["Cod. art.", "Descr.", "Q.tà", "Prz. netto cad.", "Tot. riga", "Gg. consegna"], [["TV-88", "Raccordo 1/2\"", k(3000), n(0.92), n(2760), k(25)], ["TV-89", "Raccordo 3/4\"", k(2000), n(1.31), n(2620), k(25)]])], ["Prezzi espressi in Euro, franco ns. stabilimento."], [l("TV-88", 3000, 0.92), l("TV-89", 2000, 1.31)], shared={"currency": "EUR", "leadTimeDays": 25})
quote("it-lettera.docx", "it", ["Stampi Moretti S.r.l."],
      [T(["Articolo", "Pezzi/anno", "€/pz", "Stampo €"], [["SM-4", k(60000), n(0.24), n(17800)], ["SM-5", k(60000), n(0.41), n(22300)]])], ["Campionatura a 10 settimane dall'ordine. Resa EXW Lumezzane. Offerta valida 90 giorni dalla data."], [l("SM-4", 60000, 0.24), l("SM-5", 60000, 0.41)], shared={"currency": "EUR", "leadTimeDays": 70, "incoterm": "EXW", "validUntil": "2027-02-07"}, meta=[("Data", "09/11/2026")], charges=[{"part": "SM-4", "amount": 17800}, {"part": "SM-5", "amount": 22300}], layout="charge-column")
quote("pt-linha.csv", "pt", ["Metalúrgica Arouca S.A."],
      [T(["Art.", "Desig.", "Qt.", "P. Unit. €", "Desc.", "P. Líq. €", "Valor €"], [["MA-1", "Suporte", k(250), n(10), "10%", n(9), n(2250)], ["MA-2", "Anilha", k(4000), n(0.2), "5%", n(0.19), n(760)]])], ["Prazo: 20 dias úteis. Portes incluídos."], [l("MA-1", 250, 9), l("MA-2", 4000, 0.19)], shared={"currency": "EUR", "leadTimeDays": [20, 28, 26, 27]}, layout="discounted")
quote("pt-brasil.xlsx", "pt", ["Usifer Usinagem de Precisão Ltda", "Rod. SP-101, Campinas - SP"],
      [T(["Item", "Cód. produto", "Descrição do produto", "Qtde", "Vlr. unit. (R$)", "Vlr. total (R$)", "Prazo"], [["1", "US-71", "Eixo 4140", k(100), n(212.4), n(21240), "45 dias"], ["2", "US-72", "Bucha bronze", k(300), n(38.9), n(11670), "45 dias"]])], ["Impostos não inclusos (IPI 5%). Validade da proposta: 15 dias. Frete FOB."], [l("US-71", 100, 212.4), l("US-72", 300, 38.9)], shared={"currency": "BRL", "leadTimeDays": 45, "incoterm": "FOB", "validUntil": "2026-11-25"}, meta=[("Emissão", "10/11/2026")])

# Polish, Czech, Dutch, Scandinavian
quote("pl-wiersz.csv", "pl", ["Metal-Pol Bielsko Sp. j."],
      [T(["Symbol", "Nazwa towaru", "Ilość szt.", "Cena za szt. netto", "Waluta", "Realizacja"], [["MP-31", "Tuleja", k(700), n(6.2), "PLN", "15 dni"], ["MP-32", "Kołnierz", k(200), n(48.75), "PLN", "25 dni"]])], [], [l("MP-31", 700, 6.2, leadTimeDays=15), l("MP-32", 200, 48.75, leadTimeDays=25)], shared={"currency": "PLN"})
quote("pl-progi.pdf", "pl", ["Sprężyny Zator S.A."],
      [T(["Detal", "Nakład", "Cena EUR/szt."], [["SZ-6", k(1000), n(0.84)], ["SZ-6", k(5000), n(0.61)], ["SZ-6", k(10000), n(0.55)]])], ["Narzędzie jednorazowo 420,00 EUR. Termin 3 tygodnie. EXW Zator."], [{"part": "SZ-6", "quantity": None, "unitPrice": None, "breaks": [[1000, 0.84], [5000, 0.61], [10000, 0.55]]}], shared={"currency": "EUR", "leadTimeDays": 21, "incoterm": "EXW"}, charges=[{"part": "SZ-6", "amount": 420}], layout="breaks-down")
quote("cs-radek.xlsx", "cs", ["Kovovýroba Beneš a syn", "Tovární 5, 570 01 Litomyšl"],
      [T(["Pol.", "Výkres", "Ks", "Kusová cena Kč", "Celkem Kč"], [["1", "KB-14", k(80), n(365), n(29200)], ["2", "KB-15", k(160), n(92.5), n(14800)]], below=[["", "Doprava", "", "", n(850)], ["", "Celková částka", "", "", n(44850)]])], ["Dodání do 4 týdnů od objednávky. Nabídka platí do 31. 12. 2026."], [l("KB-14", 80, 365), l("KB-15", 160, 92.5)], shared={"currency": "CZK", "leadTimeDays": 28, "validUntil": "2026-12-31"}, charges=[{"amount": 850}])
quote("nl-regel.pdf", "nl", ["Plaatwerk De Vecht B.V."],
      [T(["Art.", "Naam", "Aant.", "Prijs p/st €", "Totaal €"], [["PV-60", "Beugel RVS", k(75), n(22.4), n(1680)], ["PV-61", "Kap", k(30), n(64.9), n(1947)]], below=[["", "Instelkosten", "", "", n(120)], ["", "Totaal ex btw", "", "", n(3747)]])], ["Leverbaar binnen 15 werkdagen na akkoord. Franco huis.", "Prijs geldig t/m 15-01-2027."], [l("PV-60", 75, 22.4), l("PV-61", 30, 64.9)], shared={"currency": "EUR", "leadTimeDays": [15, 21, 20], "validUntil": "2027-01-15"}, charges=[{"amount": 120}])
quote("sv-rad.docx", "sv", ["Skärteknik i Mora AB"],
      [T(["Detaljnr", "Ben.", "St", "Pris kr/st", "Summa kr"], [["SM-700", "Fäste", k(400), n(37.5), n(15000)], ["SM-701", "Lock", k(400), n(52), n(20800)]])], ["Ställ 900 kr per detalj. Lev.tid 20 arbetsdagar. Fritt vårt lager, SEK exkl. moms."], [l("SM-700", 400, 37.5), l("SM-701", 400, 52)], shared={"currency": "SEK", "leadTimeDays": [20, 28, 26, 27]}, charges=[{"part": "SM-700", "amount": 900}, {"part": "SM-701", "amount": 900}])
quote("da-raekke.csv", "da", ["Fynsk Pladesmedje ApS"],
      [T(["Emne nr.", "Tekst", "Stk.", "Pris ekskl. moms/stk.", "Valuta", "Lev. uger"], [["FP-5", "Skærm", k(60), n(410), "DKK", k(5)], ["FP-6", "Bundplade", k(60), n(188.5), "DKK", k(5)]])], [], [l("FP-5", 60, 410), l("FP-6", 60, 188.5)], shared={"currency": "DKK", "leadTimeDays": 35})
quote("no-rad.xlsx", "no", ["Sunnmøre Maskinering AS"],
      [T(["Del", "Antall", "NOK pr. stk.", "NOK totalt", "Ferdig"], [["SU-90", k(35), n(1240), n(43400), "uke 3"], ["SU-91", k(35), n(615), n(21525), "uke 3"]])], ["Levert DAP Bergen. Tilbudet er bindende til 18.12.2026."], [l("SU-90", 35, 1240), l("SU-91", 35, 615)], shared={"currency": "NOK", "incoterm": "DAP", "validUntil": "2026-12-18"})

# Chinese, Japanese
quote("zh-hang.xlsx", "zh", ["苏州德润精密机械有限公司"],
      [T(["项目", "产品编码", "规格型号", "需求数量", "未税单价(元)", "未税金额(元)", "备注"], [["1", "DR-801", "轴套 φ20", k(1000), n(6.8), n(6800), "含电镀"], ["2", "DR-802", "端盖 铝", k(500), n(23.5), n(11750), ""]])], ["交货时间：收到订单后25天", "付款：预付30%，发货前付清", "报价有效期：30天"], [l("DR-801", 1000, 6.8), l("DR-802", 500, 23.5)], shared={"currency": "CNY", "leadTimeDays": 25, "validUntil": "2026-12-10"}, meta=[("报价日期", "2026-11-10")])
quote("zh-usd.pdf", "zh", ["青岛海富铸造有限公司 QINGDAO HAIFU CASTING CO., LTD."],
      [T(["Item 项次", "Drawing No. 图号", "Unit Weight 单重(kg)", "Qty 数量", "FOB Price 单价(USD)", "Pattern 模具费(USD)"], [["1", "HF-33", n(12.4, 1), k(300), n(21.6), n(1900)], ["2", "HF-34", n(4.1, 1), k(300), n(8.75), n(1100)]])], ["Delivery 交期: samples 45 days 样品45天, mass production 60 days 批量60天", "FOB Qingdao 青岛"], [l("HF-33", 300, 21.6), l("HF-34", 300, 8.75)], shared={"currency": "USD", "leadTimeDays": [45, 60], "incoterm": "FOB"}, charges=[{"part": "HF-33", "amount": 1900}, {"part": "HF-34", "amount": 1100}], supplier="青岛海富铸造有限公司", layout="charge-column")
quote("ja-gyo.xlsx", "ja", ["有限会社中村製作所"],
      [T(["行", "注文品番", "名称", "個数", "御見積単価(円)", "御見積金額(円)", "納期"], [["1", "NK-11", "カラー", k(200), k(480), k(96000), "3週間"], ["2", "NK-12", "シャフト", k(200), k(1350), k(270000), "3週間"]], below=[["", "", "", "", "小計", k(366000), ""]])], ["型費：別途 120,000円（NK-12）", "見積有効期限：発行後60日"], [l("NK-11", 200, 480), l("NK-12", 200, 1350)], shared={"currency": "JPY", "leadTimeDays": 21, "validUntil": "2027-01-08"}, meta=[("発行日", "2026/11/09")], charges=[{"part": "NK-12", "amount": 120000}])

MAILS = {}


def mail(name, sender, subject, body, lines, language, **truth):
    MAILS[name] = (sender, subject, body.lstrip("\n"), {"layout": "prose", "language": language, "lines": lines, **truth})


def o(supplier, part, quantity, price, currency, **more):
    return {"supplier": supplier, "part": part, "quantity": quantity, "unitPrice": price, "currency": currency, **more}


mail("en-short.eml", "Bill Tran <btran@redrockcnc.com>", "Re: quick quote", "\nDana - RR-55 x 200 would be $31.40 ea., 4 wks. RR-56 x 200 $12.15 ea., same lead time. Net 30.\n\nBill\nRed Rock CNC LLC\n", [o("Red Rock CNC LLC", "RR-55", 200, 31.4, "USD", leadTimeDays=28), o("Red Rock CNC LLC", "RR-56", 200, 12.15, "USD", leadTimeDays=28)], "en")
mail("en-list.eml", "quotes@peninsulaplating.com", "Quote 7741", "\nHello,\n\n- QX-1 zinc plating: $0.42 per piece, 5,000 pieces\n- QX-2 zinc plating: $0.65 per piece, 2,000 pieces\n\nLot charge of $150.00 applies once. Turnaround is 5 business days.\n\nPeninsula Plating Inc.\n", [o("Peninsula Plating Inc.", "QX-1", 5000, 0.42, "USD", leadTimeDays=[5, 7]), o("Peninsula Plating Inc.", "QX-2", 2000, 0.65, "USD", leadTimeDays=[5, 7])], "en", charges=[{"amount": 150}])
mail("de-kurz.eml", "Petra Lang <lang@lang-cnc.de>", "AW: Anfrage W-12", "\nHallo Herr Sander,\n\nW-12: 60 St. à 74,90 €, lieferbar in KW 3. Einmalige Vorrichtungskosten 320 €.\n\nGruß\nPetra Lang\nLang CNC-Technik GmbH\n", [o("Lang CNC-Technik GmbH", "W-12", 60, 74.9, "EUR")], "de", charges=[{"part": "W-12", "amount": 320}])
mail("fr-court.eml", "Service devis <devis@rectif-jura.fr>", "Réponse à votre consultation RJ-8", "\nMadame,\n\nRJ-8, rectification : lot de 150 pièces, 6,35 € HT pièce. Délai : 10 jours ouvrés. Franco à partir de 500 €.\n\nRectif Jura SAS\n", [o("Rectif Jura SAS", "RJ-8", 150, 6.35, "EUR", leadTimeDays=[10, 14])], "fr")
mail("es-corto.eml", "Ventas <ventas@resortesleon.mx>", "Cotización RL-2", "\nBuen día,\n\nLe cotizamos el resorte RL-2 a $4.80 MXN por pieza en lote de 5,000 piezas; entrega en 3 semanas, más IVA.\n\nResortes León S.A. de C.V.\n", [o("Resortes León S.A. de C.V.", "RL-2", 5000, 4.8, "MXN", leadTimeDays=21)], "es")
mail("it-breve.eml", "Anna Riva <a.riva@gommariva.it>", "Re: guarnizione GR-9", "\nBuongiorno Dana,\n\nguarnizione GR-9 in NBR: 2.000 pz a 0,38 €/pz, stampo 950 € una tantum, consegna 4 settimane.\n\nGomma Riva S.r.l.\n", [o("Gomma Riva S.r.l.", "GR-9", 2000, 0.38, "EUR", leadTimeDays=28)], "it", charges=[{"part": "GR-9", "amount": 950}])
