declare module 'subset-font' {
  /** Leaves of a font what some characters and weights need. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {targetFormat: 'woff2'; variationAxes: Record<string, {min: number; max: number}>},
  ): Promise<Buffer>;
}
