"""The mails, letters and other texts of unseen3-made: EML, DOCX, RTF and HTML."""

import sys
from email.message import EmailMessage
from email.policy import SMTP

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt, RGBColor

from kit import Folder, line, steps, weeks, workdays

f = Folder("unseen3-made")


def mail(name, sender, to, subject, date, text=None, html=None):
    m = EmailMessage(policy=SMTP)
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, date
    m["Message-ID"] = f"<{name.split('.')[0]}@post.example>"
    if text is not None:
        m.set_content(text)
        if html:
            m.add_alternative(html, subtype="html")
    else:
        m.set_content(html, subtype="html")
    f.file(name).write_bytes(m.as_bytes())


def one():
    name = "en-one-part-by-phone.eml"
    mail(name, '"Hal Prewitt" <hal@prewittwelding.example>', "orders@tuckahoefarm.example", "price on the hitch plates", "Tue, 17 Nov 2026 06:51:30 -0500",
         """Joanne,

As discussed on the phone yesterday: hitch plate HP-3000 per your sketch, 3/4 A36, holes burned and deburred, primed.
Qty 60, $74.50 apiece. I can have them done in two weeks. Pick up here, no charge for the drawing.

That number is good through November 30, steel is moving.

Hal
Prewitt Welding & Fabrication
434-555-0107 shop
434-555-0177 cell, text is best
""")
    f.truth(name, "en", "prose", [line("HP-3000", 60, 74.5, {"supplier": "Prewitt Welding & Fabrication", "currency": "USD", "leadTimeDays": 14, "validUntil": "2026-11-30"})])


def questions():
    """Answers between the lines of the buyer's questions."""
    name = "en-answers-below-questions.eml"
    mail(name, "Gareth Penhallow <gareth.penhallow@lundyfilters.example>", "Ms A. Okonjo <a.okonjo@bristolair.example>", "RE: Filter panels - some questions", "Mon, 16 Nov 2026 12:18:44 +0000",
         """Hello Adaeze, answers under each point.

On 13 Nov 2026, at 09:30, A. Okonjo wrote:

> 1. What is your unit price for 300 off BA-FP-592 (G4 panel, 592 x 592)?

GBP 6.45 each.

> 2. And for 300 off BA-FP-287 (G4 panel, 592 x 287)?

GBP 4.20 each.

> 3. And 60 off BA-HF-610, the H13 cell?

GBP 94.00 each.

> 4. How long do you need?

Panels 1 week, the H13 cells 4 weeks.

> 5. Is delivery to Avonmouth included?

Yes, DAP Avonmouth, no extra.

> 6. How long can you hold the prices?

Until the end of January 2027.

Kind regards
Gareth

Lundy Filters Ltd, Bideford. Tel 01237 555 019
Registered in England and Wales no. 05550131. This e-mail and any attachment are confidential.
""")
    common = {"supplier": "Lundy Filters Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2027-01-31"}
    f.truth(name, "en", "answered-inline", [line("BA-FP-592", 300, 6.45, common, leadTimeDays=7), line("BA-FP-287", 300, 4.2, common, leadTimeDays=7), line("BA-HF-610", 60, 94, common, leadTimeDays=28)])


def chain():
    name = "en-forwarded-chain.eml"
    mail(name, "Renske Dekker <renske.dekker@polderpompen.example>", "Inkoop <inkoop@polderpompen.example>", "Fwd: Quotation for shafts", "Tue, 17 Nov 2026 10:02:11 +0100",
         """For the file. Renske

Begin forwarded message:

> From: Jiří Havránek <havranek@hridele.example>
> Subject: Quotation for shafts
> Date: 16 November 2026 at 16:47:03 CET
> To: Renske Dekker <renske.dekker@polderpompen.example>
>
> Dear Ms Dekker,
>
> please find our prices below:
>
> | Drawing   | Pieces | Price EUR/pc | Delivery |
> |-----------|--------|--------------|----------|
> | PP-S-0812 | 30     | 112.40       | 6 weeks  |
> | PP-S-0815 | 30     | 97.80        | 6 weeks  |
> | PP-S-0830 | 10     | 341.00       | 8 weeks  |
>
> 3.1 certificates are included, ultrasonic test of PP-S-0830 costs EUR 180.00 once.
> Terms FCA Pardubice, payment 30 days, prices valid until 20 December 2026.
>
> Best regards
> Jiří Havránek, sales
> Hřídele Pardubice s.r.o.
> +420 466 555 014
""")
    common = {"supplier": "Hřídele Pardubice s.r.o.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-12-20"}
    f.truth(name, "en", "forwarded", [line("PP-S-0812", 30, 112.4, common, leadTimeDays=42), line("PP-S-0815", 30, 97.8, common, leadTimeDays=42), line("PP-S-0830", 10, 341, common, leadTimeDays=56)], [{"part": "PP-S-0830", "amount": 180}])


def magnets():
    """An HTML mail: the quantities head the columns."""
    name = "en-magnets-html-breaks.eml"
    html = """<html><head><style>td,th{border:1px solid #aaa;padding:2px 10px;font-family:Arial;font-size:10pt}</style></head><body><div>Hi Oliver,</div><div><br></div><div>Happy to quote as below, prices in USD per piece:</div><br>
<table style="border-collapse:collapse"><tr><th>P/N</th><th>Grade</th><th>500 pcs</th><th>2,000 pcs</th><th>10,000 pcs</th></tr><tr><td>NM-D10x3</td><td>N42</td><td>0.38</td><td>0.29</td><td>0.24</td></tr><tr><td>NM-B20x10x5</td><td>N45SH</td><td>1.65</td><td>1.32</td><td>1.17</td></tr><tr><td>NM-R30x16x5</td><td>N42</td><td>2.10</td><td>1.74</td><td>1.52</td></tr></table><br>
<div>Magnetizing fixture for NM-R30x16x5 is <b>$480</b>, paid one time.</div><div>Lead time: 25 days after deposit. MOQ 500 pcs each. Price term: FOB Ningbo. Quotation is valid for 15 days.</div><br><div>Best wishes,</div><div>Cindy Shen</div><div>Ningbo Haitang Magnetics Co., Ltd</div><div>Mob/WhatsApp: +86 574 5550 0118</div></body></html>"""
    mail(name, "Cindy Shen <cindy@haitangmagnet.example>", "Oliver Brandt <oliver@keplerkits.example>", "Re: Inquiry magnets", "Fri, 13 Nov 2026 17:05:00 +0800", html=html)
    common = {"supplier": "Ningbo Haitang Magnetics Co., Ltd", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-11-28", "leadTimeDays": 25, "minimumOrder": 500}
    q = (500, 2000, 10000)
    f.truth(name, "en", "breaks-across", [steps("NM-D10x3", zip(q, (0.38, 0.29, 0.24)), common), steps("NM-B20x10x5", zip(q, (1.65, 1.32, 1.17)), common), steps("NM-R30x16x5", zip(q, (2.1, 1.74, 1.52)), common)], [{"part": "NM-R30x16x5", "amount": 480}])


def verzinken():
    name = "de-verzinken-je-kilo.eml"
    mail(name, "Feuerverzinkung Aller <annahme@verzinkung-aller.example>", "Geländerbau Rethem, Herr Oelkers <oelkers@gelaender-rethem.example>", "Ihre Anfrage Verzinkung Geländer", "Thu, 12 Nov 2026 14:12:09 +0100",
         """Guten Tag Herr Oelkers,

für das Feuerverzinken nach DIN EN ISO 1461 können wir anbieten:

GR-110 Geländerfelder, ca. 2.400 kg: 0,86 EUR/kg
GR-118 Pfosten, ca. 900 kg: 0,94 EUR/kg
GR-130 Kleinteile, ca. 150 kg: 1,65 EUR/kg

Feinverputzen der Geländerfelder GR-110 zusätzlich pauschal 240,00 EUR.
Durchlaufzeit 5 Arbeitstage nach Anlieferung. Preise netto, gültig bis 31.01.2027.
Mindestauftragswert 120,00 EUR.

Mit freundlichen Grüßen
Silke Wrede

Feuerverzinkung Aller GmbH
Industriestraße 2, Schwarmstedt
Telefon 05071 555-22 / Fax -29
Sitz der Gesellschaft: Schwarmstedt, AG Walsrode HRB 55502
""")
    common = {"supplier": "Feuerverzinkung Aller GmbH", "currency": "EUR", "validUntil": "2027-01-31", "leadTimeDays": workdays(5), "unit": "kg"}
    f.truth(name, "de", "by-weight", [line("GR-110", 2400, 0.86, common), line("GR-118", 900, 0.94, common), line("GR-130", 150, 1.65, common)], [{"part": "GR-110", "amount": 240}], noMinimumPieces=True)


def molas():
    name = "pt-molas-brasil.eml"
    rows = [("ML-0440", "Mola de compressão Ø1,5", "5.000", "R$ 0,92", "R$ 4.600,00"), ("ML-0452", "Mola de tração Ø2,0 inox", "2.000", "R$ 2,38", "R$ 4.760,00"), ("ML-0467", "Mola de torção Ø1,2", "3.000", "R$ 1,15", "R$ 3.450,00")]
    trs = "".join("<tr>" + "".join(f"<td>{x}</td>" for x in r) + "</tr>" for r in rows)
    html = f"""<html><body><p>Prezada Luciana,</p><p>Segue nossa cotação conforme solicitado:</p><table border="1"><tr><th>Código</th><th>Produto</th><th>Qtde</th><th>Valor unitário</th><th>Valor total</th></tr>{trs}</table>
<p>Ferramental para a ML-0467: R$ 780,00 (cobrança única).<br>Prazo de entrega: 20 dias.<br>Frete: FOB Joinville.<br>Validade da cotação: 15/12/2026.<br>Impostos inclusos.</p><p>Atenciosamente,<br>Everton Hoffmann<br>Molas Babitonga Ltda.<br>(47) 5550-0144</p></body></html>"""
    mail(name, "Everton Hoffmann <vendas@molasbabitonga.example>", "Luciana Prado <compras@fechosul.example>", "Cotação 5512 - molas", "Wed, 11 Nov 2026 15:33:20 -0300", "Cotação no corpo HTML desta mensagem.\n", html)
    common = {"supplier": "Molas Babitonga Ltda.", "currency": "BRL", "incoterm": "FOB", "validUntil": "2026-12-15", "leadTimeDays": 20}
    f.truth(name, "pt", "plain", [line("ML-0440", 5000, 0.92, common), line("ML-0452", 2000, 2.38, common), line("ML-0467", 3000, 1.15, common)], [{"part": "ML-0467", "amount": 780}])


def fill(table, rows, widths=None):
    for r in rows:
        cells = table.add_row().cells
        for k, (cell, x) in enumerate(zip(cells, r)):
            cell.text = x
            if widths:
                cell.width = Cm(widths[k])


def robot():
    """A proposal: the prices in a schedule, then payments that are no prices."""
    name = "en-robot-cell-proposal.docx"
    d = Document(); d.styles["Normal"].font.name = "Cambria"; d.styles["Normal"].font.size = Pt(11)
    d.add_heading("Proposal for palletising cell", 0); d.add_paragraph("submitted by Tweedbank Robotics Ltd, Galashiels (01896 555 014)\nto Eildon Mills, on 9 November 2026\nProposal reference TR-P-0655")
    d.add_heading("Scope", 1); d.add_paragraph("One palletising cell for sacks of 25 kg at up to 600 sacks per hour, with two pallet positions and a slip sheet dispenser.")
    d.add_heading("Price schedule", 1)
    t = d.add_table(rows=0, cols=5); t.style = "Medium List 1"
    fill(t, [("Module", "Description", "No.", "Price each", "Price"), ("TR-PAL-180", "Palletising robot with sack gripper", "1", "£61,400", "£61,400"), ("TR-INF-3", "Infeed conveyor with flattening roller", "1", "£14,250", "£14,250"), ("TR-PMG", "Pallet magazine", "2", "£9,800", "£19,600"), ("TR-FEN", "Guarding with two access doors", "1", "£7,350", "£7,350"), ("", "Project engineering and site commissioning", "", "", "£18,900"), ("", "Total, excluding VAT", "", "", "£121,500")], (2.8, 6.6, 1.2, 2.4, 2.4))
    d.add_heading("Optional extra", 1); t = d.add_table(rows=0, cols=5); t.style = "Medium List 1"
    fill(t, [("Module", "Description", "No.", "Price each", "Price"), ("TR-WRAP", "Stretch wrapper, turntable", "1", "£16,700", "£16,700")], (2.8, 6.6, 1.2, 2.4, 2.4))
    d.add_heading("Commercial terms", 1)
    for x in ("Delivery 22 weeks from order.", "Delivered DAP Kelso, positioning by crane included.", "Payment: 30% with order, 60% before despatch, 10% after acceptance.", "The proposal is open for acceptance until 12 February 2027."):
        d.add_paragraph(x, style="List Bullet")
    d.save(f.file(name))
    common = {"supplier": "Tweedbank Robotics Ltd", "currency": "GBP", "incoterm": "DAP", "validUntil": "2027-02-12", "leadTimeDays": 154}
    f.truth(name, "en", "sections", [line("TR-PAL-180", 1, 61400, common), line("TR-INF-3", 1, 14250, common), line("TR-PMG", 2, 9800, common), line("TR-FEN", 1, 7350, common), line("TR-WRAP", 1, 16700, common, alternative=True)], [{"amount": 18900}])


def harness():
    """The quantities head the columns; what is paid once stands in a table below."""
    name = "en-cable-assemblies-nre.docx"
    d = Document(); d.styles["Normal"].font.name = "Verdana"; d.styles["Normal"].font.size = Pt(9)
    p = d.add_paragraph("Pemigewasset Cable, Inc."); p.runs[0].font.size = Pt(16); p.runs[0].font.color.rgb = RGBColor(0x8B, 0, 0); d.add_paragraph("14 Mill Pond Road, Plymouth, New Hampshire | (603) 555-0152")
    d.add_paragraph("Customer: Squam Optics LLC\nRFQ: SO-22\nQuote: 7719, Nov. 12, 2026, good for 60 days")
    t = d.add_table(rows=0, cols=5); t.style = "Table Grid"
    fill(t, [("Assembly", "Rev", "Qty 10", "Qty 50", "Qty 250"), ("SO-W-118", "C", "$88.10", "$61.45", "$52.90"), ("SO-W-119", "A", "$46.75", "$31.20", "$26.85"), ("SO-W-130", "B", "$212.00", "$168.40", "$151.75")])
    d.add_paragraph()
    d.add_paragraph("Non-recurring").runs[0].bold = True
    t = d.add_table(rows=0, cols=3); t.style = "Table Grid"
    fill(t, [("Assembly", "For", "Amount"), ("SO-W-118", "Overmold tool", "$2,900.00"), ("SO-W-130", "Test fixture", "$1,150.00"), ("SO-W-130", "First article report (AS9102)", "$325.00")])
    d.add_paragraph("\nDelivery: 7 weeks ARO. Shipping: EXW Plymouth NH, collect. Terms: net 30. US dollars.")
    d.save(f.file(name))
    common = {"supplier": "Pemigewasset Cable, Inc.", "currency": "USD", "incoterm": "EXW", "validUntil": "2027-01-11", "leadTimeDays": 49}
    q = (10, 50, 250)
    f.truth(name, "en", "breaks-across", [steps("SO-W-118", zip(q, (88.1, 61.45, 52.9)), common), steps("SO-W-119", zip(q, (46.75, 31.2, 26.85)), common), steps("SO-W-130", zip(q, (212, 168.4, 151.75)), common)],
            [{"part": "SO-W-118", "amount": 2900}, {"part": "SO-W-130", "amount": 1475}])


def remise():
    name = "fr-devis-chaudronnerie.docx"
    d = Document(); d.styles["Normal"].font.name = "Arial"; d.styles["Normal"].font.size = Pt(10)
    d.add_paragraph("CHAUDRONNERIE DU TRIEUX").runs[0].bold = True; d.add_paragraph("Zone de Kerbol, Pontrieux – 02 96 55 50 13 – SIRET 555 017 012 00019")
    p = d.add_paragraph("Laiterie de Bégard\nMadame Le Goff"); p.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    d.add_paragraph("Devis 26-318 du 16 novembre 2026")
    t = d.add_table(rows=0, cols=6); t.style = "Table Grid"
    fill(t, [("Repère", "Désignation", "Nbre", "Prix unitaire brut", "Remise", "Prix unitaire net"), ("CU-1200", "Cuve inox 316L 1 200 l, agitateur non fourni", "3", "6 480,00 €", "5 %", "6 156,00 €"), ("PT-40", "Piétement réglable", "12", "85,00 €", "5 %", "80,75 €"), ("TR-H-DN400", "Trou d'homme DN400 avec joint EPDM", "3", "540,00 €", "5 %", "513,00 €")], (2.4, 5.6, 1.3, 2.6, 1.6, 2.6))
    d.add_paragraph("\nTotal net HT : 20 976,00 €")
    d.add_paragraph("Transport et déchargement à Bégard, forfait : 480,00 € HT, en sus.\nDélai de fabrication : 8 à 9 semaines.\nConditions : DAP Bégard, 30 % à la commande, solde à 30 jours.\nOffre valable jusqu'au 31/12/2026.")
    d.add_paragraph("Yannick Le Bihan"); d.save(f.file(name))
    common = {"supplier": "Chaudronnerie du Trieux", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-31", "leadTimeDays": weeks(8, 9)}
    f.truth(name, "fr", "discounted", [line("CU-1200", 3, 6156, common), line("PT-40", 12, 80.75, common), line("TR-H-DN400", 3, 513, common)], [{"amount": 480}])


def haerten():
    """A German letter with its prices in sentences."""
    name = "de-haerterei-brief.docx"
    d = Document(); d.styles["Normal"].font.name = "Times New Roman"; d.styles["Normal"].font.size = Pt(11.5)
    d.add_paragraph("Härterei Wupperbogen KG").runs[0].bold = True; d.add_paragraph("Kohlfurther Straße 118, Solingen, Telefon 0212 555 017")
    d.add_paragraph("Messerfabrik Burgholz GmbH\nHerrn Tillmanns\n\nSolingen, den 10. November 2026"); d.add_paragraph("Angebot Lohnhärten").runs[0].bold = True
    for x in ("Sehr geehrter Herr Tillmanns,", "wir beziehen uns auf Ihre Anfrage vom 4. November und bieten Ihnen an:",
              "Klinge MB-220, vakuumgehärtet auf 58 HRC, Losgröße 2.000 Stück, zum Preis von 0,74 Euro je Stück.", "Klinge MB-245, vakuumgehärtet auf 60 HRC, Losgröße 1.000 Stück, zum Preis von 1,12 Euro je Stück.",
              "Hinzu kommt je Auftrag ein Prüfprotokoll mit pauschal 28,00 Euro. Die Durchlaufzeit beträgt zwei Wochen ab Wareneingang. Alle Preise verstehen sich netto ab Werk Solingen. Unser Angebot gilt bis zum 28. Februar 2027.", "Mit freundlichen Grüßen", "Ute Schmalenbach"):
        d.add_paragraph(x)
    d.save(f.file(name))
    common = {"supplier": "Härterei Wupperbogen KG", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-02-28", "leadTimeDays": 14}
    f.truth(name, "de", "prose", [line("MB-220", 2000, 0.74, common), line("MB-245", 1000, 1.12, common)], [{"amount": 28}])


def rtf():
    """A table of RTF, as word processors save it."""
    name = "es-fundicion-oferta.rtf"
    esc = lambda s: "".join(c if ord(c) < 128 else f"\\u{ord(c)}?" for c in s)
    def row(cells, bold=False):
        on, off = ("\\b ", "\\b0") if bold else ("", "")
        ends = (1800, 4700, 5900, 7300, 8900)
        return "\\trowd\\trgaph70" + "".join(f"\\clbrdrt\\brdrs\\clbrdrb\\brdrs\\cellx{x}" for x in ends) + "\n" + "".join(f"\\pard\\intbl {on}{esc(x)}{off}\\cell\n" for x in cells) + "\\row\n"
    out = "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Liberation Sans;}}\\f0\\fs20\n"
    out += "".join(f"\\pard {esc(x)}\\par\n" for x in ("Fundiciones Alto Cidacos, S.L.", "Ctra. de Soria km 12, Arnedillo · Tel. 941 555 018", "", "Presupuesto 2026-0871", "Fecha: 12 de noviembre de 2026", "A la atención de: Bombas Ebro, S.A., Sra. Lapuente", "", "Les ofrecemos, según planos recibidos:", ""))
    rows = [("Referencia", "Pieza", "Unidades", "Precio/ud.", "Modelo (pago único)"), ("BE-071-A", "Cuerpo bomba, GG-25", "60", "73,40 €", "2.300,00 €"), ("BE-071-B", "Tapa, GG-25", "60", "21,85 €", "980,00 €"), ("BE-090", "Soporte, GGG-40", "120", "34,10 €", "existente")]
    for k, r in enumerate(rows):
        out += row(r, k == 0)
    out += "\\pard\\par\n" + "".join(f"{esc(x)}\\par\n" for x in ("Plazo: 10 semanas la primera serie.", "Portes: FCA Arnedillo. Embalaje incluido.", "Pago: confirming 60 días.", "Oferta válida hasta el 31 de enero de 2027. IVA no incluido.", "", "Atentamente,", "Óscar Moreno")) + "}\n"
    f.text(name, out, encoding="ascii")
    common = {"supplier": "Fundiciones Alto Cidacos, S.L.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-31", "leadTimeDays": 70}
    f.truth(name, "es", "plain", [line("BE-071-A", 60, 73.4, common), line("BE-071-B", 60, 21.85, common), line("BE-090", 120, 34.1, common)], [{"part": "BE-071-A", "amount": 2300}, {"part": "BE-071-B", "amount": 980}])


def webpage():
    name = "nl-lagers-webofferte.html"
    f.text(name, """<!DOCTYPE html>
<html lang="nl">
<head><meta charset="utf-8"><title>Offerte 300871 | Lagerhuis Twente</title>
<style>.regel{display:flex;gap:1em}.kop{font-weight:bold}</style></head>
<body>
<nav><a href="#">Home</a> <a href="#">Assortiment</a> <a href="#">Contact</a></nav>
<h1>Uw offerte 300871</h1>
<p>Aangemaakt op 16-11-2026 door Lagerhuis Twente B.V. &ndash; prijzen vast tot 30-11-2026</p>
<table class="offerte">
<tr class="kop"><td>Artikelnummer</td><td>Omschrijving</td><td>Hoeveelheid</td><td>Nettoprijs per stuk</td><td>Regeltotaal</td><td>Levertijd</td></tr>
<tr><td>6004-2RSH</td><td>Groefkogellager 20x42x12</td><td>50</td><td>&euro; 3,12</td><td>&euro; 156,00</td><td>uit voorraad</td></tr>
<tr><td>NU-208-ECP</td><td>Cilinderlager 40x80x18</td><td>10</td><td>&euro; 31,75</td><td>&euro; 317,50</td><td>uit voorraad</td></tr>
<tr><td>SYJ-40-TF</td><td>Staand lagerblok 40 mm</td><td>8</td><td>&euro; 42,60</td><td>&euro; 340,80</td><td>5 werkdagen</td></tr>
<tr><td colspan="4">Verzendkosten</td><td>&euro; 12,50</td><td></td></tr>
<tr><td colspan="4">Totaal exclusief btw</td><td>&euro; 826,80</td><td></td></tr>
</table>
<footer>Vragen? Bel 074 555 0190 of mail verkoop@lagerhuistwente.example. Op al onze leveringen zijn onze algemene voorwaarden van toepassing.</footer>
</body>
</html>
""")
    common = {"supplier": "Lagerhuis Twente B.V.", "currency": "EUR", "validUntil": "2026-11-30"}
    f.truth(name, "nl", "plain", [line("6004-2RSH", 50, 3.12, common, leadTimeDays=0), line("NU-208-ECP", 10, 31.75, common, leadTimeDays=0), line("SYJ-40-TF", 8, 42.6, common, leadTimeDays=workdays(5))], [{"amount": 12.5}])


if __name__ == "__main__":
    for make in (one, questions, chain, magnets, verzinken, molas, robot, harness, remise, haerten, rtf, webpage):
        if len(sys.argv) == 1 or make.__name__ in sys.argv:
            make()
            print(make.__name__, flush=True)
