/** What the worker that knows the types, as the build wrote it, proposes and explains. */
import {beforeAll, expect, test} from 'vitest';
import {liveProgram} from '../live-files';
import {startWorker} from './type-worker';

let ask: ReturnType<typeof startWorker>;
beforeAll(() => {
  ask = startWorker();
});

const TUTORIAL = 'introduction/tutorial';

/** The files of a step's solution. */
const solution = (step: string): Record<string, string> => liveProgram(`${TUTORIAL}/${step}/solution`).files;

test('proposes what a program can import, and nothing that the site runs it with', () => {
  const files = solution('api');
  const file = `${TUTORIAL}/api/solution/tracker.module.ts`;
  const text = (files[file] ?? '').replace('DTOClass: TicketDTO', 'DTOClass: Tick');
  const found = ask('complete', {
    files: {...files, [file]: text},
    file,
    position: text.indexOf('Tick }') + 4,
  });
  expect(found?.items.map(({label}) => label)).toEqual(['Ticket', 'TicketDTO']);
});

test('proposes the decorators first that programs import, and none of the inner names of packages', () => {
  const files = solution('api');
  const file = `${TUTORIAL}/api/solution/ticket.dto.ts`;
  const proposed = (typed: string): string[] => {
    const text = (files[file] ?? '').replace('@Field()', typed);
    const place = {
      files: {...files, [file]: text},
      file,
      position: text.indexOf(`  ${typed}\n`) + 2 + typed.length,
    };
    return ask('complete', place)?.items.map(({label}) => label) ?? [];
  };
  expect(proposed('@Fi').slice(0, 3)).toEqual(['Field', 'FilterableField', 'IDField']);
  expect(proposed('@Fi').filter((name) => /Rule$|^[A-Z_]+$|Error$/.test(name))).toEqual([]);
  expect(proposed('@Len')).toEqual(['Length', 'MaxLength', 'MinLength', 'IsByteLength']);
  // Where no decorator is named, a class of a package can be.
  expect(proposed('x = GraphQLErr')).toEqual(['GraphQLError']);
  expect(proposed('x = FieldsOn')).toEqual([]);
});

test('completes a decorator, adds its import, and explains it', () => {
  const files = solution('write');
  const file = `${TUTORIAL}/write/solution/ticket.dto.ts`;
  const text = (files[file] ?? '').replace('@InputType', '@BeforeCreateO\n@InputType');
  const place = {files: {...files, [file]: text}, file, position: text.indexOf('CreateO') + 7};
  const found = ask('complete', place);
  expect(found?.items.map(({label, source}) => ({label, source}))).toContainEqual({
    label: 'BeforeCreateOne',
    source: '@ptc-org/nestjs-query-graphql',
  });
  const edits = ask('accept', {...place, label: 'BeforeCreateOne', source: '@ptc-org/nestjs-query-graphql'});
  expect(edits.map((edit) => edit.text).join('')).toContain('BeforeCreateOne');
  const shown = ask('hover', {...place, position: text.indexOf('@QueryOptions') + 1});
  expect(shown?.code).toContain('QueryOptions(opts: QueryOptionsDecoratorOpts');
  expect(shown?.address).toBe('docs/api/graphql#queryoptions');
  const option = ask('hover', {...place, position: text.indexOf('maxResultsSize')});
  expect(option?.documentation).toContain('The maximum number of results');
  const help = ask('signature', {...place, position: text.indexOf('() => ProjectDTO')});
  expect(help?.slice(0, 2)).toEqual(['Relation(name, ', 'relationTypeFunc']);
  expect(help?.[2]).toMatch(/^: .*, options\)/);
});
