import {describe, expect, it} from 'vitest';
import type {FactSearch, TreeSearch} from '../../../lib/fact-types';
import {leftOut} from './file-kinds';
import {FileScan, hitsOf, scanAll, scanFile} from './scan';

const CODE = `import {Authorize as A, QueryOptions} from '@ptc-org/nestjs-query-graphql';
import * as gql from '@nestjs/graphql';
const shared = {maxResultsSize: 5};
@gql.ObjectType('Ticket')
@QueryOptions({...shared, pagingStrategy: PagingStrategies.NONE})
@A({authorize: () => ({})})
export class TicketDTO {}

@Module({imports: [NestjsQueryGraphQLModule.forFeature({
  resolvers: [
    {DTOClass: TicketDTO, guards: [Guard]},
    {
      DTOClass: LabelDTO,
      read: {many: {disabled: true}},
    },
  ],
})]})
export class AppModule {}

// nestjs-query-check-ignore service: it only counts
@Injectable()
export class Tickets extends TypeOrmQueryService<Ticket> {
  async query() {
    return new ValidationPipe({whitelist: true});
  }
}
const doc = gql\`
  query {tickets {groupBy {createdAt(by: WEEK)}}}
\`;
// by: WEEK
declare const by: WEEK;
`;

const file = {path: 'src/tickets.ts', text: CODE};
const linesOf = (search: FactSearch, text = CODE) =>
  scanFile({...file, text}, [{id: 'fact', search: [search]}]).map(({line}) => line);
const tree = (find: TreeSearch['find'], asked: Omit<TreeSearch, 'kind' | 'find'>) =>
  linesOf({kind: 'tree', find, ...asked});

describe('searches by line', () => {
  it('leave out comments, and what is no document where one is searched', () => {
    expect(linesOf({kind: 'line', pattern: 'by: WEEK'})).toEqual([28, 31]);
    expect(linesOf({kind: 'line', pattern: 'by: WEEK', in: 'graphql'})).toEqual([28]);
    expect(linesOf({kind: 'line', pattern: 'by: WEEK', in: 'package.json'})).toEqual([]);
  });

  it('run where a file cannot be parsed, which is told, and skip lines that are too long', () => {
    const search: FactSearch[] = [
      {kind: 'tree', find: 'class', name: 'broken'},
      {kind: 'line', pattern: 'broken'},
    ];
    const text = `const = {{{ broken\n${' '.repeat(2000)}broken`;
    const facts = [{id: 'fact', search}];
    const files = new FileScan(facts);
    const findings = files.begin();
    expect(files.add({...file, text}, findings)).toEqual({
      longLines: 1,
      unparsed: expect.stringContaining('Unexpected token'),
    });
    expect(hitsOf(facts, [findings]).map(({line}) => line)).toEqual([1]);
  });
});

describe('searches of the syntax tree', () => {
  it('know names by their import', () => {
    expect(tree('decorator', {name: 'Authorize', module: '@ptc-org/*'})).toEqual([6]);
    expect(tree('decorator', {name: 'ObjectType', module: '@nestjs/graphql'})).toEqual([4]);
    expect(tree('import', {name: 'QueryOptions', module: '@ptc-org/nestjs-query-graphql'})).toEqual([1]);
    expect(tree('decorator', {name: 'A'})).toEqual([]);
  });

  it('know the other decorators', () => {
    expect(tree('decorator', {name: 'ObjectType', beside: ['Authorize']})).toEqual([4]);
    expect(tree('decorator', {name: 'ObjectType', notBeside: ['Authorize']})).toEqual([]);
  });

  it('look for options in constants of the file and in each element of a list', () => {
    expect(tree('decorator', {name: 'QueryOptions', with: ['maxResultsSize=5']})).toEqual([5]);
    expect(tree('decorator', {name: 'Query*', without: ['pagingStrategy=PagingStrategies.NONE']})).toEqual(
      [],
    );
    const call = {name: 'NestjsQueryGraphQLModule.forFeature'};
    expect(tree('call', {...call, without: ['resolvers.guards']})).toEqual([13]);
    expect(tree('call', {...call, with: ['resolvers.guards']})).toEqual([11]);
    expect(tree('call', {...call, with: ['resolvers.read.many.disabled=true']})).toEqual([13]);
    expect(tree('object', {with: ['read.*.disabled=true']})).toEqual([13]);
    expect(tree('object', {with: ['many.*=false']})).toEqual([]);
  });

  it.each<[code: string, find: TreeSearch['find'], asked: Omit<TreeSearch, 'kind' | 'find'>]>([
    ['class A extends m.B<{}> implements C, n.D {}', 'class', {name: 'A', extends: ['m.B']}],
    ['class A extends B implements C, n.D {}', 'class', {extends: ['n.D']}],
    ['const a = class A {}', 'class', {name: 'A'}],
    ['class A extends B { c() {} }', 'method', {name: 'c', extends: ['B']}],
    ['class A { #c() {} }', 'method', {name: 'c'}],
    ['abstract class A { abstract c(): void }', 'method', {name: 'c'}],
    ['class A { c = () => {} }', 'method', {name: 'c'}],
    ['class A { c?: string }', 'property', {name: 'c', optional: true}],
    ['class A { #c = 1 }', 'property', {name: 'c'}],
    ['class A { constructor(@B() c: D) {} }', 'decorator', {name: 'B'}],
    ['a.b(1)', 'call', {name: 'a.b'}],
    ['a?.b(1)', 'call', {name: 'a.b'}],
    ['(a as B).c!(1)', 'call', {name: 'a.c'}],
    ['(await a()).b(1)', 'call', {name: 'a.b'}],
    ['a.b<C>(1)', 'call', {name: 'a.b'}],
    ['(a.b<C>)(1)', 'call', {name: 'a.b'}],
    ['this.b(1)', 'call', {name: 'this.b'}],
    ['new A({b: 1})', 'call', {name: 'A', with: ['b=1']}],
    ["import a from 'm'", 'import', {module: 'm'}],
    ["import 'm'", 'import', {module: 'm'}],
    ["export {a} from 'm'", 'import', {name: 'a', module: 'm'}],
    ["export * from 'm'", 'import', {name: '*', module: 'm'}],
    ["import('m')", 'import', {module: 'm'}],
    ["require('m')", 'import', {module: 'm'}],
    ['a = {b: 1}', 'object', {with: ['b=1']}],
    ['const c = 1; a = {b: c}', 'object', {with: ['b=1']}],
    ['a = {b() {}}', 'method', {name: 'b'}],
    ['a = {b: () => {}}', 'method', {name: 'b'}],
  ])('find in %s: %s %j', (code, find, asked) => {
    expect(linesOf({kind: 'tree', find, ...asked}, code)).toEqual([1]);
  });
});

it('says the line itself, and the reason of a comment above that silences it', () => {
  const search: FactSearch[] = [{kind: 'tree', find: 'class', extends: ['TypeOrmQueryService']}];
  const hits = scanFile(file, [
    {id: 'service', search},
    {id: 'other', search},
  ]);
  const hit = {path: file.path, line: 22, text: 'export class Tickets extends TypeOrmQueryService<Ticket> {'};
  expect(hits).toEqual([
    {fact: 'service', ...hit, silenced: 'it only counts'},
    {fact: 'other', ...hit},
  ]);
});

it('says once what is nowhere in the project', () => {
  const call = (name: string): TreeSearch => ({kind: 'tree', find: 'call', name});
  const facts = [
    {
      id: 'pipe',
      search: [{kind: 'absent' as const, search: call('useGlobalPipes'), when: call('forFeature')}],
    },
  ];
  const main = {path: 'src/main.ts', text: 'app.useGlobalPipes(pipe);'};
  expect(scanAll([file, {...file, path: 'src/other.ts'}], facts)).toMatchObject([{path: file.path, line: 9}]);
  expect(scanAll([file, main], facts)).toEqual([]);
});

describe('what the rest of the project decides', () => {
  const dto = (name: string, decorators: string, path = `src/${name}.ts`) => ({
    path,
    text: `${decorators}\n@ObjectType()\nexport class ${name} {}`,
  });
  const paths = (files: {path: string; text: string}[], search: FactSearch, when?: TreeSearch) =>
    scanAll(files, [{id: 'fact', search: [search], when}]).map(({path}) => path);

  it('is which decorators a related class has', () => {
    const label = dto('Label', "@Relation('user', () => User)");
    const search: FactSearch = {kind: 'tree', find: 'decorator', name: 'Relation', target: ['Authorize']};
    expect(paths([label, dto('User', '@Authorize({})')], search)).toEqual([label.path]);
    expect(paths([label, dto('User', '')], search)).toEqual([]);
  });

  it('is whether a name stands in several files', () => {
    const search: FactSearch = {kind: 'tree', find: 'class', beside: ['ObjectType'], repeated: true};
    const twice = [dto('Label', '', 'a.ts'), dto('Label', '', 'b.ts')];
    expect(paths([...twice, dto('User', '')], search)).toEqual(['a.ts', 'b.ts']);
  });

  it('is whether it has what the fact is about', () => {
    const search: FactSearch = {kind: 'tree', find: 'object', with: ['DTOClass']};
    const when: TreeSearch = {kind: 'tree', find: 'decorator', name: 'Authorize'};
    expect(paths([file], search, when)).toEqual([file.path, file.path]);
    expect(paths([file], search, {...when, name: 'Other'})).toEqual([]);
  });
});

it('leaves out what is installed or made', () => {
  expect(leftOut('node_modules/typeorm/index.ts')).toBe('folder');
  expect(leftOut('.history/main.ts')).toBe('folder');
  expect(leftOut('src/types.d.ts')).toBe('declarations');
  expect(leftOut('src/builder/main.ts')).toBeUndefined();
});

it('leaves tests out of what concerns clients alone', () => {
  const search: FactSearch[] = [{kind: 'line', pattern: 'synchronize: true'}];
  const facts = [
    {id: 'everywhere', search},
    {id: 'shipped', search, leavesOutTests: true},
  ];
  const paths = ['test/app.ts', 'src/app.e2e-spec.ts', 'src/latest/app.ts'];
  const hits = scanAll(
    paths.map((path) => ({path, text: 'synchronize: true'})),
    facts,
  );
  expect(hits.filter(({fact}) => fact === 'everywhere').map(({path}) => path)).toEqual(paths);
  expect(hits.filter(({fact}) => fact === 'shipped').map(({path}) => path)).toEqual(['src/latest/app.ts']);
});
