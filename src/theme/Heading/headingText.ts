import {Children, isValidElement, type ReactNode} from 'react';

/** The text that a reader sees in a heading, whatever elements (code, emphasis, links) it is made of. */
export function headingText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? headingText(child.props.children) : String(child),
    )
    .join('');
}
