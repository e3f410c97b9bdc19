// cspell:ignore resvg
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFile} from '../built-page';
import {cached, cacheKey} from '../cache';
import {installedVersion} from '../installed-version';
import {pagesOf, type SourcePage} from '../pages/source-pages';
import type {Card} from './draw';

const DRAWN_WITH = ['satori', '@resvg/resvg-wasm', '@fontsource/inter'];

/**
 * Draws the image that other sites show beside a link to a page, with the page's title, and names it in the built page
 * in place of the theme's image. The home page keeps that one, and a page with an image of its own keeps its own.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title: siteTitle, tagline, url, themeConfig} = siteConfig;
  let pages: SourcePage[] = [];
  return {
    name: 'social-cards',

    async allContentLoaded({allContent}) {
      pages = pagesOf(allContent, {siteDir, siteTitle});
    },

    async postBuild({outDir}) {
      const root = url + baseUrl;
      const image = root + String((themeConfig as ThemeConfig).image);
      const site = {
        siteTitle,
        tagline,
        logo: readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8'),
      };
      const drawn = keptCards(path.join(siteDir, 'node_modules/.cache/social-cards'));
      for (const {permalink, title, part} of pages.filter((one) => one.permalink !== baseUrl)) {
        const below = permalink.slice(baseUrl.length);
        const page = builtFile(outDir, below);
        if (!page) continue;
        const png = await drawn({...site, title, part: part === siteTitle ? '' : part});
        // Nothing is awaited from here on: other plugins change pages, too.
        const html = readFileSync(page, 'utf8');
        if (!html.includes(image)) continue;
        const address = `img/cards/${below}.png`;
        const file = path.join(outDir, address);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, png);
        writeFileSync(page, html.replaceAll(image, root + address));
      }
    },
  };
}

/** Hands out cards as PNGs: those of an earlier build, or else new ones. */
function keptCards(cache: string): (card: Card) => Promise<Buffer> {
  const drawnBy = [
    readFileSync(path.join(__dirname, 'draw.ts'), 'utf8'),
    ...DRAWN_WITH.map(installedVersion),
  ];
  return async (card) => {
    const file = path.join(cache, `${cacheKey([...drawnBy, JSON.stringify(card)])}.json`);
    const image = await cached(file, async () => {
      // Loaded where there is something to draw: it is large.
      const {drawCard} = await import('./draw');
      return Buffer.from(await drawCard(card)).toString('base64');
    });
    return Buffer.from(image, 'base64');
  };
}
