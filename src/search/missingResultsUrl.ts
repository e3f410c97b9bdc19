import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '../client/new-issue';

const MAX_QUERY_IN_ISSUE = 200;

/** Makes the address of a prefilled issue about a query without results. */
export function useMissingResultsUrl(): (params: {query: string}) => string {
  const {siteConfig} = useDocusaurusContext();
  return ({query}) => {
    const asked = Array.from(query.trim()).slice(0, MAX_QUERY_IN_ISSUE).join('');
    const title = `Documentation: no search results for "${asked}"`;
    const body = `I searched the documentation for "${asked}" and expected to find:\n\n`;
    return newIssueUrl(siteConfig.customFields?.repository, {title, body});
  };
}
