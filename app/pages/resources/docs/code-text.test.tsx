import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { CodeText } from "./code-text.tsx";

const broken = (code: string, props: { wholeTo?: number } = {}) =>
  renderToStaticMarkup(<CodeText text={`\`${code}\``} {...props} />)
    .replaceAll("<wbr/>", "|")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"');

test.each([
  ["approvals:write", "approvals:|write"],
  ["/api/v1/rfq/analyze", "/api/|v1/|rfq/|analyze"],
  ["analysis.completed", "analysis.|completed"],
  [
    '{"type":"analysis.failed","data":{"id":7}}',
    '{|"type":|"analysis.|failed",|"data":|{|"id":7}}',
  ],
  ["export QUOTEWRIGHT_API_KEY=qw_test_x", "export QUOTEWRIGHT_API_KEY=qw_|test_|x"],
  ["https://api.quotewright.example", "https://api.|quotewright.|example"],
])("%s breaks only behind its own signs", (code, pieces) => {
  expect(broken(code)).toBe(pieces);
});

test("short code stays whole, and a long word without a good break may break anywhere", () => {
  expect(broken("qw_live_")).toBe("qw_live_");
  expect(broken("webhook-timestamp", { wholeTo: 20 })).toBe("webhook-timestamp");
  const long = renderToStaticMarkup(<CodeText text={`\`whsec_${"x".repeat(40)}\``} />);
  expect(long).toContain("overflow-wrap:anywhere");
  expect(long).not.toContain("<wbr");
});
