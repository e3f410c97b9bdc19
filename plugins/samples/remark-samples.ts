import {resolve} from 'node:path';
import type {Code, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit, type VisitorResult} from 'unist-util-visit';
import {writtenAttributes} from '../shared/mdx-nodes';
import type {PageFile} from '../shared/page-file';
import {fault} from '../../lib/pages';
import type {SampleAttributes, TabAttributes, Try} from '../../lib/sample-notes';
import {countOfSql, LABELS} from '../../lib/sample-kinds';
import {addDependencies} from '../loader-context';
import {blockProperties, type BlockProperties} from './block-properties';
import {failWith} from './fail-with';
import {type Fence, type FenceWord, type LineDisplay, parseFence, SampleError, type Source} from './fence';
import {type ExampleFiles, filesOfSite, folderOfPage, pagePath, watchedFiles} from './example-files';
import {linkImports} from './links';
import {type SampleBlock, resolveSample, wholeCode} from './resolve';
import {fitBeside, shapeOf} from './shape';
import {verificationOf} from './verification';

declare module 'mdast' {
  interface CodeData {
    /** What the block is: nobody reads its info string again. What a page shows of it is in its `BlockProperties`. */
    block?: Omit<SampleBlock, 'title' | 'note'>;
    /** What it is called where its sample has several blocks. */
    label?: string;
  }
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** The sample that the element shows. */
    sample?: Sample;
  }
}

/** Several blocks that are shown as one sample. */
interface Sample {
  /** Where its operation is found, such as `graphql/queries/filtering/combine/between`. */
  operation?: string;
  try?: Try;
  codes: Code[];
  /** Of the page, where its fence begins. */
  line?: number;
}

export interface SamplesOptions {
  /** Absolute path of the site: the folder of `docs/` and `examples/`. */
  siteDir: string;
  /** Address of the folder of examples in the repository, with a slash at the end. */
  examplesUrl: string;
}

/**
 * Reads each fence of a page: one that names its source is replaced by the code it names, and several blocks of one
 * sample become tabs. Fails with one line a faulty fence: page, line, what is wrong and how to mend it.
 */
export function remarkSamples({siteDir, examplesUrl}: SamplesOptions): (tree: Root, file: PageFile) => void {
  const root = resolve(siteDir, 'examples');
  const files = filesOfSite(root);
  return (tree, file) => {
    const read = new Set<string>();
    const watched = watchedFiles(files, read);
    const faults = replaceSamples(tree, pagePath(siteDir, file.path), watched);
    linkImports(tree, watched, examplesUrl);
    addDependencies(
      file.path,
      [...read].map((path) => resolve(root, path)),
    );
    failWith(faults);
  };
}

/** Replaces the samples of a page in place and returns its faults, one line each. */
export function replaceSamples(tree: Root, page: string, files: ExampleFiles): string[] {
  return visitFences(tree, page, (node, index, parent) => {
    const {blocks, lines} = readFence(node, page, files);
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1, asContent(fitBeside(blocks), lines, node.position?.start.line, files));
    return [SKIP, index + 1];
  });
}

/** Visits the fences of a page and returns what the visitor found wrong with them, one line each. */
export function visitFences(
  tree: Root,
  page: string,
  visitor: (node: Code, index?: number, parent?: Parents) => VisitorResult,
): string[] {
  const faults: string[] = [];
  visit(tree, 'code', (...args: Parameters<typeof visitor>) => {
    try {
      return visitor(...args);
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      faults.push(fault({path: page}, args[0], error.message));
      return undefined;
    }
  });
  return faults;
}

/**
 * The blocks that a fence stands for: those that it names, or the one that it holds.
 * @param page path of the page below the site's folder
 */
export function readFence(
  {lang, meta, value}: Code,
  page: string,
  files: ExampleFiles,
): {blocks: SampleBlock[]; lines: LineDisplay} {
  const fence = parseFence(lang ?? '', meta ?? '');
  const {source, language, title, lines} = fence;
  const blocks: SampleBlock[] = source
    ? namedBlocks({...fence, source}, value, page, files)
    : [{kind: 'code', language, code: value, title}];
  const count = blocks[0]?.code.split('\n').length ?? 0;
  const named = [...lines.marked, ...(lines.callouts ?? [])];
  if (named.includes(0)) throw new SampleError('names line 0; lines are counted from 1');
  const beyond = named.filter((line) => line > count);
  if (beyond.length > 0) {
    const word: FenceWord = 'callouts';
    throw new SampleError(
      `marks line ${beyond.join(', ')} of ${count}; correct the lines in braces or of ${word}`,
    );
  }
  return {blocks, lines};
}

function namedBlocks(
  fence: Fence & {source: Source},
  value: string,
  page: string,
  files: ExampleFiles,
): SampleBlock[] {
  if (value.trim() !== '') {
    throw new SampleError('names its source and holds code as well; delete one of the two');
  }
  const folder = folderOfPage(page);
  if (!folder) throw new SampleError('names a source outside docs/ and src/pages/; move the page there');
  return resolveSample(fence, folder, files);
}

function asContent(
  blocks: SampleBlock[],
  lines: LineDisplay,
  line: number | undefined,
  files: ExampleFiles,
): RootContent {
  const [first] = blocks;
  const verification = first?.path !== undefined ? verificationOf(first.path, files) : undefined;
  if (first && blocks.length === 1) {
    const code = asCode(first, lines);
    Object.assign(blockProperties(code), verification);
    return code;
  }
  const {operation, try: tried} = blocks.find((block) => block.operation) ?? {};
  const codes = blocks.map((block, index) => ({
    block,
    code: asCode(block, index === 0 ? lines : undefined, LABELS[block.kind]),
  }));
  return {
    // Drawn by `src/components/Sample`, which is known to all pages.
    ...element(
      'Sample',
      {
        ...verification,
        operation,
        tryOperation: tried?.operation,
        tryWords: tried?.words,
        ...shapeOf(blocks),
      } satisfies Partial<SampleAttributes>,
      codes.map(({block, code}) =>
        element('TabItem', {value: block.kind, label: tabOf(block)} satisfies TabAttributes, [code]),
      ),
    ),
    data: {sample: {operation, try: tried, codes: codes.map(({code}) => code), line}},
  };
}

const tabOf = ({kind, code}: SampleBlock): string =>
  kind === 'sql' ? LABELS.sql + countOfSql(code) : LABELS[kind];

/** A code block. Its properties reach the HTML, where `rehypeCodeBlocks` reads them. */
function asCode(block: SampleBlock, lines?: LineDisplay, label?: string): Code {
  const {title, note, ...rest} = block;
  const {language, code} = rest;
  const value = wholeCode(rest);
  // Writers count the lines that they see.
  const added = value.split('\n').length - code.split('\n').length;
  const move = (numbers?: number[]) => numbers?.map((line) => line + added);
  const display = {...lines, marked: move(lines?.marked), callouts: move(lines?.callouts)};
  const node: Code = {type: 'code', lang: language, value, data: {block: rest, label}};
  Object.assign(blockProperties(node), {title, note, ...display, folds: added > 0} satisfies BlockProperties);
  return node;
}

function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: (Code | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: writtenAttributes(attributes),
    children,
  };
}
