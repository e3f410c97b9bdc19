// cspell:ignore resvg
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inBackground} from '../background';
import {builtFile} from '../built-page';
import {cacheKey} from '../cache';
import {installedVersion} from '../installed-version';
import {pagesOf, type SourcePage} from '../pages/source-pages';
import type {Card, default as drawCards} from './draw';

const DRAWN_WITH = ['satori', '@resvg/resvg-wasm', '@fontsource/inter'];

/** A page, and where the image lies that shows its title. */
interface CardFile {
  permalink: string;
  file: string;
}

/**
 * Draws the image that other sites show beside a link to a page, with the page's title, and names it in the built page
 * in place of the theme's image. The home page keeps that one, and a page with an image of its own keeps its own.
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
      const site = {siteTitle, tagline, logo};
      drawn = draw(
        pages.filter(({permalink}) => permalink !== baseUrl),
        site,
        cache,
      );
      // Told by the hook that waits for it.
      drawn.catch(() => undefined);
    },

    async postBuild({outDir}) {
      const root = url + baseUrl;
      const image = root + String((themeConfig as ThemeConfig).image);
      for (const {permalink, file} of await drawn) {
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
async function draw(
  pages: SourcePage[],
  site: Pick<Card, 'siteTitle' | 'tagline' | 'logo'>,
  cache: string,
): Promise<CardFile[]> {
  const drawnBy = [
    readFileSync(path.join(__dirname, 'draw.ts'), 'utf8'),
    ...DRAWN_WITH.map(installedVersion),
  ];
  const cards = pages.map(({permalink, title, part}) => {
    const card = {...site, title, part: part === site.siteTitle ? '' : part};
    return {permalink, card, file: path.join(cache, `${cacheKey([...drawnBy, JSON.stringify(card)])}.png`)};
  });
  const missing = cards.filter(({file}) => !existsSync(file));
  if (missing.length > 0) await inBackground<typeof drawCards>(path.join(__dirname, 'draw.ts'), missing);
  return cards;
}
