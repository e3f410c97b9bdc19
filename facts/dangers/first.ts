import {dangersOf} from './dangers-of';
import {code} from '../line-searches';
import {AUTHORIZED, absent, entries, OWN_CREATES} from './searches';

export const first = dangersOf('first', 'rows', [
  {
    id: 'validation-pipe',
    when: code`\bNestjsQueryGraphQLModule\b|\bCRUDResolver\b`,
    search: [
      absent(code`ValidationPipe`, {
        kind: 'tree',
        find: 'call',
        name: 'NestFactory.create',
        text: String.raw`\((?!\s*GraphQLSchemaBuilderModule)`,
      }),
    ],
    risk: 'Without a `ValidationPipe`, one client request can change or delete every row, because updates and deletes accept an empty filter. Page sizes have no maximum either, and input validation has no effect.',
    fix: '[Set a global `ValidationPipe`](faq.mdx#must-i-set-a-validation-pipe) with `transform: true`.',
  },
  {
    id: 'empty-and',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [
      ...entries({without: ['update.disabled=true', 'update.many.disabled=true']}),
      ...entries({without: ['delete.disabled=true', 'delete.many.disabled=true']}),
    ],
    risk: 'Even with a `ValidationPipe`, one request with the filter `{and: []}` updates or deletes every row.',
    fix: '[Disable bulk mutations](graphql/mutations.mdx#empty-and) that nobody needs, or check their filters in a hook.',
  },
  {
    id: 'isolate-fields',
    search: [absent(code`transformSchema`, AUTHORIZED)],
    risk: "Two root fields in one request can run with each other's authorizer and hooks: Ada can read Ben's project.",
    fix: '[Isolate each field](graphql/authorization.mdx#isolate-fields). A rule that allows one root field per operation [has no effect on a WebSocket](graphql/authorization-limits.mdx#one-root-field-socket).',
  },
  {
    id: 'owner-in-inputs',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [absent(code`@BeforeCreateOne\(`, AUTHORIZED)],
    risk: "Ada can create a project in Ben's name, or give him one of hers. Creates ignore the authorizer's filter, and updates only check the row as it was before the change.",
    fix: 'Take the owner out of the inputs and [set it in a hook](graphql/authorization.mdx#creates).',
  },
  {
    id: 'generated-inputs',
    orms: ['typeorm', 'sequelize', 'mongoose', 'typegoose'],
    search: [
      ...entries({
        without: OWN_CREATES,
      }),
      ...entries({
        without: ['UpdateDTOClass', 'update.UpdateDTOClass', 'update.UpdateOneInput', 'update.disabled=true'],
      }),
    ],
    risk: 'Generated inputs accept every field of the DTO, including the id, so clients can write fields that they should only read.',
    fix: '[Write input classes](graphql/mutations.mdx#input-classes) with the fields that clients may send.',
  },
  {
    id: 'operation-cost',
    harm: 'cost',
    search: [
      absent(
        code`graphql-query-complexity|graphql-armor|depth-limit|depthLimit|costLimit|validationRules`,
        code`GraphQLModule\.forRoot`,
      ),
    ],
    risk: 'Clients can nest circular relations as deeply as they like, so one request can keep your database busy.',
    fix: '[Limit the cost of operations](guides/production.mdx#transports).',
  },
  {
    id: 'operations-on-socket',
    search: [
      {kind: 'tree', find: 'object', with: ['graphql-ws=true']},
      {
        kind: 'tree',
        find: 'object',
        with: ['graphql-ws.onConnect'],
        without: ['graphql-ws.execute', 'graphql-ws.onSubscribe'],
      },
    ],
    risk: 'Over a WebSocket, clients can also send queries and mutations, and the limits that you set for HTTP do not stop them.',
    fix: '[Reject them there](guides/production.mdx#socket), and limit subscriptions.',
  },
]);
