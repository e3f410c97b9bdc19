import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { printType } from 'graphql';
import { AdoptedModule } from './modules';

/** What the stub becomes in the schema, and whether that has mutations. */
export async function milestoneType(): Promise<string> {
  const app = await NestFactory.create(AdoptedModule, { logger: false });
  await app.init();
  const { schema } = app.get(GraphQLSchemaHost);
  await app.close();
  const milestone = schema.getType('Milestone');
  return `${milestone ? printType(milestone) : ''}\n\n${schema.getMutationType() ? '' : 'There are no mutations.'}`;
}
