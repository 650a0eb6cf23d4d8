import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { brandSlug } from "#contract/brand.ts";

const MIN_PASSWORD_LENGTH = 12;
const MIN_DIFFERENT_CHARACTERS = 6;
/** What guessers try first counts for nothing. */
const guessedFirst = new RegExp(
  `${brandSlug}|passwor[dt]|admin|welcome|letmein|qwert[yz]|asdf|abcdef|leads|desk|(?:0?123456?7?8?9?0?)|(?:19|20)\\d\\d`,
  "gi",
);

export const passwordRule = `It needs ${MIN_PASSWORD_LENGTH} characters, ${MIN_DIFFERENT_CHARACTERS} of them different, besides common words and rows such as 12345.`;

export function isWeak(password: string): boolean {
  const own = password.replace(guessedFirst, "");
  return (
    password.length < MIN_PASSWORD_LENGTH ||
    new Set(own.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS
  );
}

/** Five groups of letters and digits of which none is taken for another; 99 bits. */
export function makePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const characters = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]);
  return characters.join("").replace(/....(?=.)/g, "$&-");
}

/** Each guess costs 32 MB for a tenth of a second. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Salt and key, never the password. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const text = password.normalize("NFC");
  scrypt(text, salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key)));
  return `scrypt.${salt.toString("base64url")}.${(await promise).toString("base64url")}`;
}

const nobodys = await hashPassword(makePassword());

/** Takes as long where nobody has the name, so that names cannot be found out. */
export async function isPasswordOf(hash: string | undefined, given: string): Promise<boolean> {
  const expected = hash ?? nobodys;
  const salt = Buffer.from(expected.split(".")[1] ?? "", "base64url");
  const made = Buffer.from(await hashPassword(given, salt));
  const isSame = made.length === expected.length && timingSafeEqual(made, Buffer.from(expected));
  return hash !== undefined && isSame;
}
