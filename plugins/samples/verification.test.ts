import {expect, it} from 'vitest';
import {installedVersion} from '../shared/installed-version';
import {verificationOf} from './verification';
import {inMemoryFiles} from './in-memory-files';

const LIBRARY = `nestjs-query ${installedVersion('@ptc-org/nestjs-query-core')}`;
const TYPEORM = `TypeORM ${installedVersion('typeorm')}`;
const MONGOOSE = `Mongoose ${installedVersion('mongoose')}`;

const adapter = "import { Module } from '@ptc-org/nestjs-query-typeorm';\n";

const files = inMemoryFiles({
  'a/program.ts': "import { main } from './main';\n",
  'a/main.ts': `${adapter}import type { T } from './types';\nconst options = { type: 'sqljs' };\n`,
  'a/types.ts': 'export type T = string;\n',
  'a/schema.graphql': 'type Query { a: ID }\n',
  'b/pg/program.ts': `import '../../_harness/postgres';\nimport '../../a/main';\n`,
  'c/program.ts': "import { a } from '@ptc-org/nestjs-query-core';\n",
  'd/unexecuted.txt': 'shows what the compiler refuses.\n',
  'd/ticket.ts': "import { Prop } from '@nestjs/mongoose';\n",
  'e/program.ts': "const file = './a.spec';\nconst source = 'e/compiled.ts';\n",
  'e/a.spec.ts': adapter,
  'e/compiled.ts': '',
  'f/program.ts': `import '../a/main';\nexport default {needs: ['MariaDB']};\n`,
  'k/program.ts': `import '@nestjs/mongoose';\nimport '@ptc-org/nestjs-query-mongoose';\nexport default {needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB']};\n`,
  'h/program.ts':
    "import { model } from 'mongoose';\n// type: 'sqljs', on: ['sqlite', 'postgres']\nconst text = 'sqljs';\n",
  'j/program.ts': `import '../a/main';\nexport default { on: [\n"sqlite", // first\n"postgres"] };\n`,
  'i/program.ts': "import { Query } from '@nestjs/graphql';\n",
});

it.each([
  ['a/main.ts', `Ran on ${LIBRARY}, ${TYPEORM}, SQLite (sql.js)`, 'a'],
  ['a/schema.graphql', `Ran on ${LIBRARY}, ${TYPEORM}, SQLite (sql.js)`, 'a'],
  ['a/types.ts', `Type-checked with ${LIBRARY}; no program loads this file`, 'a'],
  ['b/pg/open', `Ran on ${LIBRARY}, ${TYPEORM}, PostgreSQL (PGlite)`, 'b/pg'],
  ['j/open', `Ran on ${LIBRARY}, ${TYPEORM}, SQLite (sql.js), PostgreSQL (PGlite)`, 'j'],
  ['c/program.ts', `Ran on ${LIBRARY}`, 'c'],
  ['d/ticket.ts', `Type-checked with ${LIBRARY}; not executed: shows what the compiler refuses`, 'd'],
  ['e/a.spec.ts', `Ran without a database, with ${LIBRARY}, ${TYPEORM}`, 'e'],
  ['e/compiled.ts', `Ran without a database, with ${LIBRARY}, ${TYPEORM}`, 'e'],
  ['f/like', `Ran on ${LIBRARY}, ${TYPEORM}, MariaDB`, 'f'],
  [
    'k/program.ts',
    `Ran on ${LIBRARY}, ${MONGOOSE}, a server that speaks MongoDB's protocol; the workflow compares the results with MongoDB 8`,
    'k',
  ],
  ['h/program.ts', `Ran without a database, with ${MONGOOSE}`, 'h'],
  ['i/program.ts', `Ran on NestJS ${installedVersion('@nestjs/core')}`, 'i'],
])('the sample of %s: %s', (path, verification, program) => {
  expect(verificationOf(path, files)).toEqual({verification, program});
});
