import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {expect, test} from 'vitest';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The texts of each group of a picture by the group's id: all of them, or those of one class. */
function groupsOf(picture: string, className = ''): Record<string, string[]> {
  const svg = read(`src/components/Diagram/${picture}.svg`);
  const groups = Array.from(svg.matchAll(/<g id="([\w-]+)">([^]*?)<\/g>/g), ([, id = '', group = '']) => {
    const texts = Array.from(group.matchAll(/<text([^>]*)>(.*?)<\/text>/g))
      .filter(([, attributes]) => attributes?.includes(className))
      .map(([, , text = '']) => text.replace(/<.*?>/g, ''));
    return [id, texts] as const;
  });
  return Object.fromEntries(groups);
}

/** The name, the decorator and the fields of a class, read from its source. */
function declared(source: string, name: string): string[] {
  const [, mark = '', body = ''] =
    new RegExp(`(@\\w+)\\([^)]*\\)\\nexport class ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  return [name, mark, ...Array.from(body.matchAll(/^ {2}(\w+)[!?]:/gm), ([, field = '']) => field)];
}

/** The ids of the tickets that a run of the page got, in the first list that it asked for. */
function ticketsOf(run: string): string[] {
  const {data} = JSON.parse(read(`examples/graphql/queries/paging/strategies/recorded/${run}.json`)) as {
    data: Record<string, {edges: {node: {id: string}}[]}>;
  };
  return Object.values(data)[0]?.edges.map(({node}) => node.id) ?? [];
}

test.each(['classes-narrow', 'classes-wide'])(
  '%s has the decorators and fields of the program',
  (picture) => {
    const sources = ['entity', 'dto', 'inputs'].map((file) =>
      read(`examples/concepts/dtos/separate/user.${file}.ts`),
    );
    const groups = groupsOf(picture);
    expect(Object.keys(groups).sort()).toEqual(['CreateUserDTO', 'UpdateUserDTO', 'User', 'UserDTO']);
    for (const [name, texts] of Object.entries(groups)) {
      expect(texts).toEqual(declared(sources.join('\n'), name));
    }
  },
);

test.each(['limit-narrow', 'limit-wide'])('%s has the tickets that the projects got', (picture) => {
  const bold = groupsOf(picture, 'diagram-title')['all-projects'];
  const response = read('examples/graphql/queries/paging/relations/recorded/all-projects.json');
  expect(bold).toEqual(Array.from(response.matchAll(/"id": "(\d+)"/g), ([, id]) => id));
});

test.each(['event-narrow', 'event-wide'])('%s has names under which the program publishes', (picture) => {
  const names = groupsOf(picture)
    .names?.join('')
    .match(/createdProject-\{.*?\}\}/g);
  const published = read('examples/graphql/subscriptions/authorized/recorded/published.txt');
  expect(names).toHaveLength(2);
  for (const name of names ?? []) expect(published).toContain(name);
});

test.each(['relation-kinds-narrow', 'relation-kinds-wide'])(
  '%s has the decorators of the page',
  (picture) => {
    const drawn = Array.from(
      read(`src/components/Diagram/${picture}.svg`).matchAll(/>@(\w+)</g),
      ([, name]) => name,
    );
    const listed = Array.from(
      read('docs/graphql/relations.mdx').matchAll(/^\| .*? \| `@(\w+)` \| .* \| `@Filterable/gm),
      ([, name]) => name,
    );
    expect(listed).toHaveLength(4);
    expect(drawn).toEqual(listed);
  },
);

test.each(['and-or-narrow', 'and-or-wide'])('%s has the comparisons of the operation', (picture) => {
  const filter = read('examples/graphql/queries/filtering/combine/operations/and-or.graphql');
  const comparisons = groupsOf(picture)['and-or']?.filter((text) => text.includes('{')) ?? [];
  expect(comparisons).toHaveLength(4);
  for (const text of comparisons) expect(filter).toContain(text);
});

test.each(['cursors-narrow', 'cursors-wide'])('%s has the pages that the runs got', (picture) => {
  const groups = groupsOf(picture, 'diagram-title');
  expect(Object.keys(groups)).toEqual(['newest', 'newest-next', 'keyset-newest-next']);
  for (const [run, texts] of Object.entries(groups)) {
    expect(texts).toEqual(ticketsOf(run));
  }
});

test.each(['generated-narrow', 'generated-wide'])('%s has what is generated for the home page', (picture) => {
  const groups = groupsOf(picture);
  const [name, , ...fields] = declared(read('examples/home/ticket.dto.ts'), 'TicketDTO');
  expect(groups.TicketDTO).toEqual(expect.arrayContaining([name, ...fields]));
  const schema = buildSchema(read('examples/home/schema.graphql'));
  expect(groups.queries).toEqual(['Queries', ...Object.keys(schema.getQueryType()?.getFields() ?? {})]);
  expect(groups.mutations?.sort()).toEqual([
    'Mutations',
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
  ]);
});

test('the line on the home page has the code of its program', () => {
  const stations = Array.from(
    read('src/pages/index.mdx').matchAll(/^- \*\*(.+?)\*\* `(.+)`$/gm),
    ([, , code]) => code,
  );
  const program = ['ticket.dto.ts', 'operations/urgent-tickets.graphql', 'recorded/urgent-tickets.sql'];
  expect(stations).toHaveLength(program.length);
  // The operation has more in its filter.
  for (const [index, file] of program.entries()) {
    expect(read(`examples/home/${file}`).replace(/\s+/g, ' ')).toContain(stations[index]?.replace(/}$/, ''));
  }
});
