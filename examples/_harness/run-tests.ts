import {run} from 'node:test';

/**
 * Runs a compiled test file of Node's own runner in a process of its own. Returns one line a suite and test, without times;
 * rejects with the failures where a test fails.
 */
export async function runTests(file: string): Promise<string> {
  const lines: {name: string; text: string}[] = [];
  const passed = new Set<string>();
  const failures: string[] = [];
  for await (const {type, data} of run({files: [file]})) {
    if (type === 'test:start' && data.name !== file) {
      lines.push({name: data.name, text: `${'  '.repeat(data.nesting)}${data.name}`});
    }
    if (type === 'test:pass' && data.details.type !== 'suite') passed.add(data.name);
    if (type === 'test:fail') failures.push(`${data.name}: ${data.details.error.message}`);
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return lines.map(({name, text}) => (passed.has(name) ? text.replace(name, `✔ ${name}`) : text)).join('\n');
}
