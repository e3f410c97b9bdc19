import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {SampleError} from './error';
import {type Fence, parseFence} from './fence';

/** A fence of a page with what its info string says. */
export interface PageFence {
  page: Page;
  node: Code;
  fence: Fence;
}

/** The fences of a page; those whose info string is wrong are left to the build. */
export function fencesOf(page: Page): PageFence[] {
  const fences: PageFence[] = [];
  visit(page.tree, 'code', (node) => {
    try {
      fences.push({page, node, fence: parseFence(node.lang ?? '', node.meta ?? '')});
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
    }
  });
  return fences;
}
