import type { Locator, Page } from "@playwright/test";

/** What Chromium tells assistive technology. */

const fieldRoles = new Set(
  "checkbox combobox listbox radio searchbox slider spinbutton switch textbox".split(" "),
);
/** A field is told apart by what holds it, if that has a name or is there once. A row's head is not heard in a field. */
const holders = new Set(
  "contentinfo dialog form group main navigation radiogroup region".split(" "),
);

/** Fields that cannot be told apart by their names and by what holds them. */
export async function fieldsOfOneName(page: Page): Promise<string[]> {
  const fields = [
    "input",
    "select",
    "textarea",
    ...[...fieldRoles].map((role) => `[role=${role}]`),
  ];
  const shown = await page.locator(fields.join()).filter({ visible: true }).count();
  if (shown < 2) return [];
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const describe = (node: (typeof nodes)[number]) =>
    `${node.role?.value} “${node.name?.value ?? ""}”`;
  const names = nodes
    .filter(({ ignored, role }) => !ignored && fieldRoles.has(role?.value))
    .map((field) => {
      const path = [describe(field)];
      for (let at = byId.get(field.parentId ?? ""); at; at = byId.get(at.parentId ?? "")) {
        if (!at.ignored && holders.has(at.role?.value)) path.push(describe(at));
      }
      return path.join(" in ");
    });
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Whether a button is said to have opened what it opens: of a popover's button the browser knows by itself. */
export async function isExpanded(button: Locator): Promise<boolean | undefined> {
  const page = button.page();
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    nodeId: root.nodeId,
    role: "button",
    accessibleName: (await button.getAttribute("aria-label")) ?? "",
  });
  await session.detach();
  const [node] = nodes.filter(({ ignored }) => !ignored);
  return node?.properties?.find(({ name }) => name === "expanded")?.value.value;
}
