import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { printSubgraphSchema } from '@apollo/subgraph';
import { parse, print } from 'graphql';

/** The definitions of these names, as a gateway reads them from the subgraph. */
export function published(app: INestApplication, ...names: string[]): string {
  const { definitions } = parse(
    printSubgraphSchema(app.get(GraphQLSchemaHost).schema),
  );
  return definitions
    .filter(
      (definition) =>
        'name' in definition &&
        definition.name &&
        names.includes(definition.name.value),
    )
    .map(print)
    .join('\n\n');
}
