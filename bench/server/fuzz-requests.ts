import { contactFields } from "#server/testing/posts.ts";
import type { Random } from "./random.ts";

const methods = [
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "PROPFIND",
  "get",
];
const pathParts = [
  "/",
  "pricing",
  "..",
  "%2e%2e",
  "%00",
  "%",
  "%zz",
  "assets",
  "index.html",
  "?",
  "#",
  "//",
  "\\",
  "é",
  "a".repeat(300),
  "healthz",
  "readyz",
  "_headers",
  "@",
  ":",
  "*",
  "{}",
  "\x7f",
];
const headerNames = [
  "Accept",
  "Accept-Encoding",
  "If-None-Match",
  "If-Range",
  "Range",
  "Origin",
  "Sec-Fetch-Site",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "Idempotency-Key",
  "Form-Fill-Ms",
  "Expect",
  "Connection",
  "Upgrade",
  "Cookie",
  "Referer",
  "Content-Encoding",
  "__proto__",
];
const headerValues = [
  "application/json",
  "text/html",
  "*/*",
  "*",
  "br;q=0,gzip;q=1e9",
  "bytes=0-0",
  "bytes=-1",
  "bytes=5-1",
  "bytes=99999999999999999999-",
  "null",
  "http://evil.example",
  "same-origin",
  "cross-site",
  "none",
  "1.2.3.4, 5.6.7.8",
  "::1",
  "100-continue",
  "close",
  "websocket",
  "-1",
  "NaN",
  '"a"',
  'W/"a", *',
  "x".repeat(2000),
  "\xff\xfe",
  "",
];
const contentTypes = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded;charset=utf-8",
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "",
  ";;;",
  "\xff",
];
const values = [
  "",
  " ",
  "Ada",
  "ada@northfield.example",
  "%",
  "%00",
  "%0d%0a",
  "%F0%9F%98%80",
  "%ff",
  "'; DROP TABLE leads; --",
  "<script>",
  "=cmd()",
  "a".repeat(6000),
  "__proto__",
  "%E2%80%AE",
  "+",
  "&",
  "=",
  "\xe9",
];
const fieldNames = [...Object.keys(contactFields), "bot-field", "__proto__", "x", "", "name%00"];

function path(random: Random): string {
  return `/${Array.from({ length: random.below(5) }, () => random.pick(pathParts)).join("/")}`;
}

function body(random: Random): string {
  const pairs: Record<string, string> = {
    "form-name": random.pick(["contact", "demo", "newsletter", "contact", "x", ""]),
    name: "Ada",
    email: "ada@northfield.example",
    company: "N",
    message: `Fuzz ${random.below(1e9)}`,
  };
  for (let i = random.below(4); i > 0; i -= 1) pairs[random.pick(fieldNames)] = random.pick(values);
  let text = Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  for (let i = random.below(3); i > 0; i -= 1) {
    const at = random.below(text.length + 1);
    const noise = String.fromCharCode(random.below(256)).repeat(random.below(4));
    text = text.slice(0, at) + noise + text.slice(at + random.below(3));
  }
  return text;
}

/** A request that is mostly HTTP: well-formed enough to get far, wrong enough to find what was not thought of. */
export function makeFuzzRequest(random: Random): Buffer {
  const method = random.pick(methods);
  const target = method === "POST" && random.next() < 0.9 ? "/" : path(random);
  const content = method === "POST" || random.next() < 0.05 ? body(random) : "";
  const headers = ["Host: localhost"];
  if (content !== "") {
    headers.push(`Content-Type: ${random.pick(contentTypes)}`);
    const lengthError = random.next() < 0.02 ? random.below(5) - 2 : 0;
    headers.push(`Content-Length: ${Math.max(0, content.length + lengthError)}`);
  }
  for (let i = random.below(4); i > 0; i -= 1) {
    headers.push(`${random.pick(headerNames)}: ${random.pick(headerValues)}`);
  }
  let bytes = Buffer.from(
    `${method} ${target} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${content}`,
    "latin1",
  );
  if (random.next() < 0.05) {
    bytes = Buffer.from(bytes);
    for (let i = 1 + random.below(5); i > 0; i -= 1)
      bytes[random.below(bytes.length)] = random.below(256);
  }
  return bytes;
}
