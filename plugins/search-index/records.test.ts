import {describe, expect, it} from 'vitest';
import {recordsOf} from './records';

const PAGE = {
  permalink: '/nestjs-query/docs/faq',
  title: 'FAQ',
  description: '',
  lvl0: 'Help',
  docusaurusTag: 'docs-default-current',
  rank: 0.8,
};
const SITE = {origin: 'https://example.org', language: 'en'};
const section = (text: string) => ({
  anchor: 'limits',
  level: 2,
  headings: ['FAQ', 'Limits'],
  blocks: [{text, code: ['limit']}],
});

describe('the records of a page', () => {
  it('are a heading and its content, both with their place', () => {
    const [heading, content] = recordsOf(PAGE, [section('At most 50.')], SITE);
    const place = {
      url: 'https://example.org/nestjs-query/docs/faq#limits',
      url_without_anchor: 'https://example.org/nestjs-query/docs/faq',
      hierarchy: {lvl0: 'Help', lvl1: 'FAQ', lvl2: 'Limits', lvl3: null},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    };
    expect(heading).toMatchObject({
      ...place,
      type: 'lvl2',
      content: null,
      weight: {pageRank: 0.8, level: 90},
    });
    expect(content).toMatchObject({...place, type: 'content', content: 'At most 50.', code: 'limit'});
  });

  it('stay below the 10 KB that a hosted record may have, and lose nothing', () => {
    const text = Array.from({length: 9000}, (_, i) => `word${i}`).join(' ');
    const records = recordsOf(PAGE, [section(text)], SITE);
    for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(10_000);
    expect(records.map(({content}) => content ?? '').join('')).toBe(text);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });
});
