// cspell:ignore IDAT IEND IHDR PLTE
import {inflateSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {indexedPng} from './png';

/** The chunks of a PNG by their names. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
  }
  return chunks;
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

it('an image is written as rows of numbers of its colors', () => {
  const {IHDR, PLTE, IDAT, IEND} = chunksOf(indexedPng(Uint8Array.from([RED, RED, BLUE, RED].flat()), 2, 2));
  expect([...(IHDR ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...(PLTE ?? [])]).toEqual([255, 0, 0, 0, 0, 255]);
  expect([...inflateSync(IDAT ?? '')]).toEqual([0, 0, 0, 0, 1, 0]);
  expect(IEND).toHaveLength(0);
});

it('more colors than a palette has are refused', () => {
  const many = Uint8Array.from({length: 4 * 300}, (_, byte) => (byte >> 2) >> (byte % 4));
  expect(() => indexedPng(many, 300, 1)).toThrow(/300 colors/);
});
