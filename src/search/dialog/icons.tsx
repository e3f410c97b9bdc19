import type {ReactNode, SVGProps} from 'react';

/*
 * The icons of DocSearch, which it keeps inside of its modal: https://github.com/algolia/docsearch (MIT License).
 */
function Icon({children, ...props}: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}

export const CrossIcon = () => (
  <Icon>
    <path d="M10 10l5.09-5.09L10 10l5.09 5.09L10 10zm0 0L4.91 4.91 10 10l-5.09 5.09L10 10z" />
  </Icon>
);

export const PageIcon = () => (
  <Icon viewBox="0 0 24 24" strokeWidth="1.5">
    <path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z" />
    <path d="M14 2v4a2 2 0 0 0 2 2h4M10 9H8M16 13H8M16 17H8" />
  </Icon>
);

export const HeadingIcon = () => (
  <Icon viewBox="0 0 24 24">
    <path d="M4 9H20M4 15H20M10 3 8 21M16 3 14 21" />
  </Icon>
);

export const RecentIcon = () => (
  <Icon>
    <path d="M3.18 6.6a8.23 8.23 0 1112.93 9.94h0a8.23 8.23 0 01-11.63 0" />
    <path d="M6.44 7.25H2.55V3.36M10.45 6v5.6M10.45 11.6L13 13" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path d="M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z" />
  </Icon>
);

export const SelectIcon = () => (
  <Icon className="DocSearch-Hit-Select-Icon">
    <path d="M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6" />
  </Icon>
);

/** Joins a hit to the page above it; the line goes on where another one follows. */
export const TreeIcon = ({isLast}: {isLast: boolean}) => (
  <Icon className="DocSearch-Hit-Tree" width={undefined} height={undefined} viewBox="0 0 24 54">
    <path d={isLast ? 'M8 6v21M20 27H8.3' : 'M8 6v42M20 27H8.3'} />
  </Icon>
);

export const ErrorIcon = () => (
  <Icon width="40" height="40">
    <path d="M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0" />
  </Icon>
);

export const NothingIcon = () => (
  <Icon width="64" height="64" viewBox="0 0 24 24" strokeWidth="1.5">
    <path d="m13.5 8.5-5 5M8.5 8.5l5 5" />
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.3-4.3" />
  </Icon>
);

export const LoadingIcon = () => (
  <svg width="40" height="40" viewBox="0 0 38 38" fill="none" stroke="currentColor" strokeOpacity=".5">
    <g transform="translate(1 1)" strokeWidth="2">
      <circle strokeOpacity=".3" cx="18" cy="18" r="18" />
      <path d="M36 18c0-9.94-8.06-18-18-18">
        <animateTransform
          attributeName="transform"
          type="rotate"
          from="0 18 18"
          to="360 18 18"
          dur="1s"
          repeatCount="indefinite"
        />
      </path>
    </g>
  </svg>
);

/** A key that the footer names. */
export function KeyIcon({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    <Icon viewBox="0 0 24 24" strokeWidth="1.4" aria-hidden={undefined} role="img" aria-label={label}>
      {children}
    </Icon>
  );
}
