import { ReadFailure } from "./failure.ts";

/** Text of any encoding that spreadsheets write: UTF-8, UTF-16, or what Windows has for the language. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const sample = text.slice(0, 65_536);
  if ((sample.match(binaryCharacters) ?? []).length > sample.length / 100) {
    throw new ReadFailure(
      "unknown-format",
      "The file is not text, and not a format that can be read here. Save it as .xlsx, .csv or PDF.",
    );
  }
  return text;
}

// oxlint-disable-next-line no-control-regex -- these are what tells a program's data from text
const binaryCharacters = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = countZeros(bytes);
  if (zeros.odd > 0.3 && zeros.even < 0.05) return "utf-16le";
  if (zeros.even > 0.3 && zeros.odd < 0.05) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : windowsEncodingOf(bytes.subarray(0, 65_536));
}

/** The leading bytes of the characters that Chinese and Japanese texts mostly consist of. */
const commonLeads = {
  gb18030: (lead: number) => (lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7),
  shift_jis: (lead: number) => (lead >= 0x81 && lead <= 0x83) || (lead >= 0x88 && lead <= 0x97),
};

function windowsEncodingOf(bytes: Uint8Array): string {
  if (shareOfPairs(bytes, commonLeads.gb18030, 0xa1) > 0.9) return "gb18030";
  if (shareOfPairs(bytes, commonLeads.shift_jis, 0x40) > 0.8) return "shift_jis";
  const text = new TextDecoder("windows-1252").decode(bytes);
  return centralEuropean.test(text) ? "windows-1250" : "windows-1252";
}

/** Signs within words, where Polish and Czech have letters: "Iloœæ" is "Ilość". */
const centralEuropean =
  /[a-z][¹³¿][a-z]|œæ|œci|[a-z]ì[øž]|[øž]ì|[a-z]œ[wln]|[a-z]ø[íe]|[a-z]ù[ \t;,]/i;

/** How many of the bytes beyond ASCII are in pairs with such a first byte and a second from `trail` on. */
function shareOfPairs(
  bytes: Uint8Array,
  isCommonLead: (lead: number) => boolean,
  trail: number,
): number {
  let pairs = 0;
  let others = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    if (isCommonLead(lead) && (bytes[at + 1] ?? 0) >= trail) {
      pairs += 1;
      at += 1;
    } else {
      others += 1;
    }
  }
  return pairs / Math.max(1, pairs + others);
}

/** Latin text in UTF-16 has a zero for every second byte. */
function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = Math.max(1, sample.length / 2);
  return { even: even / half, odd: odd / half };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // `stream` forgives a last character that is cut in two.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    const text = new TextDecoder().decode(bytes);
    const wrong = (text.match(/\ufffd/g) ?? []).length;
    const right = (text.match(/[\u0080-\ufffc]/g) ?? []).length;
    return right > wrong * 4;
  }
}
