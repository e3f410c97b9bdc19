/** A string of static HTML, as MDX compiles the `html` attribute of an element. */
const HTML = /\bhtml: "(?:[^"\\]|\\.)*"/g;

/**
 * A page's script without its static HTML: the n-th string of it becomes the n-th static element that the page was sent
 * with.
 */
export function leanPage(script: string): string {
  let count = 0;
  const lean = script.replace(HTML, () => `html: servedHtml(${count++})`);
  return count === 0 ? script : `import {servedHtml} from '@site/src/client/served';\n${lean}`;
}
