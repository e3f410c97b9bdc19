import {type AuditedNames, soughtAs} from '../../tests/content/audited';
import type {Passage} from './passages';

/** What names a name, page by page, below a line that counts it. */
export function printedGroup(name: string, passages: Passage[]): string {
  const pages = [...new Set(passages.map(({page}) => page))];
  const head = `${name}: ${counted(passages.length, 'passage')} on ${counted(pages.length, 'page')}`;
  const parts = pages.map((page) =>
    passages
      .filter((passage) => passage.page === page)
      .map(({line, text}) => `${page}:${line}  ${text}`)
      .join('\n'),
  );
  return [head, ...parts].join('\n\n');
}

/** A line for each name with the number of pages that speak of it. */
export function printedCounts(counts: [name: string, pages: number][]): string {
  return counts.map(([name, pages]) => `${String(pages).padStart(4)}  ${name}`).join('\n');
}

/** What to look for on pages to go through the whole list, each once. */
export function soughtNames(list: AuditedNames): string[] {
  const sought = entriesOf(list).flatMap(({kind, names}) =>
    Object.keys(names).map((name) => soughtAs(kind, name)),
  );
  return [...new Set(sought)];
}

/**
 * The names that nobody compared with the installed version, a line for each package and kind.
 *
 * @param installedVersion of a package
 */
export function dueNames(list: AuditedNames, installedVersion: (packageName: string) => string): string {
  return entriesOf(list)
    .map(({packageName, kind, names}) => {
      const due = Object.keys(names).filter((name) => names[name] !== installedVersion(packageName));
      const all = Object.keys(names).length;
      return `${packageName} ${kind}: ${due.length} of ${all}${due.map((name) => `\n  ${name}`).join('')}`;
    })
    .join('\n');
}

function entriesOf(
  list: AuditedNames,
): {packageName: string; kind: string; names: Record<string, string | null>}[] {
  return Object.entries(list).flatMap(([packageName, kinds]) =>
    Object.entries(kinds).map(([kind, names]) => ({packageName, kind, names})),
  );
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
