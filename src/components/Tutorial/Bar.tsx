import type {ReactNode} from 'react';
import {STEPS} from './steps';
import styles from './styles.module.css';
import useMarks from './useMarks';

/**
 * How far the reader came in the tutorial.
 * @param step the step that is read, if one is
 */
export default function Bar({step}: {step?: string}): ReactNode {
  const marks = useMarks();
  const count = STEPS.filter((one) => marks.get(one) === 'finished').length;
  const all = STEPS.length;
  return (
    <p className={styles.bar} data-control>
      <progress aria-label="Finished steps" max={all} value={count} />
      <span>
        {step
          ? `Step ${STEPS.indexOf(step) + 1} of ${all}, ${count} finished`
          : `${count} of ${all} finished`}
      </span>
    </p>
  );
}
