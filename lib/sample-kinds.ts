/** What the blocks of a sample are, with the words that are drawn for them: all else goes by the kind. */
export const LABELS = {
  code: 'Code',
  query: 'Query',
  mutation: 'Mutation',
  subscription: 'Subscription',
  variables: 'Variables',
  user: 'User',
  response: 'Response',
  events: 'Events',
  output: 'Output',
  postgres: 'On PostgreSQL',
  sql: 'SQL',
  subscriptions: 'Subscriptions',
  schema: 'Schema',
  console: 'Console',
} as const;

export type BlockKind = keyof typeof LABELS;

/** The operations of GraphQL. */
export const OPERATIONS = ['query', 'mutation', 'subscription'] as const satisfies BlockKind[];

/** What is written or sent; all else came back. */
const SENT = ['code', ...OPERATIONS, 'variables', 'user'] as const satisfies BlockKind[];

export type Sent = (typeof SENT)[number];

/** Whether a block holds what is written or sent. */
export function isSent(kind: BlockKind): kind is Sent {
  return (SENT as readonly BlockKind[]).includes(kind);
}

/** What an operation comes to. */
export const ANSWERS = ['response', 'events'] as const satisfies BlockKind[];

/** What follows the name of the tab with these statements: how many they are. */
export function countOfSql(sql: string): string {
  // What is sent with a statement stands in a comment below it.
  return ` (${sql.match(/^(?!--).*;$/gm)?.length ?? 0})`;
}
