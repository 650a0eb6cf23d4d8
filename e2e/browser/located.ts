import type { Download, Locator, Page } from "@playwright/test";

/** Where an element stands. One that is not shown fails by its name. */
export async function boxOf(located: Locator) {
  const box = await located.boundingBox();
  if (!box) throw new Error(`${located} is not shown`);
  return box;
}

/** The same without waiting or scrolling: where it is at this moment. */
export const edgesOf = (located: Locator) =>
  located.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** What is saved when it is pressed. */
export async function downloadBy(page: Page, pressed: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), pressed.click()]);
  return download;
}

/** What an attribute says. One that is missing fails by its name. */
export async function attributeOf(located: Locator, name: string): Promise<string> {
  const value = await located.getAttribute(name);
  if (value === null) throw new Error(`${located} has no ${name}`);
  return value;
}
