"""What a word means once it is labelled: a currency, what a price is for, days, a date."""

import re
import unicodedata

from words import parse_number

CODES = set("EUR USD GBP CHF JPY CNY CAD AUD SEK NOK DKK PLN CZK HUF RON BGN TRY INR KRW SGD HKD TWD MXN BRL ZAR NZD THB MYR IDR PHP VND ILS AED SAR RMB UGX ARS CLP COP".split())
SIGNS = (
    "US$ USD|C$ CAD|CA$ CAD|A$ AUD|R$ BRL|HK$ HKD|S$ SGD|NT$ TWD|MX$ MXN|€ EUR|£ GBP|₹ INR|₩ KRW|₺ TRY|ZŁ PLN|KČ CZK|人民币 CNY|元 CNY|円 JPY|日元 JPY|美元 USD|欧元 EUR|$ USD|"
    "RS INR|FR. CHF|SFR CHF|EURO EUR|STERLING GBP|POUND GBP|PENCE GBP|DOLLAR USD|DOLAR USD|DÓLAR USD|ZLOT PLN|KORUN CZK|FRANKEN CHF|FRANC CHF|YEN JPY|YUAN CNY|RENMINBI CNY|REAIS BRL|"
    "REAL BRL|RUPE INR|FT HUF|RAND ZAR|TL TRY"
)
SIGN_PAIRS = [tuple(pair.split(" ")) for pair in SIGNS.split("|")]
KRONE = {"da": "DKK", "no": "NOK", "sv": "SEK"}
PER_WORDS = (
    ("hundert", 100), ("hundred", 100), ("cent", 100), ("cien", 100), ("setk", 100), ("cento", 100), ("honderd", 100), ("hundra", 100), ("hundrede", 100), ("%", 100), ("‰", 1000),
    ("tausend", 1000), ("thousand", 1000), ("mille", 1000), ("mil", 1000), ("mila", 1000), ("tys", 1000), ("tisíc", 1000), ("duizend", 1000), ("tusen", 1000), ("tusind", 1000),
    ("千", 1000), ("百", 100), ("dozen", 12), ("dz", 12), ("doz", 12), ("cwt", 100),
)  # fmt: skip
PER_LETTERS = {"c": 100, "m": 1000, "mpcs": 1000, "cpcs": 100, "k": 1000, "mpc": 1000, "hd": 100, "cwt": 100, "cen": 100}
WEEK = re.compile(r"week|wks?\b|woche|\bkw\b|\bwo\b|semain|\bsem\b|settiman|\bsett|seman|tydzie|tyg|weken|týd|veck|\buger?\b|\buker?\b|周|週|hafta", re.I)
DANISH, NORWEGIAN, SWEDISH = (
    "antal stk tilbud levering pris uden venlig hilsen og til aps kunde leveringstid danmark dkk",
    "antall stk tilbud levering pris uten vennlig hilsen og til as kunde leveringstid norge nok",
    "antal st offert leverans pris utan vänliga hälsningar och till ab kund leveranstid sverige sek à-pris",
)


def bare(text):
    return re.sub(r"[\W_]", "", unicodedata.normalize("NFKC", text).lower())


def near(a, b, share=5e-4):
    return a is not None and b is not None and abs(a - b) <= max(1e-9, abs(b) * share)


def currency_of(raw, language=None):
    upper = raw.strip("()[],;:.").upper()
    code = re.search(r"(?<![A-Z])([A-Z]{3})(?![A-Z])", upper)
    if code and code.group(1) in CODES:
        return {"RMB": "CNY"}.get(code.group(1), code.group(1))
    for sign, currency in SIGN_PAIRS:
        if sign in upper and (len(sign) > 2 or not sign.isalpha() or re.search(rf"(?<![A-Z]){re.escape(sign)}(?![A-Z])", upper)):
            return currency
    if "¥" in upper or "￥" in upper:
        return "CNY" if language == "zh" else "JPY"
    if re.search(r"(?<![A-Z])KR(?![A-Z])|KRON", upper):
        return KRONE.get(language, "SEK")
    return None


def language_of(units):
    """Only as far as a currency's sign needs it."""
    text = " ".join(unit["text"] for unit in units).lower()
    if re.search(r"[\u3040-\u30ff]", text):
        return "ja"
    if re.search(r"[\u4e00-\u9fff]", text):
        return "zh"
    found = {code: sum(len(re.findall(rf"\b{word}\b", text)) for word in words.split()) for code, words in (("da", DANISH), ("no", NORWEGIAN), ("sv", SWEDISH))}
    return max(found, key=found.get)


def per_of(raw):
    """How many a price is for: "100", "1.000", "hundred", "/C"."""
    text = raw.strip("()[],;:.").lower()
    digits = re.search(r"([0-9][0-9.,]*)", text)
    if digits:
        value = parse_number(digits.group(1).rstrip(".,"))[0]
        if value is None:
            return None
        if text.endswith("k"):
            return value * 1000
        return value * 1000 if value == 1.0 and re.search(r"1[.,]000", text) else value
    for word, count in PER_WORDS:
        if word in text:
            return count
    return PER_LETTERS.get(text.split("/")[-1])


MONTHS = (
    "jan gen ene sty led oca", "feb fév fev lut úno şub", "mar mär maa bře már", "apr avr abr kwi dub nis", "may mai mag maj mei kvě máj", "jun jui giu cze čer haz",
    "jul lug lip čvc tem", "aug aoû ago sie srp ağu", "sep set wrz zář eyl", "oct okt ott out paź říj eki", "nov lis kas", "dec dez déc dic gru pro ara des",
)  # fmt: skip
MONTH = {stem: number + 1 for number, stems in enumerate(MONTHS) for stem in stems.split()}


def month_of(word):
    """By its first letters: "juillet" and "juin" need four, "července" and "červen" six."""
    word = word.lower()
    if word.startswith(("juil", "červenc", "července")):
        return 7
    return MONTH.get(word[:3])


def dates_of(raw):
    """Every date that it may be, as YYYY-MM-DD."""
    text = raw.strip("()[],;:.")
    eastern = re.fullmatch(r"(\d{4})\s*年\s*(\d\d?)\s*月\s*(\d\d?)\s*日?", text)
    if eastern:
        return {f"{eastern[1]}-{int(eastern[2]):02}-{int(eastern[3]):02}"}
    named = re.fullmatch(r"(?:(\d\d?)(?:st|nd|rd|th|er|\.)?[\s-]*(?:de |di )?([^\W\d]{3,})|([^\W\d]{3,})\.? (\d\d?)(?:st|nd|rd|th)?),?\.?[\s-]*(?:de |del )?(\d{4})", text)
    if named:
        month = month_of(named[2] or named[3])
        return {f"{named[5]}-{month:02}-{int(named[1] or named[4]):02}"} if month else set()
    iso = re.fullmatch(r"(\d{4})[-./](\d\d?)[-./](\d\d?)", text)
    if iso:
        return {f"{iso[1]}-{int(iso[2]):02}-{int(iso[3]):02}"}
    other = re.fullmatch(r"(\d\d?)[-./](\d\d?)[-./](\d{4}|\d\d)", text)
    if not other:
        return set()
    year = int(other[3]) + (2000 if len(other[3]) == 2 else 0)
    return {f"{year}-{int(m):02}-{int(d):02}" for d, m in ((other[1], other[2]), (other[2], other[1])) if int(m) <= 12}
