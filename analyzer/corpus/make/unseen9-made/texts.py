"""Exports as .csv, an ERP's text, saved pages, an RTF letter and an .ods sheet."""

import csv
import io
from pathlib import Path

from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P

from kit import at, eu, table, true, us, workdays, write


def comma(name, rows, delimiter=",", encoding="utf-8", **how):
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n", **how).writerows(rows)
    Path(at(name)).write_bytes(out.getvalue().encode(encoding))


def web_export():
    name, s = "en-us-distributor-export.csv", "Bayline Electronics"
    rows = [("GRM188R71H104-B", "Ceramic capacitor 0.1uF 50V 0603", 8000, 4000, 0.0074, "In Stock", ""), ("LM2596S-5-B", "Buck regulator 5V 3A TO-263", 500, 100, 1.186, "In Stock", ""), ("MAX3232-ESE-B", "RS-232 transceiver SOIC-16", 750, 50, 0.934, "12 weeks", "Factory order, NCNR"), ("USB4105-GF-B", "USB-C receptacle 16 pin", 1000, 1000, 0.412, "4 weeks", "")]
    head = [["Quote Number", "Q2611-004418"], ["Quoted By", "Bayline Electronics, Fremont Sands CA"], ["Customer", "Kestrel Telemetry Inc"], ["Quote Date", "11/12/2026"], ["Expires", "11/27/2026"], ["Currency", "USD"], []]
    comma(name, head + [["Line", "Part Number", "Description", "Quantity", "Min Order Qty", "Unit Price", "Extended Price", "Lead Time", "Comments"]] + [[i, a, d, q, m, f"${p:.4f}", f"${us(q * p)}", w, n] for i, (a, d, q, m, p, w, n) in enumerate(rows, 1)] + [["", "", "Shipping (UPS Ground)", 1, "", "$14.20", "$14.20", "", ""], ["", "", "", "", "", "Total", f"${us(sum(q * p for _, _, q, _, p, _, _ in rows) + 14.2)}", "", ""]])
    true(name, "web-shop-export", "en", dict(supplier=s, currency="USD", validUntil="2026-11-27"), [(a, q, p, dict(minimumOrder=m, leadTimeDays=0 if "Stock" in w else 7 * int(w.split()[0]))) for a, _, q, m, p, w, _ in rows], [14.2])


def estimate():
    name, s = "en-us-estimate-export.csv", "Granite Ridge Machine Works, Inc."
    rows = [("GR-2201", "Valve body 316L", 60, 214.5, 42), ("GR-2202", "Bonnet 316L", 60, 97.25, 42), ("GR-2210", "Stem 17-4PH", 120, 38.6, 28)]
    head = ["Vendor", "Transaction Number", "Date", "Expiration", "Customer", "Item", "Memo", "Quantity", "Rate", "Amount", "Lead Time Days", "FOB", "Currency"]
    same = [s, "EST-10882", "11/09/2026", "1/8/2027", "Mesa Flow Products"]
    body = [[*same, a, d, q, f"{p:.2f}", f"{q * p:.2f}", lead, "Origin", "USD"] for a, d, q, p, lead in rows]
    body.append([*same, "NRE", "Programming and fixtures GR-2201", 1, "1800.00", "1800.00", "", "Origin", "USD"])
    body.append([*same, "PMI-TEST", "PMI testing, lot charge", 1, "225.00", "225.00", "", "Origin", "USD"])
    comma(name, [head, *body], quoting=csv.QUOTE_ALL)
    true(name, "erp-export-charge-rows", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2027-01-08"), [(a, q, p, dict(leadTimeDays=lead)) for a, _, q, p, lead in rows], [("GR-2201", 1800), 225])


def sap():
    name, s = "de-sap-preiseinheit.csv", "Schraubenwerk Lennetal AG"
    rows = [("100482-0640", "ISO 4014 M10x80 8.8 A2K", 12000, 186.4, 1000, 10), ("100482-0655", "ISO 4017 M12x40 10.9 zn", 6000, 264.1, 1000, 10), ("200117-0012", "Sonderbolzen Zg. 30.117", 1500, 88.75, 100, 30)]
    top = [["Angebot", "0020048816"], ["Lieferant", s], ["Auftraggeber", "Rottmann Landtechnik GmbH"], ["Angebotsdatum", "09.11.2026"], ["Bindefrist", "18.12.2026"], ["Lieferbedingung", "FCA Altenlenne"], []]
    comma(name, top + [["Pos", "Material", "Kurztext", "Menge", "ME", "Nettopreis", "Währg", "je", "Nettowert", "Lieferzeit (AT)"]] + [[10 * i, a, d, eu(q, 3), "ST", eu(p), "EUR", us(per, 0).replace(",", "."), eu(q / per * p), lead] for i, (a, d, q, p, per, lead) in enumerate(rows, 1)] + [["", "", "Werkzeugkostenanteil 200117-0012", "1,000", "LE", eu(1250), "EUR", "1", eu(1250), ""]], ";", "cp1252")
    true(name, "sap-export", "de", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2026-12-18"), [(a, q, p, dict(per=per, leadTimeDays=workdays(lead))) for a, _, q, p, per, lead in rows], [("200117-0012", 1250)])


def polski():
    name, s = "pl-zlacza.csv", "Przedsiębiorstwo Handlowe ZŁĄCZPOL Sp. z o.o."
    rows = [("ZP-1140", "Złącze hydrauliczne G1/2", 400, 18.65, "5 dni"), ("ZP-1162", "Złącze hydrauliczne M22x1,5", 400, 23.4, "5 dni"), ("ZP-2005", "Zawór zwrotny G3/8", 150, 64.9, "21 dni")]
    tot = sum(q * p for _, _, q, p, _ in rows)
    comma(name, [[s], ["ul. Fabryczna 8, 43-999 Bielice"], ["Oferta nr", "OF/2026/11/073"], ["Data", "2026-11-10"], ["Ważna do", "2026-12-10"], ["Odbiorca", "Maszyny Rolnicze Wit S.A."], [], ["Lp.", "Indeks", "Nazwa", "Ilość", "J.m.", "Cena netto PLN", "Wartość netto PLN", "Termin dostawy"]] + [[i, a, d, q, "szt.", eu(p), eu(q * p).replace(".", " "), t] for i, (a, d, q, p, t) in enumerate(rows, 1)] + [["", "", "Koszt transportu", "", "", "", "85,00", ""], ["", "", "Razem netto", "", "", "", eu(tot + 85).replace(".", " "), ""], ["", "", "VAT 23%", "", "", "", eu(round((tot + 85) * 0.23, 2)).replace(".", " "), ""]], ";", "cp1250")
    true(name, "table", "pl", dict(supplier=s, currency="PLN", validUntil="2026-12-10"), [(a, q, p, dict(leadTimeDays=int(t.split()[0]))) for a, _, q, p, t in rows], [85])


def printout():
    name, s = "en-us-fixed-width.txt", "Monroe Fastener & Supply Co."
    rows = [("HCS-3816-125-5Z", "HEX CAP 3/8-16X1-1/4 GR5 ZN", 5000, 11.42, "C"), ("FW-38-SAE", "FLAT WASHER 3/8 SAE ZN", 10000, 17.85, "M"), ("LN-3816-NY", "NYLON LOCKNUT 3/8-16 ZN", 5000, 64.3, "M"), ("DP-250-1000", "DOWEL PIN 1/4X1 ALLOY", 800, 0.31, "E")]
    per = {"E": 1, "C": 100, "M": 1000}
    out = [f"{s:<46}QUOTE  0088231-00", "215 Raisin St, Monroe Flats MI 48199           DATE   11/10/26   PAGE 1", "", "SOLD TO: 004471 LARKSPUR TRAILER MFG           SHIP VIA: OUR TRUCK", "         ATTN GARY                             TERMS: 1% 10 NET 30", "", "LN ITEM             DESCRIPTION                      QTY      PRICE UM     AMOUNT  AVAIL", "-" * 88]
    for i, (a, d, q, p, u) in enumerate(rows, 1):
        out.append(f"{i:>2} {a:<16} {d:<28} {q:>7} {p:>10.4f} {u:<2} {us(q / per[u] * p):>10}  {'10 DAYS' if u == 'E' else 'STOCK'}")
    total = sum(round(q / per[u] * p, 2) for _, _, q, p, u in rows)
    out += ["-" * 88, f"{'MERCHANDISE':>66} {us(total):>10}", f"{'DELIVERY CHARGE':>66} {'15.00':>10}", f"{'QUOTE TOTAL USD':>66} {us(total + 15):>10}", "", "UM: E=EACH C=PER HUNDRED M=PER THOUSAND", "THIS QUOTE EXPIRES 12/10/26. BROKEN CARTON CHARGE MAY APPLY TO REPEAT ORDERS."]
    Path(at(name)).write_text("\r\n".join(out) + "\r\n", "ascii")
    true(name, "fixed-width", "en", dict(supplier=s, currency="USD", validUntil="2026-12-10"), [(a, q, p, dict(per=per[u], leadTimeDays=10 if u == "E" else 0)) for a, _, q, p, u in rows], [15])


def portal():
    name, s = "en-tw-fans-portal.html", "Yung Feng Motor Technology Co., Ltd."
    rows = [("YF-8025-24B", "DC fan 80x80x25 24 V ball bearing", 2000, 2.48), ("YF-1238-48B", "DC fan 120x120x38 48 V ball bearing", 1000, 7.65), ("YF-BL42-24", "BLDC motor 42 mm 24 V 60 W", 500, 19.3)]
    body = [(f'<span class="pn">{a}</span><br><small>{d}</small>', us(q, 0), f"USD {us(p)}", f"USD {us(q * p)}", "60 days" if "BL42" in a else "35 days") for a, d, q, p in rows]
    html = f"""<!doctype html><html><head><meta charset="utf-8"><title>Quotation YF-26-1180 | Supplier portal</title></head><body><nav><a>Home</a> | <a>RFQs</a> | <a>Quotations</a> | <a>Log out</a></nav><h1>Quotation YF-26-1180</h1><dl><dt>Supplier</dt><dd>{s}</dd><dt>Buyer</dt><dd>Aldgate Ventilation Systems Ltd</dd><dt>Submitted</dt><dd>2026-11-09 14:20</dd><dt>Valid until</dt><dd>2026-12-31</dd><dt>Incoterm</dt><dd>FOB Keelung</dd></dl>{table(("Item", "Quantity", "Unit price", "Line total", "Lead time"), body)}<h2>Additional charges</h2><table><tr><td>Tooling for custom shaft, YF-BL42-24</td><td>USD 1,200.00</td></tr><tr><td>Export documents</td><td>USD 45.00</td></tr></table><p>Total quotation value: USD {us(sum(q * p for *_, q, p in rows) + 1245)}</p><h2>Message from supplier</h2><p>MOQ 500 pcs per model. Price is based on copper USD 9,800/ton.</p><footer>Portal by Aldgate Ventilation Systems Ltd</footer></body></html>"""
    Path(at(name)).write_text(html, "utf-8")
    true(name, "portal-page", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-31", minimumOrder=500), [(a, q, p, dict(leadTimeDays=60 if "BL42" in a else 35)) for a, _, q, p in rows], [("YF-BL42-24", 1200), 45])


def rtf(text):
    return "".join(c if ord(c) < 128 else f"\\'{c.encode('cp1252').hex()}" for c in text)


def haerterei():
    name, s = "de-haerterei-kilopreis.rtf", "Härterei Sauer & Nolte GmbH"
    rows = [("ZR-1180", "Einsatzhärten 0,6+0,2 mm", 900, 2.35), ("ZR-1195", "Vergüten auf 1000 N/mm²", 2400, 0.92), ("ZR-1201", "Nitrieren", 350, 3.8)]
    cell = "".join(f"\\cellx{x}" for x in (1500, 4800, 6300, 7700, 9300))
    line = lambda r: f"\\trowd{cell} " + "".join(f"{rtf(str(c))}\\cell " for c in r) + "\\row\n"  # noqa: E731
    grid = line(("Teile-Nr.", "Behandlung", "Gewicht kg", "EUR/kg", "Summe EUR")) + "".join(line((a, d, eu(q, 0), eu(p), eu(q * p))) for a, d, q, p in rows)
    para = lambda t: rtf(t) + "\\par\n"  # noqa: E731
    body = f"\\b {para(s)}\\b0 " + para("Am Ofen 2, 58999 Iserbach") + "\\par\n" + para("An die Zahnrad Rüttgers GmbH, Herrn Leyh") + para("Angebot L-2611/08 vom 06.11.2026") + "\\par\\pard\\intbl\n" + grid + "\\pard\\par\n" + para("Für ZR-1201 ist eine Abdeckvorrichtung nötig, Kosten einmalig 310,00 EUR.") + para("Härteprüfprotokoll 22,50 EUR je Auftrag, von Ihnen gefordert. Mindestpreis je Charge 75,00 EUR.") + para("Durchlaufzeit 6 Arbeitstage. Preise ab Werk, zzgl. MwSt., gültig bis 31.03.2027. Energiezuschlag ist in den Preisen enthalten.") + "\\par\n" + para("Mit freundlichen Grüßen") + para("ppa. Ulrike Nolte")
    Path(at(name)).write_text("{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs20\n" + body + "}", "ascii")
    true(name, "per-kg-letter", "de", dict(supplier=s, currency="EUR", unit="kg", incoterm="EXW", leadTimeDays=workdays(6), validUntil="2027-03-31"), [(a, q, p) for a, _, q, p in rows], [("ZR-1201", 310), 22.5], noMinimumPieces=True)


def optique():
    name, s = "fr-optique.ods", "Optique de Précision Delaunoy S.A."
    rows = [("OPD-L100", "Lentille plan-convexe Ø25 f100", 150, 22.4, "stock"), ("OPD-M45", "Miroir 45° 50x70, aluminium protégé", 60, 68.9, "6 semaines"), ("OPD-F532", "Filtre interférentiel 532 nm Ø25", 40, 114.0, "8 semaines")]
    d = OpenDocumentSpreadsheet()
    t = Table(name="Devis")

    def put(*values):
        r = TableRow()
        for v in values:
            c = TableCell(valuetype="float", value=v) if isinstance(v, (int, float)) else TableCell(valuetype="string")
            c.addElement(P(text=eu(v) if isinstance(v, float) else str(v)))
            r.addElement(c)
        t.addElement(r)

    put(s)
    put("8 allée des Verriers, 57999 Vallerange")
    put("Devis", "DV-4471", "Date", "13/11/2026")
    put("Client", "Laboratoires Phénix", "Valable jusqu'au", "15/01/2027")
    put("")
    put("Réf.", "Désignation", "Délai", "Qté", "PU HT (EUR)", "Remise", "PU net HT (EUR)", "Total HT (EUR)")
    net = []
    for a, b, q, p, lead in rows:
        n = round(p * 0.95, 2) if q >= 100 else p
        net.append(n)
        put(a, b, lead, q, p, "5 %" if q >= 100 else "", n, round(n * q, 2))
    put("", "Emballage et port", "", "", "", "", "", 38.0)
    put("", "Total HT", "", "", "", "", "", round(sum(n * r[2] for n, r in zip(net, rows)) + 38, 2))
    put("Incoterm : DAP Strasbourg. Minimum de commande : 150 € HT.")
    d.spreadsheet.addElement(t)
    d.save(at(name))
    days = {"stock": 0, "6 semaines": 42, "8 semaines": 56}
    true(name, "discounts", "fr", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2027-01-15"), [(r[0], r[2], n, dict(leadTimeDays=days[r[4]])) for r, n in zip(rows, net)], [38], noMinimumPieces=True)


def mojia():
    name, s = "zh-yazhu-muju.html", "宁波鄞州鑫源压铸厂"
    rows = [("XY-801", "电机端盖 ADC12", 5000, 8.6, 32000), ("XY-802", "接线盒 ADC12", 5000, 5.35, 26000)]
    body = [(i, a, d, us(q, 0), us(p), us(m, 0), us(q * p)) for i, (a, d, q, p, m) in enumerate(rows, 1)]
    html = f"""<html><head><meta charset="utf-8"></head><body><h2>{s}报价单</h2><p>致：上海博朗机电有限公司 采购部 王小姐<br>日期：2026年11月11日</p>{table(("序号", "图号", "品名", "数量(件)", "单价(元)", "模具费(元)", "货款(元)"), body, attributes="border=1")}<p>备注：<br>1、单价不含税，人民币，EXW宁波。<br>2、模具周期40天，量产交货期20天。<br>3、起订量3000件。<br>4、本报价有效期至2026年12月31日。</p><p>{s}<br>联系人：林厂长</p></body></html>"""
    Path(at(name)).write_text(html, "utf-8")
    true(name, "charge-column", "zh", dict(supplier=s, currency="CNY", incoterm="EXW", leadTimeDays=[20, 40, 60], minimumOrder=3000, validUntil="2026-12-31"), [(a, q, p) for a, _, q, p, _ in rows], [(r[0], r[4]) for r in rows])


write(web_export, estimate, sap, polski, printout, portal, haerterei, optique, mojia)
