"""French quotes: pdf, docx, xlsx, eml, csv, and a comparison written by Perl's Excel::Writer::XLSX."""

import csv
import json
import subprocess

import xlsxwriter
from docx import Document
from en_letters import mail
from paths import after, at, rows_html, spaced, true, weasy, weeks, working_days
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle


def machining():
    name = "fr-usinage-devis.pdf"
    rows = [("AX-2041", "Axe de pivot Ø20 h6, 42CrMo4 traité", 80, 31.40), ("PL-1187", "Platine support, EN AW-5083, fraisée 3 axes", 40, 76.90), ("EN-0093", "Entretoise inox 304L", 640, 4.15)]
    net = sum(n * x for _, _, n, x in rows)
    body = rows_html([[p, t, n, f"{spaced(x)} €", f"{spaced(n * x)} €"] for p, t, n, x in rows], classes=("", "", "r", "r", "r"))
    weasy(name, f"""<html lang=fr><style>@page{{size:A4;margin:18mm;@bottom-center{{content:"SARL Mécanique du Vernet au capital de 40 000 € - RCS Annecy 000 000 000 - TVA FR00000000000 - page " counter(page) "/" counter(pages);font-size:7pt}}}}body{{font:10pt 'DejaVu Serif'}}table.d{{width:100%;border-collapse:collapse}}.d td,.d th{{border:1px solid #666;padding:4px}}.r{{text-align:right}}</style>
<table width=100%><tr><td><b style="font-size:14pt">Mécanique du Vernet SARL</b><br>12, rue des Décolleteurs<br>74300 Cluses<br>Tél. 04 50 55 01 22</td><td><b>Levage Aubrac SAS</b><br>Service Achats – Mme Capucine Delmas<br>ZI de la Plaine<br>12000 Rodez</td></tr></table>
<h3>DEVIS N° D2611-047 du 10/11/2026</h3><p>Votre consultation : 26-0388. Affaire suivie par : Bastien Roche</p>
<table class=d><tr><th>Référence</th><th>Désignation</th><th>Qté</th><th>P.U. HT</th><th>Montant HT</th></tr>{body}</table>
<table style="margin-left:auto;margin-top:6px"><tr><td>Total HT</td><td class=r>{spaced(net)} €</td></tr><tr><td>TVA 20 %</td><td class=r>{spaced(net * 0.2)} €</td></tr><tr><td><b>Total TTC</b></td><td class=r><b>{spaced(net * 1.2)} €</b></td></tr></table>
<p>Délai : 5 semaines à réception de commande.<br>Incoterm : FCA Cluses.<br>Règlement : 45 jours fin de mois par virement.<br>Validité de l'offre : 1er janvier 2027.</p><p>Bon pour accord, date et signature :</p></html>""")
    true(name, "table", "fr", dict(supplier="Mécanique du Vernet SARL", currency="EUR", incoterm="FCA", validUntil="2027-01-01", leadTimeDays=35), [(p, n, x) for p, _, n, x in rows])


def moulding():
    name = "fr-injection-moule.pdf"
    s = getSampleStyleSheet()
    parts = [("BC-510", "Bouchon PP noir", [(5000, 0.312), (10000, 0.268), (25000, 0.231)], 9800), ("CP-512", "Corps de pompe PA66 GF30", [(5000, 1.870), (10000, 1.640), (25000, 1.495)], 24500)]
    data = [["Repère", "Désignation", "Quantité", "Prix unitaire (€ HT)"]]
    spans = []
    for p, t, br, _ in parts:
        first = len(data)
        for i, (n, x) in enumerate(br):
            data.append([p if i == 0 else "", t if i == 0 else "", spaced(n, 0, " "), spaced(x, 3, " ")])
        spans.append(("LINEABOVE", (0, first), (-1, first), 0.7, colors.black))
        data.append(["", f"Moule {'4' if p == 'BC-510' else '2'} empreintes – frais d'outillage unique", "1", spaced(parts[0][3] if p == "BC-510" else parts[1][3], 2, " ")])
    t = Table(data, colWidths=[70, 240, 70, 110])
    t.setStyle(TableStyle([("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), 0.7, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#e8e8e8")), *spans]))
    story = [Paragraph("<b>Plastiques Roubion SA</b> – 8 avenue du Moulage – 01100 Oyonnax", s["Normal"]), Spacer(1, 20), Paragraph("À l'attention de M. Loïc Trévidic, Pompes Kermadec, 29200 Brest", s["Normal"]), Spacer(1, 12), Paragraph("<b>Offre de prix OP-26-1127</b> – le 5 novembre 2026", s["Normal"]), Spacer(1, 14), t, Spacer(1, 14)]
    for x in ("Délai outillage et premières pièces : 12 semaines. Les moules restent la propriété du client.", "Prix départ usine (EXW Oyonnax), hors TVA, matière indexée trimestriellement.", "Offre valable 60 jours. Quantité minimale de commande : 5 000 pièces.", "Édith Marchandeau, technico-commerciale"):
        story.append(Paragraph(x, s["Normal"]))
    SimpleDocTemplate(at(name), pagesize=A4, title="Offre").build(story)
    true(name, "breaks-down", "fr", dict(supplier="Plastiques Roubion SA", currency="EUR", incoterm="EXW", validUntil=after(2026, 11, 5, 60), leadTimeDays=84, minimumOrder=5000), [(p, None, [list(b) for b in br]) for p, _, br, _ in parts], [dict(part=p, amount=k) for p, _, _, k in parts])


def sheet_metal():
    name = "fr-tolerie-lettre.docx"
    d = Document()
    d.add_heading("Tôlerie Fine Beauvallon", 1)
    d.add_paragraph("Parc d'activités Les Saulniers – 42160 Andrézieux\nSiret 000 000 000 00000")
    d.add_paragraph("Saint-Étienne, le 12 novembre 2026")
    d.add_paragraph("Objet : notre offre n° 26/0915, votre demande du 6 novembre")
    d.add_paragraph("Madame, Monsieur,\nNous avons le plaisir de vous remettre notre meilleure offre pour les pièces suivantes :")
    rows = [("CAP-77-01", "Capot supérieur, acier DC01 15/10, peint RAL 9005", 120, 48.20), ("CAP-77-02", "Capot inférieur, acier DC01 15/10, peint RAL 9005", 120, 52.65), ("EQR-12", "Équerre de renfort, inox 20/10", 480, 3.90)]
    t = d.add_table(rows=1, cols=4)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("Référence", "Désignation", "Quantité", "Prix unitaire HT")):
        c.text = h
    for p, x, n, v in rows:
        for c, w in zip(t.add_row().cells, (p, x, str(n), f"{spaced(v)} €")):
            c.text = w
    d.add_paragraph()
    for x in ("Frais de programmation et de lancement : 260,00 € pour l'ensemble de la commande.", "Délai de livraison : trois à quatre semaines.", "Conditions : DAP Clermont-Ferrand, paiement à 30 jours nets. Offre valable jusqu'au 31/12/2026.", "Nous restons à votre disposition et vous prions d'agréer nos salutations distinguées."):
        d.add_paragraph(x)
    d.add_paragraph("Ghislaine Pommeret\nResponsable commerciale")
    d.save(at(name))
    true(name, "letter", "fr", dict(supplier="Tôlerie Fine Beauvallon", currency="EUR", incoterm="DAP", validUntil="2026-12-31", leadTimeDays=weeks(3, 4)), [(p, n, v) for p, _, n, v in rows], [dict(amount=260)])


def screws():
    name = "fr-visserie-remise.xlsx"
    b = xlsxwriter.Workbook(at(name))
    s = b.add_worksheet("Offre")
    bold, money, day = b.add_format({"bold": True}), b.add_format({"num_format": "#,##0.00"}), b.add_format({"num_format": "dd/mm/yyyy"})
    from datetime import date

    s.write("A1", "BOULONNERIE VAUCLERC", bold)
    s.write("A2", "Rue de la Forge, 08000 Charleville-Mézières")
    s.write_row("A4", ["Offre n°", "BA-58841"])
    s.write("D4", "Date")
    s.write("E4", date(2026, 11, 9), day)
    s.write("D5", "Valable jusqu'au")
    s.write("E5", date(2026, 12, 9), day)
    s.write_row("A5", ["Client", "Charpentes Meusiennes"])
    for c, h in enumerate(["Réf.", "Désignation", "Quantité", "Prix tarif", "Unité de prix", "Remise", "Prix net", "Montant net", "Dispo."]):
        s.write(6, c, h, bold)
    rows = [("VTH-M12-50-88", "Vis TH M12x50 8.8 zinguée", 3000, 58.00, "le cent", 100, 30, "stock"), ("EH-M12-8", "Écrou H M12 cl. 8", 3000, 18.50, "le cent", 100, 30, "stock"), ("RM12-ZN", "Rondelle M12 ZN", 6000, 64.00, "le mille", 1000, 25, "stock"), ("TF-M16-1000", "Tige filetée M16 1 m", 90, 6.40, "la pièce", 1, 15, "8 jours")]
    for r, (p, t, n, x, u, per, d, a) in enumerate(rows, 7):
        net = round(x * (100 - d) / 100, 2)
        s.write_row(r, 0, [p, t, n])
        s.write(r, 3, x, money)
        s.write(r, 4, u)
        s.write(r, 5, d / 100, b.add_format({"num_format": "0%"}))
        s.write(r, 6, net, money)
        s.write_formula(r, 7, f"=C{r + 1}*G{r + 1}/{per}", money, round(n * net / per, 2))
        s.write(r, 8, a)
    total = sum(n * round(x * (100 - d) / 100, 2) / per for _, _, n, x, _, per, d, _ in rows)
    s.write(12, 6, "Total HT (EUR)")
    s.write(12, 7, total, money)
    s.write(13, 6, "Port")
    s.write(13, 7, 45, money)
    s.write(15, 0, "Prix nets hors taxes en euros. Commande minimum 150 € HT.")
    b.close()
    true(name, "discount", "fr", dict(supplier="BOULONNERIE VAUCLERC", currency="EUR", validUntil="2026-12-09"), [(p, n, round(x * (100 - d) / 100, 2), dict(per=per if per > 1 else ..., leadTimeDays=0 if a == "stock" else 8)) for p, _, n, x, _, per, d, a in rows], [dict(amount=45)], noMinimumPieces=True)


def short_mail():
    name = "fr-courriel-ressorts.eml"
    mail(name, "Honorine Lacaze <h.lacaze@ressorts-lacaze.example>", "achats@serrurerie-morvan.example", "Rép : Demande de prix ressort RC-18", (2026, 11, 13, 9, 40), """Bonjour Monsieur Thévenot,

Voici nos prix pour le ressort RC-18 (fil inox 1,8 mm) :

- 500 pièces : 1,48 € pièce
- 1 000 pièces : 1,19 € pièce
- 3 000 pièces : 0,97 € pièce

Délai : 15 jours ouvrés. Port en sus, départ Thiers (EXW).
Prix hors taxes valables jusqu'au 31 décembre 2026.

Cordialement,
Honorine Lacaze
Ressorts Lacaze & Fils
63300 Thiers
""")
    true(name, "breaks-prose", "fr", dict(supplier="Ressorts Lacaze & Fils", currency="EUR", incoterm="EXW", validUntil="2026-12-31", leadTimeDays=working_days(15)), [("RC-18", None, [[500, 1.48], [1000, 1.19], [3000, 0.97]])])


def distributor_csv():
    name = "fr-distributeur-electronique.csv"
    rows = [("SOC-VERDIN-COMPOSANTS", "R-0603-10K-1", 20000, "4,20", 1000, "En stock"), ("SOC-VERDIN-COMPOSANTS", "C-0805-100N-X7R", 20000, "11,85", 1000, "En stock"), ("SOC-VERDIN-COMPOSANTS", "CON-USBC-16P", 1500, "0,684", 1, "9 semaines"), ("SOC-VERDIN-COMPOSANTS", "MCU-M4-512K-LQ64", 1500, "5,310", 1, "16 semaines")]
    with open(at(name), "w", newline="", encoding="utf-8-sig") as f:
        w = csv.writer(f, delimiter=";")
        w.writerow(["Devis", "Date", "Fournisseur", "Référence fabricant", "Quantité", "Prix unitaire", "Prix par", "Devise", "Délai", "Validité"])
        for _, p, n, x, per, d in rows:
            w.writerow(["DV-118820", "12/11/2026", "Verdin Composants", p, n, x, per, "EUR", d, "26/11/2026"])
    days = {"En stock": 0, "9 semaines": 63, "16 semaines": 112}
    true(name, "price-per", "fr", dict(supplier="Verdin Composants", currency="EUR", validUntil="2026-11-26"), [(p, n, float(x.replace(",", ".")), dict(per=per if per > 1 else ..., leadTimeDays=days[d])) for _, p, n, x, per, d in rows])


def comparison():
    name = "fr-comparatif-fournisseurs.xlsx"
    bids = [("Forges de Chanteloube", "7 semaines", 49, (41.20, 63.80, 18.95), 6200, "FCA"), ("Estampage Vaudreville", "9 semaines", 63, (39.75, 66.10, 17.40), 7450, "DAP")]
    parts = [("BIE-301", "Bielle brute, C45", 900), ("FUS-114", "Fusée, 42CrMo4", 450), ("CHP-020", "Chape, C35", 1800)]
    grid = [["Comparatif consultation F-26-07 – pièces forgées"], ["Acheteuse : Solenne Quéré", None, None, "Date :", "06/11/2026"], [], ["Référence", "Désignation", "Qté annuelle", *[f"{b[0]} – P.U. € HT" for b in bids]]]
    for i, (p, t, n) in enumerate(parts):
        grid.append([p, t, n, *[b[3][i] for b in bids]])
    grid += [["Matrices (coût unique) € HT", None, None, *[b[4] for b in bids]], ["Délai", None, None, *[b[1] for b in bids]], ["Incoterm", None, None, *[b[5] for b in bids]], [], ["Choix proposé : à décider en comité du 20/11"]]
    script = r'''use Excel::Writer::XLSX; use JSON::PP; binmode STDIN; local $/; my $g = decode_json(<STDIN>);
my $b = Excel::Writer::XLSX->new($ARGV[0]); my $s = $b->add_worksheet("Comparatif"); my $m = $b->add_format(num_format => '#,##0.00'); my $h = $b->add_format(bold => 1, text_wrap => 1, border => 1);
$s->set_column(0, 1, 24); $s->set_column(3, 4, 22);
for my $r (0..$#$g) { for my $c (0..$#{$g->[$r]}) { my $v = $g->[$r][$c]; next unless defined $v; if ($r == 3) { $s->write($r, $c, $v, $h) } elsif ($c > 2 && $v =~ /^[\d.]+$/) { $s->write_number($r, $c, $v, $m) } else { $s->write($r, $c, $v) } } } $b->close;'''
    subprocess.run(["perl", "-e", script, at(name)], input=json.dumps(grid).encode(), check=True)
    true(name, "comparison", "fr", dict(currency="EUR"), [(p, n, b[3][i], dict(supplier=b[0], leadTimeDays=b[2], incoterm=b[5])) for b in bids for i, (p, _, n) in enumerate(parts)], [dict(supplier=b[0], amount=b[4]) for b in bids])


if __name__ == "__main__":
    for make in (machining, moulding, sheet_metal, screws, short_mail, distributor_csv, comparison):
        make()
