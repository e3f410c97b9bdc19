import {basename, dirname, join, resolve} from 'node:path/posix';
import type {Code, Parents, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {attributeOf} from '../pages/attributes';
import {type Files, filesOfSite} from '../samples/files';
import type {Block} from '../samples/resolve';
import type {ProgramLinksOptions} from './remark';

declare module 'mdast' {
  interface CodeData {
    /** Where the files are that the code imports, by the names it gives them: `#…` on the page, or in the repository. */
    links?: Record<string, string>;
  }
}

/** A block of the page that shows code of a file, and what of the page must be open to see it. */
interface Shown {
  node: Code;
  block: Block;
  origin: NonNullable<Block['origin']>;
  within: Parents[];
}

/**
 * Links each file that a sample imports, and the file that a sample is a part of: to the block of the page that shows
 * it, otherwise to the repository. It runs when `remarkSamples` has filled in the samples.
 */
export function remarkImportLinks({siteDir, address}: ProgramLinksOptions): (tree: Root) => void {
  const files = filesOfSite(resolve(siteDir, 'examples'));
  return (tree) => {
    linkImports(tree, files, address);
  };
}

/** @param address of the folder of examples in the repository, with a slash at the end */
export function linkImports(tree: Root, files: Files, address: string): void {
  const blocks: Shown[] = [];
  visitParents(tree, 'code', (node, ancestors) => {
    const {block} = node.data ?? {};
    if (!block?.origin) return;
    blocks.push({node, block, origin: block.origin, within: ancestors.filter(mayBeClosed)});
  });
  markParts(blocks);
  const ids = new Set<string>();
  for (const {node, block, origin, within} of blocks) {
    const open = blocks.filter(({within: parents}) => parents.every((parent) => within.includes(parent)));
    const placeOf = (file: string, names: string[]): string => {
      const complete = open.filter((one) => one.origin.file === file && !one.origin.isPart);
      const shows = (name: string) => complete.find((one) => one.origin.declares.includes(name));
      const first = names.every(shows) ? shows(names[0] ?? '') : undefined;
      const whole = complete.find((one) => one.origin.lines.end === Infinity);
      const place = first ?? whole;
      return place ? `#${idOf(place, ids)}` : address + file;
    };
    const links: Record<string, string> = {};
    for (const {from, names} of origin.imported) {
      const path = join(dirname(origin.file), from);
      const file = [`${path}.ts`, `${path}/index.ts`].find((one) => files.read(one) !== undefined);
      if (file) links[from] = placeOf(file, names);
    }
    Object.assign((node.data ??= {}), {links});
    Object.assign((node.data.hProperties ??= {}), {links});
    if (!origin.isPart) continue;
    block.title = partTitle(basename(origin.file), block.title);
    Object.assign(node.data.hProperties, {title: block.title, source: placeOf(origin.file, origin.locals)});
  }
}

/** What uses a name that its file declares and the page does not show is a part of that file as well. */
function markParts(blocks: Shown[]): void {
  const isMissing = ({origin}: Shown): boolean =>
    origin.locals.some(
      (name) =>
        !blocks.some(
          (one) =>
            one.origin.file === origin.file && !one.origin.isPart && one.origin.declares.includes(name),
        ),
    );
  for (let found; (found = blocks.find((one) => !one.origin.isPart && isMissing(one)));) {
    found.origin.isPart = true;
  }
}

function partTitle(name: string, title = name): string {
  return title.includes(name) ? title.replace(name, `part of ${name}`) : `${title} (part of ${name})`;
}

/** The id of a block, which it has from the first link to it on. */
function idOf({node, origin}: Shown, ids: Set<string>): string {
  const properties = ((node.data ??= {}).hProperties ??= {});
  const name = `file-${basename(origin.file).replaceAll('.', '-')}`;
  if (!properties.id) {
    let id = name;
    for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
    ids.add(id);
    properties.id = id;
  }
  return properties.id as string;
}

/** Sections that open, and tabs; of the tabs of a sample, code is in the first. */
function mayBeClosed(node: Parents, index: number, ancestors: Parents[]): boolean {
  if (node.type !== 'mdxJsxFlowElement') return false;
  const tabs = ancestors[index - 1];
  const isOfSample = tabs?.type === 'mdxJsxFlowElement' && attributeOf(tabs, 'className') === 'sample-tabs';
  return node.name === 'details' || (node.name === 'TabItem' && !isOfSample);
}
