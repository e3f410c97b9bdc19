import type {ReactNode} from 'react';

/** A picture in two arrangements. A unit is a CSS pixel, so no text is drawn smaller than it is written. */
export interface Drawing {
  /** At most 340 units wide: fits on a phone. */
  narrow: ReactNode;
  /** At most 720 units wide: fits beside the menu and the table of contents. */
  wide: ReactNode;
}

/**
 * A picture with a caption. Both arrangements are in the page, and the style sheet shows one of them, so the picture
 * is there before any script and on paper.
 *
 * @param alt all that the picture says, for those who do not see it; the page's Markdown has it in place of the picture
 */
export default function Diagram({
  of: {narrow, wide},
  alt,
  children,
}: {
  of: Drawing;
  alt: string;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className="diagram">
      <div role="img" aria-label={alt}>
        {narrow}
        {wide}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
