import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cached, cacheKey} from '../cache';
import {installedVersion} from '../installed-version';
import {pagesOf, type SourcePage} from '../pages/source-pages';
import type {Card, Frame} from './draw';
import {cardFile} from './tags';

/**
 * Draws the image that other sites show beside a link to a page, one for each page. What names them in the pages is
 * written by `plugins/post-build`.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title: siteTitle, tagline} = siteConfig;
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
        const file = path.join(outDir, cardFile(permalink.slice(baseUrl.length)));
        mkdirSync(path.dirname(file), {recursive: true});
        // A page outside of the documentation has the site's name as its section, which stands on the card already.
        writeFileSync(file, await draw({title, section: lvl0 === siteTitle ? '' : lvl0}));
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
  let painter: Promise<(card: Card) => Promise<Buffer>> | undefined;
  return async (card) => {
    const image = await cached(
      path.join(cache, `${cacheKey([madeBy, JSON.stringify(card)])}.json`),
      async () => {
        // Loaded where there is something to draw: it is large.
        painter ??= import('./draw').then(({cardPainter}) => cardPainter(frame));
        return (await (await painter)(card)).toString('base64');
      },
    );
    return Buffer.from(image, 'base64');
  };
}
