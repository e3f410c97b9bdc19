// cspell:ignore askai
import type {BrowserContext} from '@playwright/test';
import type {Site} from './sites';

/** What the site stores of a reader, by name and purpose; all of it stays in the reader's browser. */
const STORED: Record<string, string> = {
  theme: 'the color mode that was chosen',
  'docusaurus.announcement.id': 'the announcement that was seen, so that a new one shows again',
  'docusaurus.announcement.dismiss': 'whether that announcement was closed',
  'docs-preferred-version-default': 'the version of the documentation that was chosen',
  'docusaurus.tab.orm': 'the ORM whose tab was chosen',
  tutorial: 'the steps of the tutorial that were finished or seen, with the code written in them',
  'upgrade-ticks': 'the changes and the dangers that were ticked as done',
  'hidden-dangers': 'the dangers that were hidden',
  'search.recent': 'the hits that were opened, which an empty search offers',
};

/** What the AI question mode stores beside that. */
const STORED_BY_ASSISTANT: Record<string, string> = {
  'algolia-client': 'which of the hosts did not answer, and the last answers',
  __DOCSEARCH_ASKAI_CONVERSATIONS__: 'the questions asked of the assistant, which an empty search offers',
};

/** All that a site may store, by name and purpose. */
export const storedBy = (site: Site): Record<string, string> => ({
  ...STORED,
  ...(site === 'assistant' && STORED_BY_ASSISTANT),
});

/** The name of a storage key without what Docusaurus and DocSearch append to it. */
function nameOf(key: string): string {
  return /^__DOCSEARCH_[A-Z_]+__|^algolia-client/.exec(key)?.[0] ?? key.replace(/-[0-9a-f]{3}$/, '');
}

/** The cookies and the storage keys of a reader, each as a line. */
export async function traces(context: BrowserContext): Promise<{cookies: string[]; stored: string[]}> {
  const {cookies, origins} = await context.storageState();
  return {
    cookies: cookies.map(({name}) => name),
    stored: origins.flatMap(({localStorage}) => localStorage.map(({name}) => nameOf(name))),
  };
}
