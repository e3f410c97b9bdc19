import {type ReactNode, useMemo, useState} from 'react';
import {diffLines} from 'diff';
import Code from './Code';

/** Lines around a change that tell where it is. */
const CONTEXT = 3;

interface Props {
  schema: string;
  /** The schema before the reader's edits. */
  original: string;
}

/** The schema of the program as it runs; where the reader's edits changed it, what they changed. */
export default function SchemaView({schema, original}: Props): ReactNode {
  const [whole, setWhole] = useState(false);
  const changed = schema.trim() !== original.trim();
  // Schemas that have little in common take too long to compare.
  const parts = useMemo(
    () => (changed ? diffLines(original, schema, {timeout: 100}) : undefined),
    [changed, original, schema],
  );
  return (
    <>
      {parts && (
        <p className="live__note">
          Your edit changed the schema.{' '}
          <button
            type="button"
            className="clean-btn live__link"
            onClick={() => {
              setWhole(!whole);
            }}
          >
            {whole ? 'Show only the changes' : 'Show all of it'}
          </button>
        </p>
      )}
      <pre className="live__code" tabIndex={0}>
        <code>
          {!parts || whole ? (
            <Code text={schema} language="graphql" />
          ) : (
            parts.map(({value, added, removed}, index) => {
              if (!added && !removed) return around(value, index > 0, index < parts.length - 1);
              const sign = added ? '+ ' : '- ';
              return (
                <i key={index} className={added ? 'ins' : 'del'}>
                  {value.replace(/^(?=.)/gm, sign)}
                </i>
              );
            })
          )}
        </code>
      </pre>
    </>
  );
}

/** Of what stayed only the lines next to a change. */
function around(text: string, after: boolean, before: boolean): string {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length <= CONTEXT * 2) return `${lines.map((line) => `  ${line}`).join('\n')}\n`;
  const kept = [
    ...(after ? lines.slice(0, CONTEXT).map((line) => `  ${line}`) : []),
    '  …',
    ...(before ? lines.slice(-CONTEXT).map((line) => `  ${line}`) : []),
  ];
  return `${kept.join('\n')}\n`;
}
