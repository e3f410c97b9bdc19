import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {asPage} from '../../tests/content/pages';
import {type CheckedLink, checkLinks, type CheckOptions} from './check';
import {collectExternalLinks} from './collect';
import {isFailure, listOf, reportOf} from './report';

// Other checks run beside this one: a server that answers may take a second.
const QUICK: CheckOptions = {attempts: 3, pauseMs: 1, timeoutMs: 2000, atOnce: 2};

describe('collecting', () => {
  test('finds every external link with page and line, once an address', async () => {
    const first = await asPage(
      'docs/first.mdx',
      'See [one](https://example.org/one#part) and [a page](./second.mdx).\n\nAnd https://example.org/two and `https://example.org/code`.',
    );
    const second = await asPage(
      'docs/second.mdx',
      '<Card href="https://example.org/card" />\n\n[ref]\n\n[ref]: https://example.org/one',
    );
    expect(collectExternalLinks([first, second])).toEqual([
      {url: 'https://example.org/card', places: ['docs/second.mdx:1']},
      {url: 'https://example.org/one', places: ['docs/first.mdx:1', 'docs/second.mdx:5']},
      {url: 'https://example.org/two', places: ['docs/first.mdx:3']},
    ]);
  });
});

describe('checking', () => {
  let server: Server;
  let origin: string;
  let asked: string[];

  const answers: Record<string, RequestListener> = {
    '/found': (_, response) => response.end('here'),
    '/moved': (_, response) => response.writeHead(301, {location: '/found'}).end(),
    '/no-head': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
    '/busy-once': (_, response) => {
      const before = asked.filter((line) => line.endsWith('/busy-once')).length;
      response.writeHead(before > 1 ? 200 : 503).end();
    },
    '/broken': (_, response) => response.writeHead(500).end(),
    '/silent': () => undefined,
  };

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const check = async (path: string): Promise<CheckedLink> => {
    const [checked] = await checkLinks([{url: origin + path, places: ['docs/a.mdx:1']}], QUICK);
    return checked as CheckedLink;
  };

  test('a page that is there', async () => {
    expect(await check('/found')).toMatchObject({outcome: 'found', places: ['docs/a.mdx:1']});
    expect(asked).toEqual(['HEAD /found']);
  });

  test('a page that moved, with its new address', async () => {
    expect(await check('/moved')).toMatchObject({outcome: 'moved', detail: `${origin}/found`});
  });

  test('a server that answers no HEAD', async () => {
    expect(await check('/no-head')).toMatchObject({outcome: 'found'});
    expect(asked).toEqual(['HEAD /no-head', 'GET /no-head']);
  });

  test('a page that is gone, without asking again', async () => {
    expect(await check('/gone')).toMatchObject({outcome: 'missing', detail: 'status 404'});
    expect(asked).toEqual(['HEAD /gone', 'GET /gone']);
  });

  test('a server that is busy for a moment', async () => {
    expect(await check('/busy-once')).toMatchObject({outcome: 'found'});
    expect(asked).toHaveLength(2);
  });

  test('a server that stays broken', async () => {
    expect(await check('/broken')).toMatchObject({
      outcome: 'unreachable',
      detail: 'status 500, asked 3 times',
    });
    expect(asked).toHaveLength(3);
  });

  test('a server that says nothing', async () => {
    const {outcome, detail} = await check('/silent');
    expect(outcome).toBe('unreachable');
    expect(detail).toMatch(/timeout.*asked 3 times/);
  });

  test('no server at all', async () => {
    const [gone] = await checkLinks([{url: 'http://127.0.0.1:9/', places: []}], QUICK);
    expect(gone).toMatchObject({outcome: 'unreachable'});
  });

  test('many links, in their order', async () => {
    const links = ['/found', '/gone', '/moved', '/broken'].map((path) => ({url: origin + path, places: []}));
    const outcomes = (await checkLinks(links, QUICK)).map(({outcome}) => outcome);
    expect(outcomes).toEqual(['found', 'missing', 'moved', 'unreachable']);
  });
});

describe('the report', () => {
  const link = (outcome: CheckedLink['outcome'], detail: string): CheckedLink => ({
    url: `https://example.org/${outcome}`,
    places: ['docs/a.mdx:3', 'docs/b.mdx:7'],
    outcome,
    detail,
  });

  test('names what to mend, where, and the numbers', () => {
    const links = [
      link('found', 'status 200'),
      link('moved', 'https://example.org/new'),
      link('missing', 'status 404'),
    ];
    expect(reportOf(links)).toBe(
      [
        'MISSING (1): link to another page, or take the link out',
        '  https://example.org/missing',
        '    status 404',
        '    docs/a.mdx:3',
        '    docs/b.mdx:7',
        '',
        'Moved (1): name the new address where the move is for good',
        '  https://example.org/moved',
        '    https://example.org/new',
        '    docs/a.mdx:3',
        '    docs/b.mdx:7',
        '',
        '3 external links: 1 found, 1 moved, 1 missing, 0 unreachable.',
      ].join('\n'),
    );
  });

  test('fails for links that lead nowhere, and for those alone', () => {
    expect(isFailure([link('missing', 'status 404')])).toBe(true);
    expect(isFailure([link('unreachable', 'timeout')])).toBe(true);
    expect(isFailure([link('found', 'status 200'), link('moved', 'https://example.org/new')])).toBe(false);
  });

  test('lists links with their places', () => {
    expect(listOf([link('found', '')])).toBe('https://example.org/found\n    docs/a.mdx:3\n    docs/b.mdx:7');
  });
});
