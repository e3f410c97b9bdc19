import {expect, test} from 'vitest';
import {parsePage} from '../../lib/parse-page';
import {inMemoryFiles} from '../samples/in-memory-files';
import {replaceSamples} from '../samples/remark-samples';
import {makeLive} from './remark-live';

const operation = {'operations/open.graphql': 'query { tickets }\n', 'recorded/open.json': '{"data": {}}\n'};
const below = (folder: string) =>
  Object.fromEntries(Object.entries(operation).map(([name, text]) => [`${folder}/${name}`, text]));
const files = inMemoryFiles({
  ...{'sqlite/program.ts': "import './ticket';\nimport './project';\n", ...below('sqlite')},
  ...{'sqlite/ticket.ts': 'class Ticket {}\n', 'sqlite/project.ts': 'class Project {}\n'},
  ...{'sqlite/other.ts': 'class Other {}\n'},
  ...{'mongo/program.ts': "import 'mongoose';\n", ...below('mongo')},
});

function live(folder: string, words = '') {
  const page = `docs/${folder}.mdx`;
  const tree = parsePage(`\`\`\`graphql operation=open ${words}\n\`\`\``);
  replaceSamples(tree, page, files);
  return {faults: makeLive(tree, page, files), shown: tree.children[0], text: JSON.stringify(tree)};
}

test('a sample is live where its program runs in the browser, else it says why not', () => {
  expect(live('sqlite')).toMatchObject({faults: [], shown: {name: 'RunnableSample'}});
  const {shown, text} = live('mongo');
  expect(shown).toMatchObject({name: 'Sample'});
  expect(text).toContain('"note":"Does not run in the browser: it needs MongoDB"');
});

test('a sample knows the file of its program that the page has shown last', () => {
  const page = 'docs/sqlite.mdx';
  const fences = ['file=project.ts', 'file=ticket.ts', 'file=other.ts', 'operation=open', 'file=project.ts'];
  const tree = parsePage(fences.map((words) => `\`\`\`ts ${words}\n\`\`\``).join('\n\n'));
  replaceSamples(tree, page, files);
  makeLive(tree, page, files);
  expect(JSON.stringify(tree.children[3])).toContain('"name":"file","value":"ticket.ts"');
});

test('what cannot be tried is told', () => {
  expect(live('sqlite', 'try="open: the same"').faults).toEqual([]);
  expect(live('mongo', 'try="open: the same"').faults).toEqual([
    'docs/mongo.mdx:1: has a try="…" and does not run in the browser; delete it',
  ]);
});
