import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CODE, forBrowsers, TEXT, WEIGHTS} from './subset';

/** Where the site serves the fonts. */
const FOLDER = 'assets/fonts';

const FONTS = [
  {family: 'Atkinson Next', source: TEXT},
  // As wide as the fonts of the systems: what is sized for lines of code fits both.
  {family: 'Atkinson Mono', source: CODE, sizeAdjust: '95.3%'},
];

/**
 * Gives the site its own two fonts, from the packages of Fontsource: only the weights and the characters that the pages
 * have, 33 KB for both. They are `optional`: what has not come within a tenth of a second is used from the next page load
 * on, so that text neither waits nor moves.
 */
export default function fonts({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const output = path.join(generatedFilesDir, 'font-files');
  let addresses: string[] = [];

  async function write({source}: {source: string}): Promise<string> {
    const subset = await forBrowsers(source);
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
