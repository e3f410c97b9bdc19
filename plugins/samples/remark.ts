import {resolve} from 'node:path';
import {dirname} from 'node:path/posix';
import type {Code, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {eligibility} from '../live/eligible';
import {SampleError} from './error';
import {parseFence} from './fence';
import {type Files, filesOfSite} from './files';
import {folderOfPage, pagePath} from './place';
import {type Block, resolveSample} from './resolve';

export interface SamplesOptions {
  /** Absolute path of the site: the folder of `docs/` and `examples/`. */
  siteDir: string;
}

/**
 * Replaces each fence that names its source by the code it names; several blocks of one sample become tabs.
 * Fails with one line a faulty fence: page, line, what is wrong and how to mend it.
 */
export function remarkSamples({siteDir}: SamplesOptions): (tree: Root, file: VFile) => void {
  const files = filesOfSite(resolve(siteDir, 'examples'));
  return (tree, file) => {
    const page = pagePath(siteDir, file.path);
    const faults = replaceSamples(tree, page, files);
    if (faults.length > 0) throw faultsError(faults);
  };
}

/** Replaces the samples of a page in place and returns its faults, one line each. */
export function replaceSamples(tree: Root, page: string, files: Files): string[] {
  const faults: string[] = [];
  visit(tree, 'code', (node: Code, index, parent: Parents | undefined) => {
    try {
      const blocks = blocksOf(node, page, files);
      if (!blocks || !parent || index === undefined) return undefined;
      parent.children.splice(
        index,
        1,
        asContent(blocks, parseFence(node.lang ?? '', node.meta ?? '').display, files),
      );
      return [SKIP, index + 1];
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      faults.push(`${page}:${node.position?.start.line ?? 1}: ${error.message}`);
      return undefined;
    }
  });
  return faults;
}

/**
 * The blocks that a fence stands for; undefined where it holds its code itself.
 * @param page path of the page below the site's folder
 */
export function blocksOf({lang, meta, value}: Code, page: string, files: Files): Block[] | undefined {
  const fence = parseFence(lang ?? '', meta ?? '');
  const {source} = fence;
  if (!source) return undefined;
  if (value.trim() !== '') {
    throw new SampleError('names its source and holds code as well; delete one of the two');
  }
  const folder = folderOfPage(page);
  if (!folder) throw new SampleError('names a source outside docs/ and src/pages/; move the page there');
  return resolveSample({...fence, source}, folder, files);
}

function asContent(blocks: Block[], display: string, files: Files): RootContent {
  const [first] = blocks;
  if (first && blocks.length === 1) return asCode(first, display);
  const {operation} = first ?? {};
  const reason = operation && eligibility(dirname(operation), files).reason;
  return element(
    'Tabs',
    // Told which operation they hold, the tabs get a button that runs it.
    {className: 'sample-tabs', ...(operation && !reason && {live: operation})},
    blocks.map((block, index) => {
      const value = block.label.toLowerCase();
      const note = index === 0 && reason ? `Does not run in the browser: ${reason}` : block.note;
      return element('TabItem', {value, label: block.label}, [
        asCode({...block, note}, index === 0 ? display : ''),
      ]);
    }),
  );
}

function asCode({language, code, title, note}: Block, display: string): Code {
  const quote = title?.includes('"') ? "'" : '"';
  const meta = [title && `title=${quote}${title}${quote}`, display].filter(Boolean).join(' ');
  return {type: 'code', lang: language, meta, value: code, data: note ? {hProperties: {note}} : undefined};
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: (Code | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

function faultsError(faults: string[]): Error {
  const error = new Error(faults.join('\n'));
  // A writer mends the page: the stack would bury the line to mend under the lines of this plugin.
  error.stack = error.message;
  return error;
}
