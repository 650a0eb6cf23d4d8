"""What the PDF scripts share: fonts, Chromium's and LibreOffice's print, tables by ReportLab."""

import subprocess
import tempfile
from pathlib import Path

from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, Table, TableStyle

from kit import at

FONTS = "/usr/share/fonts/truetype/"
LIBERATION = FONTS + "liberation/LiberationSans-Regular.ttf"
LIBERATION_BOLD = FONTS + "liberation/LiberationSans-Bold.ttf"
pdfmetrics.registerFont(TTFont("L", LIBERATION))
pdfmetrics.registerFont(TTFont("LB", LIBERATION_BOLD))
pdfmetrics.registerFontFamily("L", normal="L", bold="LB", italic="L", boldItalic="LB")


def say(text, size=9, font="L", **more):
    return Paragraph(text, ParagraphStyle(f"{font}{size}{sorted(more.items())}", fontName=font, fontSize=size, leading=size * 1.35, **more))


def grid(data, widths, right=(), size=8, font="L", bold="LB", style=(), repeat=1):
    t = Table(data, colWidths=widths, repeatRows=repeat)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), font, size), ("FONT", (0, 0), (-1, 0), bold, size), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black), *[("ALIGN", (j, 0), (j, -1), "RIGHT") for j in right], *style]))
    return t


def chrome(name, html):
    with tempfile.TemporaryDirectory() as d:
        page = Path(d) / "page.html"
        page.write_text(html, "utf-8")
        subprocess.run(["nice", "-n", "5", "/usr/bin/chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={d}/profile", "--no-pdf-header-footer", f"--print-to-pdf={at(name)}", page.as_uri()], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)


def office(name, save, kind):
    """Saves as `kind` by another library, then lets LibreOffice write the file of that name."""
    with tempfile.TemporaryDirectory() as d:
        stem, form = name.rsplit(".", 1)
        source = Path(d) / "in" / f"{stem}.{kind}"
        source.parent.mkdir()
        save(str(source))
        subprocess.run(["nice", "-n", "5", "soffice", f"-env:UserInstallation=file://{d}/profile", "--headless", "--convert-to", form, "--outdir", d, str(source)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=180)
        Path(at(name)).write_bytes((Path(d) / name).read_bytes())
