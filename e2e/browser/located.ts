import type { Locator } from "@playwright/test";

/** Where an element stands. One that is not shown fails by its name. */
export async function boxOf(located: Locator) {
  const box = await located.boundingBox();
  if (!box) throw new Error(`${located} is not shown`);
  return box;
}

/** What an attribute says. One that is missing fails by its name. */
export async function attributeOf(located: Locator, name: string): Promise<string> {
  const value = await located.getAttribute(name);
  if (value === null) throw new Error(`${located} has no ${name}`);
  return value;
}
