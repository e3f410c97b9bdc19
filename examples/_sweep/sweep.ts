import { type Ask, clientOf, overHttp, overSocket } from './ask';
import { SECRET, type Snapshot, VARIANTS } from './data';
import { eventsOf } from './events';
import { judge, type Leak, ordered } from './judge';
import { narrowed } from './narrow';
import type { Phase } from './options';
import {
  mutations,
  oracles,
  type Question,
  together,
  trees,
} from './questions';
import type { Target } from './target';

/** Matches what only rows of the user hold. */
const OWN = /plain \d/;

type Transport = Leak['transport'];

export interface SweepOptions {
  /** All of them, unless said otherwise. */
  phase?: Phase;
  /** For applications that are known to leak. */
  stopsAtFirst?: boolean;
  /** Asks only every second, third, … of the filters, orders, pages and mutations. */
  every?: number;
  /** Sends only the mutations that match. */
  only?: RegExp;
}

/** Asks an application everything that its schema offers, on two databases that differ in hidden rows only. */
export class Sweep {
  readonly leaks: Leak[] = [];
  requests = 0;

  constructor(
    private readonly target: Target,
    private readonly options: SweepOptions = {},
  ) {}

  async run(): Promise<this> {
    const { schema, url, user, other } = this.target;
    if (this.options.phase === undefined) await this.readAs(other);
    await this.readOwn();
    const client = clientOf(url, user);
    const overBoth = [
      ['HTTP', this.counted(overHttp(url, user))],
      ['WebSocket', this.counted(overSocket(client))],
    ] as const;
    for (const [transport, ask] of overBoth) {
      const some = this.share(transport);
      if (this.does('reads')) await this.compare(trees(schema), ask, transport);
      if (this.does('oracles'))
        await this.compare(oracles(schema, some), ask, transport);
      if (this.does('mutations')) await this.change(ask, transport);
    }
    await client.dispose();
    if (this.does('events')) await this.listen();
    return this;
  }

  /** What only another user reads, so that what the application keeps of it can be found. */
  private async readAs(user: unknown): Promise<void> {
    await this.target.fill('a');
    const ask = this.counted(overHttp(this.target.url, user));
    for (const { query } of trees(this.target.schema)) await ask(query);
  }

  /**
   * An application that returns no row leaks none either.
   * @throws if the user gets nothing of what is theirs
   */
  private async readOwn(): Promise<void> {
    await this.target.fill('a');
    const ask = overHttp(this.target.url, this.target.user);
    for (const { query } of trees(this.target.schema))
      if (OWN.test(await ask(this.spelled(query)))) return;
    throw new Error('No row of the user came back.');
  }

  private spelled(query: string): string {
    return this.target.spelled?.(query) ?? query;
  }

  /** Picks what is asked over a transport: another share over each of them. */
  private share(transport: Transport): <One>(all: One[]) => One[] {
    const { every = 1 } = this.options;
    const first = transport === 'HTTP' ? 0 : Math.floor(every / 2);
    return (all) => all.filter((_, index) => index % every === first);
  }

  private does(phase: Phase): boolean {
    return this.options.phase === undefined || this.options.phase === phase;
  }

  private get isDone(): boolean {
    return this.options.stopsAtFirst === true && this.leaks.length > 0;
  }

  private counted(ask: Ask): Ask {
    return (query) => {
      this.requests += 1;
      return ask(this.spelled(query));
    };
  }

  /** Sends reads on both databases, and judges what comes back. */
  private async compare(
    questions: Question[],
    ask: Ask,
    transport: Transport,
  ): Promise<void> {
    const answers = new Map<Question, string>();
    const queue = [...questions];
    for (const variant of VARIANTS) {
      await this.target.fill(variant);
      const list = variant === 'a' ? queue : answers.keys();
      for (const question of list) {
        if (this.isDone) return;
        const answer = ordered(await ask(question.query), question);
        const halves = variant === 'a' ? halvesOf(question, answer) : [];
        queue.push(...halves);
        if (halves.length > 0) continue;
        const found = judge(answer, answers.get(question) ?? answer);
        answers.set(question, answer);
        if (!found) continue;
        const query = await this.smallest(question, found.path, ask);
        this.leaks.push({ kind: found.kind, query, transport });
        await this.target.fill(variant);
      }
    }
  }

  /** The shortest request that still leaks. */
  private async smallest(
    question: Question,
    path: (string | number)[],
    ask: Ask,
  ): Promise<string> {
    for (const query of narrowed(question.query, path)) {
      const answers: string[] = [];
      for (const variant of VARIANTS) {
        await this.target.fill(variant);
        answers.push(ordered(await ask(query), question));
      }
      const [one = '', other = ''] = answers;
      if (judge(one, other)) return query;
    }
    return question.query;
  }

  /** Sends each mutation on both databases, which are put back after each that changed something. */
  private async change(ask: Ask, transport: Transport): Promise<void> {
    const { only = /./ } = this.options;
    const questions = this.share(transport)(
      mutations(this.target.schema),
    ).filter(({ query }) => only.test(query));
    const answers = new Map<Question, string>();
    for (const variant of VARIANTS) {
      await this.target.fill(variant);
      const before = await this.target.snapshot();
      for (const question of questions) {
        if (this.isDone) return;
        const answer = ordered(await ask(question.query), question);
        const found = judge(answer, answers.get(question) ?? answer);
        answers.set(question, answer);
        const after = await this.target.snapshot();
        const kind = touches(before, after)
          ? 'a hidden row changes'
          : found?.kind;
        const [query = ''] = narrowed(question.query, found?.path ?? ['data']);
        if (kind) this.leaks.push({ kind, query, transport });
        if (after.everything !== before.everything)
          await this.target.fill(variant);
      }
    }
  }

  /** Subscribes to everything while the other user writes. */
  private async listen(): Promise<void> {
    await this.target.fill('a');
    for (const { query, event } of await eventsOf(this.target)) {
      if (!SECRET.test(event)) continue;
      const [small = query] = narrowed(query, ['data']);
      const kind = 'a secret is returned';
      this.leaks.push({ kind, query: small, transport: 'WebSocket' });
    }
  }
}

/** One field that fails takes the data of all others with it: two requests with half of them each. */
function halvesOf({ fields, isOrdered }: Question, answer: string): Question[] {
  if (!fields || fields.length < 2 || !/"data":null/.test(answer)) return [];
  const middle = Math.ceil(fields.length / 2);
  return [fields.slice(0, middle), fields.slice(middle)].map((half) =>
    together(half, isOrdered),
  );
}

/** Whether a hidden row was changed or removed, or something refers to one that did not before. */
function touches(before: Snapshot, after: Snapshot): boolean {
  return (
    before.hidden.join() !== after.hidden.join() ||
    [...after.links].some((link) => !before.links.has(link))
  );
}
