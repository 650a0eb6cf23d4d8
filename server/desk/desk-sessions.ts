import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const SESSION_MS = 12 * 60 * 60_000;

/** The token is for forms: a page of another site cannot know it. */
export type Session = { formToken: string; untilMs: number };

/** Who may use the desk: whoever has the key that was printed, once, or the password. */
export class DeskSessions {
  readonly #sessions = new Map<string, Session>();
  readonly #password: string | undefined;
  readonly #now: () => number;
  /** Cookies do not keep ports apart: two desks of one machine have names of their own. */
  readonly #cookieName = `desk-${randomBytes(4).toString("hex")}`;
  #key: string | undefined = randomToken();

  constructor(password: string | undefined, now: () => number) {
    this.#password = password;
    this.#now = now;
  }

  /** To be put into the address that is printed; none where a password is asked for. */
  get key(): string | undefined {
    return this.#password === undefined ? this.#key : undefined;
  }

  /** Returns the cookie's value. The key is spent whether or not anybody comes back with the cookie. */
  enterByKey(key: string): string | undefined {
    if (this.#password !== undefined || this.#key === undefined || !isSame(key, this.#key)) {
      return undefined;
    }
    this.#key = undefined;
    return this.#open();
  }

  enterByPassword(password: string): string | undefined {
    return this.#password !== undefined && isSame(password, this.#password)
      ? this.#open()
      : undefined;
  }

  find(cookies: string | undefined): Session | undefined {
    const session = this.#sessions.get(this.#idOf(cookies));
    return session && session.untilMs > this.#now() ? session : undefined;
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

  #open(): string {
    const id = randomToken();
    this.#sessions.set(id, { formToken: randomToken(), untilMs: this.#now() + SESSION_MS });
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
