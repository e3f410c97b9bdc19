// cspell:ignore IDAT IEND IHDR PLTE
import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One byte a pixel, which names a color of the palette. */
const INDEXED = [8, 3, 0, 0, 0];

/**
 * Writes an image as a PNG with a palette, a third of the size that it has with the color of each pixel.
 *
 * @param rgba four bytes a pixel, row by row; what is transparent becomes opaque.
 * @throws where it has more colors than a palette.
 */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Buffer {
  const colors = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let previous = -1;
  let index = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color =
      ((rgba[4 * pixel] ?? 0) << 16) | ((rgba[4 * pixel + 1] ?? 0) << 8) | (rgba[4 * pixel + 2] ?? 0);
    if (color !== previous) {
      index = colors.get(color) ?? colors.size;
      colors.set(color, index);
      previous = color;
    }
    // Each row begins with a zero: it is not filtered.
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  if (colors.size > 256) throw new Error(`${colors.size} colors do not fit into a palette; draw with fewer`);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(INDEXED)])),
    chunk(
      'PLTE',
      Buffer.from([...colors.keys()].flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    ),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
