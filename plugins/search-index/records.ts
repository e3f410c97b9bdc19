import {LEVELS, type Hierarchy, type SearchPage, type SearchRecord} from '../../src/types/search';
import type {Block, Section} from './sections';

/** Below the hosted service's limit of 10 KB a record, with room for the headings; also what a snippet is cut from. */
const MAX_CONTENT = 4000;
/** Content parts of one section are told apart in the hosted index by text of about a paragraph or two. */
const TARGET_CONTENT = 600;

/** What stands there are links to other pages, which are found themselves. */
const NEXT_STEPS = 'next-steps';

export interface Site {
  /** Origin the absolute addresses start with: `https://example.org`. */
  origin: string;
  language: string;
}

/** Makes the records of one page from its sections. */
export function recordsOf(page: SearchPage, sections: Section[], site: Site): SearchRecord[] {
  const records: SearchRecord[] = [];
  const pageUrl = site.origin + page.permalink;
  const description: Block[] = page.description ? [{text: page.description, code: []}] : [];
  const found = sections.filter(({anchor}) => anchor !== NEXT_STEPS);
  for (const [i, section] of found.entries()) {
    const common = {
      url: section.anchor ? `${pageUrl}#${section.anchor}` : pageUrl,
      url_without_anchor: pageUrl,
      anchor: section.anchor,
      hierarchy: hierarchyOf(page.lvl0, section),
      language: site.language,
      docusaurus_tag: page.docusaurusTag,
    };
    const add = (type: SearchRecord['type'], content: string | null, code: string | null) => {
      const position = records.length;
      const level = type === 'content' ? 0 : 110 - section.level * 10;
      const objectID = `${position}-${common.url}`;
      records.push({
        objectID,
        ...common,
        type,
        content,
        code,
        weight: {pageRank: page.rank, level, position},
      });
    };
    add(`lvl${section.level}` as SearchRecord['type'], null, null);
    for (const part of partsOf(i === 0 ? [...description, ...section.blocks] : section.blocks)) {
      add(
        'content',
        part.map(({text}) => text).join('\n'),
        part.flatMap(({code}) => code).join('\n') || null,
      );
    }
  }
  return records;
}

function hierarchyOf(lvl0: string, section: Section): Hierarchy {
  const entries = LEVELS.map((level, i) => [level, i === 0 ? lvl0 : (section.headings[i - 1] ?? null)]);
  return Object.fromEntries(entries) as Hierarchy;
}

function partsOf(blocks: Block[]): Block[][] {
  const parts: Block[][] = [];
  let length = 0;
  for (const block of blocks.flatMap(splitLongBlock)) {
    const last = parts.at(-1);
    if (last && length + block.text.length <= TARGET_CONTENT) last.push(block);
    else {
      parts.push([block]);
      length = 0;
    }
    length += block.text.length;
  }
  return parts;
}

function splitLongBlock(block: Block): Block[] {
  if (block.text.length <= MAX_CONTENT) return [block];
  const isCodeBlock = block.code[0] === block.text;
  const pieces: string[] = [];
  for (const line of block.text.split(/(?<=\n|\. )/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + line.length <= MAX_CONTENT)
      pieces[pieces.length - 1] = last + line;
    else for (let i = 0; i < line.length; i += MAX_CONTENT) pieces.push(line.slice(i, i + MAX_CONTENT));
  }
  return pieces.map((text, i) => ({text, code: isCodeBlock ? [text] : i === 0 ? block.code : []}));
}
