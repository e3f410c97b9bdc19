import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {idle} from './page-helpers';
import {answer} from './server';
import {BASE_URL, MAIN_BUILD} from './sites';

/** One request of a visit. */
export interface Fetched {
  /** Below the site's base. */
  file: string;
  /** What its body takes on the wire, without headers: text compressed by gzip at level 6, as GitHub Pages does. */
  bytes: number;
  /** Whether it was fetched ahead, for another page. */
  isAhead: boolean;
}

/** What a browser with an empty cache fetches for a page until nothing is left to do. */
export interface FirstVisit {
  fetched: Fetched[];
  /** Addresses of other origins, none of which were answered. */
  foreign: string[];
  nodes: number;
}

const IMAGES = ['.png', '.ico'];

/** The bytes that a file's body takes on the wire. */
export function bytesOf(file: string): number {
  const body = readFileSync(file);
  return IMAGES.includes(path.extname(file)) ? body.length : gzipSync(body, {level: 6}).length;
}

/** Sums what was fetched for the page itself: all of it, or only the files of one kind (`.js`). */
export function weightOf({fetched}: Pick<FirstVisit, 'fetched'>, extension = ''): number {
  return fetched
    .filter(({file, isAhead}) => !isAhead && file.endsWith(extension))
    .reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Sums what was fetched ahead. */
export function aheadOf({fetched}: FirstVisit): number {
  return fetched.filter(({isAhead}) => isAhead).reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Tells what a page fetches while a reader does something, and after that until nothing is left to do. */
export async function fetchedBy(
  page: Page,
  origin: string,
  act: () => Promise<unknown>,
  root = MAIN_BUILD,
): Promise<Pick<FirstVisit, 'fetched' | 'foreign'>> {
  const fetched: Promise<Fetched>[] = [];
  const finished: Promise<unknown>[] = [];
  const foreign: string[] = [];
  const listen = (request: Request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    if (url.origin !== origin) {
      foreign.push(url.href);
      return;
    }
    finished.push(request.response().then((response) => response?.finished()));
    fetched.push(
      request.allHeaders().then((headers) => {
        const {file} = answer(root, BASE_URL, url.pathname + url.search) as {file?: string};
        return {
          file: url.pathname.slice(BASE_URL.length),
          bytes: file === undefined ? 0 : bytesOf(file),
          isAhead: /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? ''),
        };
      }),
    );
  };
  page.on('request', listen);
  await act();
  // What is fetched ahead starts when the browser is idle, and one comes after the other.
  for (let seen = -1; seen !== fetched.length; await idle(page)) {
    seen = fetched.length;
    await Promise.all(finished);
    await idle(page);
  }
  page.off('request', listen);
  return {fetched: await Promise.all(fetched), foreign};
}

/** Opens a page below the base of a built site, in a page of a fresh context, and tells what it fetches until idle. */
export async function visitFirst(
  page: Page,
  origin: string,
  below: string,
  root = MAIN_BUILD,
): Promise<FirstVisit> {
  const open = () => page.goto(origin + BASE_URL + below, {waitUntil: 'networkidle'});
  const visit = await fetchedBy(page, origin, open, root);
  return {...visit, nodes: await page.evaluate(() => document.querySelectorAll('*').length)};
}
