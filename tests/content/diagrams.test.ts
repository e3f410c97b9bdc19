import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {CLASSES, ROWS} from '../../src/components/Diagram/facts';

const examples = path.join(__dirname, '../../examples');
const read = (file: string) => readFileSync(path.join(examples, file), 'utf8');

/** The decorator and the fields of a class, read from its source. */
function declared(source: string, name: string) {
  const [, mark = '', body = ''] =
    new RegExp(`(@\\w+)\\([^)]*\\)\\nexport class ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  return {mark: `\`${mark}\``, fields: Array.from(body.matchAll(/^ {2}(\w+)[!?]:/gm), ([, field]) => field)};
}

test('the picture of classes has the decorators and fields of the program', () => {
  const sources = ['entity', 'dto', 'inputs'].map((file) => read(`concepts/dtos/separate/user.${file}.ts`));
  const names = Object.keys(CLASSES);
  expect(Object.fromEntries(names.map((name) => [name, declared(sources.join('\n'), name)]))).toEqual(
    CLASSES,
  );
});

test('the picture of cursors has the pages and the positions of the runs', () => {
  const pageOf = (run: string, list: string) => {
    const {data} = JSON.parse(read(`graphql/queries/paging/strategies/recorded/${run}.json`)) as {
      data: Record<string, {pageInfo?: {endCursor: string}; edges: {node: {id: string}}[]}>;
    };
    const {edges, pageInfo} = data[list] ?? {edges: []};
    return {
      ids: edges.map(({node}) => Number(node.id)),
      cursor: Buffer.from(pageInfo?.endCursor ?? '', 'base64').toString(),
    };
  };
  const first = pageOf('newest', 'tickets');
  const pages = [
    first.ids,
    pageOf('newest-next', 'tickets').ids,
    pageOf('keyset-newest-next', 'keySetTickets').ids,
  ];
  expect(ROWS.map(({page}) => page)).toEqual(pages);
  expect(first.cursor).toBe('arrayconnection:2');
  expect(ROWS.slice(0, 2).map(({ids, behind}) => ids.indexOf(behind))).toEqual([2, 2]);
  expect(pageOf('newest', 'keySetTickets').cursor).toContain(`"field":"id","value":${ROWS[2]?.behind}}`);
});
