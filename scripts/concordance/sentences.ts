import type {Nodes} from 'mdast';

/** Stands for a span of code. */
export const CODE = '\uE000';

/** A sentence of a page. */
export interface Sentence {
  /** Its words, without marks of emphasis and addresses of links, each span of code as `CODE`. */
  prose: string;
  /** The spans of code in it, without their ticks. */
  code: string[];
  /** The line it begins in, counted from the first of its paragraph. */
  line: number;
}

/**
 * The sentences of a paragraph, heading or cell.
 *
 * @param ends the marks after which a sentence may end
 */
export function sentencesOf(node: Nodes, ends = '.!?'): Sentence[] {
  const text = textOf(node);
  const codes = codesOf(node);
  const gap = new RegExp(`(?<=[${ends}])\\s+(?=[\\p{Lu}\\d"'(${CODE}])`, 'gu');
  const gaps = Array.from(text.matchAll(gap), ({index, 0: {length}}) => ({from: index, to: index + length}));
  return [0, ...gaps.map(({to}) => to)].map((start, index) => {
    const prose = text.slice(start, gaps[index]?.from).replace(/\s+/g, ' ').trim();
    return {
      prose,
      code: codes.splice(0, prose.split(CODE).length - 1),
      line: text.slice(0, start).split('\n').length - 1,
    };
  });
}

/** A sentence as it reads, its code between ticks. */
export function readable({prose, code}: Pick<Sentence, 'prose' | 'code'>): string {
  const spans = code.values();
  return prose.replaceAll(CODE, () => `\`${spans.next().value ?? ''}\``);
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'mdxTextExpression') return '';
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : node.type === 'break' ? ' ' : '';
}

function codesOf(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codesOf) : [];
}
