import { Resvg } from "@resvg/resvg-js";

import { brandName } from "#contract/brand.ts";

import { color } from "../palette.ts";

const signal = color("signal");
const leader = `<path d="M17 17L25 25" stroke="${signal}"/>
    <path d="M31.5 31.5L21.3 26.6L26.6 21.3Z" fill="${signal}" stroke="${signal}" stroke-width="1" stroke-linejoin="round"/>`;
const blueprint = { ground: color("ground", "blueprint"), ink: color("ink", "blueprint") };

/** In a tab: on the tab's own ground, which is light or dark. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${brandName}</title>
  <style>
    circle { stroke: ${color("ink")}; }
    @media (prefers-color-scheme: dark) { circle { stroke: ${blueprint.ink}; } }
  </style>
  <g fill="none" stroke-linecap="round" stroke-width="3.6">
    <circle cx="14" cy="14" r="11.2"/>
    ${leader}
  </g>
</svg>
`;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${brandName}</title>
  <rect width="32" height="32" rx="6" fill="${blueprint.ground}"/>
  <g fill="none" stroke-linecap="round" stroke-width="3.8" transform="translate(4.6 4.6) scale(0.72)">
    <circle cx="14" cy="14" r="11.2" stroke="${blueprint.ink}"/>
    ${leader}
  </g>
</svg>
`;

/** Cut to any shape by the system. */
const maskableIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <title>${brandName}</title>
  <path d="M0 0H512V512H0Z" fill="${blueprint.ground}"/>
  <g fill="none" stroke-linecap="round" stroke-width="27" transform="translate(12 12)">
    <circle cx="228" cy="228" r="102" stroke="${blueprint.ink}"/>
    <path d="M258 258L330 330" stroke="${signal}"/>
    <path d="M376 376L300 336L336 300Z" fill="${signal}"/>
  </g>
</svg>
`;

const faviconSizes = [16, 32, 48];

/** The mark for browsers and systems, by its path in the site; as images too, for programs that take no SVG. */
export function iconFiles(): [path: string, content: string | Buffer][] {
  return [
    ["favicon.svg", favicon],
    ["icon.svg", icon],
    ["icon-maskable.svg", maskableIcon],
    ["icon-192.png", iconPng(icon, 192)],
    ["icon-512.png", iconPng(icon, 512)],
    ["icon-maskable-192.png", iconPng(maskableIcon, 192)],
    ["icon-maskable-512.png", iconPng(maskableIcon, 512)],
    ["apple-touch-icon.png", iconPng(maskableIcon, 180)],
    ["favicon.ico", iconFile(faviconSizes.map((size) => ({ size, png: iconPng(icon, size) })))],
  ];
}

function iconPng(svg: string, size: number): Buffer {
  const font = { loadSystemFonts: false };
  return new Resvg(svg, { font, fitTo: { mode: "width", value: size } }).render().asPng();
}

const headBytes = 6;
const entryBytes = 16;

/** Several PNG images in one ICO file: a head, an entry for each, then their bytes. */
function iconFile(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
