import {type ReactNode, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '@site/src/client/new-issue';
import styles from './styles.module.css';
import {markdownUrl} from './markdown-url';

interface Props {
  title: string;
  permalink: string;
  editUrl?: string | null;
}

const ELSEWHERE = {target: '_blank', rel: 'noopener noreferrer'};

async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

async function copyTextOf(address: string): Promise<void> {
  const text = textAt(address);
  // Safari copies only what it was promised before the click had ended; older ones of Firefox only text that is there.
  if ('ClipboardItem' in window) await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  else await navigator.clipboard.writeText(await (await text).text());
}

/** What a reader can do with a page besides reading it. All but the copy works without script. */
export default function PageTools({title, permalink, editUrl}: Props): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const [status, setStatus] = useState<string>();
  const markdown = markdownUrl(permalink);
  const report = newIssueUrl(customFields?.repository, {
    title: `Documentation: ${title}`,
    body: `Page: ${url}${permalink}\nDocumented version: ${String(customFields?.version)}\n\nWhat is wrong or missing, in which section:\n\n`,
  });
  return (
    <nav className={styles.tools} aria-label="This page">
      {editUrl && (
        <a href={editUrl} {...ELSEWHERE}>
          Edit this page
        </a>
      )}
      <a href={report} {...ELSEWHERE}>
        Report a problem
      </a>
      <button
        type="button"
        className="clean-btn"
        onClick={() => {
          copyTextOf(markdown).then(
            () => {
              setStatus('Copied');
            },
            () => {
              setStatus('Not copied');
            },
          );
        }}
      >
        Copy as Markdown
      </button>
      <a href={markdown}>Open as Markdown</a>
      <span aria-live="polite">{status}</span>
    </nav>
  );
}
