import {format, inspect} from 'node:util';
import type {RunStep} from './define-program';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

/**
 * Calls a run step and returns, as text, what it logged and then what it returned or, where the step says so, threw.
 * Rejects when it throws without saying so, and when it says so and does not, unless `mayDiffer`.
 */
export async function captureOutput<App>(step: RunStep<App>, app: App, mayDiffer = false): Promise<string> {
  const lines: string[] = [];
  const originals = methods.map((method) => console[method]);
  for (const method of methods) console[method] = (...args: unknown[]) => void lines.push(format(...args));
  let outcome: {returned: unknown} | {thrown: unknown};
  try {
    outcome = {returned: await step.call(app)};
  } catch (thrown) {
    outcome = {thrown};
  } finally {
    methods.forEach((method, index) => (console[method] = originals[index] ?? console[method]));
  }
  if ('thrown' in outcome) {
    if (!step.throws && !mayDiffer) throw outcome.thrown;
    lines.push(errorText(outcome.thrown));
  } else {
    if (step.throws && !mayDiffer) {
      throw new Error(
        `The run "${step.run}" says "throws: true" and did not throw; mend the run or drop the flag.`,
      );
    }
    if (outcome.returned !== undefined) lines.push(valueText(outcome.returned));
  }
  return lines.map((line) => `${line}\n`).join('');
}

function errorText(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : valueText(thrown);
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, {depth: 8, breakLength: 80});
}
