import type {ReactNode} from 'react';
import {markText} from '../../lib/error-entries';

/** Says that a response holds errors, as `plugins/errors` does of recorded ones. */
export default function ErrorMark({count}: {count: number}): ReactNode {
  return <p className="error-mark">{markText(count)}</p>;
}
