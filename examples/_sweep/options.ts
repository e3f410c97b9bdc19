import fc from 'fast-check';

/** How a DTO offers a relation to many. */
export interface ManyOptions {
  kind: 'UnPagedRelation' | 'OffsetConnection' | 'CursorConnection';
  update: boolean;
  remove: boolean;
  enableAggregate: boolean;
  enableTotalCount: boolean;
  nullable: boolean;
  /** Declared under another name, with `relationName`. */
  renamed: boolean;
  /** Restricted by the option `auth` instead of the authorizer of the DTO. */
  auth: boolean;
}

/** How an application is built, apart from what leaks. */
export interface Neutral {
  /** A class with relations decides about those itself. */
  authorizer: 'object' | 'class' | 'promise' | 'class with relations';
  pipe: 'transform' | 'whitelist' | 'none';
  paging: 'cursor' | 'offset' | 'none';
  keySet: boolean;
  enableAggregate: boolean;
  enableTotalCount: boolean;
  softDelete: boolean;
  /** Projects are those of which the user is a member. */
  members: boolean;
  /** The label's `caption` is the column `name`. */
  assembler: boolean;
  /** A second DTO for the entity of tickets, which extends the first one. */
  secondDto: boolean;
  /** Labels have no endpoints of their own. */
  labelsWithoutEndpoints: boolean;
  guards: boolean;
  /** Before reads, updates and deletes; creates have theirs anyway. */
  hooks: boolean;
  enableSubscriptions: boolean;
  /** A subgraph, whose references are resolved by an own method. */
  federation: boolean;
  /** Which mutations there are. */
  writes: 'all' | 'one' | 'many';
  /** Fields with some operators only. */
  fewOperators: boolean;
  /** Relations can be filtered by, and no row refers to a row of another owner. */
  filterable: boolean;
  tickets: ManyOptions;
  labels: ManyOptions;
  labelTickets: ManyOptions;
  project: {
    update: boolean;
    remove: boolean;
    renamed: boolean;
    nullable: boolean;
  };
}

/** What a sweep does one after the other. */
export type Phase = 'reads' | 'oracles' | 'mutations' | 'events';

/** What makes an application leak: the place that names it, or that the sweep planted it to test itself, what finds it, and the mutation. */
export const HAZARDS = {
  'authorizer-undefined': ['#returns-undefined', 'reads'],
  'shared-context': ['#several-root-fields', 'reads'],
  'no-interceptors': ['#deeper-relations', 'reads'],
  'generated-references': ['authorizers#references', 'reads'],
  'capital-name': ['#capital-name', 'reads'],
  'shared-class-name': ['#shared-class-name', 'reads'],
  'subclass-undecorated': ['#inheritance', 'reads'],
  'dto-name': ['authorization-recipes#dto-name', 'reads'],
  'look-ahead': ['#look-ahead', 'reads'],
  'deleted-grants': ['#deleted-grants', 'reads'],
  'filter-by-id': ['#filter-by-id', 'reads'],
  'one-root-field': ['#one-root-field-socket', 'reads'],
  'owner-in-inputs': ['#owner-in-inputs', 'mutations', /createOneA\d+Project/],
  'unchecked-parent': [
    'authorization-recipes#create-below-parent',
    'mutations',
    /createOneA\d+Ticket/,
  ],
  'renamed-field': ['#renamed-field', 'mutations', /addLabels/],
  'singular-name': [
    'authorization-recipes#singular-names',
    'mutations',
    /remove(Backlogs|Badges)/,
  ],
  'cross-filter': ['#relation-filters-leak', 'oracles'],
  'events-of-creates': ['subscriptions#authorization', 'events'],
  'id-in-create': ['#taken-id', 'mutations', /createOneA\d+Ticket/],
  'planted: a DTO without its authorizer': ['planted', 'reads'],
  'planted: a relation whose filter allows everything': ['planted', 'reads'],
  'planted: a hook that is skipped': [
    'planted',
    'mutations',
    /create(One|Many)A\d+Tickets?\b/,
  ],
} satisfies Record<string, [string, Phase, RegExp?]>;

export type Hazard = keyof typeof HAZARDS;

export interface AppOptions extends Neutral {
  hazard?: Hazard;
}

const many: fc.Arbitrary<ManyOptions> = fc.record({
  kind: fc.constantFrom(
    'UnPagedRelation',
    'OffsetConnection',
    'CursorConnection',
  ),
  update: fc.boolean(),
  remove: fc.boolean(),
  enableAggregate: fc.boolean(),
  enableTotalCount: fc.boolean(),
  nullable: fc.boolean(),
  renamed: fc.boolean(),
  auth: fc.boolean(),
});

/** Every application that follows the pages. What comes first is what fast-check shrinks to. */
export const neutral: fc.Arbitrary<Neutral> = fc.record({
  authorizer: fc.constantFrom(
    'object',
    'class',
    'promise',
    'class with relations',
  ),
  pipe: fc.constantFrom('transform', 'whitelist', 'none'),
  paging: fc.constantFrom('none', 'offset', 'cursor'),
  keySet: fc.boolean(),
  enableAggregate: fc.boolean(),
  enableTotalCount: fc.boolean(),
  softDelete: fc.boolean(),
  members: fc.boolean(),
  assembler: fc.boolean(),
  secondDto: fc.boolean(),
  labelsWithoutEndpoints: fc.boolean(),
  guards: fc.boolean(),
  hooks: fc.boolean(),
  enableSubscriptions: fc.boolean(),
  federation: fc.boolean(),
  writes: fc.constantFrom('all', 'one', 'many'),
  fewOperators: fc.boolean(),
  filterable: fc.boolean(),
  tickets: many,
  labels: many,
  labelTickets: many,
  project: fc.record({
    update: fc.boolean(),
    remove: fc.boolean(),
    renamed: fc.boolean(),
    nullable: fc.boolean(),
  }),
});

const plainMany: ManyOptions = {
  kind: 'UnPagedRelation',
  update: false,
  remove: false,
  enableAggregate: false,
  enableTotalCount: false,
  nullable: true,
  renamed: false,
  auth: false,
};

/** The smallest application. */
export const plain: Neutral = {
  authorizer: 'object',
  pipe: 'transform',
  paging: 'none',
  keySet: false,
  enableAggregate: false,
  enableTotalCount: false,
  softDelete: false,
  members: false,
  assembler: false,
  secondDto: false,
  labelsWithoutEndpoints: false,
  guards: false,
  hooks: false,
  enableSubscriptions: false,
  federation: false,
  writes: 'all',
  fewOperators: false,
  filterable: false,
  tickets: plainMany,
  labels: plainMany,
  labelTickets: plainMany,
  project: { update: false, remove: false, renamed: false, nullable: true },
};

/** What differs from the smallest application, as one reads it. */
export function described(options: AppOptions): string {
  return JSON.stringify(options, (key, value) =>
    key !== '' && JSON.stringify(value) === JSON.stringify(defaults[key])
      ? undefined
      : value,
  );
}

const defaults: Record<string, unknown> = { ...plainMany, ...plain };
