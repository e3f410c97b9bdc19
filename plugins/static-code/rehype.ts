import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {markLines} from './lines';

/** Turns each code block of a page into a `CodeBlock` that holds its coloured code as one string of HTML. */
export function rehypeStaticCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1, codeBlock(code));
      return [SKIP, index + 1];
    });
  };
}

function codeBlock(code: Element): MdxJsxFlowElementHast {
  const [text] = code.children;
  const classes = [code.properties.className].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const meta = code.data?.meta ?? '';
  const marked = markLines(text?.type === 'text' ? text.value : '', language, meta);
  const {firstNumber} = marked;
  const attributes = {
    language,
    title: /title=(["'])(.*?)\1/.exec(meta)?.[2],
    note: code.properties.note?.toString(),
    firstNumber: firstNumber?.toString(),
    html: highlight(marked.code, language, marked),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
