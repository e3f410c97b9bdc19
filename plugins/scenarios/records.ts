import {join} from 'node:path/posix';
import type {ExampleFiles} from '../samples/example-files';

/** What became of a scenario in one program: a value, or an error. */
export interface ScenarioOutcome {
  text: string;
  isError: boolean;
  /** Where it stands: a path below `examples/`, and the number of the line with its name. */
  path: string;
  line: number;
}

/** A row of a table. */
export interface Scenario {
  name: string;
  /** Markdown. */
  title: string;
  /** The heading it stands below. */
  group: string;
}

/** What one program recorded: outcomes by the name of the scenario. */
type ProgramRecord = Map<string, Scenario & {outcome: ScenarioOutcome}>;

const FOLDER = 'persistence/adapter-reference';

/** The records of each adapter, by database. The order is that of the columns. */
const ADAPTERS: Record<string, Record<string, string>> = {
  TypeORM: {
    SQLite: 'typeorm/recorded/scenarios.txt',
    PostgreSQL: 'typeorm-postgres/recorded/scenarios.txt',
    MariaDB: 'typeorm-mariadb/recorded/scenarios.txt',
  },
  Sequelize: {
    PostgreSQL: 'sequelize/recorded/scenarios.txt',
    MariaDB: 'sequelize-mariadb/recorded/scenarios.txt',
  },
  Mongoose: {MongoDB: 'mongoose/recorded/scenarios.txt'},
  Typegoose: {MongoDB: 'typegoose/recorded/scenarios.txt'},
  MikroORM: {PostgreSQL: 'mikro-orm/recorded/scenarios.txt'},
};

/** All that the adapters were asked, and what became of it. */
export interface Records {
  scenarios: Scenario[];
  /** Adapter, database, outcomes by scenario. */
  outcomes: Map<string, Map<string, Map<string, ScenarioOutcome>>>;
  /** The files that it was read from, below `examples/`. */
  sources: string[];
}

/** Reads what `examples/persistence/adapter-reference` recorded. Throws where a record is missing. */
export function readRecords(files: ExampleFiles): Records {
  const scenarios = new Map<string, Scenario>();
  const sources: string[] = [];
  const outcomes = mapOf(ADAPTERS, (databases) =>
    mapOf(databases, (file) => {
      const path = join(FOLDER, file);
      sources.push(path);
      const text = files.read(path);
      if (text === undefined) {
        throw new Error(`examples/${path} is missing: run "npm run examples -- --update ${FOLDER}"`);
      }
      const record = parseRecord(text, path);
      for (const [name, {title, group}] of record) scenarios.set(name, {name, title, group});
      return new Map(Array.from(record, ([name, {outcome}]) => [name, outcome]));
    }),
  );
  return {scenarios: [...scenarios.values()], outcomes, sources};
}

function mapOf<From, To>(record: Record<string, From>, make: (value: From) => To): Map<string, To> {
  return new Map(Object.entries(record).map(([key, value]) => [key, make(value)]));
}

/** Reads what `_scenarios/scenario.ts` wrote: `# group`, `## name: title`, the calls, and what became of them. */
export function parseRecord(text: string, path: string): ProgramRecord {
  const record: ProgramRecord = new Map();
  let group = '';
  let current: (Scenario & {line: number}) | undefined;
  text.split('\n').forEach((line, index) => {
    const [, mark, rest = ''] = /^(#|##|=|!) (.*)$/.exec(line) ?? [];
    if (mark === '#') group = rest;
    if (mark === '##') {
      const [, name = '', title = ''] = /^([\w-]+): (.+)$/.exec(rest) ?? [];
      current = {name, title, group, line: index + 1};
    }
    if (current && (mark === '=' || mark === '!')) {
      const {line: start, ...scenario} = current;
      record.set(scenario.name, {
        ...scenario,
        outcome: {text: rest, isError: mark === '!', path, line: start},
      });
    }
  });
  return record;
}
