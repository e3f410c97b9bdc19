import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const MAX_QUERY_IN_ISSUE = 200;

/** Makes the address of a prefilled issue about a query without results. */
export function useMissingResultsUrl(): (params: {query: string}) => string {
  const {siteConfig} = useDocusaurusContext();
  const repository = String(siteConfig.customFields?.repository);
  return ({query}) => {
    const asked = Array.from(query.trim()).slice(0, MAX_QUERY_IN_ISSUE).join('');
    const title = `Documentation: no search results for "${asked}"`;
    const body = `I searched the documentation for "${asked}" and expected to find:\n\n`;
    return `${repository}/issues/new?${String(new URLSearchParams({title, body}))}`;
  };
}
