import type {ReactNode} from 'react';
import CopyButtons from './CopyButtons';

/** How a hit of a fact is silenced, which is the only use that readers have for its id. */
export default function Silence({id}: {id: string}): ReactNode {
  const comment = `// nestjs-query-check-ignore ${id}: why it is fine here`;
  return (
    <details className="your-code__silence">
      <summary>Silence a place</summary>
      <p>
        Write this comment above its line, with your reason: <code>{comment}</code>
      </p>
      <div className="your-code__buttons">
        <CopyButtons texts={[{label: 'Copy the comment', text: () => comment}]} />
      </div>
    </details>
  );
}
