/** What errors of the libraries mean for the code of a reader, where their own words lead elsewhere. */
const MEANINGS: [error: RegExp, meaning: string][] = [
  [/ReferenceError: (\w+) is not defined/, 'This file does not import $1, or writes it otherwise.'],
  [
    /\(0 , (\w+?)_\d\.(\w+)\) is not a function|undefined \(reading '(?:ASC|DESC)'\)/,
    'An import names what its package does not have: compare the packages in the hint, such as class-validator for Length and @ptc-org/nestjs-query-core for SortDirection.',
  ],
  [
    /is not a constructor$/,
    'A function stands where a class is expected. @Authorize takes an object with the function: @Authorize({ authorize: (context) => … }).',
  ],
  [/Class constructor (\w+) cannot be invoked without 'new'/, 'Write () => $1 instead of $1.'],
  [
    /Entity metadata for (\w+)#(\w+) was not found/,
    'The decorator of "$2" in $1 must say which entity it leads to, as in @ManyToOne(() => Project), and forFeature must have that entity.',
  ],
  [
    /Data type "(\w+)" in "(\w+)\.(\w+)" is not supported/,
    '"$3" of $2 is another entity and no column: write @ManyToOne(() => $1) instead of @Column.',
  ],
  [
    /UNIQUE constraint failed: (\w+)\.(\w+)Id/,
    'Several rows of $1 lead to the same $2: that is @ManyToOne, not @OneToOne.',
  ],
  [
    /Enum "(\w+)SortFields" cannot represent value: "?(\w+)"?/,
    'defaultSort names "$2", by which clients of $1 cannot sort: it is spelled otherwise, or the field needs @FilterableField.',
  ],
  [
    /Nest can't resolve dependencies of the (\w+)AutoResolver/,
    'There is no service for $1: forFeature of NestjsQueryTypeOrmModule takes the entities, and an entry of resolvers names both, EntityClass and DTOClass.',
  ],
  [
    /Cannot read properties of undefined \(reading 'name'\)/,
    'Probably an entry of resolvers has no class under one of its two names, EntityClass and DTOClass.',
  ],
  [
    /No fields found to create FilterType\. Ensure (\w+) is annotated/,
    '$1 has no fields for clients to filter by: DTOClass takes the class with @ObjectType and @FilterableField, and EntityClass takes the entity.',
  ],
  [
    /Cannot use "(\w+)" as a GraphQL input type for the "input" field/,
    '$1 is what clients send: it needs @InputType instead of @ObjectType.',
  ],
  [
    /Cannot use "(\w+)" as a GraphQL input type for the "(\w+)" field/,
    'Clients would have to send a whole $1 as "$2": put @Relation(\'$2\', () => $1) on the class instead of @Field on a property.',
  ],
  [/Cannot determine a GraphQL input type \("(\w+)"\)/, '$1 is what clients send: it needs @InputType.'],
  [/Input Object type (\w+) must define one or more fields/, 'No property of $1 has @Field().'],
  [
    /Cannot determine a GraphQL output type/,
    'A relation or a field has a class without @ObjectType: it needs the DTO.',
  ],
  [
    /multiple types named "Create(\w+)"/,
    'The entry of $1 has no CreateDTOClass, so nestjs-query makes an input Create$1 of its own, beside yours.',
  ],
  [
    /Schema must contain uniquely named types/,
    'Two classes have the same name in GraphQL, or a DTO is registered twice.',
  ],
];

/** A name of one letter is none that a reader could look for. */
const MINIFIED = /(?:^|\s)\w is not a/;

/** What an error means for the reader's code, before its own words; those alone where nothing is known. */
export function explained(error: string): string {
  for (const [pattern, meaning] of MEANINGS) {
    const found = pattern.exec(error);
    if (!found) continue;
    const words = meaning.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
    return MINIFIED.test(error) ? words : `${words} (${error})`;
  }
  return error;
}
