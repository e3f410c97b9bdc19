import {expect, test} from 'vitest';
import {sectionsFromHtml} from './sections';

const page = (content: string): string =>
  `<nav>Menu</nav><article><nav>Breadcrumbs</nav><div class="theme-doc-markdown markdown">${content}</div></article>`;

test('a section begins at each heading, with those above it and the nearest id', () => {
  const sections = sectionsFromHtml(
    page(
      '<h1>Hooks</h1><p>Before.</p><h2 id="creates">Creates<a class="hash-link" href="#creates">#</a></h2>' +
        '<p>Of one.</p><h4>Deep</h4><p>Of many.</p>',
    ),
    'Title',
  );
  expect(sections).toEqual([
    {anchor: null, level: 1, headings: ['Hooks'], blocks: [{text: 'Before.', code: []}]},
    {anchor: 'creates', level: 2, headings: ['Hooks', 'Creates'], blocks: [{text: 'Of one.', code: []}]},
    {
      anchor: 'creates',
      level: 4,
      headings: ['Hooks', 'Creates', null, 'Deep'],
      blocks: [{text: 'Of many.', code: []}],
    },
  ]);
});

test('code is told from prose, cells are words of their own, and controls are not read', () => {
  const [section] = sectionsFromHtml(
    page(
      '<p>Use <code>@Field</code> here.</p><table><tr><td>a</td><td>b</td></tr></table>' +
        '<div role="tablist"><button>Tab</button></div><p><label>Your ORM <select></select></label></p>' +
        '<form>Paste a line</form><p class="sample-try">Try: <button>more</button></p>' +
        '<p class="other-orm" data-differs="sequelize">You use Sequelize.</p>' +
        '<details><summary data-control>Hint</summary></details><pre><code>const x = 1;</code></pre>',
    ),
    'Title',
  );
  expect(section).toEqual({
    anchor: null,
    level: 1,
    headings: ['Title'],
    blocks: [
      {text: 'Use @Field here.', code: ['@Field']},
      {text: 'a b', code: []},
      {text: 'const x = 1;', code: ['const x = 1;']},
    ],
  });
});
