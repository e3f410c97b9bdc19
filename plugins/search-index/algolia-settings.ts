// cspell:ignore Sizefor
/** How the hosted index weighs the records, in the order the embedded index does: headings, code, then prose. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    ...[2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(code)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: ['code', 'content', ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)],
  // One hit a section: its heading and its content have the same address.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // A question of many words still finds the sections that have some of them.
  removeWordsIfNoResults: 'allOptional' as const,
  removeStopWords: ['en' as const],
  ignorePlurals: ['en' as const],
};
