/** What TypeScript's words mean for the code of a reader, where they name types that the reader has never seen. */
const MEANINGS: [message: RegExp, meaning: string][] = [
  [
    /Type 'void' is not assignable to type 'Filter</,
    'The function returns nothing. Write the object in parentheses, => ({ … }), or return it.',
  ],
  [
    /to type 'Filter<\w+>'[\s\S]*?Types of property '(\w+)' are incompatible/,
    'A filter has an operator for each field, and a value of the type of the field: $1: { eq: … }.',
  ],
  [
    /Type '\{ (\w+): [\s\S]*to type 'Filter<(\w+)>/,
    'A filter can only name fields of $2, and $2 has no field $1: correct the name, or add the field to the class.',
  ],
  [/to type 'Filter<(\w+)>/, 'A filter can only name fields of $1, and this one names something else.'],
  [/^Module '.+' has no default export/, 'Put the name in braces: import { … } from …'],
  [/^Property '(\w+)' is missing in type '\{/, 'This object also needs $1: write $1: … into its braces.'],
  [
    /^Property '(\w+)' does not exist on type '([A-Z]\w*)'\.$/,
    '$2 has no property $1: correct the name, or add it where $2 is declared.',
  ],
  [
    /to parameter of type 'CustomAuthorizer</,
    '@Authorize takes an object with the function: @Authorize({ authorize: (context) => … }).',
  ],
  [
    /type 'typeof (\w+)' is not assignable to parameter of type 'RelationTypeFunc</,
    'Write () => $1 instead of $1.',
  ],
  [
    /type 'typeof (\w+)' is not assignable to parameter of type 'Class<\{/,
    'TypeScript derives the class from the filter, and gets another one. Name the class: @Authorize<$1>({ … }).',
  ],
  [
    /to type '((?:Create|Update|Delete)\w+)InputType</,
    'A hook returns an object like the one it gets: { input: … }.',
  ],
  [
    /Type '"(ASC|DESC)"' is not assignable to type 'SortDirection'/,
    'Write SortDirection.$1, without quotes.',
  ],
  [
    /does not exist in type '\w+(?:<\w+>)?\[\]'/,
    'A list is expected here: put the object in brackets, [{ … }].',
  ],
  [/^Type 'string' is not assignable to type 'number/, 'A number is expected here: write it without quotes.'],
  [
    /^Type 'string' is not assignable to type 'boolean/,
    'true or false is expected here: write it without quotes.',
  ],
  [
    /^Type 'string' is not assignable to type 'Class</,
    'A class is expected here: write its name without quotes.',
  ],
];

/** One plain sentence, to stand before what TypeScript says; undefined where its own words will do. */
export function plainWordsOf(message: string): string | undefined {
  for (const [pattern, meaning] of MEANINGS) {
    const found = pattern.exec(message);
    if (found) return meaning.replace(/\$([12])/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}
