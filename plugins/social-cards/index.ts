import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cached, cacheKey} from '../cache';
import {builtFile, editPage} from '../built-page';
import {installedVersion} from '../installed-version';
import {pagesOf, type SourcePage} from '../pages/source-pages';
import type {Card, Frame} from './draw';
import {nameCard} from './name-card';

/**
 * Draws the image that other sites show beside a link to a page, one for each page, and names it in the page in place
 * of the theme's image, which the other pages keep.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title: siteTitle, tagline, url, themeConfig} = siteConfig;
  const root = url + baseUrl;
  let pages: SourcePage[] = [];
  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      pages = pagesOf(allContent, {siteDir, siteTitle, baseUrl});
    },

    async postBuild({outDir}) {
      const frame = {siteTitle, tagline, logo: readFileSync(path.join(siteDir, 'static/img/logo.svg'))};
      const draw = keptCards(frame, path.join(siteDir, 'node_modules/.cache/social-cards'));
      for (const {permalink, title, lvl0} of pages) {
        const page = permalink.slice(baseUrl.length) || 'index';
        const card = `img/cards/${page.replace(/\/$/, '')}.png`;
        const file = path.join(outDir, card);
        mkdirSync(path.dirname(file), {recursive: true});
        // A page outside of the documentation has the site's name as its section, which stands on the card already.
        writeFileSync(file, await draw({title, section: lvl0 === siteTitle ? '' : lvl0}));
        const built = builtFile(outDir, permalink.slice(baseUrl.length));
        const image = root + String((themeConfig as ThemeConfig).image);
        if (built) editPage(built, (text) => nameCard(text, {image, card: root + card, title}));
      }
    },
  };
}

/** Draws cards, or takes them from an earlier build. */
function keptCards(frame: Frame, cache: string): (card: Card) => Promise<Buffer> {
  const madeBy = cacheKey([
    JSON.stringify(frame),
    ...['satori', '@resvg/resvg-wasm', '@fontsource/inter'].map(installedVersion),
    ...readdirSync(__dirname)
      .sort()
      .map((name) => readFileSync(path.join(__dirname, name), 'utf8')),
  ]);
  return async (card) => {
    const file = path.join(cache, `${cacheKey([madeBy, JSON.stringify(card)])}.json`);
    const image = await cached(file, async () => {
      // Loaded where there is something to draw: it is large.
      const {drawCard} = await import('./draw');
      return (await drawCard(frame, card)).toString('base64');
    });
    return Buffer.from(image, 'base64');
  };
}
