"""PDFs that WeasyPrint makes of HTML, and a page of a portal. An argument picks one file."""

import sys

from paths import after, eu, lines_of, path, spaced, truth, us, weeks, working_days

CSS = "@page{size:A4;margin:18mm;@bottom-center{content:'%s';font-size:7pt}} body{font:9.5pt 'DejaVu Sans'} table.p{width:100%%;border-collapse:collapse;margin:12px 0} table.p td,table.p th{border-bottom:1px solid #999;padding:3px 5px;text-align:left} .r{text-align:right!important} h1{font-size:15pt} .sum{margin-left:55%%;width:45%%}"


def page(name, body, foot=""):
    html = f"<!DOCTYPE html><html><head><meta charset=utf-8><style>{CSS % foot}</style></head><body>{body}</body></html>"
    import weasyprint

    weasyprint.HTML(string=html).write_pdf(path(name))


def tbl(head, rows, right=()):
    cell = lambda tag, i, v: f"<{tag}{' class=r' if i in right else ''}>{v}</{tag}>"
    return "<table class=p><tr>" + "".join(cell("th", i, h) for i, h in enumerate(head)) + "</tr>" + "".join("<tr>" + "".join(cell("td", i, v) for i, v in enumerate(r)) + "</tr>" for r in rows) + "</table>"


def sums(pairs):
    return "<table class=sum>" + "".join(f"<tr><td>{k}</td><td class=r>{v}</td></tr>" for k, v in pairs) + "</table>"


def italian():
    name = "it-preventivo-carpenteria.pdf"
    s = "Carpenteria Metallica Zanforlin S.n.c."
    rows = [("TEL-0140", "Telaio saldato S275 verniciato RAL 5010", 10, 412.00), ("PIA-0233", "Piastra ossitaglio sp. 30 mm forata", 60, 38.50), ("SUP-0099", "Supporto tubolare 60x60", 120, 17.25)]
    t = sum(r[2] * r[3] for r in rows)
    body = f"<b>{s}</b><br>Via dell'Artigianato 27 – 36999 Borgo Sant'Alvise (VI)<br>P.IVA 00000000000<h1>PREVENTIVO n. 128/2026</h1><p>Data: 22/09/2026 – Validità offerta: 30 giorni<br>Spett.le Officine Restelli S.p.A. – Ufficio Acquisti</p>" + tbl(["Codice", "Descrizione", "U.M.", "Q.tà", "Prezzo unit. €", "Importe €".replace("Importe", "Importo")], [[a, b, "PZ", q, eu(p), eu(p * q)] for a, b, q, p in rows], (3, 4, 5)) + sums([("Totale merce", "€ " + eu(t)), ("Trasporto", "€ 180,00"), ("Imponibile", "€ " + eu(t + 180)), ("IVA 22%", "€ " + eu((t + 180) * .22)), ("Totale", "€ " + eu((t + 180) * 1.22))]) + "<p>Consegna: 25 giorni lavorativi dalla conferma d'ordine.<br>Pagamento: bonifico 60 gg f.m.</p><p>Distinti saluti<br>Luca Zanforlin</p>"
    page(name, body, "Banca: IBAN IT00 X000 0000 0000 0000 0000 000 – Pag. 1/1")
    line = lines_of(s, "EUR", validUntil=after(2026, 9, 22, 30), leadTimeDays=working_days(25))
    truth(name, "quote", "it", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 180}])


def polish():
    name = "pl-oferta-obrobka.pdf"
    s = "Zakład Obróbki Skrawaniem Wierzbno Sp. z o.o."
    rows = [("WS-2201", "Tuleja prowadząca, brąz B101", 200, 38.40), ("WS-2207", "Wałek rowkowany, stal 40HM", 80, 126.00), ("WS-2215", "Pokrywa łożyska, S355", 80, 72.90)]
    t = sum(r[2] * r[3] for r in rows)
    body = f"<table width=100%><tr><td><b>{s}</b><br>ul. Przemysłowa 18, 99-999 Wierzbno<br>NIP 000-000-00-00</td><td class=r>Wierzbno, 12.05.2026 r.</td></tr></table><h1>Oferta handlowa nr OF/141/05/2026</h1><p>Dla: Fabryka Przenośników Mostek S.A., Dział Zakupów<br>Zapytanie ofertowe: ZO/88/2026 z dnia 06.05.2026</p>" + tbl(["Lp.", "Indeks", "Nazwa", "Ilość", "J.m.", "Cena netto [PLN]", "Wartość netto [PLN]"], [[i, a, b, q, "szt.", spaced(p), spaced(p * q)] for i, (a, b, q, p) in enumerate(rows, 1)], (3, 5, 6)) + sums([("Razem netto", spaced(t) + " zł"), ("VAT 23%", spaced(t * .23) + " zł"), ("Razem brutto", spaced(t * 1.23) + " zł")]) + "<p>Koszt przygotowania oprzyrządowania dla WS-2207: 950,00 zł netto, jednorazowo (nieujęty w tabeli).</p><ul><li>Termin realizacji: 4 tygodnie od zamówienia</li><li>Warunki dostawy: EXW Wierzbno</li><li>Termin płatności: przelew 30 dni</li><li>Oferta ważna do 12.06.2026</li></ul><p>Z poważaniem<br>Tomasz Gryglewicz</p>"
    page(name, body, "Strona 1 z 1 – Bank: PL00 0000 0000 0000 0000 0000 0000")
    line = lines_of(s, "PLN", validUntil="2026-06-12", leadTimeDays=28, incoterm="EXW")
    truth(name, "quote", "pl", [line(r[0], r[2], r[3]) for r in rows], [{"part": "WS-2207", "amount": 950}])


def spanish():
    name = "es-presupuesto-alternativa.pdf"
    s = "Motores y Reductores Belamar, S.A."
    rows = [("MRB-90L-4", "Motor trifásico 1,5 kW 1400 rpm B5 IE3", 12, 168.40), ("MRB-RV75-30", "Reductor sinfín 75, i=30", 12, 141.75)]
    alt = ("MRB-RH63-28", "Alternativa a pos. 2: reductor helicoidal 63, i=28", 12, 204.00)
    t = sum(r[2] * r[3] for r in rows)
    body = f"<b>{s}</b><br>Avda. de la Marina 210, 46999 Belamar<h1>Presupuesto P26-3390</h1><p>Fecha: 14/07/2026<br>Cliente: Talleres Garamendi, S.A.<br>Atención: Dpto. de Compras</p>" + tbl(["Pos.", "Código", "Descripción", "Cant.", "Precio €/ud.", "Importe €"], [[i, f"<nobr>{a}</nobr>", b, q, eu(p), eu(p * q)] for i, (a, b, q, p) in enumerate(rows, 1)] + [["2a", f"<nobr>{alt[0]}</nobr>", f"<i>{alt[1]} (opcional, no incluido en el total)</i>", alt[2], eu(alt[3]), eu(alt[2] * alt[3])]], (3, 4, 5)) + sums([("Total sin IVA (pos. 1 y 2)", eu(t) + " €"), ("IVA 21 %", eu(t * .21) + " €"), ("Total", eu(t * 1.21) + " €")]) + "<p>Plazo de entrega: 3 semanas. Portes pagados. Forma de pago: giro a 60 días.<br>Validez de la oferta: hasta el 15 de agosto de 2026.</p><p>Atentamente,<br>Nuria Valdecasas</p>"
    page(name, body, "Registro Mercantil, tomo 0, folio 0 – CIF A00000000")
    line = lines_of(s, "EUR", validUntil="2026-08-15", leadTimeDays=21)
    truth(name, "alternates", "es", [line(r[0], r[2], r[3]) for r in rows] + [line(alt[0], alt[2], alt[3], alternative=True)])


def czech():
    name = "cs-nabidka-staffel.pdf".replace("staffel", "mnozstevni-ceny")
    s = "Plastmont Jizerka s.r.o."
    breaks = {"PJ-118": [(500, 18.4), (1000, 16.2), (2500, 14.9)], "PJ-126": [(500, 27.5), (1000, 24.8), (2500, 22.6)]}
    what = {"PJ-118": "Krytka ABS černá", "PJ-126": "Držák kabelu PA66"}
    body = f"<b>{s}</b><br>Lesní 3, 468 99 Jizerka, IČO 00000000<h1>Cenová nabídka č. 2026/077</h1><p>Datum: 3. 3. 2026<br>Zákazník: Strojírny Bělavec a.s.</p><p>Ceny v Kč za kus bez DPH podle odebraného množství:</p>" + tbl(["Díl", "Název", "od 500 ks", "od 1 000 ks", "od 2 500 ks"], [[k, what[k]] + [spaced(p) for _, p in v] for k, v in breaks.items()], (2, 3, 4)) + "<p>Minimální objednávka: 500 ks.<br>Forma pro PJ-126: 64 000,00 Kč jednorázově.<br>Dodací lhůta: 3 týdny (PJ-118), 9 týdnů (PJ-126 včetně formy).<br>Nabídka platí do 30. 4. 2026.</p><p>Ing. Petra Součková</p>"
    page(name, body, "Plastmont Jizerka s.r.o. – strana 1/1")
    line = lines_of(s, "CZK", validUntil="2026-04-30", minimumOrder=500)
    truth(name, "breaks-matrix", "cs", [line(k, None, None, breaks=[list(x) for x in v], leadTimeDays=21 if k == "PJ-118" else 63) for k, v in breaks.items()], [{"part": "PJ-126", "amount": 64000}])


def portal():
    name = "en-supplier-portal.html"
    s = "Marlin Ridge Pumps & Seals"
    rows = [("MR-SEAL-175", "Cartridge seal 1.75 in", 6, 486.00, "2 weeks", 14), ("MR-IMP-0610-CI", "Impeller 6x10 cast iron", 2, 733.50, "6 weeks", 42), ("MR-GSK-KIT-06", "Gasket kit, frame 6", 10, 28.40, "In stock", 0)]
    sub = sum(r[2] * r[3] for r in rows)
    tr = "".join(f"<tr><td>{i}</td><td><a href='#'>{a}</a></td><td>{b}</td><td class='num'>{q}</td><td class='num'>${us(p)}</td><td class='num'>${us(p * q)}</td><td>{w}</td></tr>" for i, (a, b, q, p, w, _) in enumerate(rows, 1))
    html = f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Quote MRQ-20261 | {s.replace('&', '&amp;')}</title><style>.num{{text-align:right}}</style><script>var page="quote";</script></head>
<body><nav><a href="/">Home</a> | <a href="/orders">Orders</a> | <a href="/quotes">Quotes</a> | Signed in as lokafor</nav>
<h1>{s.replace('&', '&amp;')}</h1><h2>Quote MRQ-20261</h2>
<dl><dt>Created</dt><dd>Jan 19, 2026</dd><dt>Expires</dt><dd>Feb 18, 2026</dd><dt>Account</dt><dd>Tamarack Conveyor Corp.</dd><dt>Currency</dt><dd>USD</dd></dl>
<table id="lines"><thead><tr><th>#</th><th>Item</th><th>Description</th><th>Qty</th><th>Unit Price</th><th>Total</th><th>Lead Time</th></tr></thead><tbody>{tr}</tbody>
<tfoot><tr><td colspan="5">Subtotal</td><td class="num">${us(sub)}</td><td></td></tr><tr><td colspan="5">Shipping &amp; handling</td><td class="num">$74.00</td><td></td></tr><tr><td colspan="5">Quote total</td><td class="num">${us(sub + 74)}</td><td></td></tr></tfoot></table>
<p><button>Convert to order</button> <button>Request change</button></p><footer>&copy; 2026 {s.replace('&', '&amp;')}. All prices in US dollars.</footer></body></html>"""
    open(path(name), "w", encoding="utf-8").write(html)
    line = lines_of(s, "USD", validUntil="2026-02-18")
    truth(name, "portal-page", "en", [line(r[0], r[2], r[3], leadTimeDays=r[5]) for r in rows], [{"amount": 74}])


for make in (italian, polish, spanish, czech, portal):
    if len(sys.argv) < 2 or make.__name__ == sys.argv[1]:
        make()
