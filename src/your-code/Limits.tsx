import type {ReactNode} from 'react';
import Inline from './Inline';

/** What of a fact cannot be seen in code. */
export default function Limits({text}: {text: string}): ReactNode {
  if (!text) return null;
  return (
    <p className="your-code__none">
      Cannot be seen in code: <Inline text={text} />
    </p>
  );
}
