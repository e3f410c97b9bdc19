/** The address of a new issue of a repository, filled in with a title and, where there is one, a body. */
export function newIssueUrl(repository: unknown, texts: {title: string; body?: string}): string {
  return `${String(repository)}/issues/new?${String(new URLSearchParams(texts))}`;
}
