import {describe, expect, it} from 'vitest';
import {sectionsFromHtml} from './sections';

const HTML = `<html><body><nav>Menu</nav><article><nav class="theme-doc-breadcrumbs">Crumb</nav>
<div class="theme-doc-markdown markdown"><header><h1>Paging</h1></header><p>Read <code>first</code> rows.
<h2 class="anchor" id=limits>The <code>limit</code><a class="hash-link" href="#limits">\u200b</a></h2>
<div class="tabs"><ul role=tablist><li role=tab>Answer</ul><div role=tabpanel hidden>
<pre><code><span>{</span><br><span>"pageInfo"</span></code></pre></div></div>
<div class="theme-admonition"><div>Beware</div><div><p>Of limits.</p></div></div>
<table><tr><th>Option<th>Type<tr><td>maxResultsSize<td>number</table>
<h3 id=deep>Deep</h3></div></article><footer>Foot</footer></body></html>`;

const SECTIONS = [
  {anchor: null, level: 1, headings: ['Paging'], blocks: [{text: 'Read first rows.', code: ['first']}]},
  {
    anchor: 'limits',
    level: 2,
    headings: ['Paging', 'The limit'],
    blocks: [
      {text: '{\n"pageInfo"', code: ['{\n"pageInfo"']},
      {text: 'Beware', code: []},
      {text: 'Of limits.', code: []},
      {text: 'Option Type', code: []},
      {text: 'maxResultsSize number', code: []},
    ],
  },
  {anchor: 'deep', level: 3, headings: ['Paging', 'The limit', 'Deep'], blocks: []},
];

describe('the sections of a page', () => {
  it('are read from its HTML, with hidden tabs and without what surrounds the article', () => {
    expect(sectionsFromHtml(HTML, 'Other title')).toEqual(SECTIONS);
  });

  it('stand in the page, not in a heading without an id', () => {
    const [, section] = sectionsFromHtml('<main><h1>A</h1><h3>C</h3><p>Text</main>', 'A');
    expect(section).toMatchObject({anchor: null, headings: ['A', null, 'C']});
  });
});
