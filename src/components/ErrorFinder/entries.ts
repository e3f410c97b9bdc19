import {type ErrorMessage, isMessage, plainLine, readMessage} from '../../../lib/error-lines';

/** An entry of a page of errors. */
export interface ErrorEntry {
  /** Its heading. */
  title: string;
  /** Its address on the site. */
  to: string;
  /** The heading and other messages that it names. */
  messages: ErrorMessage[];
}

const MOST_FOUND = 3;

/** The text of a heading, without the mark that leads to it. */
function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelector('.hash-link')?.remove();
  return copy.textContent.trim();
}

/** What stands below a heading, up to the next. */
function contentOf(heading: Element): Element[] {
  const next = heading.nextElementSibling;
  return !next || /^H\d$/.test(next.tagName) ? [] : [next, ...contentOf(next)];
}

/**
 * The entries of a page of errors, as it shows them.
 * @param path the page's address on the site; empty for the page at hand
 */
export function entriesOf(page: Document, path: string): ErrorEntry[] {
  return Array.from(page.querySelectorAll('article h3[id]'), (heading) => {
    const title = titleOf(heading);
    const codes = contentOf(heading).flatMap((element) =>
      Array.from(element.querySelectorAll('code'), (code) => code.textContent),
    );
    const messages = [title, ...codes.filter(isMessage)].flatMap((text) => readMessage(text) ?? []);
    return {title, to: `${path}#${heading.id}`, messages};
  });
}

/** The entries that a line is about, best first. */
export function findEntries(entries: ErrorEntry[], line: string): ErrorEntry[] {
  const plain = plainLine(line);
  const weights = entries.map((entry) => {
    const found = entry.messages.filter(({within}) => within.test(plain));
    return {entry, weight: Math.max(0, ...found.map(({weight}) => weight))};
  });
  return weights
    .filter(({weight}) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_FOUND)
    .map(({entry}) => entry);
}
