const grades = [
  String.raw`(?:EN[\s-]?)?A[WC][\s-]?\d{4,5}`,
  String.raw`(?:AL|A)?[\s-]?[1-8]\d{3}-(?:T\d{1,4}|H\d{2,3}|O)`,
  String.raw`AL[\s-]?[1-8]\d{3}`,
  String.raw`Al(?:Si|Mg|Cu|Zn)\w*|Cu(?:Zn|Sn|Al|Ni|Cr)\w*|CW\d{3}[A-Z]|\d{0,2}(?:Cr|Mn)(?:Ni|Mo|V|S|Cr)\w*|X\d+Cr[\w-]*|1\.\d{4}`,
  String.raw`Ti[\s-]?6[\s-]?Al\S*|(?:Ti|Titan\p{L}*) (?:Gr(?:ade)?\.?\s?)?\d`,
  String.raw`(?:SUS|SS|AISI|SAE|RVS|AMS|UNS)[\s-]?[A-Z]?\d{3,5}[A-Z]{0,2}`,
  String.raw`(?:SCM|SKD|SUM|SPCC|SECC|SGCC)\d*[A-Z]*|S\d\dC|ADC\s?\d{1,2}|A380|Z(?:P|L|A)\s?0?\d{1,4}|ZAMA[KC]\s?\d?`,
  String.raw`Q(?:195|215|235|345|355)[A-E]?|S(?:235|275|355|420|460)\w*|C(?:10|15|22|35|45|60)[ERK]?|EN[\s-]?GJ[A-Z][\w-]*|GGG?[\s-]?\d{2}`,
  String.raw`PA\s?(?:6(?:[.,]?6)?|1[12])(?:\s?GF\s?\d+)?|POM(?:-[CH])?|PEEK|PTFE|PVDF|PPS|PBT|PMMA|TPU|TPE|ABS|PC\/ABS|HDPE|PE-?(?:HD|UHMW)|FR-?4`,
  String.raw`(?:NBR|HNBR|FKM|FPM|FFKM|EPDM|VMQ|MVQ|SBR)\s?\d{0,2}`,
  String.raw`N(?:35|38|40|42|45|48|50|52)(?:SH|UH|[MHS])?`,
  String.raw`[ØΦ⌀]\s?\d.*`,
].join("|");
const whole = new RegExp(`^(?:${grades})(?:$|[\\s,;/(（].*)`, "u");

/** "EN AW-6082 T6", "SUS304", "NBR70", "Ø16": what a part is made of, or how thick it is, has the look of a part's number. */
export function isMaterialGrade(text: string): boolean {
  return whole.test(text.trim());
}
