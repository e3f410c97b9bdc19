import {basename, dirname, join} from 'node:path/posix';
import type {Code, Parents, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {blockProperties} from './block-properties';
import type {ExampleFiles} from './example-files';
import type {Origin} from './regions';

/** A block of the page that shows code of a file, and what of the page must be open to see it. */
type LinkedBlock = Origin & {node: Code; within: Parents[]};

/**
 * Links each file that a sample imports, and the file that a sample is a part of: to the block of the page that shows
 * it, otherwise to the repository.
 * @param tree with its samples filled in
 * @param examplesUrl address of the folder of examples in the repository, with a slash at the end
 */
export function linkImports(tree: Root, files: ExampleFiles, examplesUrl: string): void {
  const blocks: LinkedBlock[] = [];
  visitParents(tree, 'code', (node, ancestors) => {
    const {block} = node.data ?? {};
    if (block?.origin) blocks.push({...block.origin, node, within: ancestors.filter(mayBeClosed)});
  });
  markParts(blocks);
  const ids = new Set<unknown>();
  for (const {node, file, imported, isPart, locals, within} of blocks) {
    const placeOf = (wanted: string, names: string[]): string => {
      const complete = blocks.filter(
        (one) => one.file === wanted && !one.isPart && one.within.every((parent) => within.includes(parent)),
      );
      const showing = names.map((name) => complete.find(({declares}) => declares.includes(name)));
      const whole = complete.find(({lines}) => lines.end === Infinity);
      const place = showing.includes(undefined) ? whole : (showing[0] ?? whole);
      return place ? `#${idOf(place, ids)}` : examplesUrl + wanted;
    };
    const properties = blockProperties(node);
    const links = imported.flatMap(({from, names}) => {
      const path = join(dirname(file), from);
      const target = [`${path}.ts`, `${path}/index.ts`].find((one) => files.read(one) !== undefined);
      return target ? [[from, placeOf(target, names)]] : [];
    });
    properties.links = Object.fromEntries(links) as Record<string, string>;
    if (!isPart) continue;
    const {title = ''} = properties;
    const name = basename(file);
    const part = `part of ${name}`;
    properties.title = title.includes(name) ? title.replace(name, part) : `${title} (${part})`;
    properties.source = placeOf(file, locals);
  }
}

/** What uses a name that its file declares and the page does not show is a part of that file as well. */
function markParts(blocks: LinkedBlock[]): void {
  const isMissing = ({file, locals}: LinkedBlock): boolean =>
    locals.some(
      (name) => !blocks.some((one) => one.file === file && !one.isPart && one.declares.includes(name)),
    );
  for (let found; (found = blocks.find((one) => !one.isPart && isMissing(one)));) {
    found.isPart = true;
    const {origin} = found.node.data?.block ?? {};
    if (origin) origin.isPart = true;
  }
}

/** The id of a block, which it has from the first link to it on. */
function idOf({node, file}: LinkedBlock, ids: Set<unknown>): string {
  const properties = blockProperties(node);
  const name = `file-${basename(file).replaceAll('.', '-')}`;
  for (let count = 1; !properties.id; count++) {
    const id = count > 1 ? `${name}-${count}` : name;
    if (ids.size < ids.add(id).size) properties.id = id;
  }
  return properties.id;
}

/** Sections that open, and tabs; of the tabs of a sample, code is in the first. */
function mayBeClosed(node: Parents, index: number, ancestors: Parents[]): boolean {
  if (node.type !== 'mdxJsxFlowElement') return false;
  const parent = ancestors[index - 1] as typeof node;
  return node.name === 'TabItem' ? parent.name !== 'Sample' : node.name === 'details';
}
