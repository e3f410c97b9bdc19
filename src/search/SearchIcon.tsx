import type {ReactNode} from 'react';

/** The magnifier of the button and of the field. */
export default function SearchIcon({size = 20}: {size?: number}): ReactNode {
  return (
    <svg width={size} height={size} className="DocSearch-Search-Icon" viewBox="0 0 24 24" aria-hidden="true">
      <g stroke="currentColor" fill="none" strokeLinecap="round">
        <circle cx="11" cy="11" r="8" strokeWidth="1.4" />
        <path d="m21 21-4.3-4.3" />
      </g>
    </svg>
  );
}
