// Change: first stand the pages that the reader may have meant, the search and a report, which are fetched with them; the last paragraph speaks of links of others alone, as the report is for this site.
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';

export default function NotFoundContent({className}: Props): ReactNode {
  const [Proposals, setProposals] = useState<ComponentType>();
  useEffect(() => {
    // The page says what it must without them.
    import('@site/src/not-found/Proposals').then(
      (loaded) => {
        setProposals(() => loaded.default);
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
          {Proposals && <Proposals />}
          <p>If a link on another site led you here, tell its owner that the link is broken.</p>
        </div>
      </div>
    </main>
  );
}
