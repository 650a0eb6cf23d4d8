"""French, Italian, Spanish and Portuguese quotes."""

import tempfile
from pathlib import Path

import openpyxl
import xlsxwriter
from kit import Quote, cents, eu, mail, office, rows, until, weasy, weeks, wk, workdays
from openpyxl.styles import Font


def fr_turning():
    """Ordinary, with a discount for the whole order below the total; freight as a row."""
    q = Quote("fr-decolletage-remise.pdf", "discounted", "fr", "Décolletage Perrollaz-Métral SAS", "EUR", validUntil="2026-12-15", incoterm="FCA")
    items = [("AX-2207-B", "Axe rectifié Ø8 h6, 100Cr6", 1000, 2.86, 5), ("BG-1140-A", "Bague laiton CuZn39Pb3", 2500, 0.94, 4), ("VS-0615-C", "Vis épaulée inox 303", 800, 3.45, 6)]
    table = []
    for a, t, n, x, w in items:
        net = cents(x * 0.95, 3)
        table.append((a, t, eu(n, 0, " "), eu(x, 3), "5 %", eu(net, 3), eu(n * net, 2, " "), f"{w} sem."))
        q.line(a, n, net, leadTimeDays=w * 7)
    total = sum(n * cents(x * 0.95, 3) for _, _, n, x, _ in items)
    q.charge(85)
    wk(q.path, f"""<meta charset=utf-8><style>body{{font:12px Helvetica}}table{{width:100%;border-collapse:collapse}}th{{background:#234;color:#fff;text-align:left}}td,th{{padding:4px;border:1px solid #ccc;white-space:nowrap}}.t td{{border:0;text-align:right}}</style>
<table class=t><tr><td style="text-align:left"><b style="font-size:18px">Décolletage Perrollaz-Métral SAS</b><br>ZI des Grands Prés, 74300 Cluses<br>Tél. 04 50 55 50 10 – SIRET 555 010 222 00014</td><td>Ateliers Vermorel-Duchêne<br>Service achats – M. Kerbrat<br>42000 Saint-Étienne</td></tr></table>
<h2>DEVIS N° D26-1902</h2><p>Cluses, le 12/11/2026 – Votre demande du 05/11/2026</p>
<table><tr><th>Référence</th><th>Désignation</th><th>Quantité</th><th>P.U. brut €</th><th>Remise</th><th>P.U. net € HT</th><th>Montant € HT</th><th>Délai</th></tr>{rows(table, right=(2, 3, 4, 5, 6))}</table>
<table class=t style="width:50%" align=right>{rows([("Total pièces HT", eu(total, 2, " ")), ("Frais d'emballage et certificat matière", "85,00"), ("Total HT", eu(total + 85, 2, " ")), ("TVA 20 %", eu((total + 85) * 0.2, 2, " ")), ("Total TTC", eu((total + 85) * 1.2, 2, " "))])}</table><br clear=all>
<p>Offre valable jusqu'au 15/12/2026. FCA Cluses. Règlement 45 jours fin de mois.</p>""")
    q.save()


def fr_mail():
    """A mail with an HTML table; the tool and its cost stand in the sentence below."""
    q = Quote("fr-injection-courriel.eml", "mail-table", "fr", "Plastiques Oyonnaxiens Berthod", "EUR", validUntil=until(2026, 11, 10, 60), incoterm="DAP")
    items = [("CP-8801", "Capot PA6 GF30 noir", [(1000, 2.35), (5000, 1.89), (10000, 1.72)]), ("CP-8802", "Clip POM naturel", [(1000, 0.48), (5000, 0.31), (10000, 0.27)])]
    for a, _, br in items:
        q.line(a, None, list(br), leadTimeDays=weeks(3))
    q.charge(350)
    body = rows([(a, t, *(eu(x) + " €" for _, x in br)) for a, t, br in items])
    mail(q.path, "Sylvie Berthod <s.berthod@pob-plast.example>", "Marc Thuillier <m.thuillier@electroval.example>", "RE: Demande de prix capots - offre 26-771", "Tue, 10 Nov 2026 15:42:10 +0100", html=f"""<html><body style="font-family:Calibri"><p>Bonjour Monsieur Thuillier,</p><p>Suite à votre demande, voici nos meilleurs prix unitaires HT selon la quantité commandée :</p>
<table border=1 cellspacing=0 cellpadding=4><tr><th>Réf.</th><th>Pièce</th><th>1 000 pcs</th><th>5 000 pcs</th><th>10 000 pcs</th></tr>{body}</table>
<p>Les moules sont votre propriété et déjà chez nous. Frais de lancement et contrôle initial : 350 € pour l'ensemble, une seule fois.<br>Délai : 3 semaines après commande. Franco votre usine (DAP Annonay). Offre valable 60 jours.</p>
<p>Cordialement,<br>Sylvie Berthod<br><b>Plastiques Oyonnaxiens Berthod</b><br>01100 Oyonnax – 04 74 55 50 22</p></body></html>""")
    q.save()


def fr_ods():
    """A spreadsheet of raw material by the metre and by the kilogram, cutting as a row; kept as .ods."""
    q = Quote("fr-metaux-barres.ods", "units", "fr", "Comptoir des Métaux Delaunay & Fils", "EUR", validUntil="2026-11-30")
    items = [("AU4G-R60", "Rond 2017A Ø60", 24, "m", 41.8, 5), ("XC48-P80x10", "Plat C45 80x10", 850, "kg", 1.64, 3), ("INOX-T40", "Tube 304L 40x2", 96, "m", 12.35, 10)]
    b = openpyxl.Workbook()
    w = b.active
    for row in (["Comptoir des Métaux Delaunay & Fils"], ["Quai de la Marne, 51000 Châlons-en-Champagne"], [], ["Offre de prix", "26-09114", None, "Date", "16/11/2026"], ["Client", "Chaudronnerie Sainte-Menehould", None, "Validité", "30/11/2026"], [], ["Réf.", "Désignation", "Qté", "Unité", "Prix unitaire (€)", "Total (€)", "Disponible sous (jours)"]):
        w.append(row)
    for a, t, n, u, x, d in items:
        w.append([a, t, n, u, x, cents(n * x), d])
        q.line(a, n, x, unit=u, leadTimeDays=d)
    w.append(["", "Sciage et mise à longueur (forfait)", 1, "forfait", 65, 65])
    w.append([None, None, None, None, "Total HT", cents(sum(n * x for _, _, n, _, x, _ in items)) + 65])
    q.charge(65)
    w["A1"].font = Font(bold=True, size=14)
    w.column_dimensions["B"].width = 34
    with tempfile.TemporaryDirectory() as folder:
        b.save(Path(folder, "a.xlsx"))
        office(str(Path(folder, "a.xlsx")), q.path)
    q.save()


def it_gears():
    """Ordinary with double discount, equipment contribution below the table."""
    q = Quote("it-ingranaggi-sconti.pdf", "discount-column", "it", "Ingranaggi F.lli Bertolazzi S.r.l.", "EUR", validUntil=until(2026, 10, 28, 60), leadTimeDays=workdays(40), incoterm="EXW")
    items = [("RC-M2-Z40", "Ruota cilindrica m=2 z=40, 18NiCrMo5", 100, 36.0), ("PN-M2-Z18", "Pignone m=2 z=18, 18NiCrMo5", 100, 22.5), ("VF-M3-1P", "Vite senza fine m=3, 39NiCrMo3", 30, 88.0)]
    net = lambda x: cents(x * 0.9 * 0.95)
    for a, _, n, x in items:
        q.line(a, n, net(x))
    q.charge(450, "VF-M3-1P")
    total = sum(n * net(x) for _, _, n, x in items)
    table = rows([(i, a, t, f"{n} pz", eu(x), "10+5", eu(net(x)), eu(n * net(x))) for i, (a, t, n, x) in enumerate(items, 1)], right=(3, 4, 5, 6, 7))
    weasy(q.path, f"""<style>@page{{size:A4;margin:16mm}}body{{font:9pt sans-serif}}table{{border-collapse:collapse;width:100%}}td,th{{border:.4pt solid #333;padding:1mm 1.5mm;text-align:left}}td:nth-child(2),td:nth-child(4){{white-space:nowrap}}</style>
<h2 style="color:#800">Ingranaggi F.lli Bertolazzi S.r.l.</h2><p>Via dell'Artigianato 31, 41037 Mirandola (MO) – P.IVA 05550123456</p><p><b>Spett.le</b> Riduttori Valsesia S.p.A. – Ufficio Acquisti, c.a. Sig.ra Ghezzi</p><p>Offerta n. 512/2026 del 28/10/2026 – Rif. Vs. richiesta RDO 4500-221</p>
<table><tr><th>Pos.</th><th>Codice</th><th>Descrizione</th><th>Q.tà</th><th>Listino €</th><th>Sc. %</th><th>Netto €/cad</th><th>Importo €</th></tr>{table}<tr><td colspan=7><b>Totale imponibile</b></td><td style="text-align:right"><b>{eu(total)}</b></td></tr></table>
<p>Contributo attrezzatura per pos. 3 (una tantum, da fatturare a parte): € 450,00.</p><p>Consegna: 40 gg lavorativi d.r.o. – Resa: franco ns. stabilimento (EXW Mirandola) – Pagamento: RB 60 gg f.m. – Validità offerta: 60 gg. IVA esclusa.</p>""")
    q.save()


def it_mail():
    """Prose: everything in sentences."""
    q = Quote("it-molle-mail-prosa.eml", "prose", "it", "Mollificio Brambati", "EUR", validUntil="2026-12-20", leadTimeDays=weeks(3, 4))
    q.line("MB-3320", 2000, 0.385)
    q.line("MB-3341", 500, 1.12)
    q.charge(160, "MB-3341")
    mail(q.path, "Ufficio vendite Mollificio Brambati <vendite@brambati-molle.example>", "acquisti@serrature-colleoni.example", "Re: richiesta offerta molle", "Mon, 16 Nov 2026 09:12:44 +0100", text="""Buongiorno Elena,

grazie per la richiesta. Per la molla a compressione cod. MB-3320 (filo 1,2 mm inox) possiamo
offrire 2.000 pezzi a 0,385 €/cad. Per la molla a torsione cod. MB-3341, 500 pezzi a 1,12 €/cad,
più 160,00 € una tantum per l'attrezzatura della MB-3341.

Consegna 3-4 settimane dall'ordine, porto franco per ordini oltre 500 €.
I prezzi sono validi fino al 20/12/2026 e si intendono IVA esclusa.

Cordiali saluti
Davide Brambati

Mollificio Brambati - Via Lecco 8, 23843 Dolzago (LC)
Tel 0341 555 014

> Il 13/11/2026 acquisti@serrature-colleoni.example ha scritto:
> Buongiorno, vi chiedo offerta per 2.000 pz MB-3320 e 500 pz MB-3341.
> L'ultimo prezzo pagato per MB-3320 era 0,41 €.
> Elena Rota - Serrature Colleoni S.p.A.
""")
    q.save()


def es_forging():
    """Ordinary sheet printed by LibreOffice Calc; die costs in a second block."""
    q = Quote("es-forja-calc.pdf", "two-tables", "es", "Forjas Arrizabalaga, S. Coop.", "EUR", validUntil="2027-01-31", incoterm="FCA")
    items = [("FA-1190", "Biela forjada C45E", 1500, 7.92, 8, 6200), ("FA-1204", "Brida forjada S355", 600, 11.45, 9, 4850), ("FA-1210", "Gancho 34CrMo4", 400, 16.3, 9, None)]
    with tempfile.TemporaryDirectory() as folder:
        book = xlsxwriter.Workbook(str(Path(folder, "a.xlsx")))
        w = book.add_worksheet("Oferta")
        bold, money = book.add_format({"bold": True, "border": 1, "text_wrap": True}), book.add_format({"num_format": "[$-C0A]#,##0.00", "border": 1})
        cell = book.add_format({"border": 1})
        w.write(0, 0, "FORJAS ARRIZABALAGA, S. COOP.", book.add_format({"bold": True, "font_size": 15}))
        for i, t in enumerate(("Polígono Errekalde 12, 48200 Durango (Bizkaia)", "", "OFERTA Nº 26/0388      Fecha: 30/10/2026", "Cliente: Grúas y Polipastos del Sella, S.A.   At.: Compras, Dña. Covadonga Prida"), 1):
            w.write(i, 0, t)
        for c, t in enumerate(("Pos.", "Referencia", "Descripción", "Cantidad", "Precio €/ud.", "Importe €", "Plazo (semanas)")):
            w.write(6, c, t, bold)
        r = 7
        for i, (a, t, n, x, wk_, die) in enumerate(items, 1):
            for c, v in enumerate((i, a, t, n, x, n * x, wk_)):
                w.write(r, c, v, money if c in (4, 5) else cell)
            r += 1
            q.line(a, n, x, leadTimeDays=wk_ * 7)
        w.write(r, 4, "Total", bold)
        w.write(r, 5, sum(n * x for _, _, n, x, *_ in items), money)
        r += 2
        w.write(r, 0, "Utillaje (pago único):")
        for a, _, _, _, _, die in items:
            r += 1
            w.write(r, 1, a, cell)
            w.write(r, 2, "Estampa y troquel de rebaba" if die else "Estampa existente", cell)
            w.write(r, 3, die if die else "sin cargo", money)
            if die:
                q.charge(die, a)
        for i, t in enumerate(("Condiciones: FCA Durango. Pago a 60 días. IVA no incluido.", "Validez de la oferta: hasta el 31/01/2027.")):
            w.write(r + 2 + i, 0, t)
        w.set_column(0, 0, 5)
        w.set_column(1, 1, 12)
        w.set_column(2, 2, 27)
        w.set_column(3, 6, 11)
        w.set_paper(9)
        w.fit_to_pages(1, 0)
        book.close()
        office(str(Path(folder, "a.xlsx")), q.path)
    q.save()


if __name__ == "__main__":
    for make in (fr_turning, fr_mail, fr_ods, it_gears, it_mail, es_forging):
        make()
