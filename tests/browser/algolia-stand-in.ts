// cspell:ignore STANDIN
import type {BrowserContext, Route} from '@playwright/test';

/** The account that the hosted variants are built with. */
export const ACCOUNT = {
  ALGOLIA_APP_ID: 'STANDIN',
  ALGOLIA_SEARCH_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'nestjs-query-docs',
};

/** What adds the AI question mode to it. */
export const ASSISTANT = {ALGOLIA_ASSISTANT_ID: 'assistant-1'};

interface Request {
  query: string;
  indexName: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  highlightPreTag?: string;
}

/** What the stand-in knows of: enough hits for three pages of 15. */
const TOTAL = 40;

/** Plays the hosted search service: it answers only requests that the real one would, and can fail. */
export class AlgoliaStandIn {
  /** What it answers instead, where it is not 200. */
  status = 200;
  /** Changes what it answers. */
  alter = (answer: ReturnType<AlgoliaStandIn['answer']>): object => answer;
  readonly requests: Request[] = [];
  readonly complaints: string[] = [];
  readonly questions: unknown[] = [];

  constructor(private readonly siteOrigin: string) {}

  /** Takes the place of the service's hosts in a browser. */
  async install(context: BrowserContext): Promise<void> {
    await context.route(/^https:\/\/STANDIN[\w-]*\.algolia(net\.com|\.net)\//i, (route) =>
      this.search(route),
    );
    await context.route('https://askai.algolia.com/**', (route) => this.ask(route));
  }

  private async search(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const headers = route.request().headers();
    if (route.request().method() === 'OPTIONS') {
      return route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}});
    }
    const sent = (name: string) => headers[name] ?? url.searchParams.get(name);
    const {requests} = JSON.parse(route.request().postData() ?? '{}') as {requests: Request[]};
    this.requests.push(...requests);
    this.complain(url.pathname === '/1/indexes/*/queries', 'path');
    this.complain(sent('x-algolia-application-id') === ACCOUNT.ALGOLIA_APP_ID, 'application id');
    this.complain(sent('x-algolia-api-key') === ACCOUNT.ALGOLIA_SEARCH_API_KEY, 'key');
    const expected = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
    for (const {indexName, facetFilters, highlightPreTag} of requests) {
      this.complain(indexName === ACCOUNT.ALGOLIA_INDEX_NAME, 'index');
      this.complain(highlightPreTag === '<mark>', 'marks');
      this.complain(JSON.stringify(facetFilters) === JSON.stringify(expected), 'facets');
    }
    await route.fulfill({
      status: this.status,
      json:
        this.status === 200
          ? {results: requests.map((request) => this.alter(this.answer(request)))}
          : {message: 'Refused', status: this.status},
      headers: {'access-control-allow-origin': '*'},
    });
  }

  private complain(isRight: boolean, what: string): void {
    if (!isRight) this.complaints.push(what);
  }

  private answer({query, page = 0, hitsPerPage = 20, indexName}: Request) {
    const total = TOTAL - query.length;
    const count = Math.max(0, Math.min(hitsPerPage, total - page * hitsPerPage));
    const hits = Array.from({length: count}, (_, i) => this.hit(page * hitsPerPage + i, query));
    const nbPages = Math.ceil(total / hitsPerPage);
    return {hits, nbHits: total, page, nbPages, hitsPerPage, query, index: indexName};
  }

  private hit(number: number, query: string) {
    const title = `Result ${number}`;
    const marked = {value: `<mark>${query}</mark> <img src=x onerror="document.title='injected'"> ${number}`};
    const url = `${this.siteOrigin}/nestjs-query/docs/headings#result-${number}`;
    const hierarchy = {lvl0: 'Service', lvl1: title, lvl2: null};
    const result = {hierarchy: {lvl0: {value: 'Service'}, lvl1: {value: title}}, content: marked};
    return {
      objectID: String(number),
      url,
      url_without_anchor: url.replace(/#.*/, ''),
      anchor: `result-${number}`,
      type: 'content',
      content: 'text',
      hierarchy,
      _highlightResult: result,
      _snippetResult: result,
    };
  }

  private async ask(route: Route): Promise<void> {
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers});
    if (route.request().url().endsWith('/token')) {
      return route.fulfill({json: {success: true, token: 'token'}, headers});
    }
    this.questions.push(JSON.parse(route.request().postData() ?? '{}'));
    const parts = [
      {type: 'start'},
      {type: 'text-start', id: '1'},
      {type: 'text-delta', id: '1', delta: 'Use the paging argument.'},
      {type: 'text-end', id: '1'},
      {type: 'finish'},
    ];
    const body = [...parts.map((part) => `data: ${JSON.stringify(part)}`), 'data: [DONE]', ''].join('\n\n');
    return route.fulfill({body, headers: {...headers, 'content-type': 'text/event-stream'}});
  }
}
