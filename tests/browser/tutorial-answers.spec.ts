import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LiveProgram} from '../../src/live/protocol';
import {explained} from '../../src/live/explain';
import {expect, type InPage, LIVE_FOLDER, liveFile, loadClient, test} from './live-helpers';

const TUTORIAL = 'introduction/tutorial';
const HOOK_ONE = /@BeforeCreateOne\([\s\S]*?\n\)/;
const HOOK_MANY = /@BeforeCreateMany\([\s\S]*?\n\)/;
const STATUS = '@FilterableField()\n  status';
const QUERY_OPTIONS = /@QueryOptions\(\{\n {2}defaultSort[\s\S]*?\n\}\)/;
const AUTHORIZER = /@Authorize<TicketDTO>\(\{[\s\S]*?\}\)\n/;

/** Answers that compile, or whose types a reader may not look at: each changes the solution of its step. */
const ANSWERS: [step: string, right: string | RegExp, wrong: string, told: RegExp][] = [
  [
    'api',
    '[Project, Ticket]',
    '[Project, TicketDTO as never]',
    /There is no service for TicketDTO: forFeature/,
  ],
  [
    'api',
    "'./ticket.dto'",
    "'./tickets.dto'",
    /^Error: tracker.module.ts imports "\.\/tickets\.dto", .*There are: .*\.\/ticket\.dto/,
  ],
  [
    'sort',
    '@FilterableField(() => Int)',
    "@(require('@nestjs/graphql').Field(() => Int))",
    /by which clients of Ticket cannot sort: the field needs @FilterableField/,
  ],
  ['sort', 'SortDirection.DESC', 'SortDirection.ASC', /The direction DESC puts the highest first/],
  [
    'relation',
    '() => ProjectDTO, { nullable: true }',
    '() => ProjectDTO',
    /give @Relation \{ nullable: true \}/,
  ],
  ['relation', '() => ProjectDTO, {', 'ProjectDTO as never, {', /Write \(\) => ProjectDTO instead/],
  [
    'write',
    '  @Field()\n  title!: string;\n\n  @Field(() => Int, {',
    '  @Field()\n  title!: string;\n\n  @Field(() => ID, { nullable: true })\n  id?: number;\n\n  @Field(() => Int, {',
    /leave id out of CreateTicketDTO/,
  ],
  [
    'authorize',
    '{ req }: UserContext) => ({ assigneeId: { eq: req.user.id } })',
    ') => ({ assigneeId: { eq: 2 } })',
    /^Ada, whose id is 1, gets .* which is Ben's/,
  ],
  [
    'authorize',
    AUTHORIZER,
    '@Authorize<TicketDTO>(((context: UserContext) => ({ assigneeId: { eq: context.req.user.id } })) as never)\n',
    /@Authorize takes an object with the function/,
  ],
  [
    'authorize',
    '{ nullable: true })\n  assigneeId',
    '{ nullable: false })\n  assigneeId',
    /assigneeId must be nullable/,
  ],
  ['hook', HOOK_ONE, '', /there is no @BeforeCreateOne on CreateTicketDTO yet/],
  [
    'hook',
    HOOK_ONE,
    '@BeforeCreateOne(({ input }: CreateOneInputType<TicketDTO>) => ({ input: { ...input, assigneeId: 2 } }))',
    /^Ada, whose id is 1, creates a ticket, and its assignee is 2/,
  ],
  [
    'hook',
    HOOK_ONE,
    '@BeforeCreateOne((input: any, { req }: UserContext) => { input.assigneeId = req.user.id; return input; })',
    /@BeforeCreateOne runs, and Ben's ticket still has no assignee/,
  ],
  [
    'hook',
    HOOK_ONE,
    '@BeforeCreateOne((input: any, { req }: UserContext) => { input.input.assigneeId = req.user.id; return undefined as never; })',
    /its hook returns nothing/,
  ],
  ['hook', HOOK_MANY, '', /createManyTickets does not yet: it needs @BeforeCreateMany/],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any) => { input.input.forEach((ticket: any) => (ticket.assigneeId = 2)); return input; })',
    /^Ada, whose id is 1, creates several tickets, and the assignee of one is 2/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any, { req }: UserContext) => { input.input.map((ticket: any) => ({ ...ticket, assigneeId: req.user.id })); return input; })',
    /must return \{ input: … \} with that one/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any, { req }: UserContext) => { input.input[0].assigneeId = req.user.id; return input; })',
    /some of its tickets only/,
  ],
  // Done once, while a row leaked, was lost or was changed.
  ['api', 'DTOClass: TicketDTO', 'delete: { disabled: true }, DTOClass: TicketDTO', /deleteOne.* gone/],
  ['sort', 'defaultSort:', 'defaultFilter: { priority: { gte: 4 } },\n  defaultSort:', /\d of 8 tickets/],
  ['page', 'defaultSort:', "defaultFilter: { status: { eq: 'open' } },\n  defaultSort:", /and there are 8/],
  [
    'validate',
    '  @Min(1)\n  @Max(5)',
    "  @(require('class-validator').IsIn([1, 2, 3, 5]))",
    /priority of 4 is refused/,
  ],
  ['validate', 'defaultValue: 3', 'defaultValue: 1', /no longer open, with the priority 3/],
  [
    'authorize',
    '({ assigneeId: { eq: req.user.id } })',
    '(req.user.id === 1 ? {} : { assigneeId: { eq: req.user.id } })',
    /^The user whose id is 1 gets /,
  ],
  ['authorize', 'eq: req.user.id', 'eq: req.user.id === 2 ? 2 : 1', /^The user whose id is 3 gets /],
  [
    'authorize',
    'eq: req.user.id } })',
    "eq: req.user.id }, status: { neq: 'done' } })",
    /tickets, and the list has/,
  ],
  [
    'authorize',
    '{ req }: UserContext) =>',
    '{ req }: UserContext, { many, readonly }) => many && !readonly ? {} :',
    /with updateManyTickets/,
  ],
  [
    'hook',
    '{ ...input, assigneeId: req.user.id }',
    '{ ...input, projectId: 1, assigneeId: req.user.id }',
    /changes the project/,
  ],
  ['hook', '...ticket,', '...ticket, projectId: 2,', /changes the project/],
  ['hook', '...ticket,', '...ticket, priority: 5,', /changes the priority/],
  [
    'hook',
    '...ticket,',
    '...ticket, priority: Math.max(3, (ticket as { priority?: number }).priority ?? 3),',
    /changes the priority/,
  ],
  ['hook', 'input.map(', 'input.slice(0, 2).map(', /and gets \["Check two","Check three"\]/],
  ['hook', AUTHORIZER, '', /Ben can read the ticket 1 again/],
  ['cost', '  nullable: true,\n  enableLookAhead', '  enableLookAhead', /has lost nullable: true/],
  ['api', 'DTOClass: TicketDTO', 'DTOClass: Ticket', /EntityClass takes the entity/],
  ['filter', STATUS, '@Field()\n  @FilterableField()\n  status', /@FilterableField\(\) replaces @Field\(\)/],
  ['filter', STATUS, '@FilterableField({ filterRequired: true })\n  status', /leave out filterRequired/],
  ['filter', STATUS, '@FilterableField(() => Int)\n  status', /leave out its type/],
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
    /should be Billing/,
  ],
  [
    'page',
    'enableTotalCount: true,',
    'enableTotalCount: true,\n  disableFilter: true,',
    /disableFilter takes away/,
  ],
  [
    'page',
    'enableTotalCount: true,',
    'enableTotalCount: true,\n  disableSort: true,',
    /can no longer sort tickets/,
  ],
  ['write', 'defaultValue: 3 ', "defaultValue: '3' ", /write 3 without quotes/],
  ['write', '@Field()\n  title!', '@Field({ nullable: true })\n  title!', /may leave out the title/],
  ['write', '@Field(() => Int)\n  projectId', '@Field()\n  projectId', /becomes a Float/],
  ['write', / {2}@Field\(\(\) => Int, \{ defaultValue[\s\S]*?;\n/, '', /cannot choose the priority/],
  [
    'authorize',
    '{ req }: UserContext) =>',
    "{ req }: UserContext, { operationGroup }) => operationGroup === 'delete' ? {} :",
    /can still delete ticket 1/,
  ],
  ['authorize', '{ assigneeId: { eq', '{ id: { eq', /should be \{"assigneeId"/],
  [
    'hook',
    '{ ...input, assigneeId: req.user.id }',
    "{ ...input, title: 'x', assigneeId: req.user.id }",
    /changes nothing but assigneeId/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany(({ input }: CreateManyInputType<TicketDTO>, { req }: UserContext) => ({ input: [{ ...input[0]!, assigneeId: req.user.id }] }))',
    /gets \["Check two"\]/,
  ],
  [
    'hook',
    /( {2}@Field\(\(\) => Int\)\n {2}projectId!)([\s\S]*)$/,
    '  @Field(() => Int, { nullable: true })\n  assigneeId?: number;\n\n$1$2',
    /^Done/,
  ],
  ['cost', '@Length(3, 80)\n', '', /an empty title is created again/],
  ['cost', AUTHORIZER, '', /@Authorize of step 8 must stay/],
  // Done once, while something of an earlier step was gone, or clients saw or chose more than before.
  ['filter', '@FilterableField()\n  title', '@Field()\n  title', /no longer filter tickets by title/],
  [
    'relation',
    '{ nullable: true }',
    '{ nullable: true, update: { enabled: true } }',
    /clients can send setProjectOnTicket now/,
  ],
  [
    'write',
    '@Field(() => Int, { defaultValue: 3 })',
    '@Field({ defaultValue: 3 })',
    /priority of a new ticket can be 1\.5/,
  ],
  [
    'write',
    'CreateDTOClass:',
    'create: { many: { disabled: true } },\n          CreateDTOClass:',
    /createManyTickets is gone/,
  ],
  [
    'validate',
    '@Field(() => Int)\n  projectId',
    "@Field(() => Int)\n  @(require('class-validator').Max(2))\n  projectId",
    /no longer choose the project/,
  ],
  ['cost', '  @Max(5)\n', '', /the priority 6 is created again/],
  ['cost', HOOK_MANY, '', /createManyTickets is no longer its assignee/],
  [
    'cost',
    '{ req }: UserContext) => ({ assigneeId',
    '{ req }: UserContext, { readonly }) => !readonly ? {} : ({ assigneeId',
    /Ben reaches ticket 1 again/,
  ],
  // A right one that is written otherwise.
  [
    'validate',
    '@Length(3, 80)',
    "@(require('class-validator').MinLength(3))\n  @(require('class-validator').MaxLength(80))",
    /^Done/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any, { req }: UserContext) => { for (const ticket of input.input) ticket.assigneeId = req.user.id; return input; })',
    /^Done/,
  ],
];

test('each wrong answer of the tutorial is told with its next step', async ({page, visit}) => {
  test.setTimeout(180_000);
  await visit('docs/faq');
  await loadClient(page);
  const faults: string[] = [];
  for (const [step, right, wrong, told] of ANSWERS) {
    const file = path.join(LIVE_FOLDER, liveFile(`programs/${TUTORIAL}/${step}/solution`));
    const program = JSON.parse(readFileSync(file, 'utf8')) as LiveProgram;
    const own = Object.entries(program.files).find(
      ([name, text]) =>
        /\.(dto|module|entity)\.ts$/.test(name) &&
        (typeof right === 'string' ? text.includes(right) : right.test(text)),
    );
    if (!own) throw new Error(`No file of ${step} has ${String(right)}.`);
    const edits = {[own[0]]: own[1].replace(right, wrong)};
    const answer = await page.evaluate(
      ({content, changed}) =>
        (window as unknown as InPage).live.sharedSandbox
          .use(
            (window as unknown as InPage).owner,
            {boots: () => true, signal: new AbortController().signal},
            async (sandbox) => {
              const {compiled} = await sandbox.compile(changed);
              await sandbox.request('boot', {...content, compiled: {...content.compiled, ...compiled}});
              return sandbox.request('check', undefined);
            },
          )
          .catch((error: Error) => `${error.name}: ${error.message}`),
      {
        content: {
          entry: `${program.name}/program.ts`,
          compiled: program.compiled,
          operations: program.operations,
        },
        changed: edits,
      },
    );
    if (!told.test(explained(answer))) faults.push(`${step}, ${wrong}: ${explained(answer)}`);
  }
  expect(faults).toEqual([]);
});
