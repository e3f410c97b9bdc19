import {failedTests, tail} from './output';

/** What is done with an upgraded copy, in the order of the table. */
export const STEPS = ['install', 'fixes', 'types', 'tests', 'build', 'browser'] as const;
export type Step = (typeof STEPS)[number];

const HEADINGS: Record<Step, string> = {
  install: 'Installs',
  fixes: 'Upstream fixes',
  types: 'Types',
  tests: 'Unit tests',
  build: 'Build',
  browser: 'Browser',
};

export interface Result {
  name: string;
  /** The installed version. */
  from: string;
  /** The version that was gone to; undefined where there was none to go to. */
  to?: string;
  /** Versions that the registry does not have whole. */
  notInstalled: {version: string; reason: string}[];
  /** What was run: whether it went well, what to say in the table, and what it printed. */
  steps: Partial<Record<Step, {ok: boolean; told: string; output: string}>>;
  /** The savings that the build left out. */
  skipped: string[];
  /** Why nothing could be rehearsed: the network. */
  unreached?: string;
}

/** Whether the project does not work with the upgrade. */
export function isBroken({steps}: Result): boolean {
  return Object.values(steps).some(({ok}) => !ok);
}

/** 1 where something broke, 2 where nothing did and the network kept something from being rehearsed, else 0. */
export function exitCode(results: Result[]): 0 | 1 | 2 {
  if (results.some(isBroken)) return 1;
  return results.some(({unreached}) => unreached !== undefined) ? 2 : 0;
}

/** What went wrong in a step, with the end of what it printed. */
export function failures(results: Result[]): string {
  return results
    .flatMap(({name, to, steps}) =>
      STEPS.flatMap((step) => {
        const done = steps[step];
        return done && !done.ok
          ? [`${name} ${to ?? ''}, ${HEADINGS[step]}:\n${indented(excerpt(done.output))}`]
          : [];
      }),
    )
    .join('\n\n');
}

/** The names of the tests that failed, else the end of what was printed. */
function excerpt(output: string): string {
  const names = failedTests(output);
  return names.length > 0 ? names.join('\n') : tail(output);
}

const indented = (text: string): string => text.replace(/^/gm, '    ');

/** The table: one row a target, one column a step, and below it what did not install. */
export function table(results: Result[]): string {
  const ran = STEPS.filter((step) => results.some(({steps}) => steps[step]));
  const head = ['Upgrade', ...ran.map((step) => HEADINGS[step]), 'Savings left out', 'Result'];
  const rows = results.map((result) => [
    `${result.name} ${result.from} → ${result.to ?? '–'}`,
    ...ran.map((step) => result.steps[step]?.told ?? '–'),
    result.skipped.join(', ') || (result.steps.build?.ok ? 'none' : '–'),
    verdict(result),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    ...results.flatMap(notes),
  ].join('\n');
}

function verdict(result: Result): string {
  if (result.unreached !== undefined) return 'network failed';
  if (isBroken(result)) return 'BROKEN';
  return result.to === undefined ? 'nothing to go to' : 'works';
}

function notes({name, notInstalled, unreached}: Result): string[] {
  return [
    ...notInstalled.map(({version, reason}) => `${name} ${version} cannot be installed: ${reason}`),
    ...(unreached === undefined ? [] : [`${name}: the registry was not reached: ${unreached}`]),
  ];
}
