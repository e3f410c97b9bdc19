// Change: opens a search dialog of our own, which answers without an account, whose code and index are fetched when a reader turns to it; the theme's own bar is loaded where an assistant is configured.
import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import SearchDialog, {loadResults} from '@site/src/search/dialog/SearchDialog';
import SearchButton from '@site/src/search/SearchButton';
import {siteSearch} from '@site/src/search/site-search';
import '@docsearch/css/dist/button.css';
import styles from './styles.module.css';

const label = 'Search';

// Only the theme's own bar, with the modal of DocSearch, has the AI question mode.
const AssistantBar = lazy(() => import('@site/src/search/DocSearchBar'));

export default function SearchBar(): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  const {appId, askAi} = (themeConfig as unknown as ThemeConfig).algolia;
  return (
    <span className={styles.wrapper}>
      {siteSearch.hosted && !askAi && (
        <Head>
          <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      {askAi ? (
        <Suspense fallback={<SearchButton label={label} />}>
          <AssistantBar />
        </Suspense>
      ) : (
        <DialogBar />
      )}
    </span>
  );
}

/** Fetches what the dialog needs. What does not come is said when it is needed. */
function prepare(): void {
  Promise.all([loadResults(), siteSearch.load()]).catch(() => undefined);
}

/** Whether a key that is pressed asks for the search: Ctrl or Cmd with K anywhere, a slash outside of text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return true;
  const [target] = event.composedPath();
  const takesText =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  return event.key === '/' && !takesText;
}

function DialogBar(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      prepare();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <SearchButton
        ref={button}
        label={label}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SearchDialog label={label} opener={button} onClose={close} />}
    </>
  );
}
