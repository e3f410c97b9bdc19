import {useState} from 'react';
import siteConfig from '@generated/docusaurus.config';
import * as v from 'valibot';
import {text} from '../../../lib/text';
import {storedList} from '../../client/stored-list';
import {OwnPath} from '../own-path';
import type {SearchHit} from '../types';

const Text = text(300);

const hits = storedList('search.recent', {
  version: 1,
  /** What leads to a hit again: not what was found there by one query. */
  item: v.object({
    url: v.pipe(OwnPath, v.startsWith(siteConfig.baseUrl)),
    part: Text,
    titles: v.pipe(v.array(v.tuple([Text])), v.minLength(1), v.maxLength(6)),
  }),
  most: 7,
  longest: 50_000,
  earlier: (stored) => (Array.isArray(stored) ? stored : []),
});

export type RecentHits = ReturnType<typeof useRecentHits>;

/** Remembers the hits that a reader opened. Where storage is full or forbidden, none is kept. */
export function useRecentHits() {
  const [recent, setRecent] = useState(hits.read);
  const without = ({url}: SearchHit) => hits.read().filter((hit) => hit.url !== url);
  const unmarked = ({url, part, titles}: SearchHit) => ({
    url,
    part,
    titles: titles.map((title): [string] => [title.join('')]),
  });
  return {
    recent: recent.map((hit): SearchHit => ({...hit, text: []})),
    add: (hit: SearchHit) => setRecent(hits.write([unmarked(hit), ...without(hit)])),
    remove: (hit: SearchHit) => setRecent(hits.write(without(hit))),
  };
}
