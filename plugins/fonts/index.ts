import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

/** Where the site serves the fonts. */
const FOLDER = 'assets/fonts';

/** The font of text and its twin for code. */
const FONTS = [
  {
    family: 'Atkinson Next',
    source:
      require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
  },
  // As wide as the fonts of the systems: what is sized for lines of code fits both.
  {
    family: 'Atkinson Mono',
    source:
      require.resolve('@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2'),
    sizeAdjust: '95.3%',
  },
];

/** The weights that the site uses. */
const WEIGHTS = {min: 400, max: 700};

/** Printable ASCII, letters of western names, and the signs of the pages; another sign is drawn by the system's font. */
const CHARACTERS = [
  ...Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)),
  ...Array.from({length: 96}, (_, index) => String.fromCharCode(160 + index)),
  ...'–—‘’“”„•…→←✓−⋯',
].join('');

/**
 * Gives the site its own two fonts, from the packages of Fontsource: only the weights and the characters that the pages
 * have, 33 KB for both. They are `optional`: what has not come within a tenth of a second is used from the next page load
 * on, so that text neither waits nor moves.
 */
export default function fonts({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const output = path.join(generatedFilesDir, 'font-files');
  let addresses: string[] = [];

  async function write({source}: {source: string}): Promise<string> {
    const subset = await subsetFont(readFileSync(source), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: {wght: WEIGHTS},
    });
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    const file = `${path.basename(source, '-latin-wght-normal.woff2')}.${hash}.woff2`;
    writeFileSync(path.join(output, file), subset);
    return `${baseUrl}${FOLDER}/${file}`;
  }

  return {
    name: 'fonts',

    async loadContent() {
      mkdirSync(output, {recursive: true});
      addresses = await Promise.all(FONTS.map(write));
    },

    // Not in a style sheet, whose files the bundler would name.
    injectHtmlTags: () => ({
      headTags: [
        ...addresses.map((href) => ({
          tagName: 'link',
          attributes: {rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous'},
        })),
        {
          tagName: 'style',
          innerHTML: FONTS.map((font, index) => faceOf(font, addresses[index] ?? '')).join(''),
        },
      ],
    }),

    async postBuild({outDir}) {
      await cp(output, path.join(outDir, FOLDER), {recursive: true});
    },

    configureWebpack: () =>
      ({devServer: {static: [{directory: output, publicPath: `${baseUrl}${FOLDER}`}]}}) as object,
  };
}

const faceOf = ({family, sizeAdjust = '100%'}: {family: string; sizeAdjust?: string}, address: string) =>
  `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:${WEIGHTS.min} ${WEIGHTS.max};` +
  `font-display:optional;size-adjust:${sizeAdjust}}`;
