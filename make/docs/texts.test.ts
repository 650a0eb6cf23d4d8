import { expect, test } from "vitest";

import { docsText } from "./texts.ts";

test.each(["access", "events", "limits", "overview", "requests"])(
  "no name in braces is left in the words of %s",
  (id) => {
    const words = docsText(id).replaceAll(/```[^]*?```|`[^`]*`/g, "");
    expect(words.match(/\{[a-z]\w*\}/gi) ?? []).toEqual([]);
  },
);
