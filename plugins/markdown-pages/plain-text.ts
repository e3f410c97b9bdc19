/** Code in a line of text: nothing in it is markup. */
const CODE = /(`+)(?:(?!\1).)+?\1(?!`)/g;
/** The id of a heading: links of other pages name it. */
const ID = /^(#{2,6} .*?)\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const COMMENT = /\{\/\*.*?\*\/\}/g;
const TAG = /(?<!\\)<(\/?)([A-Za-z][\w.]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const LINK = /(\]\()([^)\s]+)|^(\[[^\]]+\]:\s*)(\S+)/g;

/**
 * A line of MDX, outside of blocks of code, as Markdown.
 *
 * @param resolveLink the address that a link gets; undefined leaves it as it is.
 * @throws where something is left that Markdown does not know.
 */
export function plainText(line: string, resolveLink: (url: string) => string | undefined): string {
  if (/^(import|export)\s.*['"];?$/.test(line)) return '';
  const codes: string[] = [];
  const withoutCode = line.replace(CODE, (code) => `\0${codes.push(code) - 1}\0`);
  const [, heading, id] = ID.exec(withoutCode) ?? [];
  const text = (heading ?? withoutCode)
    .replace(COMMENT, '')
    .replace(TAG, tagText)
    .replace(LINK, (_, inline, url, definition, target) => {
      const address = String(url ?? target);
      return `${inline ?? definition}${resolveLink(address) ?? address}`;
    });
  const left = /(?<!\\)[<{].*/.exec(text)?.[0];
  if (left) {
    throw new Error(
      `"${left.replace(/\0\d+\0/g, '…')}" has no Markdown; write tags on one line, with texts as attributes and contents between them`,
    );
  }
  const plain = text.replace(/\0(\d+)\0/g, (_, index) => codes[Number(index)] ?? '');
  return id ? `${plain} {#${id}}` : plain;
}

/** Components mean their contents; what a reader must know of the component itself becomes text. */
function tagText(tag: string, closes: string, name: string, attributes: string, isEmpty: string): string {
  const attribute = (wanted: string) => new RegExp(`\\s${wanted}="([^"]*)"`).exec(attributes)?.[1];
  if (name === 'summary') return '**';
  // The playground is there for those who open the page alone.
  if (name === 'Anchor' || name === 'Playground' || closes) return '';
  if (name === 'NotRun') return '(not run)';
  if (name === 'TabItem') return `**${attribute('label') ?? attribute('value') ?? ''}**`;
  return isEmpty ? tag : '';
}
