/** What errors of the libraries mean for the code of a reader, where their own words lead elsewhere. */
const MEANINGS: [error: RegExp, meaning: string][] = [
  [/ReferenceError: (\w+) is not defined/, '$1 is not imported here. Is it a typo?'],
  [
    /\(0 , \w+?_\d\.(\w+)\) is not a function/,
    '$1 is imported from a package that has no such function. Decorators of nestjs-query come from @ptc-org/nestjs-query-graphql, and rules such as Length from class-validator.',
  ],
  [
    /undefined \(reading '(?:ASC|DESC)'\)/,
    'SortDirection is imported from a package that does not export it. It comes from @ptc-org/nestjs-query-core.',
  ],
  [
    /is not a constructor$/,
    'A function was passed where a class is expected. @Authorize takes an object with the function: @Authorize({ authorize: (context) => … }).',
  ],
  [/Class constructor (\w+) cannot be invoked without 'new'/, 'Write () => $1 instead of $1.'],
  [
    /Entity metadata for (\w+)#(\w+) was not found/,
    'The decorator of "$2" in $1 must name the entity that it points to, as in @ManyToOne(() => Project), and forFeature must list that entity.',
  ],
  [
    /Data type "(\w+)" in "(\w+)\.(\w+)" is not supported/,
    '"$3" in $2 is another entity, not a column: use @ManyToOne(() => $1) instead of @Column.',
  ],
  [
    /UNIQUE constraint failed: (\w+)\.(\w+)Id/,
    'Several rows of $1 point to the same $2, so use @ManyToOne instead of @OneToOne.',
  ],
  [
    /Enum "(\w+)SortFields" cannot represent value: "?(\w+)"?/,
    'defaultSort names "$2", but clients cannot sort $1 by that. Check the spelling, or use @FilterableField for the field.',
  ],
  [
    /Nest can't resolve dependencies of the (\w+)AutoResolver/,
    'There is no service for $1: list the entity, not the DTO, in forFeature of NestjsQueryTypeOrmModule, and name both EntityClass and DTOClass in resolvers.',
  ],
  [
    /Cannot read properties of undefined \(reading 'name'\)/,
    'An entry in resolvers is probably incomplete: it needs an EntityClass and a DTOClass.',
  ],
  [
    /No fields found to create FilterType\. Ensure (\w+) is annotated/,
    '$1 has no field that clients can filter by. DTOClass takes the class with @ObjectType and @FilterableField, and EntityClass takes the entity.',
  ],
  [
    /Cannot use "(\w+)" as a GraphQL input type for the "input" field/,
    'Clients send $1, so it needs @InputType instead of @ObjectType.',
  ],
  [
    /Cannot use "(\w+)" as a GraphQL input type for the "(\w+)" field/,
    'Clients would have to send a whole $1 as "$2": put @Relation(\'$2\', () => $1) on the class instead of @Field on a property.',
  ],
  [/Cannot determine a GraphQL input type \("(\w+)"\)/, 'Clients send $1, so it needs @InputType.'],
  [/Input Object type (\w+) must define one or more fields/, 'No property of $1 has @Field().'],
  [
    /Cannot determine a GraphQL output type/,
    'The type of a relation or a field is a class without @ObjectType: use the DTO.',
  ],
  [
    /multiple types named "Create(\w+)"/,
    'The entry for $1 has no CreateDTOClass, so nestjs-query generates its own input Create$1, which clashes with yours.',
  ],
  [
    /Schema must contain uniquely named types/,
    'Two entries of resolvers have the same DTOClass, or two classes have the same name in GraphQL.',
  ],
];

/** What an error means for the reader's code; undefined where only its own words are known. */
export function meaningOf(error: string): string | undefined {
  for (const [pattern, meaning] of MEANINGS) {
    const found = pattern.exec(error);
    if (found) return meaning.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}

/** A name of one letter is none that a reader could look for. */
const MINIFIED = /(?:^|\s)\w is not a/;
/** About two lines of a panel. */
export const TWO_LINES = 160;

/** Whether the words of an error, beside what it means, still tell something at a glance. */
export function tellsMore(error: string): boolean {
  return error.length <= TWO_LINES && !MINIFIED.test(error);
}
