import type {ReactNode} from 'react';
import {STEPS} from './steps';
import styles from './styles.module.css';
import useFinished from './useFinished';

/** How far the reader came in the tutorial. */
export default function Bar(): ReactNode {
  const finished = useFinished();
  const count = STEPS.filter((step) => finished.has(step)).length;
  return (
    <p className={styles.bar}>
      <progress aria-label="Finished steps" max={STEPS.length} value={count} />
      <span>
        {count} of {STEPS.length} finished
      </span>
    </p>
  );
}
