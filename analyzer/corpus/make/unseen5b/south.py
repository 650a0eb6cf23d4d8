"""Spanish, Italian and Portuguese quotes."""

import csv
from datetime import date

import openpyxl
from en_letters import mail
from paths import after, at, eu, rows_html, true, weasy, wk
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle


def es_machining():
    name = "es-mecanizado-oferta.pdf"
    rows = [("BR-3320", "Brida DN50 AISI 316L mecanizada", 75, 42.30), ("EJ-3341", "Eje motriz F-1252 templado", 30, 118.75), ("CS-3307", "Casquillo bronce RG7", 300, 7.64)]
    net = sum(n * x for _, _, n, x in rows)
    body = rows_html([[i, p, t, n, f"{eu(x)} €", f"{eu(n * x)} €"] for i, (p, t, n, x) in enumerate(rows, 1)], classes=("", "", "", "r", "r", "r"))
    weasy(name, f"""<html lang=es><style>@page{{size:A4;margin:20mm;@bottom-center{{content:"Mecanizados Urdaneta S.L. · CIF B00000000 · Inscrita en el Registro Mercantil de Gipuzkoa · Pág. " counter(page) " de " counter(pages);font-size:7pt}}}}body{{font:10pt 'DejaVu Sans Condensed'}}.r{{text-align:right}}table.o{{width:100%;border-collapse:collapse}}.o th{{background:#246;color:#fff;padding:4px}}.o td{{padding:4px;border-bottom:1px solid #ccc}}</style>
<h2>Mecanizados Urdaneta S.L.</h2><p>Polígono Zubieta, nave 14, 20170 Usurbil (Gipuzkoa)</p>
<p><b>OFERTA 2026/0881</b> &nbsp; Fecha: 06/11/2026<br>Cliente: Bombas del Segura, S.A. – Att. D. Fermín Alcaraz<br>Su referencia: SOL-4410</p>
<table class=o><tr><th>Pos.</th><th>Referencia</th><th>Descripción</th><th>Cantidad</th><th>Precio unitario</th><th>Importe</th></tr>{body}
<tr><td colspan=5 class=r>Base imponible</td><td class=r>{eu(net)} €</td></tr><tr><td colspan=5 class=r>IVA 21 %</td><td class=r>{eu(net * 0.21)} €</td></tr><tr><td colspan=5 class=r><b>Total</b></td><td class=r><b>{eu(net * 1.21)} €</b></td></tr></table>
<p>Plazo de entrega: 5 semanas desde la recepción del pedido.<br>Condiciones de entrega: EXW Usurbil.<br>Forma de pago: transferencia a 60 días.<br>Validez de la oferta: 30 días.</p></html>""")
    true(name, "table", "es", dict(supplier="Mecanizados Urdaneta S.L.", currency="EUR", incoterm="EXW", validUntil=after(2026, 11, 6, 30), leadTimeDays=35), [(p, n, x) for p, _, n, x in rows])


def es_mail():
    name = "es-correo-tornilleria.eml"
    rows = [("DIN931-M16X90", 1200, "0,485"), ("DIN934-M16", 1200, "0,132"), ("DIN125-M16", 2400, "0,058")]
    text = "Buenos días, Nuria:\n\nTe paso los precios que nos pedías (euros por pieza, IVA no incluido):\n\n" + "\n".join(f"{p:<16}{n:>6} uds.   {x} €/ud." for p, n, x in rows) + "\n\nTodo en stock, salida en 24 horas. Pedido mínimo 100 €. Portes aparte.\nOferta válida hasta el 30/11/2026.\n\nUn saludo,\nÍñigo Barrenechea\nTornillería Ebro Norte, S.A.U.\nLogroño\n"
    mail(name, "ventas@ebronorte.example", "nuria.compras@elevadores-cinca.example", "Oferta tornillería M16", (2026, 11, 11, 10, 12), text)
    true(name, "prose", "es", dict(supplier="Tornillería Ebro Norte, S.A.U.", currency="EUR", validUntil="2026-11-30", leadTimeDays=[0, 1]), [(p, n, float(x.replace(",", "."))) for p, n, x in rows], noMinimumPieces=True)


def it_turned():
    name = "it-minuterie-offerta.pdf"
    s = getSampleStyleSheet()
    rows = [("T-4018/A", "Raccordo ottone CW614N filetto 1/4\"", 10000, 0.4150), ("T-4022/B", "Spina acciaio 11SMnPb37 zincata", 25000, 0.0875), ("T-4090/A", "Perno inox AISI 303", 3000, 1.2600)]
    data = [["Codice", "Descrizione", "U.M.", "Quantità", "Prezzo unit. €", "Importo €", "Consegna"]] + [[p, Paragraph(t, s["BodyText"]), "PZ", eu(n, 0), eu(x, 4), eu(n * x), "30 gg"] for p, t, n, x in rows]
    t = Table(data, colWidths=[58, 150, 34, 58, 78, 68, 58])
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.3, colors.grey), ("ALIGN", (3, 0), (5, -1), "RIGHT"), ("FONTSIZE", (0, 0), (-1, -1), 8.5)]))
    story = [Paragraph("<b><font size=14>Torneria Valgrande S.n.c.</font></b><br/>Via dell'Artigianato 21 – 25065 Lumezzane (BS) – P.IVA 00000000000", s["BodyText"]), Spacer(1, 14), Paragraph("Spett.le<br/>Rubinetterie Cusio S.p.A.<br/>28024 Gozzano (NO)<br/>c.a. Sig.ra Ornella Pizzigoni", s["BodyText"]), Spacer(1, 10), Paragraph("<b>Offerta n. 412/26 del 09/11/2026</b> – Vs. richiesta del 04/11/2026", s["BodyText"]), Spacer(1, 10), t, Spacer(1, 12)]
    for x in ("Consegna: 30 giorni data ordine. Resa: FCA Lumezzane. Imballo compreso.", "Pagamento: Ri.Ba. 60 gg d.f.f.m. – Prezzi al netto di IVA 22 %.", "Validità offerta: 31/12/2026.", "Distinti saluti<br/>Egidio Bonfanti"):
        story.append(Paragraph(x, s["BodyText"]))
    SimpleDocTemplate(at(name), pagesize=A4, leftMargin=40, rightMargin=40).build(story)
    true(name, "table", "it", dict(supplier="Torneria Valgrande S.n.c.", currency="EUR", incoterm="FCA", validUntil="2026-12-31", leadTimeDays=30), [(p, n, x) for p, _, n, x in rows])


def it_aluminium():
    """Bars by the kilogram and the metre."""
    name = "it-barre-alluminio.xlsx"
    b = openpyxl.Workbook()
    s = b.active
    s.title = "Offerta"
    s["A1"] = "Metalli Valbisana S.r.l."
    s["A2"] = "Via Tagliaferro 8, 50013 Campi Bisenzio (FI)"
    s["A3"], s["B3"], s["D3"], s["E3"] = "Offerta n.", "26/3371", "Data", date(2026, 11, 12)
    s["A4"], s["B4"], s["D4"], s["E4"] = "Cliente", "Officine Garfagnana", "Validità", date(2026, 11, 27)
    s["E3"].number_format = s["E4"].number_format = "dd/mm/yyyy"
    for c, h in enumerate(["Articolo", "Descrizione", "Quantità", "UM", "Prezzo €/UM", "Totale €", "Consegna"], 1):
        s.cell(6, c, h)
    rows = [("AL-6082-T60", "Tondo EN AW-6082 T6 Ø60", 850, "kg", 5.15, "pronta", False), ("AL-6082-P80X20", "Piatto EN AW-6082 T6 80x20", 420, "kg", 5.48, "pronta", False), ("AL-7075-T60", "Tondo EN AW-7075 T651 Ø60", 300, "kg", 8.92, "15 giorni", False), ("TUB-6060-40X3", "Tubo EN AW-6060 Ø40x3, barre 6 m", 180, "m", 4.36, "pronta", False)]
    for r, (p, t, n, u, x, d, _) in enumerate(rows, 7):
        for c, v in enumerate([p, t, n, u, x, round(n * x, 2), d], 1):
            s.cell(r, c, v)
        s.cell(r, 5).number_format = s.cell(r, 6).number_format = "#,##0.00"
    s["A12"] = "Prezzi in euro, IVA esclusa, resa DAP Castelnuovo. Spese di taglio: 60,00 € una tantum per l'intero ordine."
    b.save(at(name))
    true(name, "units", "it", dict(supplier="Metalli Valbisana S.r.l.", currency="EUR", incoterm="DAP", validUntil="2026-11-27"), [(p, n, x, dict(unit=u, leadTimeDays=0 if d == "pronta" else 15, **({"alternative": True} if alt else {}))) for p, _, n, u, x, d, alt in rows], [dict(amount=60)])


def pt_foundry():
    name = "pt-fundicao-proposta.pdf"
    rows = [("FND-0451", "Carcaça de mancal, FC 250", 200, 187.40), ("FND-0452", "Tampa, FC 250", 200, 54.90), ("FND-0477", "Polia 3 canais, FE 45012", 120, 141.15)]
    body = rows_html([[i, p, t, n, "PÇ", eu(x), "5,00", eu(n * x)] for i, (p, t, n, x) in enumerate(rows, 1)])
    net = sum(n * x for _, _, n, x in rows)
    wk(name, f"""<html lang=pt-BR><meta charset=utf-8><style>body{{font-family:'DejaVu Sans';font-size:11px}}table.i{{width:100%;border-collapse:collapse}}.i td,.i th{{border:1px solid #000;padding:3px}}</style>
<h3>FUNDIÇÃO SERRA DO PIQUIRI LTDA.</h3>Rodovia SC-108, km 12 – Joinville/SC – CNPJ 00.000.000/0000-00
<p><b>PROPOSTA COMERCIAL Nº 2026-3387</b><br>Data: 05/11/2026 &nbsp; Validade da proposta: 20/12/2026<br>Cliente: Implementos Agrícolas Guaporé S/A &nbsp; A/C: Sr. Anselmo Teixeira</p>
<table class=i><tr><th>Item</th><th>Código</th><th>Descrição</th><th>Qtde.</th><th>Un.</th><th>Preço unit. (R$)</th><th>IPI %</th><th>Valor total (R$)</th></tr>{body}<tr><td colspan=7 align=right>Total dos produtos</td><td>{eu(net)}</td></tr><tr><td colspan=7 align=right>IPI 5 %</td><td>{eu(net * 0.05)}</td></tr><tr><td colspan=7 align=right><b>Total geral</b></td><td><b>{eu(net * 1.05)}</b></td></tr></table>
<p>Ferramental (modelo) para FND-0477: R$ 12.800,00, cobrado uma única vez.<br>Prazo de entrega: 45 dias após o pedido.<br>Frete: FOB Joinville. ICMS 12 % incluso.<br>Condição de pagamento: 28/42 dias.</p><p>Atenciosamente,<br>Jurema Castanheira – Vendas</p></html>""")
    true(name, "tax", "pt", dict(supplier="FUNDIÇÃO SERRA DO PIQUIRI LTDA.", currency="BRL", incoterm="FOB", validUntil="2026-12-20", leadTimeDays=45), [(p, n, x) for p, _, n, x in rows], [dict(part="FND-0477", amount=12800)])


def pt_csv():
    name = "pt-orcamento-cablagens.csv"
    rows = [("CB-220-10", "Cablagem principal 24 vias", 400, 17.85), ("CB-220-11", "Cablagem iluminação", 400, 6.30), ("CB-221-02", "Cabo de massa 35 mm²", 800, 4.12)]
    with open(at(name), "w", newline="", encoding="utf-8") as f:
        w = csv.writer(f, delimiter=";")
        w.writerow(["Cablagens do Certimal, Lda."])
        w.writerow(["Orçamento", "ORC 26/1104", "Data", "10-11-2026", "Válido até", "10-12-2026"])
        w.writerow(["Cliente", "Autocarros Mondego, S.A."])
        w.writerow(["Moeda", "EUR", "Entrega", "DAP Coimbra", "Prazo", "4 semanas"])
        w.writerow([])
        w.writerow(["Referência", "Designação", "Quantidade", "Preço unitário", "Desc.", "Total"])
        for p, t, n, x in rows:
            w.writerow([p, t, n, eu(x), "0%", eu(n * x)])
        net = sum(n * x for _, _, n, x in rows)
        w.writerow(["", "", "", "", "Total s/ IVA", eu(net)])
        w.writerow(["", "", "", "", "IVA 23%", eu(net * 0.23)])
        w.writerow(["", "", "", "", "Total c/ IVA", eu(net * 1.23)])
    true(name, "table", "pt", dict(supplier="Cablagens do Certimal, Lda.", currency="EUR", incoterm="DAP", validUntil="2026-12-10", leadTimeDays=28), [(p, n, x) for p, _, n, x in rows])


if __name__ == "__main__":
    for make in (es_machining, es_mail, it_turned, it_aluminium, pt_foundry, pt_csv):
        make()
