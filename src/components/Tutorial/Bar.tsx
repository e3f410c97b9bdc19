import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import useDocPath from '@site/src/components/useDocPath';
import {STEPS, TUTORIAL} from './steps';
import styles from './styles.module.css';
import useMarks from './useMarks';

/**
 * How far the reader came in the tutorial: a station for each step, which leads there.
 * @param step the step that is read, if one is
 */
export default function Bar({step}: {step?: string}): ReactNode {
  const marks = useMarks();
  const {docs} = useDocsVersion();
  const pathOf = useDocPath();
  const isFinished = (one: string): boolean => marks.get(one) === 'finished';
  const count = STEPS.filter(isFinished).length;
  const all = STEPS.length;
  return (
    <nav className={styles.bar} aria-label="Steps of the tutorial" data-control>
      <ol>
        {STEPS.map((one) => (
          <li key={one}>
            <Link
              className={clsx(isFinished(one) && styles.done)}
              to={pathOf(`${TUTORIAL}/${one}`)}
              aria-label={`${docs[`${TUTORIAL}/${one}`]?.title}${isFinished(one) ? ' (finished)' : ''}`}
              title={docs[`${TUTORIAL}/${one}`]?.title}
              aria-current={one === step ? 'step' : undefined}
            />
          </li>
        ))}
      </ol>
      <span>
        {step
          ? `Step ${STEPS.indexOf(step) + 1} of ${all}, ${count} finished`
          : `${count} of ${all} finished`}
      </span>
    </nav>
  );
}
