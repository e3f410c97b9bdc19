import {expect, test} from 'vitest';
import {type Records, readRecords} from './records';
import {scenarioTable} from './table';

/** Records in which each program has one outcome, by a part of the path of its file. */
function recordsWith(outcomes: Record<string, string>): Records {
  const read = (path: string): string => {
    const [, outcome] = Object.entries(outcomes).find(([part]) => path.includes(part)) ?? [];
    return `# Reads\n\n## eq: \`eq\`\ntickets.query({})\n${outcome ?? '= [1]'}\n`;
  };
  return readRecords({read, list: () => []});
}

/** The cells of the one row, without their links. */
function cellsOf(records: Records): string[] {
  const [, , row = ''] = scenarioTable('Reads', records, 'https://example.org/').split('\n');
  return row
    .replace(/\[((?:throws )?(`+).+?\2|same)\]\([^)]+\)/g, '$1')
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('what equals TypeORM is "same", and what differs is named', () => {
  expect(cellsOf(recordsWith({'/mongoose/': '= [2]', 'mikro-orm': '! Error: no a|b'}))).toEqual([
    '`eq`',
    '`[1]`',
    'same',
    '`[2]`',
    'same',
    'throws `no a\\|b`',
  ]);
});

test('a database is compared with TypeORM on the same one, and MongoDB only where all of them agree', () => {
  expect(cellsOf(recordsWith({'typeorm-mariadb': '= [1, 4]', 'sequelize-mariadb': '= [1, 4]'}))).toEqual([
    '`eq`',
    'SQLite, PostgreSQL: `[1]`<br />MariaDB: `[1, 4]`',
    'same',
    '`[1]`',
    '`[1]`',
    'same',
  ]);
});

test('a cell that says more than "same" leads to the line of its record', () => {
  const table = scenarioTable('Reads', recordsWith({'mikro-orm': '= [2]'}), 'https://example.org/');
  expect(table).toContain(
    '[`[2]`](https://example.org/persistence/adapter-reference/mikro-orm/recorded/scenarios.txt#L3)',
  );
});

test('a heading without scenarios is refused, and so is a missing record', () => {
  expect(() => scenarioTable('Writes', recordsWith({}), '')).toThrow('no scenario stands below "Writes"');
  expect(() => readRecords({read: () => undefined, list: () => []})).toThrow(
    'examples/persistence/adapter-reference/typeorm/recorded/scenarios.txt is missing',
  );
});
