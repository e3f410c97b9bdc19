import {Children, isValidElement, type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Bar from '@site/src/components/Tutorial/Bar';
import {TUTORIAL} from '@site/src/components/Tutorial/steps';
import useDocPath from '@site/src/components/useDocPath';
import useLoaded from '@site/src/components/useLoaded';
import Details from '@theme/Details';
import Task from './Task';
import styles from './styles.module.css';

/** The widest window in which text and code stand below each other: styles.module.css. */
const WIDE = 1199;

interface Props {
  step: string;
  operation: string;
  /** Names of the files that the reader changes, with a space between two. */
  files: string;
  /** The lines where the changes begin, of each of the first files: `4,15 18` are two in the first file, and one in the second. */
  place: string;
  /** The tab of the result that shows first, where it is not the response. */
  result?: string;
  /** Name of the page that follows. */
  next: string;
  /** The text of the step. What is recorded stands in `Recorded`. */
  children: ReactNode;
}

/** A step of the tutorial: its text, and beside it, where scripts run, the code to change with what it comes to. */
export default function Lesson(props: Props): ReactNode {
  const {step, operation, files, place, result, next, children} = props;
  const load = () => import('@site/src/live/lesson/LessonCode');
  const {loaded, failed} = useLoaded(load, 'The code of this step');
  const Code = loaded?.default;
  const pathOf = useDocPath();
  const {docs} = useDocsVersion();
  const [isDone, setIsDone] = useState(false);
  const parts = Children.toArray(children);
  const [task = 0, learned] = ['task', 'learned'].map((id) =>
    parts.findIndex((part) => isValidElement<{id?: string}>(part) && part.props.id === id),
  );
  const recorded = parts.findIndex((part) => isValidElement(part) && part.type === Recorded);
  const after = `${TUTORIAL}/${next}`;
  // Once the check passes, what was learned takes the place of the task, or stands below the result where both are below
  // each other, and the way on stands in the check. Before, both wait below the code for readers without scripts, and for
  // those whom a link leads there.
  const isWide = useWindowSize({desktopBreakpoint: WIDE}) === 'desktop';
  const isAsked = useLocation().hash === '#learned';
  const way = (
    <Link className="button button--primary" to={pathOf(after) ?? ''}>
      Next: {docs[after]?.title}
    </Link>
  );
  const text = (card?: string) => (
    <div className={clsx(styles.learned, card)}>{parts.slice(learned, -1)}</div>
  );
  return (
    <div className={styles.lesson}>
      <div>
        <Bar step={step} />
        {parts.slice(0, task)}
        <Task isDone={isDone}>{parts.slice(task, recorded)}</Task>
        <a className={clsx('button button--primary button--sm', styles.toCode)} href="#code" data-control>
          To the code
        </a>
        {parts.slice(recorded, learned)}
        {isDone && isWide && text(styles.task)}
      </div>
      <section id="code" className={styles.bench} aria-label="Code and result">
        {failed}
        {Code && (
          <Code
            key={step}
            step={step}
            operation={operation}
            files={files.split(' ')}
            places={place.split(' ').map((lines) => lines.split(',').map(Number))}
            firstResult={result}
            next={isDone && way}
            learned={isDone && !isWide && text()}
            onDone={setIsDone}
          />
        )}
      </section>
      <div>
        {!isDone && (
          <div className={isAsked ? undefined : styles.waiting}>
            {text()}
            <p data-control>{way}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** What helps a reader who is stuck, closed until they ask: where to look, and then what to write. */
export function Hint({second, children}: {second?: boolean; children: ReactNode}): ReactNode {
  return (
    <Details summary={<summary data-control>{second ? 'Second hint' : 'Hint'}</summary>}>{children}</Details>
  );
}

/** What a step shows to readers without scripts, on paper and in the Markdown: others have it live. */
export function Recorded({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.recorded}>{children}</div>;
}
