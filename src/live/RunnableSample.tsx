import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {Props} from './LiveSample';

/** What comes with the first run. */
interface Loaded {
  default: ComponentType<Props>;
  endSession: () => void;
}

/** A sample that can run: its recorded blocks and a button, with which everything else is fetched. */
export default function RunnableSample({name, children}: {name: string; children: ReactNode}): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isLive, setIsLive] = useState<boolean>();
  // On another page nothing runs on.
  useEffect(() => () => loaded?.endSession(), [loaded]);
  const Sample = isLive && loaded?.default;
  const run = () => {
    import('./LiveSample').then(
      (module) => {
        setLoaded(module);
        setIsLive(true);
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
        setIsLive(false);
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
      <button type="button" className="live-run" autoFocus={isLive === false} onClick={run}>
        Run
      </button>
      {children}
    </div>
  );
}
