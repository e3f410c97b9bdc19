import {visit} from 'unist-util-visit';
import {SampleError} from '../../plugins/samples/error';
import type {Files} from '../../plugins/samples/files';
import {fencesOf} from '../../plugins/samples/page-fences';
import {readFence} from '../../plugins/samples/remark';
import {markLines} from '../../plugins/static-code/lines';
import {isKnownLanguage} from '../../plugins/static-code/highlight';
import {fault, type Page} from '../../lib/pages';

/** Lines above which inline code of these languages needs a reason. */
const LONGEST_INLINE = 3;
const CHECKED = new Set(['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript', 'graphql', 'gql']);

/** Samples that are missing or misnamed, which would stop the build, and marks on lines that they do not have. */
export function sampleFaults(page: Page, files: Files): string[] {
  const faults: string[] = [];
  visit(page.tree, 'code', (node) => {
    try {
      const {blocks, lines} = readFence(node, page.path, files);
      const code = blocks[0]?.code ?? '';
      const count = code.split('\n').length;
      const {highlighted} = markLines(code, node.lang ?? '', lines);
      const beyond = [...highlighted].filter((line) => line >= count).map((line) => line + 1);
      if (beyond.length > 0) {
        faults.push(
          fault(page, node, `marks line ${beyond.join(', ')} of ${count}; correct the lines in braces`),
        );
      }
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      faults.push(fault(page, node, error.message));
    }
  });
  return faults;
}

/** Code that a page holds itself: short, or with the reason why no program holds it. */
export function inlineFaults(page: Page): string[] {
  return fencesOf(page).flatMap(({node, fence}) => {
    const told = (message: string): string[] => [fault(page, node, message)];
    if (!fence.language) return told('the fence names no language; write one, or "text"');
    if (!isKnownLanguage(fence.language)) {
      return told(
        `there are no colors for "${fence.language}"; use a language of plugins/static-code/highlight.ts, or "text"`,
      );
    }
    if (fence.source) {
      return fence.unchecked ? told('unchecked="…" means nothing on code of a program; delete it') : [];
    }
    const long = CHECKED.has(fence.language) && node.value.split('\n').length > LONGEST_INLINE;
    if (long && !fence.unchecked) {
      return told(
        `${fence.language} of more than ${LONGEST_INLINE} lines belongs into a program: put it into examples/ and name it (file=… or operation=…), or say why not with unchecked="reason"`,
      );
    }
    return fence.unchecked && !long ? told('needs no unchecked="…"; delete it') : [];
  });
}
