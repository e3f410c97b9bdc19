// cspell:ignore Relat
/** The worker that knows the types, as the build wrote it: nothing against any program, something against each mistake. */
import {gzipSync} from 'node:zlib';
import {beforeAll, expect, test} from 'vitest';
import type {TypeProblem} from '../../src/live/types/type-messages';
import {liveProgram, liveText, programNames} from '../live-files';
import {startWorker} from './type-worker';

let ask: ReturnType<typeof startWorker>;
beforeAll(() => {
  ask = startWorker();
});

/** A problem in one line, with what a button writes in its place. */
const told = ({file, line, message, fix}: TypeProblem): string =>
  `${file}:${line} ${message}${fix ? ` [${fix.label}]` : ''}`;

test('weighs what one edit may cost', () => {
  const weight = (name: string): number => gzipSync(liveText(name), {level: 9}).length;
  expect(weight('declarations')).toBeLessThan(300_000);
  expect(weight('declarations') + weight('types') + weight('compiler')).toBeLessThan(1_300_000);
});

test('finds nothing in the programs that run in the browser', () => {
  const files = Object.assign({}, ...programNames.map((name) => liveProgram(name).files)) as Record<
    string,
    string
  >;
  expect(Object.keys(files).length).toBeGreaterThan(900);
  // What is not there has the type any, or is told here: then plugins/live/gather-types.ts gathers too little.
  expect(ask('check', {files}).map(told)).toEqual([]);
}, 300_000);

const TUTORIAL = 'introduction/tutorial';

/** The files of a step's solution. */
const solution = (step: string): Record<string, string> => liveProgram(`${TUTORIAL}/${step}/solution`).files;

test.each([
  [
    'a direction in quotes',
    'sort',
    'SortDirection.DESC',
    "'DESC'",
    "Type '\"DESC\"' is not assignable to type 'SortDirection'.",
  ],
  [
    'a direction in quotes, in plain words',
    'sort',
    'SortDirection.DESC',
    "'DESC'",
    'Write SortDirection.DESC, without quotes.',
  ],
  [
    'an object in the place of a list',
    'sort',
    "[{ field: 'priority', direction: SortDirection.DESC }]",
    "{ field: 'priority', direction: SortDirection.DESC }",
    'A list is expected here: put the object in brackets, [{ … }].',
  ],
  [
    'a function that returns nothing',
    'authorize',
    '({\n    assigneeId: { eq: userId(context) },\n  })',
    '{ assigneeId: { eq: userId(context) } }',
    'The function returns nothing.',
  ],
  [
    'a filter without an operator',
    'authorize',
    '{ eq: userId(context) }',
    'userId(context)',
    'the type of the field: assigneeId: { eq: … }.',
  ],
  [
    'an option with another letter',
    'sort',
    'defaultSort:',
    'defaultSorts:',
    "'defaultSorts' does not exist in type",
  ],
  [
    'an option with a letter less',
    'page',
    'maxResultsSize',
    'maxResultSize',
    "Did you mean to write 'maxResultsSize'? [maxResultsSize]",
  ],
  [
    'a missing import',
    'filter',
    'FilterableField, ',
    '',
    "Cannot find name 'FilterableField'. Import it from '@ptc-org/nestjs-query-graphql'.",
  ],
  // TypeScript's own proposal is another class, which the file has.
  [
    'a missing import of a file',
    'api',
    "import { TicketDTO } from './ticket.dto';",
    '',
    "Import it from './ticket.dto'.",
  ],
  [
    'a name in the wrong package',
    'sort',
    "'@ptc-org/nestjs-query-core'",
    "'@ptc-org/nestjs-query-graphql'",
    "Import it from '@ptc-org/nestjs-query-core'.",
  ],
  // Of names that begin so, the shortest.
  [
    'a decorator that is half written',
    'relation',
    "@Relation('project'",
    "@Relat('project'",
    "Cannot find name 'Relat'. Did you mean 'Relation'?",
  ],
  [
    'a decorator without some of its letters',
    'filter',
    '@FilterableField()\n  status',
    '@FilterField()\n  status',
    "Cannot find name 'FilterField'. Did you mean 'FilterableField'?",
  ],
  // rxjs has a name for everything.
  [
    'a decorator of which the beginning is a word',
    'filter',
    '@FilterableField()\n  status',
    '@Filter()\n  status',
    "Did you mean 'FilterableField'?",
  ],
  [
    'a name that is not exported',
    'authorize',
    'UpdateDTOClass: UpdateTicketDTO',
    'UpdateDTOClass: userId',
    "Cannot find name 'userId'. It is in ticket.dto.ts, but not exported: write export before function.",
  ],
  [
    'a name that only the page declares',
    'authorize',
    'interface UserContext {\n  req: { user?: { id: number } };\n}\n',
    '',
    "Cannot find name 'UserContext'. No file here declares it: copy it from the page if that shows it",
  ],
  [
    'a filter by a field that is not there yet',
    'authorize',
    '@FilterableField(() => Int, { nullable: true })\n  assigneeId?: number;',
    '',
    'A filter can only name fields of TicketDTO, and TicketDTO has no field assigneeId: correct the name, or add',
  ],
  [
    'an object with a property less',
    'sort',
    ', direction: SortDirection.DESC',
    '',
    'This object also needs direction',
  ],
  [
    'a property that is not there',
    'authorize',
    'userId({ req }: UserContext): number {',
    'userId(context: UserContext): number {\n  const { req } = context;\n  void context.owner;',
    'UserContext has no property owner: correct the name, or add it where UserContext is declared.',
  ],
  [
    'a property without initializer',
    'filter',
    'title!: string',
    'title: string',
    "Write 'title!', because the library sets title, and no constructor does.",
  ],
  [
    'a misspelt option',
    'write',
    'CreateDTOClass:',
    'CreateDtoClass:',
    "Did you mean to write 'CreateDTOClass'? [CreateDTOClass]",
  ],
  [
    'an import without braces',
    'api',
    'import { TicketDTO }',
    'import TicketDTO',
    'Put the name in braces: import { … } from …',
  ],
  [
    'an import without braces, from a file by its name',
    'api',
    'import { TicketDTO }',
    'import TicketDTO',
    'Module \'"./ticket.dto"\'',
  ],
  [
    'a wrong module',
    'api',
    "from '@ptc-org/nestjs-query-typeorm'",
    "from '@ptc-org/nestjs-query-orm'",
    "Cannot find module '@ptc-org/nestjs-query-orm'",
  ],
  [
    'a relation to no class',
    'relation',
    "@Relation('project', () => ProjectDTO",
    "@Relation('project', 'ProjectDTO'",
    "Argument of type 'string' is not assignable",
  ],
  [
    'a class in the place of a function',
    'relation',
    "@Relation('project', () => ProjectDTO",
    "@Relation('project', ProjectDTO",
    'is not assignable',
  ],
  ['a relation without its target', 'relation', '@ManyToOne(() => Project)', '@ManyToOne()', 'Expected'],
  [
    'a relation above a property',
    'relation',
    '@FilterableField()\n  status',
    "@Relation('project', () => ProjectDTO)\n  status",
    'Unable to resolve signature of property decorator',
  ],
  [
    'a field of a filter that is none',
    'authorize',
    'assigneeId: {',
    'assignee: {',
    "is not assignable to type 'Filter<TicketDTO>",
  ],
])('finds %s', (_, step, right, wrong, message) => {
  const files = solution(step);
  const own = Object.keys(files).find(
    (file) => /\.(dto|module|entity)\.ts$/.test(file) && files[file]?.includes(right),
  );
  if (own === undefined) throw new Error(`No file of ${step} has ${right}.`);
  const mistaken = {...files, [own]: files[own]?.replace(right, wrong) ?? ''};
  const problems = ask('check', {files: mistaken}).map(told);
  expect(problems.join('\n')).toContain(message);
  expect(problems.filter((problem) => !problem.startsWith(own))).toEqual([]);
});
