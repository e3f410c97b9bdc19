import {liveProgram} from '../live-files';
import {meaningOf} from '../../src/live/sandbox/explain';
import {expect, type InPage, loadClient, test} from './live-helpers';
import {type StepAnswer, AUTHORIZER, HOOK_MANY, HOOK_ONE, LOSSES, STATUS} from './tutorial-losses';

const TUTORIAL = 'introduction/tutorial';

/** Answers that miss the task of a step, and right ones that are written otherwise. */
const ANSWERS: StepAnswer[] = [
  [
    'api',
    '[Project, Ticket]',
    '[Project, TicketDTO as never]',
    /There is no service for TicketDTO: list the entity, not the DTO/,
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
    /clients cannot sort Ticket by that\. Check the spelling, or use @FilterableField/,
  ],
  ['sort', 'SortDirection.DESC', 'SortDirection.ASC', /give `defaultSort` the other direction/],
  [
    'relation',
    '() => ProjectDTO, { nullable: true }',
    '() => ProjectDTO',
    /give `@Relation` the third argument `\{ nullable: true \}`/,
  ],
  [
    'relation',
    "@Relation('project'",
    "@Relation('projects'",
    /relation is called `projects`, but .* is `project`/,
  ],
  [
    'filter',
    STATUS,
    '@Field({ filterable: true } as object)\n  status',
    /no option `filterable`: another decorator/,
  ],
  [
    'sort',
    '@FilterableField(() => Int)',
    '@FilterableField()',
    /the type `Float!` instead of `Int!`: write `@FilterableField\(\(\) => Int\)`/,
  ],
  [
    'page',
    'maxResultsSize: 5',
    "maxResultsSize: '3' as never",
    /`maxResultsSize` is a text: write its number without/,
  ],
  ['write', "@InputType('CreateTicket')", '@InputType()', /write `@InputType\('CreateTicket'\)`/],
  [
    'authorize',
    'userId(context)',
    'userId(context.req as never)',
    /GraphQL context: give it to `userId` as it is/,
  ],
  [
    'authorize',
    'userId(context)',
    'context.req.user!.id',
    /as if your code were broken .* copy the function `userId`/,
  ],
  [
    'hook',
    'assigneeId: userId(context) },\n  }),\n)',
    'assigneeId: userId(context.req as never) },\n  }),\n)',
    /looks for the user in the wrong place/,
  ],
  ['relation', '() => ProjectDTO, {', 'ProjectDTO as never, {', /Write \(\) => ProjectDTO instead/],
  [
    'write',
    '  @Field()\n  title!: string;\n\n  @Field(() => Int, {',
    '  @Field()\n  title!: string;\n\n  @Field(() => ID, { nullable: true })\n  id?: number;\n\n  @Field(() => Int, {',
    /leave `id` out of `CreateTicketDTO`/,
  ],
  ['authorize', 'userId(context) }', '2 }', /^Ada, whose id is 1, gets .* which is Ben's/],
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
    /may have no assignee/,
  ],
  ['hook', HOOK_ONE, '', /`CreateTicketDTO` has no `@BeforeCreateOne` yet/],
  [
    'hook',
    HOOK_ONE,
    '@BeforeCreateOne(({ input }: CreateOneInputType<TicketDTO>) => ({ input: { ...input, assigneeId: 2 } }))',
    /^Ada, whose id is 1, creates a ticket, but its assignee is 2/,
  ],
  [
    'hook',
    HOOK_ONE,
    '@BeforeCreateOne((input: any, { req }: any) => { input.assigneeId = req.user.id; return input; })',
    /`@BeforeCreateOne` runs, but Ben's ticket still has no assignee/,
  ],
  [
    'hook',
    HOOK_ONE,
    '@BeforeCreateOne((input: any, { req }: any) => { input.input.assigneeId = req.user.id; return undefined as never; })',
    /its hook returns nothing/,
  ],
  ['hook', HOOK_MANY, '', /`createManyTickets` does not yet: add `@BeforeCreateMany`/],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any) => { input.input.forEach((ticket: any) => (ticket.assigneeId = 2)); return input; })',
    /^Ada, whose id is 1, creates several tickets, but the assignee of one is 2/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any, { req }: any) => { input.input.map((ticket: any) => ({ ...ticket, assigneeId: req.user.id })); return input; })',
    /return that list as `input`/,
  ],
  [
    'hook',
    HOOK_MANY,
    '@BeforeCreateMany((input: any, { req }: any) => { input.input[0].assigneeId = req.user.id; return input; })',
    /assigns only some of its tickets/,
  ],
  ['validate', '@Length(3, 80)', '@Length(80)', /a single number is the minimum/],
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
    '@BeforeCreateMany((input: any, { req }: any) => { for (const ticket of input.input) ticket.assigneeId = req.user.id; return input; })',
    /^Done/,
  ],
];

test('each wrong answer of the tutorial is told with its next step', async ({page, visit}) => {
  test.setTimeout(180_000);
  await visit('docs/faq');
  await loadClient(page);
  const faults: string[] = [];
  for (const [step, right, wrong, told] of [...ANSWERS, ...LOSSES]) {
    const program = liveProgram(`${TUTORIAL}/${step}/solution`);
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
    const said = meaningOf(answer) ?? answer;
    if (!told.test(said)) faults.push(`${step}, ${wrong}: ${said}`);
  }
  expect(faults).toEqual([]);
});
