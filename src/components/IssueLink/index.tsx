import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '@site/src/client/new-issue';

/** Leads to a new issue with that title, in the repository of who publishes the site. */
export default function IssueLink({title, children}: {title: string; children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return <Link to={newIssueUrl(siteConfig.customFields?.repository, {title})}>{children}</Link>;
}
