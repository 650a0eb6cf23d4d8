/** The code by which Node, SQLite's driver, pg and nodemailer name what went wrong. */
export function codeOf(thrown: unknown): string | undefined {
  const code = propertyOf(thrown, "code");
  return typeof code === "string" ? code : undefined;
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export function propertyOf(thrown: unknown, name: string): unknown {
  return typeof thrown === "object" && thrown !== null && name in thrown
    ? Reflect.get(thrown, name)
    : undefined;
}
