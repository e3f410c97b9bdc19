import type {ComponentProps, ComponentType, ReactNode} from 'react';
import '@site/src/css/diagrams.css';

/** An SVG of this folder as Docusaurus imports it. A unit is a CSS pixel, so no text is drawn smaller than it is written. */
type Drawing = ComponentType<ComponentProps<'svg'>>;

/**
 * A picture with a caption. Both arrangements are in the page, and the style sheet shows one of them, so the picture
 * is there before any script and on paper.
 *
 * @param narrow at most 340 units wide: fits on a phone
 * @param wide at most 720 units wide: fits beside the menu and the table of contents
 * @param step the part that the page is about, which is lit: `hook` lights the groups of class `step-hook`
 * @param alt all that the picture says, for those who do not see it; the page's Markdown has it in place of the picture
 */
export default function Diagram({
  narrow: Narrow,
  wide: Wide,
  alt,
  step,
  children,
}: {
  narrow: Drawing;
  wide: Drawing;
  alt: string;
  step?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className="diagram">
      <div role="img" aria-label={alt} data-step={step}>
        <Narrow aria-hidden="true" />
        <Wide aria-hidden="true" />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
