// Change: shows the spinner and the box that the rest of the site shows; upstream draws its own, styled inline.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="load-failure" role="alert">
        <p className="load-failure__error">{String(error)}</p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay && <div className="load-spinner" role="status" aria-label="Loading" />;
}
