import type {Nodes, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {attributeOf} from '../shared/mdx-nodes';

export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Leads only to what the index of the pages lists, or is there for those who open the page itself. */
const nothing = () => [];

/** What components become of which their contents do not say enough; of the others, the contents are left. */
export const COMPONENTS: Record<string, (component: Component, contents: Nodes[]) => Nodes[]> = {
  Anchor: (anchor) => [{type: 'text', value: `{#${attributeOf(anchor, 'id') ?? ''}}`}],
  // What a picture says, and its caption.
  Diagram: (diagram, contents) => [
    {
      type: 'paragraph',
      children: [
        strong([{type: 'text', value: 'Picture:'}]),
        {type: 'text', value: ` ${attributeOf(diagram, 'alt') ?? ''}`},
      ],
    },
    ...contents,
  ],
  Checklist: nothing,
  DocCardList: nothing,
  ErrorFinder: nothing,
  Playground: nothing,
  TakeHome: nothing,
  Tick: nothing,
  TOCInline: nothing,
  // What it does stands in the text of its page.
  YourCode: nothing,
  br: () => [{type: 'break'}],
  img: (image) => [
    {type: 'image', url: attributeOf(image, 'src') ?? '', alt: attributeOf(image, 'alt') ?? ''},
  ],
  // The mark of a response with errors says what the response does.
  p: (paragraph, contents) => (attributeOf(paragraph, 'className') === 'error-mark' ? [] : contents),
  NotRun: () => [{type: 'text', value: '(not run here)'}],
  summary: (_, contents) => [strong(contents)],
  // The code of a sample tells its label itself.
  TabItem: (item, contents) =>
    item.children.some((child) => child.type === 'code' && child.data?.label)
      ? contents
      : [
          {
            type: 'paragraph',
            children: [
              strong([{type: 'text', value: attributeOf(item, 'label') ?? attributeOf(item, 'value') ?? ''}]),
            ],
          },
          ...contents,
        ],
};

export function strong(children: Nodes[]): PhrasingContent {
  return {type: 'strong', children: children as PhrasingContent[]};
}
