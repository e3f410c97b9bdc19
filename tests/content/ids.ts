import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {idOf} from './structure';

/** Every id of a page that a link can lead to. */
export function idsOf({tree}: Page): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const id = idOf(node);
    if (id) ids.add(id);
  });
  return ids;
}
