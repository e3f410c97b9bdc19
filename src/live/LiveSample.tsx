import {type ReactNode, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import Link from '@docusaurus/Link';
import './live.css';
import {LiveModel} from './live-state';
import {session} from './session';
import {toHash} from './share';
import Workbench from './Workbench';

export interface Props {
  /** Program and operation: `graphql/queries/filtering/combine/several-fields`. */
  name: string;
  /** Puts the recorded blocks in its place again. */
  onReset: () => void;
  /** The recorded blocks, which stand until there is a live result. */
  children: ReactNode;
}

/** Ends what runs for the samples of the page that is left. */
export function endSession(): void {
  session.end();
}

/** A sample of a page that runs: it takes the place of its recorded blocks. */
export default function LiveSample({name, onReset, children}: Props): ReactNode {
  const slash = name.lastIndexOf('/');
  const [model] = useState(() => new LiveModel(name.slice(0, slash), name.slice(slash + 1)));
  const {result, operation, edits, draft} = useSyncExternalStore(
    model.subscribe,
    model.snapshot,
    model.snapshot,
  );
  const playground = useMemo(
    () => `/playground${toHash({program: name.slice(0, slash), operation, edits, draft})}`,
    [name, slash, operation, edits, draft],
  );

  useEffect(() => {
    void model.run();
  }, [model]);

  return (
    <div className="live-sample">
      <Workbench
        model={model}
        onReset={() => {
          model.reset();
          onReset();
        }}
      >
        <Link className="live__action" to={playground}>
          Open in playground
        </Link>
      </Workbench>
      {!result && children}
    </div>
  );
}
