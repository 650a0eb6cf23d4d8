import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflateAsync = promisify(deflate);

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, alpha: four bytes each. All opaque. */
  rgba: Buffer;
}

/**
 * A PNG with a palette, for drawings in a few inks: a third of the bytes, and half of the time, of one in full color.
 * Shades that differ by less than 8 of 256 in each channel share an entry, and the first one met is kept: name the inks
 * that must stay exact.
 */
export async function indexedPng(image: Pixels, inks: string[] = []): Promise<Buffer> {
  const { rows, palette } = indexed(image, inks);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(image.width, 0);
  header.writeUInt32BE(image.height, 4);
  header.set([8, 3], 8); // bits for each pixel; color by palette
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", await deflateAsync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const bits = 5;
const dropped = 8 - bits;

function indexed({ width, height, rgba }: Pixels, inks: string[]) {
  const palette: number[] = [];
  const entryOf = new Int16Array(1 << (3 * bits)).fill(-1);
  const entry = (red: number, green: number, blue: number): number => {
    const shade =
      ((red >> dropped) << (2 * bits)) | ((green >> dropped) << bits) | (blue >> dropped);
    if (entryOf[shade] === -1) {
      entryOf[shade] = palette.length / 3;
      palette.push(red, green, blue);
    }
    return entryOf[shade] ?? 0;
  };
  for (const ink of inks) {
    const [red = 0, green = 0, blue = 0] = Buffer.from(ink.slice(1), "hex");
    entry(red, green, blue);
  }

  // A row begins with the name of its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  let last = -1;
  let lastEntry = 0;
  for (let y = 0, from = 0, to = 1; y < height; y += 1, to += 1) {
    for (const end = from + width; from < end; from += 1, to += 1) {
      const pixel = pixels[from] ?? 0;
      if (pixel !== last) {
        last = pixel;
        const [red = 0, green = 0, blue = 0] = rgba.subarray(from * 4, from * 4 + 3);
        lastEntry = entry(red, green, blue);
      }
      rows[to] = lastEntry;
    }
  }
  const count = palette.length / 3;
  if (count > 256) throw new Error(`A palette holds 256 colors; this image needs ${count}.`);
  return { rows, palette: Buffer.from(palette) };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
