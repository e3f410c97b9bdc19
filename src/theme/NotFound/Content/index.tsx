// Change: first stand a search for the words of the address and a report, which are fetched then; the last paragraph speaks of links of others alone, as the report is for this site.
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';

export default function NotFoundContent({className}: Props): ReactNode {
  const [UnknownAddress, setUnknownAddress] = useState<ComponentType>();
  useEffect(() => {
    // The page says what it must without it.
    import('@site/src/components/UnknownAddress').then(
      (loaded) => {
        setUnknownAddress(() => loaded.default);
      },
      () => undefined,
    );
  }, []);
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">Page Not Found</h1>
          <p>We could not find what you were looking for.</p>
          {UnknownAddress && <UnknownAddress />}
          <p>If a link on another site led you here, tell its owner that the link is broken.</p>
        </div>
      </div>
    </main>
  );
}
