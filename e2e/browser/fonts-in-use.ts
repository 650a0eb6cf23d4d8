import type { Page } from "@playwright/test";

/** The characters that are shown in each list of fonts. Runs in the page. */
function shownCharacters(): [fonts: string, characters: string][] {
  const shown = new Map<string, Set<string>>();
  const note = (style: CSSStyleDeclaration, text: string) => {
    const characters = shown.get(style.fontFamily) ?? new Set();
    shown.set(style.fontFamily, characters);
    for (const character of text) if (character.trim()) characters.add(character);
  };
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (!element.checkVisibility() || element.closest("noscript, script, style, title")) continue;
    const ownText = [...element.childNodes].filter((node) => node instanceof Text);
    if (ownText.length > 0) {
      note(getComputedStyle(element), ownText.map(({ data }) => data).join(""));
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      note(getComputedStyle(element), element.value + element.placeholder);
    }
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(element, part);
      const written = /^"(.*)"$/.exec(style.content)?.[1];
      if (written) note(style, written);
    }
  }
  return [...shown].map(([fonts, characters]) => [fonts, [...characters].join("")]);
}

/**
 * Fonts of the machine that the page is set in, with what is set in them: characters that our fonts lack, or a text that
 * names other fonts. On another machine they would look different, or be missing.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const found: string[] = [];
  for (const [fonts, characters] of await page.evaluate(shownCharacters)) {
    const sample = await page.evaluateHandle(
      ({ fonts, characters }) => {
        const sample = document.createElement("p");
        sample.id = "sample-of-characters";
        sample.textContent = characters;
        sample.style.fontFamily = fonts;
        document.body.append(sample);
        return sample;
      },
      { fonts, characters },
    );
    await page.evaluate(() => document.fonts.ready);
    const selector = "#sample-of-characters";
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const used = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    await sample.evaluate((element) => element.remove());
    const foreign = used.fonts.filter(({ isCustomFont }) => !isCustomFont);
    found.push(
      ...foreign.map(
        ({ familyName, glyphCount }) =>
          `${glyphCount} of “${characters}” in ${familyName}, asked for in ${fonts}`,
      ),
    );
  }
  await session.detach();
  return found;
}
