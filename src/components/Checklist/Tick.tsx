import type {ReactNode} from 'react';
import {useTick} from '@site/src/client/stored-ids';
import styles from './styles.module.css';

interface Props {
  /** Of the danger: it is ticked wherever it is listed. */
  id: string;
  /** What is done with the tick, in short. */
  task: string;
  /** The ORMs that the danger concerns, with a space between two; all of them without it. */
  orms?: string;
}

/** Says of a line of a list of dangers that the reader has done it. */
export default function Tick({id, task, orms}: Props): ReactNode {
  const {isTicked, toggle} = useTick(id);
  return (
    <input
      type="checkbox"
      className={styles.tick}
      data-orms={orms}
      aria-label={`Done: ${task}`}
      checked={isTicked}
      onChange={toggle}
    />
  );
}
