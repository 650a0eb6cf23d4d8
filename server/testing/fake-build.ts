import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type InlineHashes, renderHeadersFile } from "#server/site/security-headers.ts";

const inlineScript = (page: string) => `console.log(${JSON.stringify(page)})`;
const inlineStyle = "h1 { color: navy }";
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const page = (name: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<style>${inlineStyle}</style></head>
<body><h1>${name}</h1><p>${"A line that compresses well. ".repeat(40)}</p>
<script>${inlineScript(name)}</script></body></html>
`;

const pages = {
  "index.html": "Home",
  "404.html": "Oops! Page not found",
  "pricing/index.html": "Pricing",
  "resources/blog/index.html": "Blog",
  "resources/blog/unit-cost/index.html": "Unit cost",
};

const serverPages = {
  "server-pages/contact-success.html": "Thank you! Your message has been sent successfully.",
  "server-pages/contact-failure.html":
    "Sorry, there was an error sending your message. Please try again.",
};

const files = {
  "assets/entry-Dk3jf8a1.js": "export const answer = 42;\n".repeat(100),
  "assets/quote-worker-C9_x-7a2.js": "onmessage = () => {};\n",
  "assets/root-B1x9.css": "body { color: navy }\n".repeat(100),
  "drawings/part.svg": `<svg xmlns="http://www.w3.org/2000/svg"><g id="part"/></svg>`,
  "downloads/guide.pdf": `%PDF-1.7\n${"0123456789".repeat(1000)}`,
  "downloads/café menu.csv": "a,b\n1,2\n",
  "robots.txt": "User-agent: *\nAllow: /\n",
  _redirects:
    "/resources/blog/cost /resources/blog/unit-cost 301\n/evil //evil.example 301\n/other /pricing 200\n",
};

export const fakePagePaths = Object.keys(pages);

/** A small built site of the shape that the real build has. Returns its folder. */
export async function writeFakeBuild(dir: string): Promise<string> {
  const buildDir = join(dir, "build");
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(buildDir, path)), { recursive: true });
    await writeFile(join(buildDir, path), text);
  };
  const hashes: Record<string, InlineHashes> = {};
  const hashesOf = (name: string) => ({
    scripts: [hashOf(inlineScript(name))],
    styles: [hashOf(inlineStyle)],
  });
  for (const [path, name] of Object.entries(pages)) {
    await write(`client/${path}`, page(name));
    hashes[path] = hashesOf(name);
  }
  for (const [path, text] of Object.entries(serverPages)) {
    await write(path, page(text));
    hashes[path] = hashesOf(text);
  }
  for (const [path, text] of Object.entries(files)) await write(`client/${path}`, text);
  await write("client/_headers", renderHeadersFile(hashes, Object.keys(files)));
  await write("csp.json", JSON.stringify(hashes));
  return buildDir;
}
