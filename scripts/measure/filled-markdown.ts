import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Files} from '../../plugins/samples/files';
import {parsePage} from '../../plugins/samples/parse-page';
import {readFence} from '../../plugins/samples/remark';
import type {Block} from '../../plugins/samples/resolve';

/**
 * A page's source with the code in place of the fences that name it; all else stays as it is.
 * Throws a `SampleError` where a sample is missing.
 * @param text the page as MDX
 * @param page its path below the site's folder
 */
export function resolveMarkdown(text: string, page: string, files: Files): string {
  const parts: string[] = [];
  let from = 0;
  visit(parsePage(text), 'code', (node: Code) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    const {blocks, isNamed} = readFence(node, page, files);
    if (!isNamed || start === undefined || end === undefined) return;
    parts.push(text.slice(from, start), indented(markdownOf(blocks), text, start));
    from = end;
  });
  return [...parts, text.slice(from)].join('');
}

/** The blocks of a sample, one below the other, each with its label where there are several. */
function markdownOf(blocks: Block[]): string {
  return blocks
    .map((block) => {
      const fence = fenced(block);
      return [blocks.length > 1 && `${block.label}:`, fence, block.note && `${block.note}.`]
        .filter(Boolean)
        .join('\n\n');
    })
    .join('\n\n');
}

function fenced({language, code, title}: Block): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const info = title ? `${language} title="${title}"` : language;
  return `${ticks}${info}\n${code}\n${ticks}`;
}

/** Repeats what stands before the fence, of a list or quote, before each of its lines. */
function indented(markdown: string, text: string, start: number): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const prefix = before.replace(/[^>\s]/g, ' ');
  return markdown.replaceAll('\n', `\n${prefix}`);
}
