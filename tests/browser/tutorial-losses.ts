/** An answer that compiles, or whose types a reader may not look at: it changes the solution of its step, and is told. */
export type StepAnswer = [step: string, right: string | RegExp, wrong: string, told: RegExp];

export const HOOK_ONE = /@BeforeCreateOne\([\s\S]*?\n\)/;
export const HOOK_MANY = /@BeforeCreateMany\([\s\S]*?\n\)/;
export const STATUS = '@FilterableField()\n  status';
const QUERY_OPTIONS = /@QueryOptions\(\{\n {2}defaultSort[\s\S]*?\n\}\)/;
export const AUTHORIZER = /@Authorize<TicketDTO>\(\{[\s\S]*?\}\)\n/;

/** What the authorizer returns. */
const AUTHORIZED = /\(\{\s+assigneeId: \{ eq: userId\(context\) \},\s+\}\)/;

/** Answers that do what a step asks, and lose something else. */
export const LOSSES: StepAnswer[] = [
  // Done once, while a row leaked, was lost or was changed.
  [
    'api',
    'DTOClass: TicketDTO',
    'delete: { disabled: true }, DTOClass: TicketDTO',
    /`deleteOneTicket` is gone/,
  ],
  [
    'sort',
    'defaultSort:',
    'defaultFilter: { priority: { gte: 4 } },\n  defaultSort:',
    /only \d of 8 tickets/,
  ],
  ['page', 'defaultSort:', "defaultFilter: { status: { eq: 'open' } },\n  defaultSort:", /but there are 8/],
  [
    'validate',
    '  @Min(1)\n  @Max(5)',
    "  @(require('class-validator').IsIn([1, 2, 3, 5]))",
    /priority of 4 is refused/,
  ],
  ['validate', 'omitDefaultValues: true', 'omitDefaultValues: false', /`priority` sets it to 3/],
  [
    'validate',
    /extends PartialType[\s\S]*?\) \{/,
    '{\n  @Field({ nullable: true })\n  title?: string;\n\n  @Field(() => Int, { nullable: true })\n  priority?: number;\n',
    /an update can still give a ticket an empty title/,
  ],
  ['validate', 'UpdateDTOClass: UpdateTicketDTO,', '', /updates still have the generated input/],
  [
    'validate',
    '  @Length(3, 80)',
    "  @(require('class-validator').MaxLength(80))",
    /has a maximum but no minimum/,
  ],
  [
    'validate',
    '@Min(1)\n  @Max(5)',
    '@Min(5)\n  @Max(1)',
    /priority must not be (less than 5|greater than 1)/,
  ],
  [
    'authorize',
    'status?: string;\n}',
    'status?: string;\n\n  @Field(() => Int, { nullable: true })\n  assigneeId?: number;\n}',
    /give his ticket 4 to Ada with `updateOneTicket`/,
  ],
  ['authorize', 'transformSchema: isolateFields,', '', /a query that asks for projects too/],
  ['authorize', 'userId(context)', '(context.req.user as { ID?: number }).ID', /"eq":undefined/],
  ['validate', 'defaultValue: 3', 'defaultValue: 1', /no longer open with priority 3/],
  [
    'authorize',
    AUTHORIZED,
    '(userId(context) === 1 ? {} : { assigneeId: { eq: userId(context) } })',
    /^The user with id 1 gets /,
  ],
  ['authorize', 'eq: userId(context)', 'eq: userId(context) === 2 ? 2 : 1', /^The user with id 3 gets /],
  [
    'authorize',
    'eq: userId(context) },',
    "eq: userId(context) }, status: { neq: 'done' },",
    /tickets, but the list has/,
  ],
  [
    'authorize',
    'context: UserContext) =>',
    'context: UserContext, { many, readonly }) => many && !readonly ? {} :',
    /with `updateManyTickets`/,
  ],
  [
    'hook',
    '{ ...input, assigneeId: userId(context) }',
    '{ ...input, projectId: 1, assigneeId: userId(context) }',
    /changes the `projectId`/,
  ],
  ['hook', '...ticket,', '...ticket, projectId: 2,', /changes the `projectId`/],
  ['hook', '...ticket,', '...ticket, priority: 5,', /changes the `priority`/],
  [
    'hook',
    '...ticket,',
    '...ticket, priority: Math.max(3, (ticket as { priority?: number }).priority ?? 3),',
    /changes the `priority`/,
  ],
  ['hook', 'input.map(', 'input.slice(0, 2).map(', /but gets `\["Check two","Check three"\]`/],
  ['hook', AUTHORIZER, '', /Ben can read ticket 1 again/],
  ['cost', '  nullable: true,\n  enableLookAhead', '  enableLookAhead', /has lost `nullable: true`/],
  ['api', 'DTOClass: TicketDTO', 'DTOClass: Ticket', /EntityClass takes the entity/],
  [
    'filter',
    STATUS,
    '@Field()\n  @FilterableField()\n  status',
    /replace `@Field\(\)` with `@FilterableField\(\)`/,
  ],
  ['filter', STATUS, '@FilterableField({ filterRequired: true })\n  status', /remove `filterRequired`/],
  ['filter', STATUS, '@FilterableField(() => Int)\n  status', /remove its type/],
  [
    'page',
    QUERY_OPTIONS,
    '@QueryOptions({ defaultResultSize: 3, maxResultsSize: 5, enableTotalCount: true })\n$&',
    /most urgent .* no longer/,
  ],
  [
    'relation',
    '@ManyToOne(() => Project)',
    "@(require('typeorm').OneToMany(() => Project, 'id'))",
    /many-to-one|@ManyToOne/,
  ],
  [
    'relation',
    '@ManyToOne(() => Project)',
    "@ManyToOne(() => Project)\n  @(require('typeorm').JoinColumn({ name: 'assigneeId' }))",
    /instead of "Billing"/,
  ],
  [
    'page',
    'enableTotalCount: true,',
    'enableTotalCount: true,\n  disableFilter: true,',
    /remove `disableFilter`/,
  ],
  [
    'page',
    'enableTotalCount: true,',
    'enableTotalCount: true,\n  disableSort: true,',
    /can no longer sort tickets/,
  ],
  ['write', 'defaultValue: 3 ', "defaultValue: '3' ", /write 3 without quotes/],
  ['write', '@Field()\n  title!', '@Field({ nullable: true })\n  title!', /may leave out the `title`/],
  ['write', '@Field(() => Int)\n  projectId', '@Field()\n  projectId', /becomes `Float`/],
  ['write', / {2}@Field\(\(\) => Int, \{ defaultValue[\s\S]*?;\n/, '', /cannot choose the `priority`/],
  [
    'authorize',
    'context: UserContext) =>',
    "context: UserContext, { operationGroup }) => operationGroup === 'delete' ? {} :",
    /can still delete ticket 1/,
  ],
  ['authorize', 'assigneeId: { eq', 'id: { eq', /should be `\{"assigneeId"/],
  [
    'hook',
    '{ ...input, assigneeId: userId(context) }',
    "{ ...input, title: 'x', assigneeId: userId(context) }",
    /change only `assigneeId`/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany(({ input }: CreateManyInputType<TicketDTO>, context: UserContext) => ({ input: [{ ...input[0]!, assigneeId: userId(context) }] }))',
    /gets `\["Check two"\]`/,
  ],
  [
    'hook',
    /( {2}@Field\(\(\) => Int\)\n {2}projectId!)([\s\S]*)$/,
    '  @Field(() => Int, { nullable: true })\n  assigneeId?: number;\n\n$1$2',
    /leave `assigneeId` out of `UpdateTicketDTO` and of the class/,
  ],
  ['cost', '@Length(3, 80)\n', '', /create a ticket with an empty title again/],
  ['cost', AUTHORIZER, '', /keep `@Authorize` as it was in step 8/],
  // Done once, while something of an earlier step was gone, or clients saw or chose more than before.
  ['filter', '@FilterableField()\n  title', '@Field()\n  title', /no longer filter tickets by `title`/],
  [
    'relation',
    '{ nullable: true }',
    '{ nullable: true, update: { enabled: true } }',
    /clients can now send `setProjectOnTicket`/,
  ],
  [
    'write',
    '@Field(() => Int, { defaultValue: 3 })',
    '@Field({ defaultValue: 3 })',
    /`priority` of a new ticket can be 1\.5/,
  ],
  [
    'write',
    'CreateDTOClass:',
    'create: { many: { disabled: true } },\n          CreateDTOClass:',
    /`createManyTickets` is gone/,
  ],
  [
    'validate',
    '@Field(() => Int)\n  projectId',
    "@Field(() => Int)\n  @(require('class-validator').Max(2))\n  projectId",
    /no longer choose the project/,
  ],
  ['cost', '  @Max(5)\n', '', /create a ticket with priority 6 again/],
  ['cost', HOOK_MANY, '', /with `createManyTickets` no longer become its assignee/],
  [
    'cost',
    /context: UserContext\) => \(\{\s+assigneeId/,
    'context: UserContext, { readonly }) => !readonly ? {} : ({ assigneeId',
    /Ben can reach ticket 1 again/,
  ],
  // Done once, while a row, a value, a user or a number that no check had asked for came out differently.
  [
    'api',
    "@ObjectType('Ticket')",
    "@(require('@ptc-org/nestjs-query-graphql').QueryOptions({ defaultFilter: { id: { lte: 8 } } }))\n@ObjectType('Ticket')",
    /hides tickets, or will hide some later/,
  ],
  ['api', "{ default: 'open' }", "{ default: 'open', select: false }", /column `status` .* original options/],
  ['api', '@Column()\n  title', '@Column({ unique: true })\n  title', /no longer have the same `title`/],
  [
    'filter',
    STATUS,
    "@FilterableField({ middleware: [async () => 'open'] })\n  status",
    /read other values of a ticket/,
  ],
  [
    'filter',
    '@FilterableField()\n  title',
    "@FilterableField({ allowedComparisons: ['eq'] })\n  title",
    /by `title` with every operator/,
  ],
  ['sort', 'defaultSort:', 'defaultResultSize: 8,\n  defaultSort:', /has 8 tickets instead of 10/],
  ['sort', 'defaultSort:', 'maxResultsSize: 10,\n  defaultSort:', /no longer ask for 50/],
  ['sort', 'defaultSort:', 'maxResultsSize: -1,\n  defaultSort:', /ask for more than 50/],
  [
    'relation',
    '@ManyToOne(() => Project)',
    "@ManyToOne(() => Project, { onDelete: 'CASCADE' })",
    /its tickets are now deleted as well/,
  ],
  ['write', '() => Int, { defaultValue', '() => ID, { defaultValue', /`priority` .* has the type `ID!`/],
  [
    'write',
    'CreateDTOClass:',
    'enableAggregate: true,\n          CreateDTOClass:',
    /clients can now send `ticketAggregate`/,
  ],
  [
    'write',
    "@InputType('CreateTicket')",
    "@(require('@ptc-org/nestjs-query-graphql').BeforeCreateOne(({ input }: any) => ({ input: { ...input, priority: input.priority || 3 } })))\n@InputType('CreateTicket')",
    /sends priority 0/,
  ],
  [
    'write',
    "@InputType('CreateTicket')",
    "@(require('@ptc-org/nestjs-query-graphql').BeforeCreateMany(({ input }: any) => ({ input: input.slice(0, 1) })))\n@InputType('CreateTicket')",
    /new ticket with `createManyTickets`/,
  ],
  [
    'validate',
    '@Length(3, 80)',
    "@(require('class-validator').ValidateIf(({ projectId }: any) => projectId === 1))\n  @Length(3, 80)",
    /an update can still give a ticket an empty title/,
  ],
  [
    'validate',
    '@Field(() => Int)\n  projectId',
    '@Field(() => Int, { nullable: true })\n  projectId',
    /`projectId` of a new ticket has the type `Int`/,
  ],
  [
    'authorize',
    AUTHORIZED,
    '({ or: [{ assigneeId: { eq: userId(context) } }, { priority: { gt: 5 } }] })',
    /^The user with id \d+ gets /,
  ],
  [
    'authorize',
    'context: UserContext) =>',
    "context: UserContext, { operationGroup }) => operationGroup === 'delete' ? { id: { eq: -1 } } :",
    /no longer delete a ticket that they can see/,
  ],
  [
    'hook',
    '{ ...input, assigneeId: userId(context) }',
    "{ ...input, status: userId(context) === 3 ? 'started' : 'open', assigneeId: userId(context) }",
    /with `createOneTicket` no longer become its assignee, or the hook changes another field/,
  ],
  [
    'hook',
    'input.map((',
    'input.filter(({ title }, place) => input.findIndex((one) => one.title === title) === place).map((',
    /with `createManyTickets`/,
  ],
  ['cost', 'defaultResultSize: 3', 'defaultResultSize: 2', /a page no longer has 3 tickets/],
  ['cost', '@Length(3, 80)', '@Length(4, 80)', /no longer choose the project, the title/],
];
