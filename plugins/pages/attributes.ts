import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** The text of an attribute of a component; undefined where it has none, or an expression. */
export function attributeOf(
  {attributes}: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>,
  name: string,
): string | undefined {
  const value = attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
