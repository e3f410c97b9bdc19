// cspell:ignore sfnt
import {readFileSync} from 'node:fs';
import subsetFont from 'subset-font';

/** The font of text. */
export const TEXT =
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2');

/** Its twin for code. */
export const CODE =
  require.resolve('@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2');

/** The weights that the site uses. */
export const WEIGHTS = {min: 400, max: 700};

/** Printable ASCII, letters of western names, and the signs of the pages; another sign is drawn by the system's font. */
const CHARACTERS = [
  ...Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)),
  ...Array.from({length: 96}, (_, index) => String.fromCharCode(160 + index)),
  ...'–—‘’“”„•…→←✓−⋯',
].join('');

/** A font with all weights of the site, for browsers. */
export function forBrowsers(file: string): Promise<Buffer> {
  return subsetFont(readFileSync(file), CHARACTERS, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}});
}

/** One weight of a font, for programs that know no variable fonts. */
export function ofWeight(file: string, weight: number): Promise<Buffer> {
  return subsetFont(readFileSync(file), CHARACTERS, {targetFormat: 'sfnt', variationAxes: {wght: weight}});
}
