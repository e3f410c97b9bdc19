import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {linkedId} from '../../plugins/shared/mdx-nodes';

const known = new WeakMap<Page, Set<string>>();

/** Every id of a page that a link can lead to. */
export function idsOf(page: Page): Set<string> {
  const ids = known.get(page) ?? new Set<string>();
  if (!known.has(page)) {
    visit(page.tree, (node) => {
      ids.add(linkedId(node) ?? '');
    });
  }
  known.set(page, ids);
  return ids;
}
