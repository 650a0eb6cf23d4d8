import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { NumberInput } from "./number-input.tsx";

test.each([
  ["one in range", 5, false],
  ["one out of range", 300, true],
  ["none", null, false],
])(
  "before anybody types, %s of the values is marked only where it is out of range",
  (_, value, isMarked) => {
    const field = { label: "Duty", unit: "%", min: 0, max: 200, isRequired: true };
    const html = renderToStaticMarkup(<NumberInput {...field} value={value} onChange={() => {}} />);
    expect(html.includes("aria-invalid")).toBe(isMarked);
  },
);
