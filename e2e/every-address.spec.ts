import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { fieldsOfOneName } from "./accessibility-tree.ts";
import { idleStops } from "./page-inspection.ts";
import { addresses, collectComplaints, expectNoHorizontalOverflow, openHydrated } from "./site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of axe's experiments: a head for every column, and what is seen of a name is heard of it. */
const experiments = {
  "td-has-header": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
};

for (const address of addresses) {
  test(`${address} is quiet, accessible in both prints, and fits`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, address);
    await expect(page.locator("h1")).toHaveCount(1);

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: experiments })
        .withTags(rules)
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`,
      );
      expect(found, `axe in ${colorScheme}`).toEqual([]);
    }
    expect(await fieldsOfOneName(page), "fields of one name").toEqual([]);
    expect(await page.evaluate(idleStops), "stops of the keyboard with nothing to do").toEqual([]);
    await expectNoHorizontalOverflow(page);
    expect(complaints).toEqual([]);
  });
}
