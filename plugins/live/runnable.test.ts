import {expect, test} from 'vitest';
import {inMemoryFiles} from '../samples/in-memory-files';
import {checkRunnable} from './runnable';

const program = (imports: string) =>
  inMemoryFiles({
    'page/program.ts': `import {Ticket} from './ticket';\nimport {rows} from '../_harness/seed';\n`,
    'page/ticket.ts': `${imports}\nexport class Ticket {}\n`,
  });

test('a program runs where all that it imports is there, and brings the files it imports', () => {
  const files = program("import {\n  Column,\n} from 'typeorm';\nimport '../other/shared';");
  expect(checkRunnable('page', files)).toEqual({reason: 'other/shared.ts is missing'});
  const whole = inMemoryFiles({
    'page/program.ts': "import {Column} from 'typeorm';\nimport '../other/shared';",
    'other/shared.ts': '',
  });
  expect(checkRunnable('page', whole)).toEqual({files: ['page/program.ts', 'other/shared.ts']});
});

test.each([
  ["import {usePostgres} from '../_harness/postgres';", 'it needs PostgreSQL'],
  ["import {Prop} from '@nestjs/mongoose';", 'it needs MongoDB'],
  ["import {ApolloFederationDriver} from '@nestjs/apollo';", 'federation needs several servers'],
  ["import {readFileSync} from 'node:fs';", 'it needs Node.js'],
  ["import {z} from 'zod';", 'it needs zod'],
])('%s: %s', (imports, reason) => {
  expect(checkRunnable('page', program(imports))).toEqual({reason});
});

test('what is imported as a type alone is not needed', () => {
  expect(checkRunnable('page', program("import type {Request} from 'express';"))).toHaveProperty('files');
});
