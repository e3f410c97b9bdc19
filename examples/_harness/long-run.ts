/** The variable in which `npm run examples -- --long` tells the processes of programs. */
const VARIABLE = 'EXAMPLES_LONG';

/** Whether programs that search at random take minutes. */
export function isLongRun(): boolean {
  return process.env[VARIABLE] === 'true';
}

export function startLongRun(): void {
  process.env[VARIABLE] = 'true';
}
