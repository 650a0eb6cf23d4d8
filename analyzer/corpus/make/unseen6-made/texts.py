"""Csv, plain text, HTML and RTF."""

import csv
import subprocess
from pathlib import Path

from kit import after, at, eu, lakh, sp, trs, true, us, workdays, write


def rows_to(name, rows, delimiter=",", encoding="utf-8"):
    with open(at(name), "w", newline="", encoding=encoding) as f:
        csv.writer(f, delimiter=delimiter).writerows(rows)


def export():
    name = "en-us-erp-export.csv"
    s = "Wolverine Valve Castings Inc"
    rows = [("VB-114-C", "BODY CASTING CF8M", 200, 46.75, 63, 0), ("VB-115-C", "BONNET CASTING CF8M", 200, 19.20, 63, 0), ("VB-130-C", "DISC CASTING CD4MCUN", 150, 28.05, 77, 2750)]
    rows_to(name, [["QuoteNo", "Vendor", "QuoteDate", "ExpireDate", "Line", "PartNo", "Descr", "Qty", "UOM", "UnitPrice", "Curr", "LeadDays", "ToolingOneTime", "Incoterm"], *[["WV10442", s, "20261109", "20270108", i, a, d, q, "EA", f"{p:.4f}", "USD", n, f"{t:.2f}", "FCA"] for i, (a, d, q, p, n, t) in enumerate(rows, 1)]])
    true(name, "flat-export", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2027-01-08"), [(r[0], r[2], r[3], dict(leadTimeDays=r[4])) for r in rows], [("VB-130-C", 2750)])


def shop():
    name = "en-us-screws-breaks.csv"
    s = "Penn Avenue Screw Machine Products"
    rows = [("PA-3301", "Standoff, 6-32 hex, alum", [(1000, 0.41), (5000, 0.33), (10000, 0.29)]), ("PA-3302", "Thumbscrew, knurled, brass", [(1000, 0.96), (5000, 0.81), (10000, 0.74)]), ("PA-3318", "Bushing, 12L14, zinc", [(1000, 0.58), (5000, 0.47), (10000, 0.43)])]
    rows_to(name, [[s, "", "", "", "", ""], ["Quote", "Q-5518", "", "Date", "11/13/2026", ""], ["For", "Highmark Instruments", "", "Expires", "1/15/2027", ""], [], ["Part", "Description", "1,000 pcs", "5,000 pcs", "10,000 pcs", "Weeks"], *[[a, d, *(f"${p:.2f}" for _, p in br), "4"] for a, d, br in rows], [], ["Set-up charge PA-3302: $225.00, first order only"], ["FOB Carnot PA. Minimum release 1,000 pcs."]])
    true(name, "breaks-across", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=28, validUntil="2027-01-15", minimumOrder=1000), [(a, None, br) for a, _, br in rows], [("PA-3302", 225)])


def german():
    name = "de-elektronik-distributor.csv"
    s = "Halbleiter-Vertrieb Sonntag GmbH"
    rows = [("BSS138-7X", "N-MOSFET 50V SOT23", 3000, 31.50, 1000, "sofort", 0), ("MCP6002T", "OpAmp dual SO8", 2000, 0.224, 1, "sofort", 0), ("ESP32-W8", "WLAN-Modul", 500, 2.87, 1, "12 Wochen", 84)]
    rows_to(name, [["Angebot", "2026-88120", "", "", "", "", "", ""], ["Lieferant", s, "", "", "", "", "", ""], ["Angebotsdatum", "10.11.2026", "gültig bis", "24.11.2026", "", "", "", ""], ["Kunde", "Regeltechnik Alsfeld GmbH", "", "", "", "", "", ""], [], ["Pos", "Artikel", "Bezeichnung", "Menge", "Preis EUR", "per", "Positionswert EUR", "Lieferzeit"], *[[i, a, d, q, eu(p, 3), per, eu(q / per * p), w] for i, (a, d, q, p, per, w, _) in enumerate(rows, 1)], ["", "", "", "", "", "Warenwert", eu(sum(r[2] / r[4] * r[3] for r in rows)), ""], ["", "", "", "", "", "Versand", "9,90", ""], ["", "", "", "", "", "Gesamt netto", eu(sum(r[2] / r[4] * r[3] for r in rows) + 9.9), ""]], ";", "cp1252")
    true(name, "price-unit-column", "de", dict(supplier=s, currency="EUR", validUntil="2026-11-24"), [(r[0], r[2], r[3], dict(leadTimeDays=r[6], **({"per": 1000} if r[4] > 1 else {}))) for r in rows], [9.9])


def portuguese():
    name = "pt-moldes-orcamento.csv"
    s = "Moldes Vale do Lis, Lda."
    rows = [("VL-9001", "Tampa PP preto", 20000, 0.118), ("VL-9002", "Caixa PP preto", 20000, 0.342), ("VL-9008", "Batente TPE", 50000, 0.047)]
    net = sum(q * p for *_, q, p in rows)
    rows_to(name, [[s], ["Orçamento n.º", "ORC 26/504"], ["Data", "2026-11-11"], ["Cliente", "Electrodomésticos Mondego, S.A."], ["Validade", "60 dias"], ["Prazo de entrega", "6 semanas"], ["Condições de entrega", "EXW Marinha Grande"], [], ["Referência", "Designação", "Quantidade", "Preço unitário (EUR)", "Total (EUR)"], *[[a, d, q, eu(p, 3), eu(q * p)] for a, d, q, p in rows], ["", "Alteração do molde VL-9002 (custo único)", 1, "1.250,00", "1.250,00"], ["", "", "", "Total sem IVA", eu(net + 1250)], ["", "", "", "IVA 23%", eu((net + 1250) * 0.23)], ["", "", "", "Total", eu((net + 1250) * 1.23)]], ";", "utf-8-sig")
    true(name, "charge-as-row", "pt", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=42, validUntil=after("2026-11-11", 60)), [(a, q, p) for a, _, q, p in rows], [("VL-9002", 1250)])


def polish():
    name = "pl-lozyska.csv"
    s = "Łożyska-Serwis Kujawy sp.j."
    rows = [("6204-2RS", "Łożysko kulkowe 20x47x14", 300, 11.40, "od ręki", 0), ("32008-X", "Łożysko stożkowe 40x68x19", 80, 48.70, "od ręki", 0), ("HK-2020", "Łożysko igiełkowe", 150, 9.85, "2 tygodnie", 14)]
    rows_to(name, [["Dostawca", s], ["Oferta", "OF 771/2026", "Data", "12.11.2026", "Ważna do", "26.11.2026"], ["Zamawiający", "Maszyny Rolnicze Brodnica S.A."], [], ["Dostępność", "Symbol", "Opis", "Cena netto PLN", "Ilość", "Wartość netto PLN"], *[[w, a, d, f"{p:.2f}".replace(".", ","), q, f"{q * p:.2f}".replace(".", ",")] for a, d, q, p, w, _ in rows], ["", "", "", "", "Koszt wysyłki", "35,00"], ["", "", "", "", "Razem netto", f"{sum(r[2] * r[3] for r in rows) + 35:.2f}".replace(".", ",")]], ";", "cp1250")
    true(name, "column-order", "pl", dict(supplier=s, currency="PLN", validUntil="2026-11-26"), [(r[0], r[2], r[3], dict(leadTimeDays=r[5])) for r in rows], [35])


def fixed_width():
    name = "en-us-steel-print.txt"
    s = "MIDLAND TUBE AND BAR, INC."
    rows = [("DOM-2.000X.250", "DOM TUBE 1026 2.000 OD X .250 W", 480, "FT", 11.35), ("CF-1018-1.5RD", "CF ROUND 1018 1-1/2", 1800, "LB", 1.08), ("HR-A36-.5X4", "HR FLAT A36 1/2 X 4", 2400, "LB", 0.79)]
    total = sum(r[2] * r[4] for r in rows)
    out = [f"{s:<60}QUOTE: 771204", f"{'4100 CINDER RD, GRANITE LAKE, MO 63999':<60}DATE : 11/11/26", "", "SOLD TO: OZARK HITCH & TRAILER          BUYER: J. HANNAH", "QUOTE FIRM 5 DAYS                       DELIVERY: 2 DAYS, OUR TRUCK", "", f"{'LN':<4}{'ITEM':<18}{'DESCRIPTION':<34}{'QTY':>7} {'UM':<3}{'PRICE/UM':>10}{'AMOUNT':>12}", "=" * 89]
    out += [f"{i:<4}{a:<18}{d:<34}{q:>7,} {u:<3}{p:>10.4f}{us(q * p):>12}" for i, (a, d, q, u, p) in enumerate(rows, 1)]
    out += ["=" * 89, f"{'MATERIAL':>76} {us(total):>12}", f"{'CUTTING, LN 1, 24 PCS @ 20 FT':>76} {'36.00':>12}", f"{'FUEL SURCHARGE':>76} {'18.50':>12}", f"{'TOTAL US$':>76} {us(total + 54.5):>12}", "", "MTRS AT NO CHARGE. MINIMUM ORDER $250.00."]
    Path(at(name)).write_text("\n".join(out) + "\n", "utf-8")
    unit = {"FT": "ft", "LB": "lb"}
    true(name, "fixed-width", "en", dict(supplier=s, currency="USD", leadTimeDays=2, validUntil="2026-11-16"), [(r[0], r[2], r[4], {"unit": unit[r[3]]}) for r in rows], [("DOM-2.000X.250", 36), 18.5], noMinimumPieces=True)


def dutch():
    name = "nl-verspaning.txt"
    s = "Fijnmechanica Kuipers v.o.f."
    rows = [("KP-1140", "Flens RVS 316", 60, 41.20), ("KP-1141", "As 42CrMo4", 60, 28.75), ("KP-1155", "Ring POM", 200, 3.90)]
    lines = "\n".join(f"{a:<10}{d:<20}{q:>6} st.   EUR {eu(p):>8} per stuk   EUR {eu(q * p):>10}" for a, d, q, p in rows)
    Path(at(name)).write_text(f"""{s}
Smederijstraat 5, 7999 AB Hardenbergh

OFFERTE 2611-08                                   9 november 2026
Voor: Zuivelmachines Drachten B.V., mevr. I. de Wit

{lines}
                                                  Totaal excl. btw  EUR {eu(sum(q * p for *_, q, p in rows)):>10}

Opspanmiddel KP-1140: eenmalig EUR 320,00, niet in het totaal.
Materiaalcertificaat 3.1: EUR 15,00 per zending indien gewenst.

Levertijd 20 werkdagen na ontvangst order. Af fabriek (EXW).
Geldig tot en met 8 januari 2027.
""", "utf-8")
    true(name, "text", "nl", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=workdays(20), validUntil="2027-01-08"), [(a, q, p) for a, _, q, p in rows], [("KP-1140", 320)])


def portal():
    name = "en-in-portal.html"
    s = "Precitech Gears (I) Pvt Ltd"
    rows = [("G-4410", "Helical gear m3 z38", 100, 1875.00), ("G-4412", "Pinion shaft m3 z16", 100, 2240.00), ("G-4420", "Spline hub", 250, 640.00)]
    net = sum(q * p for *_, q, p in rows)
    Path(at(name)).write_text(f"""<!doctype html><html lang=en><meta charset=utf-8><title>Quotation response - RFQ/26/8814</title><h1>Trivandrum Tractors Ltd - eSourcing</h1><h2>Quotation response RFQ/26/8814</h2>
<dl><dt>Vendor</dt><dd>{s}, Belagavi (vendor code 100877)</dd><dt>Submitted</dt><dd>12 Nov 2026, 18:04 IST</dd><dt>Valid till</dt><dd>31 Dec 2026</dd><dt>Currency</dt><dd>INR</dd><dt>Inco terms</dt><dd>FOR destination not offered; EXW Belagavi</dd></dl>
<table border=1><thead><tr><th>#</th><th>Material</th><th>Short text</th><th>Qty</th><th>UoM</th><th>Basic price / unit</th><th>Line value</th><th>Lead time (weeks)</th></tr></thead><tbody>{trs([[i, a, d, q, "NOS", lakh(p), lakh(q * p), 7 if i < 3 else 5] for i, (a, d, q, p) in enumerate(rows, 1)])}</tbody><tfoot><tr><td colspan=6>Total basic value</td><td>{lakh(net)}</td><td></td></tr></tfoot></table>
<h3>Additional charges</h3><table border=1><tr><th>Charge</th><th>Amount (INR)</th></tr><tr><td>Hob / tooling, one time, item 1</td><td>65,000.00</td></tr><tr><td>Packing (wooden case)</td><td>8,500.00</td></tr><tr><td>Freight</td><td>-</td></tr></table><p>Remarks: GST 18% extra.</p></html>
""", "utf-8")
    true(name, "portal", "en", dict(supplier=s, currency="INR", incoterm="EXW", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=49 if i < 2 else 35)) for i, (a, _, q, p) in enumerate(rows)], [("G-4410", 65000), 8500])


def czech():
    name = "cs-eshop-nabidka.html"
    s = "ELKO Součástky Pardubice s.r.o."
    rows = [("DR-24-120", "Zdroj na DIN lištu 24 V 120 W", 20, 1249.00, "skladem", 0), ("RT-4C-24", "Relé 4P 24 V DC", 100, 118.50, "skladem", 0), ("SV-6-20", "Svorkovnice řadová 6 mm2", 300, 21.90, "do 10 dnů", 10)]
    net = sum(r[2] * r[3] for r in rows)
    Path(at(name)).write_text(f"""<html lang=cs><head><meta charset=utf-8><style>td{{padding:3px}}</style></head><body><h2>Cenová nabídka 26NA01188</h2><p>Vystaveno: 13.11.2026 | Platí do: 27.11.2026</p><p>Pro: Rozvaděče Chrudim a.s.</p><table><tr><th>Kód</th><th>Název</th><th>Dostupnost</th><th>Ks</th><th>Cena za ks bez DPH</th><th>Celkem bez DPH</th></tr>{trs([[a, d, w, q, sp(p) + " Kč", sp(q * p) + " Kč"] for a, d, q, p, w, _ in rows])}<tr><td colspan=5>Doprava a balné</td><td>189,00 Kč</td></tr><tr><td colspan=5>Celkem bez DPH</td><td>{sp(net + 189)} Kč</td></tr><tr><td colspan=5>DPH 21 %</td><td>{sp((net + 189) * 0.21)} Kč</td></tr><tr><td colspan=5><b>Celkem s DPH</b></td><td><b>{sp((net + 189) * 1.21)} Kč</b></td></tr></table><p><small>{s}, Dělnická 14, 530 99 Pardubice, IČO 00000000. Zapsáno u KS v Hradci Králové.</small></p></body></html>
""", "utf-8")
    true(name, "webshop", "cs", dict(supplier=s, currency="CZK", validUntil="2026-11-27"), [(r[0], r[2], r[3], dict(leadTimeDays=r[5])) for r in rows], [189])


def pandoc(name, markdown):
    subprocess.run(["pandoc", "-s", "-f", "markdown", "-o", at(name)], input=markdown.encode(), check=True)


def rtf_en():
    name = "en-us-heat-treat.rtf"
    rows = [("9920-14", "Carburize and harden, 58-62 HRC", 900, 1.15), ("9920-22", "Vacuum harden A2, 60 HRC", 350, 3.40)]
    table = "\n".join(f"| {a} | {d} | {us(q, 0)} | ${us(p)} | ${us(q * p)} |" for a, d, q, p in rows)
    pandoc(name, f"""**Lake Superior Thermal Processing, a Nordlund Group company**

Box 1187, Ashwood, WI 54999

November 10, 2026

To: Chequamegon Tool Works, Attn: Lyle Petersen

Quotation LST-3902. We propose to process your parts as follows:

| Part number | Process | Est. weight, lb | Price per lb | Estimated total |
|:---|:-----------|----:|----:|----:|
{table}

Minimum lot charge $175.00. Lab report on request at $60.00 per lot.

Turnaround is 7 business days. Prices are good for 60 days and do not include freight.

Sincerely, Carol Nordlund
""")
    true(name, "per-lb", "en", dict(supplier="Lake Superior Thermal Processing", currency="USD", unit="lb", leadTimeDays=workdays(7), validUntil=after("2026-11-10", 60)), [(a, q, p) for a, _, q, p in rows], noMinimumPieces=True)


def rtf_pt():
    name = "pt-br-usinagem.rtf"
    s = "Usinagem Irmãos Scaramuzza Ltda."
    rows = [("US-2201", "Eixo de transmissão SAE 4340", 80, 312.00), ("US-2202", "Bucha bronze TM23", 160, 87.50)]
    table = "\n".join(f"| {a} | {d} | {q} | {eu(p)} | {eu(q * p)} |" for a, d, q, p in rows)
    pandoc(name, f"""**{s}**

Rua das Indústrias, 900 – Caxias Nova/RS

Proposta comercial nº 1.207/2026 – 9 de novembro de 2026

À Metalúrgica Taquari S/A – a/c Sr. Vanderlei

| Código | Descrição | Qtde | Preço unit. R\\$ | Total R\\$ |
|:---|:---|---:|---:|---:|
{table}

Dispositivo de fixação para US-2201: R\\$ 1.800,00 (pagamento único).

Prazo de entrega: 30 dias. Frete FOB Caxias Nova. IPI isento, ICMS 12% incluso. Validade da proposta: 15 dias.

Atenciosamente, Ivo Scaramuzza
""")
    true(name, "letter", "pt", dict(supplier=s, currency="BRL", incoterm="FOB", leadTimeDays=30, validUntil="2026-11-24"), [(a, q, p) for a, _, q, p in rows], [("US-2201", 1800)])


def no_currency():
    name = "en-no-currency.csv"
    rows_to(name, [["Supplier", "Orrin Lathe Works"], ["Quote", "118-26"], ["Date", "13 November 2026"], [], ["Part", "Description", "Qty", "Unit price", "Total", "Lead time"], ["OL-51", "Collar, mild steel", 200, "4.15", "830.00", "3 weeks"], ["OL-52", "Spindle, EN8", 100, "11.60", "1160.00", "3 weeks"], ["", "", "", "Total", "1990.00", ""]])
    true(name, "no-currency", "en", None, (), mustAsk="currency")


def no_quantity():
    name = "en-uk-prices-only.html"
    s = "Fenland Bearings & Seals (Wisbech) Ltd"
    rows = [("FBS-6305", "Ball bearing 25x62x17", 6.84), ("FBS-6306", "Ball bearing 30x72x19", 8.92), ("FBS-OS30", "Oil seal 30x52x7", 1.37)]
    Path(at(name)).write_text(f"""<html lang=en><meta charset=utf-8><h3>{s}</h3><p>Quotation 40771, 11 November 2026, for Brandon Pumps Ltd, Mr Askew</p><table><tr><th>Stock code</th><th>Description</th><th>Price each, any quantity (£)</th></tr>{trs([[a, d, us(p)] for a, d, p in rows])}</table><p>All ex stock, EXW Wisbech. Carriage at cost. Prices held until 31 January 2027 for call-off as you need them; no minimum.</p></html>
""", "utf-8")
    true(name, "no-quantity", "en", dict(supplier=s, currency="GBP", incoterm="EXW", leadTimeDays=0, validUntil="2027-01-31"), [(a, None, p) for a, _, p in rows])


write(export, shop, german, portuguese, polish, fixed_width, dutch, portal, czech, rtf_en, rtf_pt, no_currency, no_quantity)
