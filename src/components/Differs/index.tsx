import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where a section does not hold, out of the line of thought: one quiet line that names what differs and leads to it. */
export default function Differs({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.line}>Differs on: {children}</p>;
}
