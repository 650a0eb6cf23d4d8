/** Pixels in rows from the top, with one to four values each. */
export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** As a picture in shades of gray that any program reads (PGM). */
export function grayPicture({ data, width, height, channels }: Pixels): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const picture = new Uint8Array(head.length + width * height);
  picture.set(head);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const red = data[at] ?? 255;
    picture[head.length + pixel] =
      channels < 3
        ? red
        : 0.299 * red + 0.587 * (data[at + 1] ?? 255) + 0.114 * (data[at + 2] ?? 255);
  }
  return picture;
}
