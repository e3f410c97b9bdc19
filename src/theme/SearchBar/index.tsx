// Change: opens a search dialog of our own, which answers without an account, whose code and index are fetched when a reader turns to it; the theme's own bar is loaded where an assistant is configured. Where there is no script, it says so.
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import SearchIcon from '@site/src/search/icons/search.svg';
import SearchDialog, {loadResults} from '@site/src/search/dialog/SearchDialog';
import {siteSearch} from '@site/src/search/choose-engine';
import '@docsearch/css/dist/button.css';
import './styles.module.css';

// Only the theme's own bar, with the modal of DocSearch, has the AI question mode.
const AssistantBar = lazy(() => import('@site/src/search/AssistantBar'));

export default function SearchBar(): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  const {appId, askAi} = (themeConfig as unknown as ThemeConfig).algolia;
  return (
    <>
      {siteSearch.hosted && !askAi && (
        <Head>
          <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      {askAi ? (
        <Suspense fallback={<SearchButton />}>
          <AssistantBar />
        </Suspense>
      ) : (
        <DialogBar />
      )}
      <noscript>
        <span>Search needs JavaScript</span>
      </noscript>
    </>
  );
}

/** Fetches what the dialog needs. What does not come is said when it is needed. */
function prepare(): void {
  Promise.all([loadResults(), siteSearch.load()]).catch(() => undefined);
}

/** Whether a key that is pressed asks for the search: Ctrl or Cmd with K anywhere, a slash outside of text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  // On a Mac, Ctrl+K is a key of the editors.
  if (event.defaultPrevented) return false;
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) return !event.shiftKey;
  const [target] = event.composedPath();
  const takesText =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !takesText;
}

function DialogBar(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // A key that is held opens it once.
      if (event.repeat) return;
      prepare();
      setOpen((wasOpen) => event.key === '/' || !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <SearchButton
        ref={button}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SearchDialog opener={button} onClose={close} />}
    </>
  );
}

/**
 * The button of DocSearch, by its style sheet. DocSearch's own brings code for old browsers, and says in its name other
 * keys than it shows.
 */
function SearchButton(props: ComponentProps<'button'>): ReactNode {
  // Only the browser knows its keyboard.
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
  const modifier = isApple ? '⌘' : 'Ctrl';
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={isBrowser ? `Search ${modifier} K` : 'Search'}
      aria-keyshortcuts={isApple ? 'Meta+k' : 'Control+k'}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {isBrowser && (
          <>
            {' '}
            <kbd className={clsx('DocSearch-Button-Key', !isApple && 'DocSearch-Button-Key--ctrl')}>
              {modifier}
            </kbd>{' '}
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
