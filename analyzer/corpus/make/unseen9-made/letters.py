"""Letters as .docx: composites, bearings, a machine shop, a foundry in Brazil."""

from docx import Document
from docx.shared import Pt

from kit import after, at, eu, true, us, weeks, workdays, write


def grid(d, head, rows, style="Table Grid"):
    t = d.add_table(1, len(head), style=style)
    for c, text in zip(t.rows[0].cells, head):
        c.text = text
    for r in rows:
        for c, text in zip(t.add_row().cells, r):
            c.text = str(text)
    return t


def composites():
    name, s = "en-us-composites-options.docx", "Ridgeback Composites Corp."
    d = Document()
    d.sections[0].header.paragraphs[0].text = "Ridgeback Composites Corp.   |   2 Airfield Road, Tecumseh Point, MI 49999"
    d.add_heading("Proposal RC-2261", 1)
    d.add_paragraph("November 6, 2026\nSubmitted to: Falkner Robotics, Inc.\nAttention: Priyanka Rao")
    d.add_paragraph("Ridgeback is pleased to offer the following for the arm program:")
    grid(d, ("CLIN", "Part", "Description", "Qty", "Unit", "Unit price", "Extended"), [("0001", "FR-60-201", "Upper arm tube, IM7/8552", 40, "EA", "$912.00", "$36,480.00"), ("0002", "FR-60-202", "Forearm tube, IM7/8552", 40, "EA", "$744.50", "$29,780.00"), ("0003", "FR-60-210", "End fitting, bonded 7075", 160, "EA", "$88.25", "$14,120.00"), ("", "", "", "", "", "Total", "$80,380.00")])
    d.add_paragraph("")
    d.add_paragraph("Non-recurring: mandrel for FR-60-201 $7,400.00; mandrel for FR-60-202 $6,150.00; bond fixture for FR-60-210 $2,300.00. These are not included in the total above.")
    d.add_paragraph("Option A (not included): ultrasonic C-scan of every tube, $38.00 each.\nOption B (not included): second set of mandrels, $11,900.00.")
    d.add_paragraph("Delivery: 14 weeks after receipt of order for tubes, 10 weeks for fittings. FOB Tecumseh Point, MI. Prices in U.S. dollars, valid through February 5, 2027.")
    d.save(at(name))
    common = dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2027-02-05")
    true(name, "nre-in-text-options", "en", common, [("FR-60-201", 40, 912, dict(leadTimeDays=98)), ("FR-60-202", 40, 744.5, dict(leadTimeDays=98)), ("FR-60-210", 160, 88.25, dict(leadTimeDays=70))], [("FR-60-201", 7400), ("FR-60-202", 6150), ("FR-60-210", 2300)])


def bearings():
    name, s = "en-uk-bearings-reply.docx", "Northfield Bearing & Transmission (Leeds) Ltd"
    rows = [("6205-2RS-C3", "Deep groove ball bearing", 400, 3.18, "Ex stock"), ("NU210-ECP", "Cylindrical roller bearing", 60, 41.7, "Ex stock"), ("51110", "Thrust bearing", 120, 9.85, "2 weeks"), ("HK2016", "Needle bearing", 500, 1.94, "6 weeks")]
    d = Document()
    d.add_paragraph("FAO: Simon Tully\nHolbeck Conveyors Ltd\nYour ref: E-2291")
    d.add_paragraph("Date: 11 November 2026")
    d.add_paragraph("Quotation NB/88120").runs[0].bold = True
    d.add_paragraph("Hi Simon, as requested:")
    grid(d, ("Availability", "Net price each", "Qty", "Description", "Bearing no."), [(w, f"£{us(p)}", q, t, a) for a, t, q, p, w in rows], "Light Grid")
    d.add_paragraph("")
    d.add_paragraph("Carriage free on orders over £250, otherwise £12.50. VAT extra. Prices held for 14 days.")
    d.add_paragraph("Regards\nGemma Stead\nInternal sales")
    f = d.sections[0].footer.paragraphs[0]
    f.text = f"{s}. Registered in England no. 00000000. Unit 22, Aire Trading Estate, LS99 9ZZ"
    f.runs[0].font.size = Pt(7)
    d.save(at(name))
    true(name, "columns-reversed-footer", "en", dict(supplier=s, currency="GBP", validUntil=after("2026-11-11", 14)), [(a, q, p, dict(leadTimeDays=0 if w == "Ex stock" else 7 * int(w[0]))) for a, _, q, p, w in rows])


def zerspanung():
    name, s = "de-zerspanung-ruestkosten.docx", "Walter Hägele Präzisionsteile e.K."
    rows = [("4711-230", "Gehäusedeckel, EN AW-6082", 120, 24.8, 180.0), ("4711-231", "Gehäuse, EN AW-6082", 120, 61.35, 260.0), ("4711-240", "Welle, 1.4305, geschliffen", 240, 17.2, 140.0)]
    d = Document()
    d.styles["Normal"].font.name = "Arial"
    d.add_heading("Walter Hägele Präzisionsteile e.K.", 2)
    d.add_paragraph("Im Grund 8, 72999 Albhausen, Telefon 07000 5550")
    d.add_paragraph("An\nMessgeräte Falk GmbH\nFrau Ost")
    d.add_paragraph("Angebot 26-0611 vom 12.11.2026, Ihre Anfrage 4500071")
    t = grid(d, ("Pos.", "Zeichnungs-Nr.", "Benennung", "Stück", "Einzelpreis", "Rüstkosten einmalig", "Gesamt"), [(i, a, b, q, f"{eu(p)} €", f"{eu(k)} €", f"{eu(q * p + k)} €") for i, (a, b, q, p, k) in enumerate(rows, 1)])
    cells = t.add_row().cells
    cells[0].merge(cells[5]).text, cells[6].text = "Gesamtsumme netto", f"{eu(sum(q * p + k for *_, q, p, k in rows))} €"
    d.add_paragraph("\nLiefertermin: ca. 4-5 Wochen nach Auftragseingang. Lieferung ab Werk, ausschließlich Verpackung. Das Angebot gilt bis 31.01.2027.\n\nMit freundlichen Grüßen\nWalter Hägele")
    d.save(at(name))
    true(name, "charge-column", "de", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=weeks(4, 5), validUntil="2027-01-31"), [(a, q, p) for a, _, q, p, _ in rows], [(r[0], r[4]) for r in rows])


def fundicao():
    name, s = "pt-br-fundicao.docx", "Fundição Irmãos Zanella Ltda."
    d = Document()
    d.add_heading("Fundição Irmãos Zanella Ltda.", 1)
    d.add_paragraph("Rodovia SC-999, km 12, Joinvale - SC - CNPJ 00.000.000/0001-00")
    d.add_paragraph("PROPOSTA COMERCIAL 1187/2026\nJoinvale, 9 de novembro de 2026\nÀ Bombas Hidrosul S.A., A/C Sr. Everton")
    grid(d, ("Item", "Código", "Descrição", "Peso unit. (kg)", "Qtde (pç)", "Preço unit. (R$)", "Total (R$)"), [("1", "FZ-118", "Carcaça FoFo GG25", "14,2", "200", "187,50", "37.500,00"), ("2", "FZ-119", "Rotor FoFo GGG40", "6,8", "200", "124,00", "24.800,00"), ("3", "FZ-125", "Tampa FoFo GG20", "3,1", "600", "38,90", "23.340,00"), ("", "", "Ferramental (modelo) FZ-119", "", "1", "9.800,00", "9.800,00"), ("", "", "Total geral", "", "", "", "95.440,00")])
    d.add_paragraph("\nICMS 12% incluso nos preços, IPI isento. Frete FOB Joinvale. Prazo de entrega: 30 dias úteis. Validade da proposta: 20 dias. Condição de pagamento: 28 DDL. Pedido mínimo: 100 peças por item.\n\nAtenciosamente,\nGilmar Zanella")
    d.save(at(name))
    true(name, "tool-row", "pt", dict(supplier=s, currency="BRL", incoterm="FOB", leadTimeDays=workdays(30), validUntil=after("2026-11-09", 20), minimumOrder=100), [("FZ-118", 200, 187.5), ("FZ-119", 200, 124), ("FZ-125", 600, 38.9)], [("FZ-119", 9800)])


write(composites, bearings, zerspanung, fundicao)
