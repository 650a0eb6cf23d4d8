"""A text becomes words with places; a word becomes a number where it is one. `analyzer/intake/second-reader` does the same in TypeScript."""

import re

CJK = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff10-\uff5a々ー"
CURRENCY_WORD = r"(?:€|\$|£|¥|zł|Kč|₺|kr\b|EUR|USD|SEK|NOK|DKK|PLN|CZK|GBP|CHF|TRY|TL\b|szt|ks\b|st\b|Stk|St\.)"
UNIT_WORD = r"(?:pi[eè]ces|pcs|szt|ks|st|stk|stuks|kus|pz|uds|kg|Stück|un|adet)\b"
SPACE = "[ \u00a0\u202f]"
# "1 250,00", "1 250 EUR": groups of three that a space joins. At the end of a line only where the document writes numbers so.
GROUPS = rf"(?<![0-9.,])[0-9]{{1,3}}(?:{SPACE}[0-9]{{3}})+(?:[.,][0-9]{{1,4}}(?![0-9])|(?=\s?{CURRENCY_WORD})|(?=\s?{UNIT_WORD})"
WORD = rf"|[{CJK}]+|[^\s{CJK}()（）\[\]：:;，。、\"“”„«»|]+[:;]?|[()（）：:，。、|]"
TOKEN = re.compile(GROUPS + ")" + WORD)
TOKEN_SPACED = re.compile(GROUPS + r"|(?=\s*$))" + WORD)
# What shows that the document puts spaces between thousands.
SPACED = re.compile(rf"(?<![0-9.,])[0-9]{{1,3}}(?:{SPACE}[0-9]{{3}}){{2,}}(?![0-9])|(?<![0-9.,])[0-9]{{1,3}}(?:{SPACE}[0-9]{{3}})+,[0-9]{{1,4}}(?![0-9])")
WHOLE = re.compile(rf"^\s*(?:[A-Z]{{3}}\s?|{CURRENCY_WORD}\s?)?-?[0-9]{{1,3}}(?:[ \u00a0\u202f'’][0-9]{{3}})+(?:[.,][0-9]+)?\s?(?:[A-Z]{{3}}|{CURRENCY_WORD}|,-|:-)?\s*$")
PRICE_PER = re.compile(r"^[^\w]*[0-9]+[.,][0-9]+[^\w/]*[A-Za-z]{0,3}(/)(?=.)")
PUNCTUATION = "()（）：:，。、|"


def is_spaced(units):
    """Whether this document writes thousands with a space."""
    return any(unit["ty"] == "t" and SPACED.search(unit["text"]) for unit in units)


def tokenize(text, is_cell=False, is_value=False, spaced=False):
    """Start and end of every word. A cell with nothing but a number is one word."""
    if is_value or (is_cell or spaced) and WHOLE.match(text):
        start = len(text) - len(text.lstrip())
        end = len(text.rstrip())
        return [(start, end)] if end > start else []
    spans = []
    for match in (TOKEN_SPACED if spaced else TOKEN).finditer(text):
        start, end = match.span()
        if match.group() in PUNCTUATION:
            continue
        slash = PRICE_PER.match(match.group())
        if slash:
            spans += [(start, start + slash.start(1)), (start + slash.start(1), end)]
        else:
            spans.append((start, end))
    return spans


def number_core(word):
    """The one number in a word, as digits with separators; None where letters and digits mix as in a part number."""
    core = re.sub(r"[.,]+$", "", re.sub(r"""^[()\[\]"'*~:;]+|[()\[\]"'*~:;]+$""", "", word.strip()))
    core = re.sub(r"^(?:[A-Za-z]{0,3}\$|US\$|[€£¥₹₩₺]|[A-Z]{3}|Rs\.?|kr\.?|zł|Kč|[@x×=:/àa])\s?", "", core)
    core = re.sub(r"\s?(?:[€£¥₹$₩₺%‰]|[A-Z]{3}|,-|,–|:-|\.-|\.–|zł|Kč|kr\.?|Ft|元|円|/?[A-Za-zµ²³]{1,5}\.?|\+|个|件|個|本|台|枚)$", "", core)
    return core if re.fullmatch("[-+]?(?:[0-9][0-9.,'’\u00a0\u202f ]*|\\.[0-9]+)", core) else None


def parse_number(core, style=None):
    """Its value, and "p" or "c" where it proves that the decimal sign is a point or a comma. `style` decides what "1,234" is."""
    digits = re.sub("['’\u00a0\u202f ]", "", core)
    sign = -1 if digits.startswith("-") else 1
    digits = re.sub(r"[.,]+$", "", re.sub(r"^[-+]+", "", digits))
    points, commas = digits.count("."), digits.count(",")
    if not re.search("[0-9]", digits):
        return None, None
    if points and commas:
        if digits.rfind(".") > digits.rfind(","):
            return (sign * float(digits.replace(",", "")), "p") if points == 1 else (None, None)
        return (sign * float(digits.replace(".", "").replace(",", ".")), "c") if commas == 1 else (None, None)
    if not points and not commas:
        return sign * float(digits), None
    separator = "." if points else ","
    if (points or commas) > 1:
        return sign * float(digits.replace(separator, "")), "c" if points else "p"
    whole, part = digits.split(separator)
    if len(part) == 3 and 0 < len(whole) <= 3 and whole != "0":
        is_decimal = ((style or "p") == "p") == bool(points)
        return sign * float(f"{whole}.{part}" if is_decimal else whole + part), None
    return sign * float(f"{whole or '0'}.{part}"), "p" if points else "c"


DATE = re.compile(r"^\(?(?:[0-9]{4}-[0-9][0-9]?-[0-9][0-9]?|[0-9]{1,2}[./-][0-9]{1,2}[./-][0-9]{2,4}|[0-9]{4}年.*)\)?[.,;:]*$")


def shape(word):
    """"Ab-12x" is "Aa-0a": the first 16 characters by kind, runs of one kind as one."""
    kinds = []
    for character in word[:16]:
        if character.isdigit():
            kind = "0"
        elif character.isalpha():
            kind = "漢" if ord(character) > 0x3000 else "A" if character.isupper() else "a"
        else:
            kind = character
        if not kinds or kinds[-1] != kind or kind not in "aA漢":
            kinds.append(kind)
    return "".join(kinds)
