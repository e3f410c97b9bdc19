// Change: says once that there is no page, in sentence case, also as the title of the window; below it stand a search for the words of the address, a report and what the search finds, which are fetched then.
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

const TITLE = 'Page not found';

export default function NotFoundContent({className}: Props): ReactNode {
  const [UnknownAddress, setUnknownAddress] = useState<ComponentType>();
  useEffect(() => {
    // The page says what it must without it.
    import('./UnknownAddress').then(
      (loaded) => {
        setUnknownAddress(() => loaded.default);
      },
      () => undefined,
    );
  }, []);
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={TITLE} />
      <div className="row">
        <div className={clsx('col col--6 col--offset-3', styles.room)}>
          <h1>{TITLE}</h1>
          <p>
            No page has this address. If a link on another site led you here, tell its owner that the link is
            broken.
          </p>
          {UnknownAddress && <UnknownAddress />}
        </div>
      </div>
    </main>
  );
}
