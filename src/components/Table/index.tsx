import type {ComponentProps, ReactNode} from 'react';

/** A table of a page: wider than the page, it scrolls in a box of its own (src/client/scroll-boxes.ts). */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="scroll-box" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
