"""The helpers of unseen6-made for the folder unseen10-made, and some for printouts at fixed places."""

import importlib.util
from pathlib import Path

MAKE = Path(__file__).resolve().parents[1]
spec = importlib.util.spec_from_file_location("helpers", MAKE / "unseen6-made" / "kit.py")
helpers = importlib.util.module_from_spec(spec)
spec.loader.exec_module(helpers)
helpers.FOLDER = MAKE.parent / "files" / "unseen10-made"
helpers.FOLDER.mkdir(parents=True, exist_ok=True)
globals().update({n: v for n, v in vars(helpers).items() if callable(v) and not n.startswith("_")})


def swiss(x, places=2):
    return helpers.us(x, places).replace(",", "'")


def text(name, content, encoding="utf-8"):
    Path(helpers.at(name)).write_bytes(content.replace("\n", "\r\n").encode(encoding))


def cells(tag, rows, right=()):
    return helpers.trs(rows, right, tag)


def printed(name, pages, size=9, font="Helvetica", paper=(595, 842)):
    """Pages of (x, y, text) from the top left in points; a text that starts with "<" ends at x, one with "*" is bold."""
    from reportlab.pdfgen import canvas

    bold = font + "-Bold"
    c = canvas.Canvas(helpers.at(name), pagesize=paper)
    for page in pages:
        for x, y, words, *own in page:
            right, words = (True, words[1:]) if words.startswith("<") else (False, words)
            heavy, words = (True, words[1:]) if words.startswith("*") else (False, words)
            c.setFont(bold if heavy else font, own[0] if own else size)
            (c.drawRightString if right else c.drawString)(x, paper[1] - y, words)
        c.showPage()
    c.save()


def commas(name, rows, delimiter=",", encoding="utf-8"):
    import csv
    import io

    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(rows)
    Path(helpers.at(name)).write_bytes(out.getvalue().encode(encoding))


def perl(name, code, rows):
    """Excel::Writer::XLSX puts the rows from A1 on, then runs the code given."""
    import json
    import subprocess

    script = 'use utf8; use JSON::PP; use Excel::Writer::XLSX; my $r=decode_json(do{local $/;<STDIN>}); my $wb=Excel::Writer::XLSX->new($ARGV[0]); my $ws=$wb->add_worksheet("Sheet1"); my $b=$wb->add_format(bold=>1); my $m=$wb->add_format(num_format=>"#,##0.00"); for my $i (0..$#$r){ for my $j (0..$#{$r->[$i]}){ my $v=$r->[$i][$j]; next if !defined $v || $v eq ""; $v=~/^=/ ? $ws->write_formula($i,$j,$v,$m) : $v=~/^-?\\d+\\.\\d+$/ ? $ws->write_number($i,$j,$v,$m) : $v=~/^-?[1-9]\\d*$/ ? $ws->write_number($i,$j,$v) : $ws->write_string($i,$j,$v); } } '
    subprocess.run(["perl", "-e", script + code + " $wb->close();", helpers.at(name)], input=json.dumps(rows).encode(), check=True)
