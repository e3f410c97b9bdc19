// Change: shows code that was colored at build time, without state, so that hydration leaves it alone; upstream colors it in the browser, twice.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import SampleCheck from '@site/src/components/SampleCheck';
import clsx from 'clsx';

export interface Props {
  /** The colored code, from `plugins/static-code`. */
  html?: string;
  /** Plain code, where a component shows a block by itself. */
  children?: string;
  language?: string;
  title?: string;
  /** What a reader must know about the code. */
  note?: string;
  /** How the sample was checked, and the folder of its program. */
  check?: string;
  program?: string;
  /** The number of the first line, where lines are numbered. */
  firstNumber?: string;
  className?: string;
}

export default function CodeBlock({
  html,
  children,
  language = 'text',
  title,
  note,
  check,
  program,
  firstNumber,
  className,
}: Props): ReactNode {
  return (
    <div
      className={clsx(ThemeClassNames.common.codeBlock, 'code-block', `language-${language}`, className)}
      style={firstNumber ? {counterReset: `line ${Number(firstNumber) - 1}`} : undefined}
    >
      {title && <div className="code-block__title">{title}</div>}
      <pre className="code-block__code" tabIndex={0}>
        {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
      </pre>
      {note && (
        <p className="code-block__note">
          <Link to="/docs/about-the-samples#not-run">{note}</Link>
        </p>
      )}
      {check && program && <SampleCheck check={check} program={program} />}
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
