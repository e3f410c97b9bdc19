import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pushRecords} from './push';
import {recordsOf} from './records';
import {INDEX_SETTINGS} from './algolia-settings';

const KEY = 'admin-key-of-the-test';
const ENV = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: KEY, ALGOLIA_INDEX_NAME: 'docs'};
const SITE = {origin: 'https://example.org', language: 'en'};

interface Call {
  line: string;
  body: unknown;
}

interface Batch {
  requests: {action: string; body: {objectID: string}}[];
}

/** Plays the service that indexes: every task is done at once. */
class IndexingStandIn {
  readonly calls: Call[] = [];
  refuses = false;
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request).then(({status, body}) => {
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  async stop(): Promise<void> {
    await new Promise((done) => this.server.close(done));
  }

  get options() {
    const {port} = this.server.address() as AddressInfo;
    return {hosts: [{url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const}]};
  }

  private async answer(request: IncomingMessage): Promise<{status: number; body: unknown}> {
    const {method = '', url = '', headers} = request;
    const path = url.replace(/\?.*/, '');
    const isAdmin = headers['x-algolia-application-id'] === 'APP' && headers['x-algolia-api-key'] === KEY;
    if (this.refuses || !isAdmin) {
      return {status: 403, body: {message: 'Invalid Application-ID or API key', status: 403}};
    }
    if (method === 'GET') return {status: 200, body: {status: 'published'}};
    this.calls.push({line: `${method} ${path}`, body: await json(request)});
    return {status: 200, body: {taskID: this.calls.length, objectIDs: [], updatedAt: ''}};
  }
}

function recordsOfPages(count: number) {
  return Array.from({length: count}, (_, i) => {
    const page = {
      permalink: `/docs/${i}`,
      title: `Page ${i}`,
      description: '',
      lvl0: 'Docs',
      docusaurusTag: 'docs-default-current',
      rank: 1,
    };
    const section = {anchor: null, level: 1, headings: [page.title], blocks: [{text: 'Text', code: []}]};
    return recordsOf(page, [section], SITE);
  }).flat();
}

describe('pushing records', () => {
  const service = new IndexingStandIn();
  beforeEach(async () => {
    service.calls.length = 0;
    service.refuses = false;
    await service.start();
  });
  afterEach(() => service.stop());

  it('sets the index up, fills another one and moves it to its place', async () => {
    const records = recordsOfPages(1250);
    await expect(pushRecords(records, ENV, service.options)).resolves.toBe('docs');

    const [settings, copy] = service.calls;
    expect(settings).toEqual({line: 'PUT /1/indexes/docs/settings', body: INDEX_SETTINGS});
    expect(copy).toMatchObject({
      line: 'POST /1/indexes/docs/operation',
      body: {operation: 'copy', scope: expect.arrayContaining(['settings']) as unknown},
    });
    const temporary = (copy?.body as {destination: string}).destination;
    expect(temporary).not.toBe('docs');
    expect(service.calls.at(-1)).toEqual({
      line: `POST /1/indexes/${temporary}/operation`,
      body: {operation: 'move', destination: 'docs'},
    });

    const filled = service.calls.filter(({line}) => line.endsWith('/batch'));
    expect(new Set(filled.map(({line}) => line))).toEqual(new Set([`POST /1/indexes/${temporary}/batch`]));
    const batches = filled.map(({body}) => (body as Batch).requests);
    expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 500]);
    expect(batches.flat().every(({action}) => action === 'addObject')).toBe(true);
    expect(batches.flat().map(({body}) => body)).toEqual(records);
  });

  it.each(Object.keys(ENV))('names %s where it is missing, and calls no one', async (name) => {
    const pushed = pushRecords(recordsOfPages(1), {...ENV, [name]: ' '}, service.options);
    await expect(pushed).rejects.toThrow(`Set ${name} to say`);
    expect(service.calls).toEqual([]);
  });

  it('does not empty the index', async () => {
    await expect(pushRecords([], ENV, service.options)).rejects.toThrow('no records');
    expect(service.calls).toEqual([]);
  });

  it('says what the service answered, without the key', async () => {
    service.refuses = true;
    const error: unknown = await pushRecords(recordsOfPages(1), ENV, service.options).catch(
      (e: unknown) => e,
    );
    expect(String(error)).toBe('Error: The index docs was not replaced: Invalid Application-ID or API key');
  });
});

describe('the settings of the hosted index', () => {
  const facets = new Set(INDEX_SETTINGS.attributesForFaceting);

  it('let the site filter by what it always filters by', () => {
    expect(facets).toEqual(new Set(['language', 'docusaurus_tag']));
  });

  it('name only what records have', () => {
    const [record] = recordsOfPages(1);
    const known = (attribute: string) =>
      attribute
        .split('.')
        .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], record);
    const named = [
      ...INDEX_SETTINGS.searchableAttributes.map((name) => name.replace(/unordered\((.*)\)/, '$1')),
      ...INDEX_SETTINGS.customRanking.map((name) => name.replace(/\w+\((.*)\)/, '$1')),
      ...INDEX_SETTINGS.attributesToSnippet.map((name) => name.replace(/:.*/, '')),
      ...INDEX_SETTINGS.attributesToRetrieve,
      ...INDEX_SETTINGS.attributesToHighlight,
      ...INDEX_SETTINGS.camelCaseAttributes,
      ...facets,
      INDEX_SETTINGS.attributeForDistinct,
    ];
    expect(named.filter((name) => known(name) === undefined)).toEqual([]);
  });
});
