import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { foldName } from "#server/leads/shared-statements.ts";
import type { Person } from "#server/leads/store.ts";
import { isPasswordOf } from "./passwords.ts";

const SESSION_MS = 12 * 60 * 60_000;

/** The token is for forms: a page of another site cannot know it. */
export type Session = { formToken: string; untilMs: number; person: Person | undefined };

/** What opens the desk: a name with its password once there are people, else one password, else the key of the start. */
export type DeskEntry = "name" | "password" | "key";

type Options = {
  people: () => Promise<readonly Person[]>;
  password: string | undefined;
  /** A key is printed: nobody but this machine reaches the desk. */
  hasKey: boolean;
  now: () => number;
};

/** Who may use the desk. */
export class DeskSessions {
  readonly #sessions = new Map<string, Session>();
  readonly #people: Options["people"];
  readonly #password: string | undefined;
  readonly #now: () => number;
  /** Cookies do not keep ports apart: two desks of one machine have names of their own. */
  readonly #cookieName = `desk-${randomBytes(4).toString("hex")}`;
  #key: string | undefined;

  constructor({ people, password, hasKey, now }: Options) {
    this.#people = people;
    this.#password = password;
    this.#key = hasKey ? randomToken() : undefined;
    this.#now = now;
  }

  /** To be put into the address that is printed; none where a password is asked for. */
  get key(): string | undefined {
    return this.#key;
  }

  async entry(): Promise<DeskEntry> {
    if ((await this.#people()).length > 0) return "name";
    return this.#password === undefined ? "key" : "password";
  }

  /** Returns the cookie's value. The key is spent whether or not anybody comes back with the cookie. */
  async enterByKey(key: string): Promise<string | undefined> {
    const isKey = this.#key !== undefined && isSame(key, this.#key);
    if (!isKey || (await this.entry()) !== "key") return undefined;
    this.#key = undefined;
    return this.#open(undefined);
  }

  async enterByPassword(name: string, password: string): Promise<string | undefined> {
    const people = await this.#people();
    if (people.length > 0) {
      const person = people.find((each) => foldName(each.name) === foldName(name.trim()));
      return (await isPasswordOf(person?.password, password)) ? this.#open(person) : undefined;
    }
    return this.#password !== undefined && isSame(password, this.#password)
      ? this.#open(undefined)
      : undefined;
  }

  /** Ends with the person, with their password, and, where nobody had a name, with the first who has. */
  async find(
    cookies: string | undefined,
  ): Promise<{ session: Session; people: readonly string[] } | undefined> {
    const session = this.#sessions.get(this.#idOf(cookies));
    if (!session || session.untilMs <= this.#now()) return undefined;
    const people = await this.#people();
    const isStill =
      session.person === undefined
        ? people.length === 0
        : people.some(({ password }) => password === session.person?.password);
    return isStill ? { session, people: people.map(({ name }) => name) } : undefined;
  }

  end(cookies: string | undefined): void {
    this.#sessions.delete(this.#idOf(cookies));
  }

  /** Never sent from another site, and never to a script. */
  cookie(id: string, isSecure: boolean): string {
    const secure = isSecure ? "; Secure" : "";
    return `${this.#cookieName}=${id}; Path=/; HttpOnly; SameSite=Strict${secure}`;
  }

  #idOf(cookies: string | undefined): string {
    const own = new RegExp(`(?:^|; ?)${this.#cookieName}=([\\w-]+)(?:;|$)`);
    return own.exec(cookies ?? "")?.[1] ?? "";
  }

  #open(person: Person | undefined): string {
    const id = randomToken();
    const untilMs = this.#now() + SESSION_MS;
    this.#sessions.set(id, { formToken: randomToken(), untilMs, person });
    return id;
  }
}

function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Takes as long for a near miss as for a wild guess. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
