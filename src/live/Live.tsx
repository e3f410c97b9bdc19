import {type ComponentType, type ReactNode, useState} from 'react';
import type {Props} from './LiveSample';

/** A sample that can run: its recorded blocks and a button, with which everything else is fetched. */
export default function Live({name, children}: {name: string; children: ReactNode}): ReactNode {
  const [Sample, setSample] = useState<ComponentType<Props> | null>();
  const run = () => {
    import('./LiveSample').then(
      (loaded) => {
        setSample(() => loaded.default);
      },
      (error: unknown) => {
        window.loadFailure.show(error, 'The run did not load.');
      },
    );
  };
  return Sample ? (
    <Sample
      name={name}
      onReset={() => {
        setSample(null);
      }}
    >
      {children}
    </Sample>
  ) : (
    <div
      className="live-sample"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
      }}
    >
      {/* Who comes back from the live sample stood on its button. */}
      <button type="button" className="live-run" autoFocus={Sample === null} onClick={run}>
        Run
      </button>
      {children}
    </div>
  );
}
