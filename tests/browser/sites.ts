import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Variant} from './fixture/variants';

export const ROOT = path.resolve(__dirname, '../..');
export const BASE_URL = '/nestjs-query/';

/** The folder of the site under test; `SITE_BUILD` names another one than `npm run build` writes. */
export const MAIN_BUILD = path.resolve(ROOT, process.env.SITE_BUILD ?? 'build');

/** Who publishes the variants; the site itself may be built for any repository. */
export const FIXTURE_REPOSITORY = {SITE_REPOSITORY: 'https://example.org/fork', SITE_BRANCH: 'trunk'};

/** Carries the addresses of the servers from the set-up to the workers. */
export const ORIGINS_VARIABLE = 'SITE_ORIGINS';

export type Site = 'main' | Variant;

/** Scheme, host and port of a site under test. */
export function originOf(site: Site): string {
  const origins = JSON.parse(process.env[ORIGINS_VARIABLE] ?? '{}') as Partial<Record<Site, string>>;
  const origin = origins[site];
  if (!origin) {
    throw new Error(`No server for ${site}: run the browser tests with "npm run test:browser"`);
  }
  return origin;
}

/** The paths of the pages that the site says it has, below its base: `docs/faq`. Empty where nothing is built. */
export function pagesOfSitemap(): string[] {
  const sitemap = path.join(MAIN_BUILD, 'sitemap.xml');
  const text = existsSync(sitemap) ? readFileSync(sitemap, 'utf8') : '';
  return Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) =>
    new URL(url ?? '').pathname.slice(BASE_URL.length),
  );
}
