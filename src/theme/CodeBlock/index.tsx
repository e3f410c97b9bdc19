// Change: shows code that was colored at build time, without state, so that hydration leaves it alone; upstream colors it in the browser, twice.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import SampleMenu from '@site/src/components/SampleMenu';
import clsx from 'clsx';
import type {BlockAttributes} from '../../../lib/sample-notes';

export interface CodeBlockProps extends BlockAttributes {
  /** Plain code, where a component shows a block by itself. */
  children?: string;
  className?: string;
}

export default function CodeBlock({
  html,
  children,
  id,
  imports,
  importCount,
  lineCount,
  language = 'text',
  title,
  source,
  note,
  verification,
  program,
  firstNumber,
  className,
}: CodeBlockProps): ReactNode {
  return (
    <div
      id={id}
      className={clsx(ThemeClassNames.common.codeBlock, 'code-block', `language-${language}`, className)}
      style={firstNumber ? {counterReset: `line ${Number(firstNumber) - 1}`} : undefined}
    >
      {title && <div className="code-block__title">{source ? <a href={source}>{title}</a> : title}</div>}
      {imports && (
        <details className="code-fold">
          <summary>{importCount}</summary>
          <pre className="code-block__code" tabIndex={0}>
            <code dangerouslySetInnerHTML={{__html: imports}} />
          </pre>
        </details>
      )}
      <pre className="code-block__code" tabIndex={0}>
        {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
      </pre>
      {lineCount && (
        <details className="code-fold code-fold--rest">
          <summary>
            <span>Show all {lineCount} lines</span>
            <span>Show fewer lines</span>
          </summary>
        </details>
      )}
      {note && (
        <p className="code-block__note">
          <Link to="/docs/about-the-samples#not-run">{note}</Link>
        </p>
      )}
      {verification && program && <SampleMenu verification={verification} program={program} />}
      <div className="code-block__buttons">
        <button
          type="button"
          className="clean-btn code-block__wrap"
          title="Toggle word wrap"
          aria-label="Toggle word wrap"
          aria-pressed="false"
          hidden
        />
        <button
          type="button"
          className="clean-btn code-block__copy"
          title="Copy code to clipboard"
          aria-label="Copy code to clipboard"
        />
      </div>
    </div>
  );
}
