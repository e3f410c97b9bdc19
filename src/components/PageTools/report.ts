import {newIssueUrl} from '@site/src/client/new-issue';

export interface Report {
  repository: string;
  /** The page's title. */
  title: string;
  /** The page's address, absolute. */
  page: string;
  /** The version of the library that the page describes. */
  version: string;
}

/** The address of a new issue about a page, or about the section with that heading. */
export function reportUrl({repository, title, page, version}: Report, heading?: Element): string {
  const section = heading?.textContent?.replace('\u200b', '').trim();
  const lines = [
    `Page: ${page}${heading ? `#${heading.id}` : ''}`,
    section && `Section: ${section}`,
    `Documented version: ${version}`,
    '\nWhat is wrong or missing:\n\n',
  ];
  return newIssueUrl(repository, {
    title: `Documentation: ${title}${section ? `, ${section}` : ''}`,
    body: lines.filter(Boolean).join('\n'),
  });
}

/** The heading that the address names, or else the last one that the reader scrolled past. */
export function headingAtHand(): Element | undefined {
  const headings = Array.from(document.querySelectorAll('.markdown :is(h2, h3, h4)[id]'));
  const isNamed = ({id}: Element) => location.hash === `#${id}`;
  const isPast = (heading: Element) => heading.getBoundingClientRect().top < innerHeight / 2;
  return headings.find(isNamed) ?? headings.filter(isPast).at(-1);
}
