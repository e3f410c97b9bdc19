/** A line of a stack, as Chromium writes it, or as Firefox and Safari do. */
const FRAME = /^\s*at (?:(.*) \()?([^()]*?)\)?$|^([^@\n]*)@(.*)$/;

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
      if (file) return what && what !== 'eval' ? `    at ${what} (${file})` : `    at ${file}`;
      if (!where.startsWith('blob:')) return where === '<anonymous>' ? [] : line;
      return what.includes('.') ? `    at ${what}` : [];
    })
    .join('\n');
}
