import {type ReactNode, useState} from 'react';

interface Props {
  texts: {label: string; text: () => string}[];
}

/** Copies one of some texts, and says whether that worked, behind all of them: no button moves when another is clicked. */
export default function CopyButtons({texts}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setSaid('Copied');
      },
      () => {
        setSaid('Your browser did not let the page copy');
      },
    );
  };
  return (
    <>
      {texts.map(({label, text}) => (
        <button
          key={label}
          type="button"
          className="button button--outline button--primary"
          onClick={() => {
            copy(text());
          }}
        >
          {label}
        </button>
      ))}
      <span role="status" className="your-code__copied">
        {said}
      </span>
    </>
  );
}
