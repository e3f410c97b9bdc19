import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type BuiltSite, linkFault} from './links';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** What the Markdown of a page should not hold, or where its links lead nowhere; one line each. */
export function markdownFaults(site: BuiltSite, file: string, text: string): string[] {
  const faults = new Set<string>();
  const tree: Root = markdown.parse(text);
  visit(tree, (node) => {
    const at = `${file}:${node.position?.start.line ?? 1}`;
    switch (node.type) {
      case 'html':
        faults.add(`${at}: "${node.value}" is no Markdown; mend plugins/markdown-pages`);
        break;
      case 'text':
        if (node.value.includes(':::') || node.value.includes('{/*')) {
          faults.add(`${at}: "${node.value}" is MDX; mend plugins/markdown-pages`);
        }
        break;
      case 'code':
        if (/\b(file|operation|schema)=/.test(node.meta ?? '')) {
          faults.add(`${at}: the sample "${node.meta ?? ''}" is not filled in; mend plugins/markdown-pages`);
        }
        break;
      case 'link':
      case 'image':
      case 'definition': {
        const fault = linkFault(site, node.url, `${site.base}${file}`);
        if (fault) faults.add(`${at}: ${fault}`);
        break;
      }
    }
  });
  return [...faults];
}
