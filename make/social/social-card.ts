import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import sharp from "sharp";

import { color } from "../palette.ts";
import { faceAt } from "../plugins/fonts-plugin.ts";

const width = 1200;
const height = 630;
const paper = {
  ground: color("ground"),
  ink: color("ink"),
  muted: color("ink-3"),
  hair: color("hair"),
};
const grid = color("grid");
const signal = color("signal");

export interface SocialCard {
  title: string;
  /** Where the page is, without a scheme: `www.example.com/pricing`. */
  address: string;
  /** An SVG file of ours, as text. */
  drawing: string;
}

/** Faces cut to one weight, because the renderer knows no variable fonts. */
const faces = {
  title: { family: "National Park", file: "national-park", weight: 460 },
  mono: { family: "Spline Sans Mono", file: "spline-sans-mono", weight: 450 },
};

/** Writes the faces into `cacheDirectory` and gives a function that turns a card into a PNG. */
export async function socialCardPainter(cacheDirectory: string) {
  await mkdir(cacheDirectory, { recursive: true });
  const fontFiles = await Promise.all(
    Object.values(faces).map(async ({ file, weight }) => {
      const target = join(cacheDirectory, `${file}-${weight}.ttf`);
      await writeFile(target, await faceAt(file, weight));
      return target;
    }),
  );
  const options: ResvgRenderOptions = {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: faces.title.family },
  };
  const widths = new Map<string, number>();
  const widthInEm = (text: string): number => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${titleLine(text, 0, 100, 100)}</svg>`;
    const width = (new Resvg(svg, options).getBBox()?.width ?? 0) / 100;
    widths.set(text, width);
    return width;
  };
  // By the word: titles share words, and to lay one out anew costs as much as a third of a millisecond.
  const gap = widthInEm("n n") - 2 * widthInEm("n");
  const textWidth: Measure = (text, sizePx) => {
    const words = text.split(" ").map(widthInEm);
    return words.reduce((sum, width) => sum + width, gap * (words.length - 1)) * sizePx;
  };

  return async (card: SocialCard): Promise<Buffer> => {
    const svg = cardSvg(card, textWidth);
    const picture = placedDrawing(card.drawing);
    const name = createHash("sha256").update(svg).update(picture.svg).digest("hex").slice(0, 16);
    const cached = join(cacheDirectory, `${name}.png`);
    const known = await readFile(cached).catch(() => null);
    if (known) return known;
    const [page, part] = await Promise.all([
      renderAsync(svg, options),
      renderAsync(picture.svg, options),
    ]);
    const { svg: _, x: left, y: top, ...size } = picture;
    // By a palette, as a drawing in a few inks is: a third of the bytes of one in full color.
    const png = await sharp(page.pixels, { raw: { width, height, channels: 4 } })
      .composite([{ input: part.pixels, raw: { ...size, channels: 4 }, left, top }])
      .png({ palette: true, dither: 0, effort: 1 })
      .toBuffer();
    await writeFile(cached, png);
    return png;
  };
}

type Measure = (text: string, sizePx: number) => number;

const titleBox = { x: 72, width: 600 };
const drawingBox = { x: 716, y: 60, width: 412, height: 432 };

function cardSvg(card: SocialCard, measure: Measure): string {
  const { lines, sizePx } = fittedTitle(card.title, measure);
  const leading = sizePx * 1.04;
  const top = 276 - ((lines.length - 1) * leading) / 2 + sizePx * 0.34;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${ruledGround()}
<g fill="none" stroke="${paper.ink}" stroke-width="2"><path d="M36 36H1164V594H36ZM692 36V516M36 516H1164"/></g>
${lines.map((line, index) => titleLine(line, titleBox.x, top + index * leading, sizePx)).join("")}
${brandName(72, 572)}
<text x="1128" y="564" text-anchor="end" font-family="${faces.mono.family}" font-size="${addressSizePx(card.address)}" fill="${paper.muted}">${escape(card.address)}</text>
</svg>`;
}

function ruledGround(): string {
  const rules = Array.from({ length: 20 }, (_, i) => i * 24).map(
    (at) => `M692 ${36 + at}h472M${692 + at} 36v480`,
  );
  return `<rect width="${width}" height="${height}" fill="${paper.ground}"/><path d="${rules.join("")}" stroke="${grid}"/>`;
}

/** Every letter of the face is 0.6 of its size wide; the address must leave the wordmark its place. */
function addressSizePx(address: string): number {
  return Math.min(22, 800 / (0.6 * address.length));
}

/** The largest size at which the title takes at most four lines, and then lines as even as can be. */
function fittedTitle(title: string, measure: Measure) {
  for (let sizePx = 84; ; sizePx -= 6) {
    const within = (widthPx: number) => wrapped(title, (line) => measure(line, sizePx) <= widthPx);
    let lines = within(titleBox.width);
    if (lines.length > 4 && sizePx > 42) continue;
    for (let widthPx = titleBox.width - 20; widthPx > 200; widthPx -= 20) {
      const even = within(widthPx);
      if (even.length > lines.length) break;
      lines = even;
    }
    return { lines, sizePx };
  }
}

export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    return lines.length > 0 && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

function titleLine(text: string, x: number, y: number, sizePx: number): string {
  return `<text x="${x}" y="${y}" font-family="${faces.title.family}" font-size="${sizePx}" letter-spacing="${-0.034 * sizePx}" fill="${paper.ink}">${escape(text)}</text>`;
}

interface Picture {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of the card that has the drawing, in the colors that the page would have given it. Its own edges cut the drawing:
 * to cut it inside the card takes masks of the whole card, and three quarters of the time.
 */
function placedDrawing(file: string): Picture {
  const [, box, w, h, body] =
    /viewBox="(\S+ \S+ (\S+) (\S+))"[^>]*>([\s\S]*)<\/svg>/.exec(file) ?? [];
  if (!box || !body) throw new Error("A drawing has no viewBox: adapt make/social/social-card.ts.");
  const scale = Math.min(drawingBox.width / Number(w), drawingBox.height / Number(h));
  const width = Math.floor(Number(w) * scale);
  const height = Math.floor(Number(h) * scale);
  const x = drawingBox.x + Math.round((drawingBox.width - width) / 2);
  const y = drawingBox.y + Math.round((drawingBox.height - height) / 2);
  const colored = body
    .replaceAll("var(--fill)", paper.ground)
    .replaceAll("var(--grid)", grid)
    .replaceAll("var(--redline)", signal)
    .replaceAll("var(--font-mono)", faces.mono.family)
    .replaceAll(`<svg width="${w}" height="${h}">`, '<svg overflow="visible">');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">
${ruledGround()}
<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" overflow="visible" color="${paper.ink}" fill="${paper.ink}">${colored}</svg>
</svg>`;
  return { svg, x, y, width, height };
}

/** The wordmark: the Q is a balloon with its leader. */
function brandName(x: number, y: number): string {
  return `<g transform="translate(${x} ${y - 27}) scale(1.02)" fill="none" stroke-linecap="round" stroke-width="3.6"><circle cx="14" cy="14" r="11.2" stroke="${paper.ink}"/><path d="M17 17L25 25" stroke="${signal}"/><path d="M31.5 31.5L21.3 26.6L26.6 21.3Z" fill="${signal}" stroke="${signal}" stroke-width="1" stroke-linejoin="round"/></g>${titleLine("uotewright", x + 30, y, 37)}`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
