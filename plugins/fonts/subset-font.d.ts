// cspell:ignore sfnt
declare module 'subset-font' {
  /** Leaves of a font what some characters and weights need. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, number | {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
