import type {Heading, Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Whether a node is a component or an element of HTML. */
export function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of an attribute of a component; undefined where it has none, or an expression. */
export function attributeOf(
  {attributes}: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>,
  name: string,
): string | undefined {
  const value = attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The attributes of a component, without those that it does not have. */
export function writtenAttributes(values: Record<string, string | undefined>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** The id that a heading is given in a comment at its end. */
export function explicitId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

/** The id that a heading or an element such as `<Anchor id="old" />` is linked by. */
export function linkedId(node: Nodes): string | undefined {
  if (node.type === 'heading') return explicitId(node);
  return isElement(node) ? attributeOf(node, 'id') : undefined;
}
