/** A country that quotes come from or go to, and what of a letterhead shows it. */
export interface Country {
  /** ISO 3166, two letters; also its domain's, where no other is given. */
  readonly code: string;
  readonly name: string;
  /** What it is called in letterheads, in small letters. */
  readonly names: readonly string[];
  /** "49"; empty where it shares one, as the United States and Canada do. */
  readonly dial: string;
}

/** Code, name, dialing code, further names. */
const table = `
US|United States||usa, u.s.a., united states of america
CA|Canada||
MX|Mexico|52|méxico
GB|United Kingdom|44|uk, u.k., england, scotland, wales, great britain
IE|Ireland|353|éire
DE|Germany|49|deutschland, allemagne, germania, alemania
AT|Austria|43|österreich
CH|Switzerland|41|schweiz, suisse, svizzera
LI|Liechtenstein|423|
FR|France|33|frankreich, francia
BE|Belgium|32|belgië, belgique, belgien
NL|Netherlands|31|the netherlands, nederland, niederlande, pays-bas
LU|Luxembourg|352|luxemburg
IT|Italy|39|italia, italien, italie
ES|Spain|34|españa, spanien, espagne
PT|Portugal|351|
DK|Denmark|45|danmark, dänemark
SE|Sweden|46|sverige, schweden
NO|Norway|47|norge, norwegen
FI|Finland|358|suomi, finnland
EE|Estonia|372|eesti
LV|Latvia|371|latvija
LT|Lithuania|370|lietuva
PL|Poland|48|polska, polen
CZ|Czechia|420|czech republic, česká republika, česko, tschechien
SK|Slovakia|421|slovensko, slovak republic
HU|Hungary|36|magyarország, ungarn
RO|Romania|40|românia, rumänien
BG|Bulgaria|359|българия
GR|Greece|30|ελλάδα, griechenland
SI|Slovenia|386|slovenija
HR|Croatia|385|hrvatska, kroatien
CY|Cyprus|357|
MT|Malta|356|
RS|Serbia|381|srbija
UA|Ukraine|380|україна
TR|Türkiye|90|turkey, türkei
IL|Israel|972|
AE|United Arab Emirates|971|
SA|Saudi Arabia|966|
ZA|South Africa|27|
IN|India|91|
CN|China|86|p.r. china, pr china, people's republic of china, 中国
TW|Taiwan|886|taiwan r.o.c., 台灣
HK|Hong Kong|852|
KR|South Korea|82|korea, republic of korea, 대한민국
JP|Japan|81|日本
SG|Singapore|65|
MY|Malaysia|60|
TH|Thailand|66|
VN|Vietnam|84|viet nam, việt nam
ID|Indonesia|62|
PH|Philippines|63|
AU|Australia|61|
NZ|New Zealand|64|
BR|Brazil|55|brasil
AR|Argentina|54|
CL|Chile|56|
CO|Colombia|57|`;

export const countries: readonly Country[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [code = "", name = "", dial = "", names = ""] = row.split("|");
    const further = names === "" ? [] : names.split(", ");
    return { code, name, dial, names: [name.toLowerCase(), ...further] };
  });

const byCode = new Map(countries.map((each) => [each.code, each]));
const byName = new Map(countries.flatMap(({ code, names }) => names.map((name) => [name, code])));

export function isCountry(code: string): boolean {
  return byCode.has(code);
}

/** "Germany"; the code itself for one that is not in the list. */
export function countryName(code: string): string {
  return byCode.get(code)?.name ?? code;
}

/** "China", "CN" and "P.R. China" are one; `null` for what is no country of the list. */
export function countryOf(text: string): string | null {
  const wanted = text.normalize("NFKC").trim();
  if (/^[A-Z]{2}$/.test(wanted)) return isCountry(wanted) ? wanted : null;
  return byName.get(wanted.toLowerCase()) ?? null;
}

const europeanUnion = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);
const swissUnion = new Set(["CH", "LI"]);

/** Whether goods go from one to the other without duty: within a country, or within a customs union. */
export function isWithoutBorder(from: string, to: string): boolean {
  if (from === to) return true;
  return [europeanUnion, swissUnion].some((union) => union.has(from) && union.has(to));
}

const ownStates =
  "AL|AK|AZ|CT|DC|FL|GA|HI|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";
/** Countries are written so too: "Stuttgart, DE" is not in Delaware. */
const sharedStates = "AR|CA|CO|DE|ID|IL|IN|MT";
/** Georgia is a country too. */
const namedStates =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";
const zip = String.raw`\d{5}(?:-\d{4})?`;

/** After a city and a comma: a state of the United States, with its postal code where a country is called the same. */
export const americanState = `(?:(?:${ownStates}|${namedStates})(?:\\s+${zip})?|(?:${sharedStates}|Georgia)\\s+${zip})(?![\\p{L}\\d])`;
