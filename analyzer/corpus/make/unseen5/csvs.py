"""Exports as CSV: distributors, an ERP, a shop's cart."""

import csv

from paths import eu, lines_of, path, spaced, truth, us, weeks, working_days


def write(name, rows, delimiter=",", encoding="utf-8", end="\r\n", quoting=csv.QUOTE_MINIMAL):
    with open(path(name), "w", encoding=encoding, newline="") as f:
        csv.writer(f, delimiter=delimiter, lineterminator=end, quoting=quoting).writerows(rows)


def distributor_en():
    name = "en-electronics-distributor.csv"
    s = "Northquay Components Ltd"
    line = lines_of(s, "GBP", validUntil="2026-04-30")
    rows = [("1", "NQ-RES-10K-0805", "Resistor thick film 10k 1% 0805", 5000, 5000, "0.0041", "In stock", 0), ("2", "NQ-CAP-100N-0603", "Capacitor X7R 100nF 50V 0603", 4000, 8000, "0.0087", "In stock", 0), ("3", "NQ-CONN-M12-5P", "Connector M12 5-pole A-coded panel", 10, 150, "4.3600", "6 weeks", 42), ("4", "NQ-REL-24V-2CO", "Relay 24VDC 2CO 8A", 20, 200, "2.1850", "10-12 weeks", weeks(10, 12))]
    out = [["Quote No", "Quote Date", "Valid Until", "Supplier", "Line", "Part Number", "Description", "MOQ", "Qty", "Unit Price", "Currency", "Line Total", "Lead Time"]]
    for n, part, what, moq, q, p, lead, _ in rows:
        out.append(["NQ118822", "2026-04-01", "2026-04-30", s, n, part, what, moq, q, p, "GBP", f"{q * float(p):.2f}", lead])
    write(name, out)
    truth(name, "distributor-csv", "en", [line(r[1], r[4], float(r[5]), minimumOrder=r[3], leadTimeDays=r[7]) for r in rows])


def distributor_de():
    name = "de-grosshandel-preiseinheit.csv"
    s = "Ostertal Werkzeug- und Industriebedarf GmbH"
    line = lines_of(s, "EUR", validUntil="2026-02-28")
    rows = [("WB-330125", "HSS-Spiralbohrer DIN 338 Ø 6,8 mm", 50, "ST", 2.15, 1, 0), ("WB-771040", "Trennscheibe 125 x 1,0 Inox", 400, "ST", 89.00, 100, 0), ("WB-512900", "Blindniet Alu/Stahl 4,0 x 10", 6000, "ST", 21.40, 1000, 5), ("WB-600417", "Schweißdraht SG2 1,0 mm", 75, "KG", 3.48, 1, 0)]
    out = [["Angebotsnr.", "AN-26-00519"], ["Datum", "03.02.2026"], ["Lieferant", s], ["Kunde", "Karl Weidmann Antriebstechnik AG"], ["Gültig bis", "28.02.2026"], [], ["Pos", "Artikelnummer", "Bezeichnung", "Menge", "ME", "Preis", "Preiseinheit", "Gesamt netto", "Währung", "Lieferzeit"]]
    for i, (a, b, q, me, p, per, days) in enumerate(rows, 1):
        out.append([i * 10, a, b, eu(q, 0), me, eu(p), per, eu(q * p / per), "EUR", "ab Lager" if not days else "1 Woche"])
    total = sum(r[2] * r[4] / r[5] for r in rows)
    out += [["", "", "", "", "", "", "Frachtpauschale", "12,90", "EUR"], ["", "", "", "", "", "", "Summe netto", eu(total + 12.9), "EUR"]]
    write(name, out, ";", "cp1252")
    truth(name, "distributor-csv", "de", [line(r[0], r[2], r[4], leadTimeDays=7 if r[6] else 0, **({"per": r[5]} if r[5] > 1 else {}), **({"unit": "kg"} if r[3] == "KG" else {})) for r in rows], [{"amount": 12.9}])


def erp_fr():
    name = "fr-export-erp-devis.csv"
    s = "Roulements et Transmissions du Jarnois SAS"
    line = lines_of(s, "EUR", incoterm="EXW", validUntil="2026-10-31")
    rows = [("6204-2RS", "Roulement à billes 20x47x14", 120, 6.10, "35", 3.97, "2 jours", 2), ("UCP-206", "Palier à semelle fonte 30 mm", 24, 21.80, "30", 15.26, "2 jours", 2), ("CT-SPB-2500", "Courroie trapézoïdale SPB 2500", 40, 27.40, "40", 16.44, "1 semaine", 7), ("CH-08B1-5M", "Chaîne à rouleaux 08B-1, boîte de 5 m", 6, 38.00, "25", 28.50, "1 semaine", 7)]
    out = [["N° devis", "Date", "Fournisseur", "Code article", "Libellé", "Quantité", "Prix brut HT", "Remise %", "Prix net HT", "Montant net HT", "Devise", "Délai", "Incoterm", "Validité"]]
    for a, b, q, g, r, n, lead, _ in rows:
        out.append(["DV26100377", "01/10/2026", s, a, b, q, eu(g), r, eu(n), eu(q * n).replace(".", ""), "EUR", lead, "EXW", "31/10/2026"])
    write(name, out, ";", "utf-8-sig")
    truth(name, "discount-columns", "fr", [line(r[0], r[2], r[5], leadTimeDays=r[7]) for r in rows])


def cart():
    name = "en-webshop-cart.csv"
    s = "BoltHarbor Online"
    line = lines_of(s, "USD")
    rows = [("BH-EM-0500-4F", 'End mill 1/2" 4 flute, carbide, AlTiN', 6, 34.95, "Ships today"), ("BH-HEX-SET-13", "Hex key set, 13 piece, inch", 4, 17.20, "Ships today"), ("BH-DRILL-SET-29", "Drill bit set 29 pc, cobalt", 2, 118.00, "Ships in 3 days")]
    out = [["BoltHarbor Online - Saved cart 'March MRO'"], ["Exported 2026-03-18 09:14", "Prices in USD"], [], ["SKU", "Product", "Availability", "Qty", "Price", "Subtotal"]]
    for a, b, q, p, lead in rows:
        out.append([a, b, lead, q, f"${us(p)}", f"${us(q * p)}"])
    sub = sum(r[2] * r[3] for r in rows)
    out += [["", "", "", "", "Items", f"${us(sub)}"], ["", "", "", "", "Standard shipping", "$18.50"], ["", "", "", "", "Estimated tax", "$0.00"], ["", "", "", "", "Cart total", f"${us(sub + 18.5)}"]]
    write(name, out, quoting=csv.QUOTE_ALL, end="\n")
    truth(name, "cart", "en", [line(r[0], r[2], r[3], leadTimeDays=3 if "3" in r[4] else 0) for r in rows], [{"amount": 18.5}])


for make in (distributor_en, distributor_de, erp_fr, cart):
    make()
