/** One booted program: runs its operations, opens its subscriptions and takes its steps. */
import {HeaderMap} from '@apollo/server';
import type {INestApplication} from '@nestjs/common';
import type {Program, Step, SubscriptionStep} from '../../../examples/_harness/define-program';
import type {LiveAnswer, LiveOperation, PlayedStep} from '../../../src/live/protocol';
import type {MountedGraphql} from '../stubs/express5';
import type {SubscriptionServer} from '../stubs/graphql-ws';
import {SqlLog} from './sql';
import {openSubscription, settled} from './subscriptions';

type AppStep = Step<INestApplication>;

export class LiveApp {
  private readonly sql: SqlLog;

  constructor(
    private readonly app: INestApplication,
    private readonly program: Program,
    private readonly operations: Readonly<Record<string, LiveOperation>>,
    private readonly subscriptionServer: SubscriptionServer | undefined,
    private readonly passMinute: () => void,
  ) {
    this.sql = new SqlLog(app);
  }

  /** Sends one operation, as its own request. */
  async run(operation: LiveOperation): Promise<LiveAnswer> {
    this.passMinute();
    this.sql.take();
    const started = performance.now();
    const body = await this.send(operation);
    return {body, ms: performance.now() - started, sql: this.sql.take()};
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
  async play(until?: string): Promise<PlayedStep[]> {
    const played: PlayedStep[] = [];
    const steps = this.program.steps as AppStep[];
    const isOperation = (step: AppStep): boolean => typeof step === 'string' || !('run' in step);
    for (const [index, step] of steps.entries()) {
      const isNeeded = isOperation(step) || steps.slice(index).some(isOperation);
      if (!isNeeded || (await this.take(step, played, until))) break;
    }
    return played;
  }

  /** Takes one step; true where the operation asked for comes next. */
  private async take(step: AppStep, played: PlayedStep[], until?: string): Promise<boolean> {
    if (typeof step === 'string') return this.take({operation: step}, played, until);
    if ('operation' in step) {
      if (step.operation === until) return true;
      played.push({name: step.operation, answer: await this.run(this.named(step.operation))});
      return false;
    }
    if ('run' in step) {
      this.passMinute();
      await Promise.resolve(step.call(this.app)).catch(() => undefined);
      return false;
    }
    if (step.subscription === until) return true;
    return this.listen(step, this.named(step.subscription), played, until);
  }

  /** Opens a subscription of the program, takes the steps that cause its events, and tells all of them. */
  async hear(name: string, operation: LiveOperation): Promise<PlayedStep[]> {
    const played: PlayedStep[] = [];
    const steps = this.program.steps as AppStep[];
    const step = steps.find(
      (one) => typeof one === 'object' && 'subscription' in one && one.subscription === name,
    );
    if (!step) throw new Error(`The program has no subscription "${name}".`);
    await this.listen(step as SubscriptionStep, operation, played);
    return played;
  }

  private async listen(
    {subscription, during}: SubscriptionStep,
    operation: LiveOperation,
    played: PlayedStep[],
    until?: string,
  ): Promise<boolean> {
    this.passMinute();
    const events: string[] = [];
    const close = await this.subscribe(operation, (event) => events.push(event));
    let found = false;
    for (const cause of during) found ||= await this.take(cause, played, until);
    await settled();
    close();
    played.push({name: subscription, events});
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
