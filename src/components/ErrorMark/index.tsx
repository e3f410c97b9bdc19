import type {ReactNode} from 'react';
import '@site/src/css/error-mark.css';

/** Says that a response holds errors. It takes no room: it lies over the end of the first line, and scrolls with it. */
export default function ErrorMark({count}: {count: number | string}): ReactNode {
  return (
    <p className="error-mark">
      <span>{Number(count) > 1 ? `${count} errors` : 'Error'}</span>
    </p>
  );
}
