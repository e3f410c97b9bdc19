import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

/** The playground, whose parts come when it is shown; the library comes with its first run. */
export default function Playground(): ReactNode {
  const [Bench, setBench] = useState<ComponentType>();
  useEffect(() => {
    import('./PlaygroundContents').then(
      (loaded) => {
        setBench(() => loaded.default);
      },
      (error: unknown) => {
        window.loadFailure.show(error, 'The playground did not load.');
      },
    );
  }, []);
  return Bench ? <Bench /> : <p role="status">Loading the playground …</p>;
}
