import {Children, type ComponentType, isValidElement, type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Bar from '@site/src/components/Tutorial/Bar';
import {STEPS, TUTORIAL} from '@site/src/components/Tutorial/steps';
import useDocPath from '@site/src/components/useDocPath';
import useLoaded from '@site/src/components/useLoaded';
import Details from '@theme/Details';
import type {LinesProps} from '@site/src/live/ChangedLines';
import styles from './styles.module.css';

interface Props {
  step: string;
  operation: string;
  /** Names of the files that the reader changes, with a space between two. */
  files: string;
  /** The line of the first file where the change begins. */
  place: string;
  /** Name of the page that follows. */
  next: string;
  /** The text of the step. What is recorded stands in `Recorded`. */
  children: ReactNode;
}

/** A step of the tutorial: its text, and beside it, where scripts run, the code to change with what it comes to. */
export default function Lesson({step, operation, files, place, next, children}: Props): ReactNode {
  const load = () => import('@site/src/live/LessonCode');
  const {loaded, failed} = useLoaded(load, 'The code of this step');
  const Code = loaded?.default;
  const pathOf = useDocPath();
  const {docs} = useDocsVersion();
  const [isDone, setIsDone] = useState(false);
  const parts = Children.toArray(children);
  const learned = parts.findIndex(
    (part) => isValidElement<{id?: string}>(part) && part.props.id === 'learned',
  );
  const number = STEPS.indexOf(step) + 1;
  const after = `${TUTORIAL}/${next}`;
  // What was learned comes after the code, also where the two stand below each other, and moves to the check once that
  // passes. The link at its end is drawn as the button that it is.
  const end = (
    <div className={styles.learned}>
      {parts.slice(learned, -1)}
      <p data-control>
        <Link className="button button--primary" to={pathOf(after) ?? ''}>
          Next: {docs[after]?.title}
        </Link>
      </p>
    </div>
  );
  return (
    <div className={styles.lesson}>
      <div>
        <Bar step={step} />
        {parts.slice(0, learned)}
        {loaded && <LinesHint key={step} step={step} files={files.split(' ')} Lines={loaded.ChangedLines} />}
      </div>
      <section className={styles.bench} aria-label="Code and result">
        {number > 1 && (
          <p className={styles.begin} data-control>
            The code begins with the solution of step {number - 1}.
          </p>
        )}
        {failed}
        {Code && (
          <Code
            key={step}
            step={step}
            operation={operation}
            files={files.split(' ')}
            place={Number(place)}
            learned={isDone ? end : undefined}
            onDone={setIsDone}
          />
        )}
      </section>
      <div>{!isDone && end}</div>
    </div>
  );
}

/** What helps a reader who is stuck, closed until they ask. */
export function Hint({children}: {children: ReactNode}): ReactNode {
  return <Details summary={<summary data-control>Hint</summary>}>{children}</Details>;
}

/** The last hint, below that of the page: it comes when it is opened. */
function LinesHint({Lines, ...lines}: LinesProps & {Lines: ComponentType<LinesProps>}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details
      summary="Second hint: the lines to change"
      onToggle={() => {
        setIsOpen(true);
      }}
    >
      {isOpen && <Lines {...lines} />}
    </Details>
  );
}

/** What a step shows to readers without scripts, on paper and in the Markdown: others have it live. */
export function Recorded({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.recorded}>{children}</div>;
}
