import type {ReactNode} from 'react';

interface Props {
  /** What did not load, with which the sentence begins: `The download`. */
  what: string;
  onRetry: () => void;
}

/** Says that a part of the page did not load, where it would stand, and loads it again. */
export default function LoadFault({what, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className="load-failure load-failure--here">
      <p className="load-failure__message">{what} did not load. Check your connection, then try again.</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
