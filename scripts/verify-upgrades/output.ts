import {stripVTControlCharacters} from 'node:util';

/**
 * Why npm failed: the network did not carry, the registry has no such package or version, or something else, which is
 * for us to mend.
 */
export type NpmFailure = 'network' | 'unpublished' | 'other';

const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E429|E5\d\d)\b|npm error network\b/;
const UNPUBLISHED = /\b(?:ETARGET|E404)\b/;

/** Reads from npm's output why it failed. */
export function npmFailure(output: string): NpmFailure {
  if (UNPUBLISHED.test(output)) return 'unpublished';
  return NETWORK.test(output) ? 'network' : 'other';
}

/** What npm says about its failure, in one line. */
export function npmReason(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('npm error '))
    .map((line) => line.slice('npm error '.length).trim());
  const told = lines.find((line) => /^(?:notarget|404|network|ERESOLVE)\s+\S/.test(line));
  return (told ?? lines[0] ?? 'npm said nothing').replace(/^(?:code|notarget|404|network|ERESOLVE)\s+/, '');
}

/** What npm says about the first peer that does not fit: `typeorm@"^0.3.15" from @ptc-org/nestjs-query-typeorm@9.4.0`. */
export function unfitPeer(output: string): string | undefined {
  return /^npm error peer(?:Optional)? (.+)$/m.exec(stripVTControlCharacters(output))?.[1];
}

/** The savings that a build left out, by the names of their files, each once. */
export function skippedSavings(output: string): string[] {
  const found = stripVTControlCharacters(output).matchAll(/plugins\/bundle-size\/([\w-]+)(?:\.ts)?:/g);
  return [...new Set(Array.from(found, ([, name = '']) => name))].sort();
}

/** How many corrections of other people's code fit, and how many do not, from what `npm run check:upstream` prints. */
export function fixCounts(output: string): {fit: number; missed: number} {
  const lines = output.split('\n');
  return {
    fit: lines.filter((line) => line.startsWith('fits ')).length,
    missed: lines.filter((line) => line.startsWith('MISSES ')).length,
  };
}

/** The tests that failed, each once, by the lines that Vitest and Playwright print of them. */
export function failedTests(output: string): string[] {
  const found = stripVTControlCharacters(output).matchAll(/^ +(?:FAIL|✘ +\d+) +(.+)$/gm);
  return [...new Set(Array.from(found, ([, name = '']) => name.trim()))];
}

/** `at f (/path/file.js:1:2)`, also in the frame that the bundler draws around errors. */
const STACK = /^[\s│]*at .*(?::\d+:\d+\)?|\(index \d+\))(?: \{)?$/;

/** The end of an output without stacks, where a program says why it failed; long lines, which are generated code, are cut. */
export function tail(output: string, lines = 30): string {
  return stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .filter((line) => !STACK.test(line))
    .slice(-lines)
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line))
    .join('\n');
}
