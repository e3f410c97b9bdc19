import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import {CrossIcon} from './icons';

interface Props {
  query: string;
  onClose: () => void;
}

/** The buttons beside the field. */
export default function Actions({query, onClose}: Props): ReactNode {
  const {clearButtonTitle, clearButtonAriaLabel, closeButtonText, closeButtonAriaLabel} =
    translations.modal?.searchBox ?? {};
  return (
    <div className="DocSearch-Actions">
      {query && (
        <>
          <button className="DocSearch-Clear" type="reset" aria-label={clearButtonAriaLabel}>
            {clearButtonTitle}
          </button>
          <div className="DocSearch-Divider" />
        </>
      )}
      <button
        type="button"
        className="DocSearch-Action DocSearch-Close"
        title={closeButtonText}
        aria-label={closeButtonAriaLabel}
        onClick={onClose}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
