import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {LineDisplay} from '../samples/fence';
import {highlight} from './highlight';
import {markLines} from './lines';

/** What `remarkSamples` says about a block of code. */
interface BlockProperties extends Partial<LineDisplay> {
  title?: string;
  note?: string;
  check?: string;
  program?: string;
}

/** Turns each code block of a page into a `CodeBlock` that holds its colored code as one string of HTML. */
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

function codeBlock({properties, children: [text]}: Element): MdxJsxFlowElementHast {
  const {title, note, check, program, marked = [], firstNumber, callouts} = properties as BlockProperties;
  const classes = [properties.className].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const lines = markLines(text?.type === 'text' ? text.value : '', language, {marked, firstNumber, callouts});
  const html = highlight(lines.code, language, lines);
  const attributes = {language, title, note, check, program, firstNumber: firstNumber?.toString(), html};
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
