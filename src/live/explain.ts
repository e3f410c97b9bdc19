/** What errors of the libraries mean for the code of a reader, where their own words lead elsewhere. */
const MEANINGS: [error: RegExp, meaning: string][] = [
  [
    /is not a constructor/,
    'A function stands where a class is expected. @Authorize takes an object with the function: @Authorize({ authorize: (context) => … }).',
  ],
  [/Class constructor (\w+) cannot be invoked without 'new'/, 'Write () => $1 instead of $1.'],
  [
    /Entity metadata for (\w+)#(\w+) was not found/,
    'The decorator of "$2" in $1 must say which entity it leads to, as in @ManyToOne(() => Project), and forFeature must have that entity.',
  ],
  [
    /Enum "(\w+)SortFields" cannot represent value: "?(\w+)"?/,
    'defaultSort names "$2", by which clients of $1 cannot sort: the field needs @FilterableField.',
  ],
  [
    /Nest can't resolve dependencies of the (\w+)AutoResolver/,
    'There is no service for $1: forFeature of NestjsQueryTypeOrmModule takes the entities, and an entry of resolvers names both, EntityClass and DTOClass.',
  ],
  [
    /Cannot determine a GraphQL output type/,
    'A relation or a field has a class without @ObjectType: it needs the DTO.',
  ],
  [
    /Schema must contain uniquely named types/,
    'Two classes have the same name in GraphQL, or a DTO is registered twice.',
  ],
];

/** What an error means for the reader's code, before its own words; those alone where nothing is known. */
export function explained(error: string): string {
  for (const [pattern, meaning] of MEANINGS) {
    const found = pattern.exec(error);
    if (!found) continue;
    const words = meaning.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
    return `${words} (${error})`;
  }
  return error;
}
