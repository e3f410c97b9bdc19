import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {INestApplication} from '@nestjs/common';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import {format, type SqlLanguage} from 'sql-formatter';
import type {ResponseError} from '../../lib/error-entries';
import {boot, endpoint, schemaOfApp} from './boot';
import {captureOutput} from './capture-output';
import {SqlCapture, sqlText} from './capture-sql';
import type {OperationStep, Program, RunStep, Step, SubscriptionStep} from './define-program';
import {type Operation, readOperation, refusals, send} from './operations';
import {shown} from './paths';
import {asOperation, planProblems} from './plan';
import type {Produced} from './recorded';
import {subscribe} from './subscriptions';
import {acceptUsers} from './request-user';

/**
 * Runs one program's steps in order, in a process that starts afresh for each program (`worker-process.ts`).
 */
export class Execution {
  /** Responses are in one line: `program-process.ts` prints them. */
  readonly produced: Produced = {};
  /** The step that runs or failed. */
  current: string | undefined;
  private url = '';
  private schema: GraphQLSchema | undefined;
  private sql: SqlCapture | undefined;

  constructor(
    private readonly folder: string,
    private readonly passMinute: () => void,
    /** On a second database an error is one more difference, and needs no word of the program's. */
    private readonly isSecond = false,
  ) {}

  /** Fills `produced`; rejects at the first step that fails. */
  async execute(program: Program): Promise<void> {
    const operations = join(this.folder, 'operations');
    const listing = existsSync(operations) ? readdirSync(operations) : [];
    const problems = planProblems(program, listing, shown(this.folder));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (!program.module && !program.main) {
      for (const step of program.steps) await this.run(step, undefined);
      return;
    }
    const app = await boot(program, {port: 0, prepare: acceptUsers});
    await this.inspect(app, program.schema);
    await program.seed?.(app);
    for (const step of program.steps) await this.step(step, app);
    await app.close();
    if (program.needs?.includes('MongoDB')) {
      // Imported where it is needed: it loads Mongoose.
      const {dropMongoDb} = await import('./mongodb');
      await dropMongoDb();
    }
  }

  private async inspect(app: INestApplication, recordsSchema = false): Promise<void> {
    this.url = await endpoint(app);
    this.sql = new SqlCapture(app);
    this.schema = schemaOfApp(app) ?? (await introspect(this.url));
    if (this.schema && recordsSchema) this.produced['schema.graphql'] = `${printSchema(this.schema)}\n`;
  }

  private async step(step: Step<INestApplication>, app: INestApplication): Promise<void> {
    if (typeof step === 'object' && 'run' in step) await this.run(step, app);
    else if (typeof step === 'object' && 'subscription' in step) await this.subscription(step);
    else await this.operation(asOperation(step));
  }

  private begin(name: string): void {
    this.current = name;
    this.passMinute();
    this.sql?.take();
  }

  private async run<App>(step: RunStep<App>, app: App): Promise<void> {
    this.begin(step.run);
    this.produced[`recorded/${step.run}.txt`] = await captureOutput(step, app, this.isSecond);
    this.recordSql(step.run, step.sql);
  }

  private async operation({operation: name, sql, fails = false}: OperationStep): Promise<void> {
    this.begin(name);
    const operation = readOperation(this.folder, name);
    if (!fails) this.requireValid(operation);
    const body = await send(this.url, operation);
    const [error] = (body.errors ?? []) as ResponseError[];
    if (error && !fails && !this.isSecond) {
      // What Nest says behind the message is often the same, or all that tells what is wrong.
      const said = [...new Set([error.message, error.extensions?.originalError?.message].flat())];
      throw new Error(
        `${operation.file}: is answered with the error "${said.filter(Boolean).join(': ')}". Mend the program, or mark its step "fails: true" if the page shows the error.`,
      );
    }
    if (!error && fails && !this.isSecond) {
      throw new Error(`${operation.file}: is answered without an error; drop "fails: true" from its step`);
    }
    this.produced[`recorded/${name}.json`] = JSON.stringify(body);
    this.recordSql(name, sql);
  }

  private async subscription({subscription, during, events}: SubscriptionStep): Promise<void> {
    this.begin(subscription);
    const operation = readOperation(this.folder, subscription);
    this.requireValid(operation);
    const received = await subscribe(this.url, operation, events ?? during.length, async () => {
      for (const step of during) await this.operation(asOperation(step));
    });
    this.produced[`recorded/${subscription}.events.json`] = JSON.stringify(received);
  }

  /** Refuses an operation that the schema refuses, with the line and column. */
  private requireValid(operation: Operation): void {
    if (!this.schema) throw new Error(`${operation.file}: the program has no GraphQL schema to send it to`);
    const refused = refusals(this.schema, operation);
    if (refused.length > 0) {
      throw new Error(
        `${refused.join('\n')}\nThe schema refuses the operation. Mend it, or mark its step "fails: true" if the page shows the refusal.`,
      );
    }
  }

  private recordSql(name: string, wanted = false): void {
    if (!wanted) return;
    const text = sqlText(this.sql?.take() ?? [], ({query, database}) =>
      format(query, {language: languages[database] ?? 'sqlite', expressionWidth: 90}),
    );
    this.produced[`recorded/${name}.sql`] = text && `${text}\n`;
  }
}

/**
 * The schema that an endpoint tells about itself; undefined where no GraphQL answers.
 * For apps that do not build their schema, such as gateways.
 */
async function introspect(url: string): Promise<GraphQLSchema | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query: getIntrospectionQuery()}),
  });
  if (!response.ok) return undefined;
  const {data} = (await response.json()) as {data?: IntrospectionQuery};
  return data ? buildClientSchema(data) : undefined;
}

const languages: Record<string, SqlLanguage> = {
  postgres: 'postgresql',
  mysql: 'mariadb',
  mariadb: 'mariadb',
};
