import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { CodeText } from "./code-text.tsx";

const inColumn = { wholeTo: 12 };
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
  ["export QUOTEWRIGHT_API_KEY=qw_test_x", "export QUOTEWRIGHT_API_KEY=|qw_test_x"],
  ["multipart/form-data", "multipart/|form-data"],
  ["approval_hours", "approval_hours"],
  ["webhook-timestamp", "webhook-timestamp"],
  ["a_name_that_is_longer_than_any", "a_|name_|that_|is_|longer_|than_|any"],
  ["https://api.quotewright.example", "https://api.|quotewright.|example"],
])("in a column %s breaks only behind its own signs, and a name stays whole", (code, pieces) => {
  expect(broken(code, inColumn)).toBe(pieces);
});

test("a browser does not break a name behind its hyphen either", () => {
  const html = renderToStaticMarkup(<CodeText text="`multipart/form-data`" {...inColumn} />);
  expect(html).toContain(`<wbr/><span class="whitespace-nowrap">form-data</span>`);
});

test("short code stays whole, and a long word without a good break may break anywhere", () => {
  expect(broken("qw_live_")).toBe("qw_live_");
  expect(broken("multipart/form-data")).toBe("multipart/form-data");
  const long = renderToStaticMarkup(<CodeText text={`\`whsec_${"x".repeat(40)}\``} />);
  expect(long).toContain("overflow-wrap:anywhere");
  expect(long).not.toContain("<wbr");
});
