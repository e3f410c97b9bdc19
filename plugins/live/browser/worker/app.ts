/** One booted program: runs its operations, opens its subscriptions and takes its steps. */
import {HeaderMap} from '@apollo/server';
import type {INestApplication} from '@nestjs/common';
import {formatDialect, sqlite} from 'sql-formatter';
import {SqlCapture, sqlText, type Statement} from '../../../../examples/_harness/capture-sql';
import type {Program, RunStep, Step, SubscriptionStep} from '../../../../examples/_harness/define-program';
import {printJson} from '../../../../lib/print-json';
import {LONGEST_RESPONSE} from '../../../../src/live/sandbox/limits';
import type {LiveOperation} from '../../../../src/live/sandbox/live-program';
import type {LiveResult, TakenStep} from '../../../../src/live/sandbox/messages';
import type {MountedGraphql} from '../stubs/platform-express';
import type {SubscriptionServer} from '../stubs/graphql-ws';
import {openSubscription, settled} from './subscriptions';

type AppStep = Step<INestApplication>;

export class BootedApp {
  private readonly sql: SqlCapture;
  private readonly steps: readonly AppStep[];

  constructor(
    private readonly app: INestApplication,
    {steps}: Program,
    private readonly operations: Readonly<Record<string, LiveOperation>>,
    private readonly subscriptionServer: SubscriptionServer | undefined,
    private readonly passMinute: () => void,
  ) {
    this.sql = new SqlCapture(app);
    this.steps = steps as AppStep[];
  }

  /** Sends one operation, as its own request. */
  async run(operation: LiveOperation): Promise<LiveResult> {
    this.passMinute();
    this.sql.take();
    const started = performance.now();
    const body = await this.send(operation);
    const ms = performance.now() - started;
    if (body.length > LONGEST_RESPONSE) {
      throw new Error(`The response has ${body.length} characters; the page takes ${LONGEST_RESPONSE}.`);
    }
    return {kind: 'response', text: formatJson(body), sql: formatSql(this.sql.take()), ms};
  }

  /** The response body of a request to the GraphQL server. */
  async send({query, variables, user}: LiveOperation): Promise<string> {
    const {server, context} = this.graphql();
    const headers = new HeaderMap([['content-type', 'application/json']]);
    // What is undefined is no part of a request.
    const body = JSON.parse(JSON.stringify({query, variables})) as object;
    const req = {method: 'POST', url: '/graphql', headers: Object.fromEntries(headers), body, user};
    const {body: answer} = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {method: 'POST', headers, search: '', body},
      context: () => context({req, res: {}}),
    });
    if (answer.kind === 'complete') return answer.string;
    throw new Error('The response comes in parts, which the browser does not show.');
  }

  /** Opens a subscription; each event is told as JSON. Resolves with what closes it. */
  async subscribe(
    operation: LiveOperation,
    onEvent: (event: string) => void,
    onEnd: () => void = () => undefined,
  ): Promise<() => void> {
    if (!this.subscriptionServer) {
      throw new Error('This program serves no subscriptions: its GraphQLModule has no "graphql-ws".');
    }
    return openSubscription(this.subscriptionServer, operation, onEvent, onEnd);
  }

  /** Takes the steps before the operation of that name, or all. What a run of TypeScript throws is its own affair. */
  async takeSteps(until?: string): Promise<TakenStep[]> {
    const taken: TakenStep[] = [];
    const isOperation = (step: AppStep): boolean => typeof step === 'string' || !('run' in step);
    for (const [index, step] of this.steps.entries()) {
      const isNeeded = isOperation(step) || this.steps.slice(index).some(isOperation);
      if (!isNeeded || (await this.takeStep(step, taken, until))) break;
    }
    return taken;
  }

  /** Takes one step; true where the operation asked for comes next. */
  private async takeStep(step: AppStep, taken: TakenStep[], until?: string): Promise<boolean> {
    if (typeof step === 'string') return this.takeStep({operation: step}, taken, until);
    if ('operation' in step) {
      if (step.operation === until) return true;
      taken.push({name: step.operation, result: await this.run(this.named(step.operation))});
      return false;
    }
    if ('run' in step) {
      this.passMinute();
      await Promise.resolve(step.call(this.app)).catch(() => undefined);
      return false;
    }
    if (step.subscription === until) return true;
    return this.gatherEvents(step, this.named(step.subscription), taken, until);
  }

  /** What the program's step `check` says of it. */
  async check(): Promise<string> {
    const step = this.steps.find((one) => typeof one === 'object' && 'run' in one && one.run === 'check');
    if (!step) throw new Error('The program has no check.');
    return String(await (step as RunStep<INestApplication>).call(this.app));
  }

  /** Opens a subscription of the program, takes the steps that cause its events, and gathers them. */
  async runSubscription(name: string, operation: LiveOperation): Promise<LiveResult> {
    const step = this.steps.find(
      (one) => typeof one === 'object' && 'subscription' in one && one.subscription === name,
    );
    if (!step) throw new Error(`The program has no subscription "${name}".`);
    const started = performance.now();
    const taken: TakenStep[] = [];
    await this.gatherEvents(step as SubscriptionStep, operation, taken);
    const text = taken.at(-1)?.result.text ?? '[]';
    const sql = taken.map(({result}) => result.sql).filter(Boolean);
    return {kind: 'events', text, sql: sql.join('\n\n'), ms: performance.now() - started};
  }

  private async gatherEvents(
    {subscription, during}: SubscriptionStep,
    operation: LiveOperation,
    taken: TakenStep[],
    until?: string,
  ): Promise<boolean> {
    this.passMinute();
    const events: string[] = [];
    const close = await this.subscribe(operation, (event) => events.push(event));
    let found = false;
    for (const cause of during) found ||= await this.takeStep(cause, taken, until);
    await settled();
    close();
    const text = formatJson(`[${events.join(',')}]`);
    taken.push({name: subscription, result: {kind: 'events', text, sql: '', ms: 0}});
    return found;
  }

  private named(name: string): LiveOperation {
    const operation = this.operations[name];
    if (!operation) throw new Error(`There is no operation "${name}".`);
    return operation;
  }

  private graphql(): MountedGraphql {
    const {mounted} = this.app.getHttpAdapter().getInstance() as {mounted: MountedGraphql[]};
    const [graphql] = mounted;
    if (!graphql) throw new Error('The program has no GraphQL server: its module imports no GraphQLModule.');
    return graphql;
  }
}

/** JSON as pages show it. */
export function formatJson(text: string): string {
  return printJson(JSON.parse(text));
}

/** Statements as pages show them. */
export function formatSql(statements: Statement[]): string {
  return sqlText(statements, ({query}) => formatDialect(query, {dialect: sqlite, expressionWidth: 90}));
}
