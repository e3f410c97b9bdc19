import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {dangers} from '../../facts/dangers';
import {importedFiles, reachable} from '../../lib/imports';
import type {Hit, SourceFile} from '../../src/your-code/engine/hit';
import {scanAll} from '../../src/your-code/engine/scan';
import {expectNone} from '../expect-none';

/** Which danger each leak of "Authorization limits" is, by its link there and in the options of the sweep. */
const LEAKS: Record<string, string> = {
  '#returns-undefined': 'no-filter',
  '#several-root-fields': 'isolate-fields',
  '#deeper-relations': 'deeper-relations',
  'authorizers#references': 'references',
  '#capital-name': 'capital-name',
  '#shared-class-name': 'shared-class-name',
  '#inheritance': 'subclass',
  'authorization-recipes#dto-name': 'dto-name',
  '#filter-by-id': 'filter-by-id',
  '#joined-names': 'look-ahead-of-protected',
  '#look-ahead': 'look-ahead-of-protected',
  '#deleted-grants': 'soft-deleted-grants',
  '#one-root-field-socket': 'operations-on-socket',
  '#owner-in-inputs': 'owner-in-inputs',
  '#renamed-field': 'renamed-field',
  'authorization-recipes#singular-names': 'singular-name',
  '#relation-filters-leak': 'filterable-relations',
  'subscriptions#authorization': 'events',
  'authorization-recipes#create-below-parent': 'parents-of-new-rows',
  '#taken-id': 'taken-ids',
};

/** Programs that show dangers, below `examples/`. Each is hit by those, in its own files or what they import. */
const SHOWN: Record<string, string[]> = {
  'graphql/authorization/fails-open': ['no-filter'],
  'graphql/authorization/owner': ['isolate-fields', 'deeper-relations', 'owner-in-inputs', 'operation-cost'],
  'graphql/authorization/edges': ['subclass', 'dto-name', 'singular-name', 'taken-ids', 'guest-not-refused'],
  'graphql/authorization/look-ahead/on': ['look-ahead-of-protected'],
  'graphql/authorization-limits/filterable': ['filterable-relations'],
  'graphql/authorization-limits/joined-names': ['look-ahead-of-protected'],
  'graphql/authorization-limits/deleted-grants': ['soft-deleted-grants', 'lost-to-one'],
  'graphql/authorization-limits/mapped-field': ['renamed-field'],
  'graphql/authorization-limits/capital-name': ['capital-name'],
  'graphql/authorization-limits/class-names/shared': ['shared-class-name'],
  'graphql/authorization-limits/socket-root-fields': ['operations-on-socket'],
  'graphql/authorizers/references/generated': ['references'],
  'graphql/authorizers/custom': ['own-endpoint'],
  'graphql/subscriptions/authorized': ['events'],
  'persistence/sequelize/getting-started/adapter': ['filter-by-id'],
  'persistence/mikro-orm/getting-started/adapter': ['filter-by-id', 'missing-user'],
  'persistence/mongoose/reference/filters': ['missing-user', 'empty-filter'],
  'persistence/typeorm/custom-service/careless': ['dropped-options'],
  'concepts/services/unprotected': ['service-calls'],
  'concepts/dtos/select-false': ['select-false'],
  'concepts/dtos/without-pipe': ['validation-pipe'],
  'graphql/relations/guards': ['guards-on-relations'],
  'graphql/dataloaders/shared-cache': ['cache-map'],
  'graphql/dataloaders/same-names': ['shared-loaders'],
  'graphql/queries/filter-options/defaults': ['default-filter'],
  'graphql/queries/filter-options/whitelist-pipe': ['hidden-filter'],
  'utilities/query-helpers/helpers': ['filter-omitting', 'merged-constant', 'apply-filter'],
  'guides/production/open': ['operations-on-socket'],
  'persistence/typeorm/soft-delete/entity-class': ['delete-many-for-good', 'create-over-deleted'],
  'persistence/typeorm/soft-delete/rules': ['restore-one', 'restore-many'],
  'concepts/advanced/assemblers/initializer': ['property-initializers'],
  'persistence/sequelize/getting-started/class-fields': ['attribute-initializers'],
  'faq/mutations': ['nested-list'],
  'graphql/resolver-reference/no-effect': ['mutation-names', 'complexity-of-groups', 'filters-in-reads'],
  'graphql/hooks/same-names': ['shared-input-name'],
  'persistence/typeorm/getting-started/same-name': ['shared-entity-name'],
  home: ['empty-and', 'generated-inputs', 'synchronize', 'create-many', 'list-size'],
  'faq/queries': ['unpaged', 'fetch-all', 'cost-of-totals'],
  'concepts/queries/sqlite': ['two-operators'],
  'graphql/relations/decorators': ['remove-to-one', 'shared-limit'],
  'graphql/dataloaders/unbatched': ['unbatched'],
  'graphql/queries/filter-options/depth': ['filter-depth', 'lost-rows'],
  'graphql/aggregations/tickets': ['double-counts', 'repeated-rows'],
  'persistence/sequelize/getting-started/totals': ['relation-totals', 'short-pages'],
  'graphql/queries/sorting/virtual-column': ['virtual-columns'],
  'persistence/mikro-orm/getting-started/loaded': ['read-twice'],
  'graphql/queries/paging-reference/keyset': ['nulls-in-key-set'],
  'graphql/queries/sorting/whitelist-pipe': ['hidden-sort'],
  'concepts/request': ['output-of-hooks'],
  'persistence/typegoose/relations/loading': ['shared-model'],
  'graphql/dataloaders/subscription': ['events-of-deletes', 'stale-events'],
  'graphql/queries/endpoints/options': ['deleted-in-reads'],
  'graphql/aggregation-reference/switches': ['aggregates-of-relations'],
  'graphql/queries/endpoints/names': ['names-of-connections'],
  'persistence/typeorm/custom-service/entries': ['two-sources'],
  'persistence/typeorm/entities/loading': ['eager-relations'],
  'persistence/adapter-reference/mikro-orm': ['typeorm-only'],
};

/** What no program of the examples has: a file that is hit. */
const WRITTEN: Record<string, SourceFile> = {
  'cli-plugin': {path: 'nest-cli.json', text: '{"compilerOptions": {"plugins": ["@nestjs/graphql"]}}'},
  parameters: {path: 'app.ts', text: "TypeOrmModule.forRoot({type: 'mssql'});"},
  'types-of-ids': {
    path: 'schema.ts',
    text: 'class Ticket { @Prop({type: Types.ObjectId}) project: unknown; }',
  },
  'dates-on-a-bus': {path: 'bus.ts', text: "import {RedisPubSub} from 'graphql-redis-subscriptions';"},
  'mixed-versions': {path: 'package.json', text: '"@ptc-org/nestjs-query-core": "latest",'},
  'to-object-options': {path: 'app.ts', text: 'const options = {toObjectOptions: {getters: true}};'},
  'assembler-without-id': {
    path: 'assembler.ts',
    text: 'class A { convertToEntity({title}: TicketDTO) { return {title}; } }',
  },
  'options-of-relations': {
    path: 'dto.ts',
    text: "@UnPagedRelation('tickets', () => TicketDTO, {connectionName: 'Tickets'}) class ProjectDTO {}",
  },
};

/** Programs in which somebody has met dangers, which therefore do not hit them. */
const MET: Record<string, string[]> = {
  'graphql/authorization/isolated': ['isolate-fields', 'deeper-relations'],
  'graphql/authorization/creates': ['owner-in-inputs'],
  'graphql/authorization/look-ahead/off': ['look-ahead-of-protected'],
  'graphql/authorization-limits/class-names/renamed': ['shared-class-name'],
  'graphql/authorizers/references/written': ['references'],
  'guides/production/limits': ['operations-on-socket', 'operation-cost'],
};

const TENANTS = 'guides/tenants';

/** The files of a program and all that they import, as a reader would pick them. */
function projectOf(program: string): SourceFile[] {
  const own = readdirSync(path.join('examples', program)).map((name) =>
    path.resolve('examples', program, name),
  );
  const files = reachable(
    own.filter((file) => file.endsWith('.ts')),
    (file) => importedFiles(file).filter((one) => !one.includes('/_harness/')),
  );
  return [...files].map((file) => ({path: path.relative('', file), text: readFileSync(file, 'utf8')}));
}

/** What is found in a program, of the dangers that concern its ORMs. */
function hitsOf(program: string): Hit[] {
  const files = projectOf(program);
  const concerned = dangers.filter(
    ({orms}) => !orms || orms.some((orm) => files.some(({text}) => text.includes(`/nestjs-query-${orm}'`))),
  );
  return scanAll(files, concerned);
}

const idsOf = (program: string): string[] => [...new Set(hitsOf(program).map(({fact}) => fact))];

describe('a search for dangers', () => {
  test('knows every leak that the documentation and the sweep name', () => {
    const limits = readFileSync('docs/graphql/authorization-limits.mdx', 'utf8');
    const named = Array.from(
      limits.matchAll(/^\|[^|]*\| \[.+?\]\((?:\.\/)?([\w-]*)(?:\.mdx)?(#[\w-]+)\)/gm),
      ([, page, id]) => `${page ?? ''}${id ?? ''}`,
    );
    const sweep = Array.from(
      readFileSync('examples/_sweep/options.ts', 'utf8').matchAll(/'([\w-]*#[\w-]+)'/g),
      ([, place]) => place ?? '',
    );
    expect([...new Set(named)].sort()).toEqual(Object.keys(LEAKS).sort());
    expectNone(sweep.filter((place) => !(place in LEAKS)));
    const harmOf = new Map(dangers.map(({id, harm}) => [id, harm]));
    expectNone(Object.values(LEAKS).filter((id) => harmOf.get(id) !== 'rows'));
  });

  test('finds each of those leaks in a program that shows it, apart from those that no search can see', () => {
    const shown = Object.values(SHOWN).flat();
    const unseen = Object.values(LEAKS).filter((id) => !shown.includes(id));
    expect(unseen).toEqual(['parents-of-new-rows']);
  });

  test.each(Object.entries(SHOWN))('finds in %s: %j', (program, ids) => {
    expect(idsOf(program)).toEqual(expect.arrayContaining(ids));
  });

  test.each(Object.entries(WRITTEN))('finds %s', (id, file) => {
    expect(scanAll([file], dangers).map(({fact}) => fact)).toContain(id);
  });

  test.each([
    ['({ownerId: {eq: context.req.user?.id}})', true],
    ['({ownerId: {in: [context.user?.id]}})', true],
    ['{ const userId = context.req.user?.id; return {ownerId: {eq: userId}}; }', true],
    ['{ const {id} = context.req.user ?? {}; return {ownerId: {eq: id}}; }', true],
    ['{ const id = context.user?.id; if (!id) return NOTHING; return {ownerId: {eq: id}}; }', false],
    ['{ const id = context.user?.id ?? refuse(); return {ownerId: {eq: id}}; }', false],
    ['({ownerId: {eq: context.req.user.id}})', false],
  ])('looks for a user who may be missing in %s: %s', (filter, isFound) => {
    const file = {
      path: 'dto.ts',
      text: `@Authorize({authorize: (context) => ${filter}}) class ProjectDTO {}`,
    };
    expect(scanAll([file], dangers).some(({fact}) => fact === 'missing-user')).toBe(isFound);
  });

  test.each([
    ['tickets.findById(2, {filter: {id: {eq: 1}}});', true],
    ['tickets.updateOne(id, update, {filter: {id: {in: own}}});', true],
    ['@Authorize({authorize: ({req}) => ({id: {in: req.user.tickets}})}) class TicketDTO {}', true],
    ['tickets.findById(2, {filter: {and: [{id: {eq: 1}}]}});', false],
    ['tickets.findById(2, {filter: {ownerId: {eq: 1}}});', false],
    ['tickets.findById(2);', false],
    ['tickets.query({filter: {id: {eq: 1}}});', false],
  ])('looks for a condition that the id replaces in %s: %s', (text, isFound) => {
    const found = scanAll([{path: 'app.ts', text}], dangers);
    expect(found.some(({fact}) => fact === 'filter-by-id')).toBe(isFound);
  });

  test('has found every danger that it looks for', () => {
    const found = [...Object.values(SHOWN).flat(), ...Object.keys(WRITTEN)];
    const searched = dangers.filter(({search}) => search.some(({kind}) => kind !== 'none'));
    expectNone(searched.filter(({id}) => !found.includes(id)).map(({id}) => `${id}: name a program of it`));
  });

  test.each(Object.entries(MET))('finds no longer in %s: %j', (program, ids) => {
    expect(idsOf(program).filter((id) => ids.includes(id))).toEqual([]);
  });

  test('finds no leak in the application of the guide to tenants', () => {
    const leaks = dangers.filter(({group}) => group === 'leaks').map(({id}) => id);
    expect(hitsOf(TENANTS).filter(({fact}) => leaks.includes(fact))).toEqual([]);
  });
});
