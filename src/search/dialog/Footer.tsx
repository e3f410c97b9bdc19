import {lazy, Suspense, type ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {KeyIcon} from './icons';

// What is said without it is said still.
const AlgoliaLogo = lazy(() => import('./AlgoliaLogo').catch(() => ({default: () => 'Algolia'})));

/** Which keys do what, and who answers where that is Algolia. */
export default function Footer({hosted}: {hosted: boolean}): ReactNode {
  const texts = translations.modal?.footer ?? {};
  return (
    <div className="DocSearch-Footer">
      {hosted && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            <span className="DocSearch-Label">{texts.poweredByText}</span>
            <Suspense>
              <AlgoliaLogo />
            </Suspense>
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key">
            <KeyIcon label={texts.navigateDownKeyAriaLabel ?? ''}>
              <path d="M12 5v14M19 12l-7 7-7-7" />
            </KeyIcon>
          </kbd>
          <kbd className="DocSearch-Commands-Key">
            <KeyIcon label={texts.navigateUpKeyAriaLabel ?? ''}>
              <path d="m5 12 7-7 7 7M12 19V5" />
            </KeyIcon>
          </kbd>
          <span className="DocSearch-Label">{texts.navigateText}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">
            <KeyIcon label={texts.selectKeyAriaLabel ?? ''}>
              <path d="M9 10 4 15l5 5M20 4v7a4 4 0 0 1-4 4H4" />
            </KeyIcon>
          </kbd>
          <span className="DocSearch-Label">{texts.selectText}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">
            <span className="DocSearch-Escape-Key">ESC</span>
          </kbd>
          <span className="DocSearch-Label">{texts.closeText}</span>
        </li>
      </ul>
    </div>
  );
}
