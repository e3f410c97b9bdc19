import {Fragment, type ReactNode, useMemo, useState} from 'react';
import {structuredPatch} from 'diff';
import Code from './Code';

/** What a line of a comparison begins with, and its class. */
const SIGNS: Partial<Record<string, string>> = {'+': 'ins', '-': 'del'};

interface Props {
  schema: string;
  /** The schema before the reader's edits. */
  original: string;
}

/** The schema of the program as it runs; where the reader's edits changed it, what they changed. */
export default function SchemaView({schema, original}: Props): ReactNode {
  const [whole, setWhole] = useState(false);
  // Schemas that have little in common take too long to compare.
  const hunks = useMemo(
    () =>
      structuredPatch('', '', `${original.trim()}\n`, `${schema.trim()}\n`, '', '', {
        context: 3,
        timeout: 100,
      })?.hunks ?? [],
    [original, schema],
  );
  return (
    <>
      {hunks.length > 0 && (
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
          {hunks.length === 0 || whole ? (
            <Code text={schema} language="graphql" />
          ) : (
            hunks.map(({lines, newStart}) => (
              <Fragment key={newStart}>
                {newStart > 1 && '  …\n'}
                {lines.map((line, index) => (
                  <i key={index} className={SIGNS[line.charAt(0)]}>
                    {`${line.charAt(0)} ${line.slice(1)}\n`}
                  </i>
                ))}
              </Fragment>
            ))
          )}
        </code>
      </pre>
    </>
  );
}
