import {type ReactNode, useState} from 'react';

/** Copies a text, and says whether that worked. */
export default function CopyButton({label, text}: {label: string; text: () => string}): ReactNode {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => {
        setSaid('Copied');
      },
      () => {
        setSaid('Your browser did not let the page copy');
      },
    );
  };
  return (
    <span>
      <button type="button" className="button button--secondary button--sm" onClick={copy}>
        {label}
      </button>{' '}
      <span role="status">{said}</span>
    </span>
  );
}
