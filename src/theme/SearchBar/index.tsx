// Change: opens a search dialog of our own, which answers without an account, whose code and index are fetched when a reader turns to it; the theme's own bar is loaded where an assistant is configured.
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import SearchDialog, {loadContents} from '@site/src/search/dialog/SearchDialog';
import {isShortcut} from '@site/src/search/dialog/shortcut';
import {prepareEmbedded} from '@site/src/search/embedded';
import SearchButton from '@site/src/search/SearchButton';
import '@docsearch/css/dist/button.css';
import styles from './styles.module.css';

const label = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
});

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {appId, askAi} = (siteConfig.themeConfig as unknown as ThemeConfig).algolia;
  const {hosted} = siteConfig.customFields?.search as {hosted: boolean};
  if (askAi) return <AssistantBar />;
  return (
    <>
      {hosted && (
        <Head>
          <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <DialogBar isEmbedded={!hosted} />
    </>
  );
}

function DialogBar({isEmbedded}: {isEmbedded: boolean}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prepare = useCallback(() => {
    // What does not come is said when it is needed.
    loadContents().catch(() => undefined);
    if (isEmbedded) prepareEmbedded(baseUrl);
  }, [isEmbedded, baseUrl]);
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
  }, [prepare]);

  return (
    <span className={styles.wrapper}>
      <SearchButton
        ref={button}
        label={label}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={() => {
          prepare();
          setOpen(true);
        }}
      />
      {isOpen && <SearchDialog label={label} opener={button} onClose={close} />}
    </span>
  );
}

/** The button, until the theme's bar takes its place. */
function AssistantBar(): ReactNode {
  const [loaded, setLoaded] = useState<{Bar: ComponentType}>();
  useEffect(() => {
    import('@site/src/search/DocSearchBar').then(
      ({default: Bar}) => setLoaded({Bar}),
      (error: unknown) => window.loadFailure.show(error, 'Search did not load.'),
    );
  }, []);
  return <span className={styles.wrapper}>{loaded ? <loaded.Bar /> : <SearchButton label={label} />}</span>;
}
