import { brand } from "#app/site/brand.ts";

import { type BuiltPage, canonicalAddress } from "../pages/sitemap.ts";
import { alternateAddress, metaContent } from "../pages/page-head.ts";

/** Files at fixed addresses that other programs look for, as path and text. */
export function siteFiles(pages: BuiltPage[], siteUrl: string, builtAt: Date): [string, string][] {
  return [
    [".well-known/security.txt", securityTxt(siteUrl, builtAt)],
    ["llms.txt", llmsTxt(pages)],
    ["manifest.webmanifest", webManifest()],
  ];
}

const validityDays = 180;

/** RFC 9116. It must expire, so that an abandoned site is not trusted for ever: each build renews it. */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validityDays * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${brand.mailboxes.security}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
Policy: ${siteUrl}/security
Hiring: ${siteUrl}/company/careers
`;
}

/** An index of the site for language models (llmstxt.org): each page in one line, by section. */
export function llmsTxt(pages: BuiltPage[]): string {
  const sections = new Map<string, string[]>();
  for (const { html } of pages) {
    const address = canonicalAddress(html);
    if (!address) continue;
    const folder = new URL(address).pathname.split("/")[1] ?? "";
    const section = folder === "" ? "Start" : folder[0]!.toUpperCase() + folder.slice(1);
    const target = alternateAddress(html, "text/markdown") ?? address;
    const line = `- [${metaContent(html, "og:title")}](${target}): ${metaContent(html, "og:description")}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  const parts = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.sort().join("\n")}`);
  return `# ${brand.name}\n\n> ${brand.description}\n\n${brand.illustrativeNotice}\n\n${parts.join("\n\n")}\n`;
}

/** An icon that is cut to a shape needs room around its mark, so it is never also the plain one. */
export function webManifest(): string {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    start_url: "/",
    display: "browser",
    background_color: "#f3f0e6",
    theme_color: "#f3f0e6",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
      ...(["icon", "icon-maskable"] as const).flatMap((name) =>
        [192, 512].map((size) => ({
          src: `/${name}-${size}.png`,
          type: "image/png",
          sizes: `${size}x${size}`,
          purpose: name === "icon" ? "any" : "maskable",
        })),
      ),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
