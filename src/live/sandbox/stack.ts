/** A line of a stack, as Chromium writes it, or as Firefox and Safari do. */
const FRAME = /^\s*at (?:(.*) \()?([^()]*?)\)?$|^([^@\n]*)@(.*)$/;

/** Whether a name in a stack is what browsers call code that stands in no function. */
export function isWholeFile(name: string): boolean {
  return name === 'eval' || name === 'anonymous';
}

/**
 * Text in which stacks say the reader's files: without their lines, which are those of the compiled code. Of the packages,
 * which are one file of a name without meaning, the methods are left.
 */
export function readableStack(text: string): string {
  if (!text.includes('blob:')) return text;
  return text
    .split('\n')
    .flatMap((line) => {
      const [, name = '', place = '', otherName = '', otherPlace = ''] = FRAME.exec(line) ?? [];
      const what = name || otherName;
      const where = place || otherPlace;
      const file = /([\w.-]+\.ts):\d+:\d+$/.exec(where)?.[1];
      if (file) return what && !isWholeFile(what) ? `    at ${what} (${file})` : `    at ${file}`;
      if (!where.startsWith('blob:')) return where === '<anonymous>' ? [] : line;
      // Firefox makes names up for functions that have none.
      return what.includes('.') && !/[/<]/.test(otherName) ? `    at ${what}` : [];
    })
    .join('\n');
}

/** An error with its stack. Chromium begins a stack with what the error says; Firefox and Safari with the first place. */
export function withStack({name, message, stack = ''}: Error): string {
  const isWhole = stack.includes(message) && (message !== '' || /^\s+at /m.test(stack));
  return isWhole ? stack : `${name}: ${message}\n${stack}`.trimEnd();
}
