import { brand } from "#app/site/brand.ts";

import { color } from "../palette.ts";
import { listedPages, type SitePage } from "../pages/site-pages.ts";

/** Files at fixed addresses that other programs look for, as path and text. `twins` are pages as Markdown, by path. */
export function siteFiles(
  pages: readonly SitePage[],
  twins: ReadonlySet<string>,
  siteUrl: string,
  builtAt: Date,
): [string, string][] {
  return [
    [".well-known/security.txt", securityTxt(siteUrl, builtAt)],
    ["llms.txt", llmsTxt(pages, twins, siteUrl)],
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
export function llmsTxt(
  pages: readonly Pick<SitePage, "page">[],
  twins: ReadonlySet<string>,
  siteUrl: string,
): string {
  const sections = new Map<string, string[]>();
  for (const { path, page } of listedPages(pages)) {
    const folder = path.split("/")[1] ?? "";
    const section = folder === "" ? "Start" : folder.charAt(0).toUpperCase() + folder.slice(1);
    const twin = `${path.slice(1)}.md`;
    const target = twins.has(twin) ? `${siteUrl}/${twin}` : siteUrl + path;
    const line = `- [${page.title}](${target}): ${page.description}`;
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
    // The tool is what one installs: the other pages lie outside of its scope, and offer nothing to install.
    id: "/try",
    start_url: "/try",
    scope: "/try",
    display: "standalone",
    background_color: color("ground"),
    theme_color: color("ground"),
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
