import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import {
  GraphQLSchemaBuilderModule,
  GraphQLSchemaFactory,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { before } from '@nestjs/graphql/plugin';
import { printType } from 'graphql';
import ts from 'typescript';
import { examplesRoot } from '../../../_harness/paths';
import type { UserDTO } from './user.dto';

/** The DTO as the Nest CLI compiles it with this plugin, without a file of its own. */
function compiled(): { UserDTO: typeof UserDTO } {
  const source = join(examplesRoot, 'graphql/dtos/cli-plugin/user.dto.ts');
  const program = ts.createProgram([source], {
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  let code = readFileSync(source, 'utf8');
  program.emit(
    program.getSourceFile(source),
    (_path, text) => (code = text),
    undefined,
    false,
    {
      before: [before({ typeFileNameSuffix: ['.dto.ts'] }, program)],
    },
  );
  const module = { exports: {} as { UserDTO: typeof UserDTO } };
  new Function('module', 'exports', 'require', code)(
    module,
    module.exports,
    createRequire(source),
  );
  return module.exports;
}

/** The object type of that DTO. */
export async function objectType(): Promise<string> {
  const { UserDTO } = compiled();

  @Resolver()
  class UsersResolver {
    @Query(() => [UserDTO])
    users(): UserDTO[] {
      return [];
    }
  }

  const app = await NestFactory.create(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  await app.init();
  const schema = await app.get(GraphQLSchemaFactory).create([UsersResolver]);
  await app.close();
  const user = schema.getType('User');
  return user ? printType(user) : 'The schema has no User.';
}
