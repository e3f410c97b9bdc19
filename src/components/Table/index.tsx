import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** A table of a page: wider than the page, it scrolls in a box of its own (src/client/scroll-boxes.ts). */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const label = translate({
    id: 'site.Table.label',
    message: 'Table',
  });
  return (
    <div className="scroll-box" role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
