"""CSV, plain text, RTF and HTML: carts, exports, a broker, an old ERP's print, web shop confirmations."""

import csv
import io

from kit import after, eu, html_table, text, true, us, workdays, write


def rows_of(rows, delimiter=","):
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return out.getvalue()


def cart():
    name, s = "en-us-webshop-quote.csv", "PartsRiver Electronics"
    rows = [("1N4148W-7", "Diode 100V 300mA SOD-123", 3000, 0.0284, 0), ("PMEG4010", "Schottky 40V 1A", 3000, 0.0612, 0), ("SN74LVC1G08", "AND gate SOT-23-5", 3000, 0.0475, 0), ("ECS-250-18", "Crystal 25MHz 18pF", 1000, 0.2136, 56)]
    sub = round(sum(q * p for _, _, q, p, _ in rows), 2)
    data = [("PartsRiver Electronics - Saved Quote",), ("Quote ID", "PR-Q-4471902"), ("Created", "2026-11-15"), ("Valid through", "2026-12-15"), ("Currency", "USD"), (), ("Index", "Part Number", "Description", "Quantity", "Unit Price", "Extended Price", "Availability")] + [(i, a, d, q, f"{p:.4f}", us(q * p).replace(",", ""), "In stock" if not t else "8 weeks") for i, (a, d, q, p, t) in enumerate(rows, 1)] + [("", "", "", "", "Subtotal", f"{sub:.2f}"), ("", "", "", "", "Shipping", "6.99"), ("", "", "", "", "Total", f"{sub + 6.99:.2f}")]
    text(name, rows_of(data))
    true(name, "shop-export", "en", dict(supplier=s, currency="USD", validUntil="2026-12-15"), [(a, q, p, dict(leadTimeDays=t)) for a, _, q, p, t in rows], [6.99])


def bauteile():
    name, s = "de-bauteile-export.csv", "Rheintal Elektronik Vertriebs GmbH"
    rows = [("WE-744043", "Speicherdrossel 10 µH", 2000, 318.5, 1000, "ab Lager"), ("MKS2-0.1", "Folienkondensator 0,1 µF", 5000, 142.0, 1000, "ab Lager"), ("KL-5.08-4", "Klemme 4-polig RM 5,08", 800, 46.9, 100, "4 Wochen"), ("TRAFO-12VA", "Printtransformator 12 VA", 150, 11.85, 1, "6 Wochen")]
    data = [("Lieferant", s), ("Angebotsnummer", "AG-556120"), ("Datum", "13.11.2026"), ("Gültig bis", "11.12.2026"), ("Lieferbedingung", "DAP"), (), ("Pos", "Artikelnummer", "Bezeichnung", "Menge", "ME", "Preis EUR", "je", "Positionswert EUR", "Lieferzeit")] + [(10 * i, a, d, q, "Stk", eu(p), e, eu(q * p / e), t) for i, (a, d, q, p, e, t) in enumerate(rows, 1)] + [("", "", "Versandkosten", "", "", "", "", "9,80", "")]
    text(name, rows_of(data, ";"), "cp1252")
    lead = {"ab Lager": 0, "4 Wochen": 28, "6 Wochen": 42}
    true(name, "price-unit-export", "de", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-11"), [(a, q, p, dict(leadTimeDays=lead[t], **({"per": e} if e > 1 else {}))) for a, _, q, p, e, t in rows], [9.8])


def broker():
    name, s = "en-hk-broker-stock.csv", "Sunny Bright Components (HK) Limited"
    rows = [("STM32G071CBT6", "24+", 2400, 1.18, "1-2 days"), ("TPS62840DLCR", "23+", 5000, 0.86, "1-2 days"), ("XC7S15-1CPGA196C", "25+", 180, 21.5, "2 weeks")]
    data = [("Quoted by", "MPN", "D/C", "Offered qty", "USD/pc", "Delivery", "Remark")] + [(s, a, c, q, p, t, "new original, sealed") for a, c, q, p, t in rows] + [(s, "X-ray + decap test report, whole lot", "", 1, 220, "", "one time"), (s, "Bank charge", "", 1, 35, "", "T/T in advance, EXW Hong Kong, offer valid 3 days from 16 Nov 2026")]
    text(name, rows_of(data))
    lead = {"1-2 days": [1, 1.5, 2], "2 weeks": 14}
    true(name, "supplier-in-each-row", "en", dict(supplier=s, currency="USD", incoterm="EXW", validUntil="2026-11-19"), [(a, q, p, dict(leadTimeDays=lead[t])) for a, _, q, p, t in rows], [220, 35])


def plaat():
    name, s = "nl-verzameling.csv", "Metaalhandel Gebr. Stroop V.O.F."
    rows = [("PL-S235-10", "Plaat S235JR 10 mm 1000x2000", 1570, "kg", 1.32), ("BUIS-60-3", "Buis S235 60,3x3,2 lengte 6 m", 120, "m", 5.85), ("AS-42CR-50", "As 42CrMo4 rond 50", 640, "kg", 2.74), ("FL-DN50", "Lasflens DN50 PN16", 30, "st", 14.1)]
    data = [(s, "Offerte 26.3307", "12-11-2026", "geldig t/m 19-11-2026"), ("Aan", "Constructiebedrijf De Weerd", "", ""), ("Artikel", "Omschrijving", "Aantal", "Eenheid", "Prijs EUR per eenheid", "Bedrag EUR")] + [(a, d, q, u, eu(p), eu(q * p)) for a, d, q, u, p in rows] + [("ZAAG", "Zaagkosten as AS-42CR-50", 1, "order", "42,00", "42,00"), ("TRANSPORT", "Transport franco werk", 1, "rit", "65,00", "65,00"), ("", "Totaal excl. btw", "", "", "", eu(sum(r[2] * r[4] for r in rows) + 107)), ("", "Levertijd 3 werkdagen", "", "", "", "")]
    text(name, rows_of(data, ";"))
    true(name, "units", "nl", dict(supplier=s, currency="EUR", leadTimeDays=workdays(3), validUntil="2026-11-19"), [(a, q, p, {} if u == "st" else dict(unit=u)) for a, _, q, u, p in rows], [("AS-42CR-50", 42), 65])


def erp_print():
    name, s = "en-us-erp-print.txt", "GREAT BEND GEAR & SPROCKET CO."
    rows = [("40B18-H", "SPROCKET 40B18 HARDENED", 60, 17.42), ("S2060", "GEAR 20DP 60T 14.5PA STEEL", 36, 48.1), ("MG-16-24", "MITER GEAR 16DP 24T", 48, 39.95)]
    body = "\n".join(f"{i:>3}  {a:<12}{d:<32}{q:>6} EA {p:>10.4f} {us(q * p):>12}" for i, (a, d, q, p) in enumerate(rows, 1))
    tot = sum(q * p for *_, q, p in rows)
    text(name, f"""{s:<50}QUOTATION  0098812-00
PO BOX 77                                         DATE       11/05/26
GREAT BEND FORK KS 67599                          PAGE       1

SOLD TO: 114420                     SHIP TO:
KANSAS GRAIN HANDLING EQUIPMENT     SAME
SALINA CROSSING KS

BUYER: J HOLLOWAY     TERMS: NET 30     FOB: SHIPPING POINT     EXPIRES: 12/05/26
LINE ITEM        DESCRIPTION                     QTY UM  UNIT PRICE       AMOUNT
--------------------------------------------------------------------------------
{body}
     *** LINE 2 HOB CHARGE, NON-RECURRING                               325.00
                                                    MERCHANDISE   {us(tot):>12}
                                                    MISC CHARGES        325.00
                                                    QUOTE TOTAL   {us(tot + 325):>12}

DELIVERY: LINES 1 AND 3 STOCK TO 1 WEEK, LINE 2 5 WEEKS
ALL PRICES IN US DOLLARS
""")
    lead = {"S2060": 35}
    true(name, "erp-print-charge-between", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-05"), [(a, q, p, dict(leadTimeDays=lead.get(a, [0, 3, 3.5, 4, 7]))) for a, _, q, p in rows], [("S2060", 325)])


def bare():
    name = "en-bare-numbers.txt"
    text(name, """Quotation from Farrow & Denholm Castings
Ref FD-2290, 12 November 2026

Pattern no.   Casting                  Qty    Price each    Total
FD-71         Bearing bracket, GG25    200         38.40   7680.00
FD-72         Bearing cap, GG25        200         14.15   2830.00
                                             Total        10510.00

Delivery 7 weeks from order. Valid one month.
""")
    true(name, "no-currency", "en", None, (), mustAsk="currency")


def harz():
    name, s = "de-oberflaeche-kg.rtf", "Galvano-Technik Rüther & Söhne OHG"
    rows = [("VZ-100", "Kleinteile, Zn/Ni 8 µm, Trommel", 850, 3.9), ("VZ-110", "Bolzen, Zn/Ni 8 µm, Trommel", 400, 4.35), ("VZ-200", "Bügel, Zn 8 µm, Gestell", 300, 6.8)]
    esc = lambda t: "".join(c if ord(c) < 128 else f"\\u{ord(c)}?" for c in t)
    row = lambda cells: "\\trowd" + "".join(f"\\cellx{x}" for x in (1300, 5200, 6600, 8000, 9500)) + "".join(f"\\intbl {esc(c)}\\cell" for c in cells) + "\\row\n"
    body = row(("Artikel", "Behandlung", "Menge kg", "Preis je kg", "Summe")) + "".join(row((a, d, eu(q, 0), eu(p) + " €", eu(q * p) + " €")) for a, d, q, p in rows)
    para = lambda t: esc(t) + "\\par\n"
    text(name, "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\fs20\n" + para(s) + para("Schleifweg 3, 58999 Lennetal") + "\\par\n" + para("An: Federnfabrik Bollmann GmbH, Frau Köster") + para("Angebot 2026-778 vom 10.11.2026") + "\\par\n" + body + "\\pard\n" + para("Gestellbau für VZ-200 einmalig 480,00 €. Mindestberechnung je Auftrag 85,00 €.") + para("Durchlaufzeit 5 Arbeitstage ab Anlieferung. An- und Ablieferung durch Sie (EXW).") + para("Wir halten uns an dieses Angebot bis 31.03.2027 gebunden.") + "}", "ascii")
    true(name, "per-kg-letter", "de", dict(supplier=s, currency="EUR", unit="kg", incoterm="EXW", leadTimeDays=workdays(5), validUntil="2027-03-31"), [(a, q, p) for a, _, q, p in rows], [("VZ-200", 480)], noMinimumPieces=True)


def shop():
    name, s = "en-us-shop-confirmation.html", "Bolt & Bearing Depot, Inc."
    rows = [("BBD-608ZZ", "Bearing 608ZZ, 10 pack", 40, 9.9), ("BBD-M5X12", "Socket cap M5x12 A2, box of 100", 25, 11.4), ("BBD-SHIM5", "Shim 5x10x0.5, bag of 100", 10, 7.25)]
    sub = sum(q * p for *_, q, p in rows)
    body = "".join(f"<tr><td><b>{d}</b><br><small>SKU: {a}</small></td><td>{q}</td><td>${us(p)}</td><td>${us(q * p)}</td></tr>" for a, d, q, p in rows)
    text(name, f"""<!doctype html><html><head><meta charset="utf-8"><title>Your quote Q-118820 is ready</title></head><body style="font-family:Arial"><h1>Your quote is ready!</h1><p>Hi Paula, thanks for shopping at <b>{s}</b>. Quote Q-118820, November 14, 2026. We will hold these prices until November 28, 2026.</p>
<table border="0" cellpadding="6"><tr><th align="left">Product</th><th>Qty</th><th>Price</th><th>Total</th></tr>{body}
<tr><td colspan="3" align="right">Subtotal</td><td>${us(sub)}</td></tr><tr><td colspan="3" align="right">Shipping (UPS Ground)</td><td>${us(14.6)}</td></tr><tr><td colspan="3" align="right">Total (USD)</td><td>${us(sub + 14.6)}</td></tr></table>
<p>All items are in stock and ship within 1 business day.</p><p>Paula Yoder, Goshen Trailer Works</p><p style="color:#888">{s}, 2 Warehouse Row, Toledo Heights, OH. You are receiving this because you asked for a quote. Unsubscribe</p></body></html>""")
    true(name, "shop-confirmation", "en", dict(supplier=s, currency="USD", leadTimeDays=[0, 1, 2], validUntil="2026-11-28"), [(a, q, p) for a, _, q, p in rows], [14.6])


def brasil():
    name, s = "pt-br-usinagem.html", "Usinagem Irmãos Bortolozzo Ltda. ME"
    rows = [("UB-301", "Bucha bronze TM23", 200, 48.9, 15), ("UB-302", "Eixo SAE 1045 Ø32", 100, 136.5, 20), ("UB-310", "Flange SAE 1020 zincado", 100, 92.0, 20)]
    tot = sum(r[2] * r[3] for r in rows)
    table = html_table(("Item", "Código", "Descrição", "Qtde", "Valor unit. R$", "Valor total R$", "Prazo"), [(i, a, d, q, eu(p), eu(q * p), f"{t} dias") for i, (a, d, q, p, t) in enumerate(rows, 1)], (), (), 'border="1" cellspacing="0"')
    text(name, f"""<html><head><meta charset="utf-8"><title>Orçamento 2026/441</title></head><body><h2>{s}</h2><p>Rua dos Torneiros, 455 - Distrito Industrial - Joinvale/SC - CNPJ 00.000.000/0001-00</p><p>Orçamento 2026/441 - 13/11/2026<br>Cliente: Agromáquinas Planalto S.A. - A/C Sr. Edson</p>{table}
<p>Dispositivo de furação UB-310 (uma vez): R$ 680,00<br>Total dos itens: R$ {eu(tot)}<br>Total geral: R$ {eu(tot + 680)}</p><p>ICMS incluso. Frete FOB Joinvale. Validade da proposta: 10 dias. Pedido mínimo R$ 500,00.</p></body></html>""")
    true(name, "plain-tool-below", "pt", dict(supplier=s, currency="BRL", incoterm="FOB", validUntil=after("2026-11-13", 10)), [(a, q, p, dict(leadTimeDays=t)) for a, _, q, p, t in rows], [("UB-310", 680)], noMinimumPieces=True)


write(cart, bauteile, broker, plaat, erp_print, bare, harz, shop, brasil)
