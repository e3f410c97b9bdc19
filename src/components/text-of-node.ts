import {Children, isValidElement, type ReactNode} from 'react';

/** The text that a reader sees in a node, whatever elements (code, emphasis, links) it is made of. */
export function textOfNode(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? textOfNode(child.props.children) : String(child),
    )
    .join('');
}
