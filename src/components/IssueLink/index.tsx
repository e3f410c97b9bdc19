import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Leads to a new issue with that title, in the repository of who publishes the site. */
export default function IssueLink({title, children}: {title: string; children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const query = String(new URLSearchParams({title}));
  return <Link to={`${String(siteConfig.customFields?.repository)}/issues/new?${query}`}>{children}</Link>;
}
