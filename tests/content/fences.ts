import type {Code} from 'mdast';
import type {ExampleFiles} from '../../plugins/samples/example-files';
import {type Fence, parseFence, type WORDS} from '../../plugins/samples/fence';
import {readFence, visitFences} from '../../plugins/samples/remark-samples';
import {isKnownLanguage} from '../../plugins/code-blocks/highlight';
import {fault, type Page} from '../../lib/pages';

/** Lines above which inline code of these languages needs a reason. */
const LONGEST_INLINE = 3;
const CHECKED = new Set(['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript', 'graphql', 'gql']);

/** The word that gives the reason, as a message shows it. */
const UNCHECKED = `${'unchecked' satisfies keyof typeof WORDS}="reason"`;

/** A fence of a page with what its info string says. */
export interface PageFence {
  page: Page;
  node: Code;
  fence: Fence;
}

/** The fences of a page; those whose info string is wrong are left to the build. */
export function fencesOf(page: Page): PageFence[] {
  const fences: PageFence[] = [];
  visitFences(page.tree, page.path, (node) => {
    fences.push({page, node, fence: parseFence(node.lang ?? '', node.meta ?? '')});
  });
  return fences;
}

/** Samples that are missing or misnamed, which would stop the build. */
export function sampleFaults(page: Page, files: ExampleFiles): string[] {
  return visitFences(page.tree, page.path, (node) => {
    readFence(node, page.path, files);
  });
}

/** Code that a page holds itself: short, or with the reason why no program holds it. */
export function inlineFaults(page: Page): string[] {
  return fencesOf(page).flatMap(({node, fence}) => {
    const told = (message: string): string[] => [fault(page, node, message)];
    if (!fence.language) return told('the fence names no language; write one, or "text"');
    if (!isKnownLanguage(fence.language)) {
      return told(
        `there are no colors for "${fence.language}"; use a language of plugins/code-blocks/highlight.ts, or "text"`,
      );
    }
    if (fence.source) {
      return fence.unchecked ? told(`${UNCHECKED} means nothing on code of a program; delete it`) : [];
    }
    const long = CHECKED.has(fence.language) && node.value.split('\n').length > LONGEST_INLINE;
    if (long && !fence.unchecked) {
      return told(
        `${fence.language} of more than ${LONGEST_INLINE} lines belongs into a program: put it into examples/ and name it (file=… or operation=…), or say why not with ${UNCHECKED}`,
      );
    }
    return fence.unchecked && !long ? told(`needs no ${UNCHECKED}; delete it`) : [];
  });
}
