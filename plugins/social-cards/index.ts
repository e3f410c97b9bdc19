// cspell:ignore resvg
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBackground} from '../background';
import {builtFile} from '../built-page';
import {cacheKey} from '../cache';
import {installedVersion} from '../installed-version';
import {pagesOf} from '../pages/source-pages';
import type {Card, default as drawCards} from './draw';

const DRAWN_WITH = ['satori', '@resvg/resvg-wasm', '@fontsource-variable/atkinson-hyperlegible-next'];

/** A page, and where the image lies that shows its title. */
interface CardFile {
  permalink: string;
  file: string;
}

/**
 * Draws the image that other sites show beside a link to a page, with the page's title, and names it in the built page
 * in place of the theme's image. That one is drawn of the home page, which keeps it, and a page with an image of its own
 * keeps its own.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title: siteTitle, tagline, url, themeConfig} = siteConfig;
  let drawn: Promise<CardFile[]> = Promise.resolve([]);
  return {
    name: 'social-cards',

    async allContentLoaded({allContent}) {
      // `npm start` has no use for them.
      if (process.env.NODE_ENV === 'development') return;
      const pages = pagesOf(allContent, {siteDir, siteTitle});
      const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
      const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
      const cards = pages.map(({permalink, title, description, part}) => {
        const own =
          permalink === baseUrl
            ? {title: tagline, part: '', foot: description}
            : {title, part: part === siteTitle ? '' : part, foot: tagline};
        return {permalink, card: {siteTitle, logo, ...own}};
      });
      drawn = draw(cards, cache);
      // Told by the hook that waits for it.
      drawn.catch(() => undefined);
    },

    async postBuild({outDir}) {
      const root = url + baseUrl;
      const ofSite = String((themeConfig as ThemeConfig).image);
      const image = root + ofSite;
      for (const {permalink, file} of await drawn) {
        if (permalink === baseUrl) {
          cpSync(file, path.join(outDir, ofSite));
          continue;
        }
        const below = permalink.slice(baseUrl.length);
        const page = builtFile(outDir, below);
        if (!page) continue;
        // Nothing is awaited between reading and writing: other plugins change pages, too.
        const html = readFileSync(page, 'utf8');
        if (!html.includes(image)) continue;
        const address = `img/cards/${below}.png`;
        cpSync(file, path.join(outDir, address));
        writeFileSync(page, html.replaceAll(image, root + address));
      }
    },
  };
}

/** Draws the cards of pages while these are compiled, but those that an earlier build has drawn. */
async function draw(pages: {permalink: string; card: Card}[], cache: string): Promise<CardFile[]> {
  const drawnBy = [
    ...['draw.ts', '../fonts/subset.ts'].map((file) => readFileSync(path.join(__dirname, file), 'utf8')),
    ...DRAWN_WITH.map(installedVersion),
  ];
  const cards = pages.map(({permalink, card}) => {
    return {permalink, card, file: path.join(cache, `${cacheKey([...drawnBy, JSON.stringify(card)])}.png`)};
  });
  const missing = cards.filter(({file}) => !existsSync(file));
  if (missing.length > 0) await inBackground<typeof drawCards>(path.join(__dirname, 'draw.ts'), missing);
  return cards;
}
