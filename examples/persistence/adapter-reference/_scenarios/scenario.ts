import { show } from './show';
import type { Services, Stage, Tracker } from './tracker';

/** What every adapter is asked. What it returns is compared with what TypeORM returns. */
export interface Scenario {
  /** Its id on the page. */
  name: string;
  /** The first cell of its row. */
  title: string;
  run: (tracker: Tracker) => unknown;
}

/** Scenarios under one heading. */
export interface Group {
  title: string;
  /** Whether each of them starts with fresh rows. */
  writes?: boolean;
  scenarios: Scenario[];
}

/** Plays all scenarios, and writes down what each called and what became of it. `plugins/scenarios` reads that. */
export async function play(groups: Group[], stage: Stage): Promise<string> {
  const { seed, tracker, around = (scenario) => scenario() } = stage;
  await seed();
  let text = '';
  for (const { title, writes, scenarios } of groups) {
    text += `# ${title}\n\n`;
    for (const scenario of scenarios) {
      if (writes) await seed();
      const happened = await around(() => playOne(scenario, tracker));
      text += `## ${scenario.name}: ${scenario.title}\n${happened}\n\n`;
    }
  }
  return text.trimEnd();
}

async function playOne({ run }: Scenario, tracker: Tracker): Promise<string> {
  const calls: string[] = [];
  const outcome = await new Promise((resolve) =>
    resolve(run(heard(tracker, calls))),
  ).then(
    (value) => `= ${show(value)}`,
    (error) => `! ${show(error)}`,
  );
  return [...calls, outcome].join('\n');
}

const services: (keyof Services)[] = [
  'projects',
  'tickets',
  'softTickets',
  'labels',
  'comments',
  'watches',
];

/** The tracker with services that write down each call before it is made. */
function heard(tracker: Tracker, calls: string[]): Tracker {
  const listening = services.map((name) => {
    const service = tracker[name];
    return [name, service && listenTo(service, name, calls)];
  });
  return { ...tracker, ...Object.fromEntries(listening) };
}

function listenTo<S extends object>(
  service: S,
  name: string,
  calls: string[],
): S {
  return new Proxy(service, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        calls.push(`${name}.${String(key)}(${args.map(show).join(', ')})`);
        return member.apply(target, args);
      };
    },
  });
}
