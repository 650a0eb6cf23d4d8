"""PDF quotes in Italian, Polish, Czech, Swedish (Odoo) and Brazilian Portuguese."""

from kit import after, at, cells, eu, saved, sp, true, weasy, weeks, wk, workdays, write
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

FRAME = "table{border-collapse:collapse;width:100%}td,th{border:1px solid #777;padding:3px 5px;text-align:left}.r{text-align:right}"


def plastica():
    name, s = "it-stampi-prima-dei-pezzi.pdf", "Tecnoplast Brianza S.r.l."
    molds = [("TB-610", "Coperchio PA66 GF30", "2 impronte", 18500), ("TB-611", "Scocca ABS V0", "1 impronta", 24800), ("TB-614", "Tasto POM", "8 impronte", 16200)]
    parts = [("TB-610", "Coperchio PA66 GF30", 10000, 0.485), ("TB-611", "Scocca ABS V0", 10000, 1.37), ("TB-614", "Tasto POM", 40000, 0.062)]
    html = f"""<html lang=it><style>@page{{size:A4;margin:17mm}}body{{font:9.5pt DejaVu Sans}}{FRAME}</style><table style="border:0"><tr><td style="border:0"><b style="font-size:16pt;color:#06a">TECNOPLAST</b><br>Tecnoplast Brianza S.r.l. a socio unico<br>Via dell'Artigianato 22, 20899 Vimeronno (MB)</td><td style="border:0">Spett.le<br><b>ELETTROMECCANICA COLLEONI S.p.A.</b><br>Uff. Acquisti, c.a. Dott.ssa Rota<br>24999 Dalmona (BG)</td></tr></table>
<p>Vimeronno, 4 novembre 2026<br><b>Offerta n. 338/26 rev. 0</b><br>Oggetto: Vs. richiesta del 22/10/2026, famiglia "Quadro 600"</p><p><b>A) Attrezzature (proprietà del cliente)</b></p><table>{cells('th', [("Codice", "Descrizione", "Stampo", "Prezzo €")])}{cells('td', [(a, f"Stampo {d}", i, eu(p)) for a, d, i, p in molds], (3,))}<tr><td colspan=3>Totale attrezzature</td><td class=r>{eu(59500)}</td></tr></table>
<p><b>B) Particolari stampati</b></p><table>{cells('th', [("Codice", "Descrizione", "Lotto pz", "€/pz")])}{cells('td', [(a, d, eu(q, 0), eu(p, 3)) for a, d, q, p in parts], (2, 3))}</table>
<p>Tempi: campionatura 12 settimane dall'ordine stampi; produzione 4 settimane.<br>Resa: franco ns. stabilimento (EXW Vimeronno), imballo compreso.<br>Pagamento stampi: 40% all'ordine, 60% a campionatura approvata. Pezzi: R.B. 60 gg. d.f.f.m.<br>Validità offerta: 60 giorni. IVA esclusa.</p><p>Distinti saluti<br>Fabio Galbusera</p></html>"""
    weasy(name, html)
    true(name, "tools-table-first", "it", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=[28, 84, 112], validUntil=after("2026-11-04", 60)), [(a, q, p) for a, _, q, p in parts], [(m[0], m[3]) for m in molds])


def galvanica():
    name, s = "it-galvanica-pie-di-pagina.pdf", "Galvanica F.lli Tonolini S.n.c."
    from docx import Document
    from docx.shared import Pt

    d = Document()
    d.add_paragraph("Spett.le\nMECCANICA SEBINO S.R.L.\nVia Lago 9\n25999 Iseno (BS)")
    d.add_paragraph("Brescello Terme, 06/11/2026\nPreventivo nr. 512\nVs. rif.: mail sig. Archetti")
    d.add_paragraph("Con la presente siamo a sottoporVi la ns. migliore offerta per i seguenti trattamenti su materiale di Vs. fornitura:")
    t = d.add_table(1, 5, style="Table Grid")
    for r in (("Vs. articolo", "Trattamento", "Kg", "Prezzo €/Kg", "Importo €"), ("MS-0412", "Zincatura bianca 8 micron", "1.800", "0,62", "1.116,00"), ("MS-0415", "Zincatura nera", "650", "0,88", "572,00"), ("MS-0420", "Fosfatazione al manganese", "1.200", "0,74", "888,00"), ("MS-0433", "Nichelatura chimica 15 micron", "90", "9,40", "846,00")):
        row = t.rows[0] if r[0].startswith("Vs.") else t.add_row()
        for c, x in zip(row.cells, r):
            c.text = x
    d.add_paragraph("\nContributo fisso allestimento telai per MS-0433: € 130,00 (solo primo ordine).\nContributo depurazione acque: € 18,00 a ordine.\nMinimo fatturabile per trattamento: € 45,00.\nConsegna: 6 giorni lavorativi dal ricevimento del materiale. Resa franco ns. sede.\nPrezzi validi fino al 31/12/2026, IVA esclusa.\n\nCordiali saluti")
    f = d.sections[0].footer.paragraphs[0]
    f.text = f"{s} - Via dei Fontanili 3, 25999 Brescello Terme (BS) - P.IVA 00000000000 - Tel. 030 000000"
    f.runs[0].font.size = Pt(7)
    saved(d.save, "docx", name)
    true(name, "per-kg-footer", "it", dict(supplier=s, currency="EUR", unit="kg", incoterm="EXW", validUntil="2026-12-31", leadTimeDays=workdays(6)), [("MS-0412", 1800, 0.62), ("MS-0415", 650, 0.88), ("MS-0420", 1200, 0.74), ("MS-0433", 90, 9.4)], [("MS-0433", 130), 18], noMinimumPieces=True)


def odlewnia():
    name, s = "pl-odlewnia-waga-i-cena.pdf", "Odlewnia Żeliwa „Wulkan” Nowak i Wspólnicy Sp. j."
    rows = [("OW-2114", "Korpus pompy EN-GJL-250", "18,4", 120, 214.0), ("OW-2115", "Pokrywa EN-GJL-250", "6,2", 120, 78.5), ("OW-2140", "Koło pasowe EN-GJS-500-7", "9,7", 80, 139.9)]
    net = sum(q * p for *_, q, p in rows) + 7400
    body = [(i, a, d, w, q, "szt.", sp(p), sp(q * p)) for i, (a, d, w, q, p) in enumerate(rows, 1)]
    html = f"""<html lang=pl><head><meta charset=utf-8><style>body{{font:12px DejaVu Sans}}{FRAME}</style></head><body><table><tr><td style="width:50%"><b>Sprzedawca:</b><br>{s}<br>ul. Hutnicza 40, 42-999 Częstowice<br>NIP 000-000-00-00</td><td><b>Nabywca:</b><br>Fabryka Pomp „Wisła” S.A.<br>ul. Portowa 3, 80-999 Gdańszczyk</td></tr></table><h3 style="text-align:center">OFERTA CENOWA nr 214/11/2026</h3><p>Data wystawienia: 10.11.2026 r.<br>Termin ważności: 30 dni</p>
<table>{cells('th', [("Lp.", "Nr rysunku", "Nazwa, gatunek", "Masa kg/szt.", "Ilość", "J.m.", "Cena jedn. netto zł", "Wartość netto zł")])}{cells('td', body, (3, 4, 6, 7))}<tr><td>4</td><td>OW-2140</td><td>Oprzyrządowanie modelowe (jednorazowo)</td><td></td><td class=r>1</td><td>kpl.</td><td class=r>{sp(7400)}</td><td class=r>{sp(7400)}</td></tr><tr><td colspan=7 class=r>Razem netto</td><td class=r>{sp(net)}</td></tr><tr><td colspan=7 class=r>VAT 23%</td><td class=r>{sp(net * 0.23)}</td></tr><tr><td colspan=7 class=r>Razem brutto</td><td class=r>{sp(net * 1.23)}</td></tr></table>
<p>Termin realizacji: 6-8 tygodni od zamówienia.<br>Warunki dostawy: FCA Częstowice.<br>Płatność: przelew 45 dni.<br>Minimalna partia: 40 szt.</p><p>Sporządził: mgr inż. Paweł Nowak</p></body></html>"""
    wk(name, html)
    true(name, "tool-row-with-part", "pl", dict(supplier=s, currency="PLN", incoterm="FCA", leadTimeDays=weeks(6, 8), validUntil=after("2026-11-10", 30), minimumOrder=40), [(a, q, p) for a, _, _, q, p in rows], [("OW-2140", 7400)])


def pruziny():
    name, s = "cs-pruziny-stupne.pdf", "Pružiny Havránek, spol. s r.o."
    folder = "/usr/share/fonts/truetype/dejavu/"
    pdfmetrics.registerFont(TTFont("D", folder + "DejaVuSans.ttf"))
    pdfmetrics.registerFont(TTFont("DB", folder + "DejaVuSans-Bold.ttf"))
    items = [("PH-1025", "Tlačná pružina 2,5x20x60", [(500, 6.4), (1000, 5.35), (5000, 4.6)]), ("PH-1031", "Tažná pružina 1,2x12x45", [(500, 5.1), (1000, 4.2), (5000, 3.75)]), ("PH-2200", "Zkrutná pružina 3x25, pravá", [(200, 18.9), (1000, 14.6)])]
    data = [["Výkres", "Název", "Množství od (ks)", "Cena Kč/ks bez DPH"]]
    for a, d, b in items:
        for j, (q, p) in enumerate(b):
            data.append([a if not j else "", d if not j else "", sp(q, 0), sp(p)])
    t = Table(data, colWidths=[80, 200, 100, 120])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "D", 9), ("FONT", (0, 0), (-1, 0), "DB", 9), ("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("ALIGN", (2, 0), (-1, -1), "RIGHT")]))
    from reportlab.lib.styles import ParagraphStyle

    n, h = ParagraphStyle("n", fontName="D", fontSize=9.5, leading=13), ParagraphStyle("h", fontName="DB", fontSize=14, leading=18)
    SimpleDocTemplate(at(name), pagesize=A4, topMargin=50).build([Paragraph(s, h), Paragraph("Na Výsluní 118, 539 99 Hlinsko u Lázní, IČ 00000000", n), Spacer(1, 12), Paragraph("Odběratel: AGROSTROJ Jihlavka a.s., pí Dvořáčková", n), Paragraph("<b>Nabídka č. N26-0877</b> ze dne 9. 11. 2026", n), Spacer(1, 10), t, Spacer(1, 10), Paragraph("Přípravek pro PH-2200: 3 200 Kč jednorázově.", n), Paragraph("Balné a doprava: 350 Kč za zásilku.", n), Paragraph("Dodací lhůta: 3 týdny. Dodací podmínka: DAP Jihlavka. Platnost nabídky do 31. 1. 2027. Splatnost 30 dnů.", n), Spacer(1, 14), Paragraph("S pozdravem Ing. Havránek ml.", n)])
    true(name, "breaks-down", "cs", dict(supplier=s, currency="CZK", incoterm="DAP", leadTimeDays=21, validUntil="2027-01-31"), [(a, None, b) for a, _, b in items], [("PH-2200", 3200), 350])


def odoo():
    name, s = "sv-kugghjul-odoo.pdf", "Kuggväxel i Eskilsby AB"
    rows = [("Kugghjul", None), ("KV-3012", "Cylindriskt kugghjul m3 z24, slipat", 60, 845.0), ("KV-3018", "Cylindriskt kugghjul m3 z61, slipat", 60, 1390.0), ("Axlar", None), ("KV-4400", "Splinesaxel DIN 5480, induktionshärdad", 120, 612.5)]
    body, goods = "", 0
    for r in rows:
        if len(r) == 2:
            body += f'<tr><td colspan=5 style="background:#eee"><b>{r[0]}</b></td></tr>'
        else:
            a, d, q, p = r
            goods += q * p
            body += f"<tr><td>[{a}] {d}</td><td class=r>{eu(q).replace('.', ' ')} Enheter</td><td class=r>{sp(p)}</td><td class=r>25%</td><td class=r>{sp(q * p)} kr</td></tr>"
    body += f'<tr><td colspan=5><i>Uppspänning för KV-3018 debiteras en gång.</i></td></tr><tr><td>[FIXTUR] Fixtur och program KV-3018</td><td class=r>1,00 Enheter</td><td class=r>{sp(14500)}</td><td class=r>25%</td><td class=r>{sp(14500)} kr</td></tr>'
    net = goods + 14500
    html = f"""<html lang=sv><head><meta charset=utf-8><style>body{{font:13px DejaVu Sans;color:#333}}table{{border-collapse:collapse;width:100%}}th{{border-bottom:2px solid #555;text-align:left}}td{{padding:4px;border-bottom:1px solid #ddd}}.r{{text-align:right}}</style></head><body><div style="border-bottom:1px solid #000"><b>{s}</b><br>Verkstadsgatan 9<br>632 99 Eskilsby<br>Sverige</div><p style="margin-left:60%">Norrskog Maskin AB<br>Erik Sandin<br>Box 44<br>891 99 Örnvik</p><h2>Offert # SO02218</h2><table><tr><td><b>Er referens:</b><br>Förfrågan 1187</td><td><b>Offertdatum:</b><br>2026-11-11</td><td><b>Utgångsdatum:</b><br>2026-12-11</td><td><b>Säljare:</b><br>Maja Ekström</td></tr></table><br>
<table><tr><th>Beskrivning</th><th class=r>Antal</th><th class=r>Pris per enhet</th><th class=r>Moms</th><th class=r>Belopp</th></tr>{body}</table><table style="width:45%;margin-left:55%"><tr><td>Belopp exkl. moms</td><td class=r>{sp(net)} kr</td></tr><tr><td>Moms 25%</td><td class=r>{sp(net * 0.25)} kr</td></tr><tr><td><b>Totalt</b></td><td class=r><b>{sp(net * 1.25)} kr</b></td></tr></table><p>Leveranstid 7 veckor efter order. Leveransvillkor: EXW Eskilsby. Valuta SEK.<br>Betalningsvillkor: 30 dagar netto</p><p style="text-align:center;font-size:10px">+46 16 000 00 00 | info@kuggvaxel.example | Org.nr 000000-0000 | Sida: 1 / 1</p></body></html>"""
    wk(name, html)
    true(name, "odoo-sections", "sv", dict(supplier=s, currency="SEK", incoterm="EXW", leadTimeDays=49, validUntil="2026-12-11"), [(r[0], r[2], r[3]) for r in rows if len(r) == 4], [("KV-3018", 14500)])


def brasil():
    name, s = "pt-br-vedacoes-impostos.pdf", "Vedatec Indústria de Vedações Ltda."
    rows = [("VT-77012", "O-ring NBR 70 Sh, 48 x 3,53", 5000, 1.42, 500), ("VT-77120", "Retentor FKM 45-65-10", 800, 18.9, 100), ("VT-78004", "Gaxeta PU 90 Sh, 60-75-9", 1200, 11.35, 200), ("VT-79901", "Peça especial borracha EPDM desenho 9901-B", 2000, 6.8, 1000)]
    body = [(i, a, d, "PÇ", eu(q, 0), eu(p), "9,75%", "18%", eu(q * p), eu(m, 0)) for i, (a, d, q, p, m) in enumerate(rows, 1)]
    goods = sum(q * p for _, _, q, p, _ in rows)
    html = f"""<html lang=pt><style>@page{{size:A4 landscape;margin:12mm}}body{{font:9pt DejaVu Sans}}{FRAME}</style><table><tr><td><b>{s}</b><br>Rua das Prensas, 310 - Distrito Industrial - Sorocaçu/SP - CNPJ 00.000.000/0001-00 - IE 000.000.000.000</td><td>COTAÇÃO Nº 45.118<br>Emissão: 09/11/2026<br>Validade: 15 dias</td></tr></table><p>Cliente: Hidráulica Paranaense S/A &nbsp; Contato: Sra. Luciane &nbsp; Condição de pagamento: 28/42 DDL &nbsp; Frete: FOB Sorocaçu</p>
<table>{cells('th', [("Item", "Código", "Descrição", "UN", "Qtde", "Vlr. unit. R$", "IPI", "ICMS", "Vlr. total R$", "Lote mínimo")])}{cells('td', body, (4, 5, 6, 7, 8, 9))}<tr><td colspan=8 class=r>Total dos produtos</td><td class=r>{eu(goods)}</td><td></td></tr><tr><td colspan=8 class=r>IPI 9,75%</td><td class=r>{eu(goods * 0.0975)}</td><td></td></tr><tr><td colspan=8 class=r><b>Total da cotação</b></td><td class=r><b>{eu(goods * 1.0975)}</b></td><td></td></tr></table>
<p>Obs.: ICMS incluso no preço. Prazo de entrega 20 dias úteis; itens 1 e 2 em estoque.<br>Molde para VT-79901: R$ 8.750,00, pagamento único antes do início, não incluso no total acima.</p><p>Vendedor: Anderson Pacheco</p></html>"""
    weasy(name, html)
    true(name, "tax-columns-tool-in-note", "pt", dict(supplier=s, currency="BRL", incoterm="FOB", validUntil=after("2026-11-09", 15)), [(a, q, p, dict(minimumOrder=m, leadTimeDays=0 if i < 2 else workdays(20))) for i, (a, _, q, p, m) in enumerate(rows)], [("VT-79901", 8750)])


write(plastica, galvanica, odlewnia, pruziny, odoo, brasil)
