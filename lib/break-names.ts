/** A shorter name fits into a cell on a phone, and into the contents beside a page. */
const LONG_NAME = /\w{24,}/g;
/** Where a word of a name begins. */
const SEAM = /(?<=[a-z\d])(?=[A-Z])/;

/** A text in parts, between which long names may break: `NestjsQuery`, `Graph`… */
export function brokenAtSeams(text: string): string[] {
  return text.replace(LONG_NAME, (name) => name.split(SEAM).join('\0')).split('\0');
}
