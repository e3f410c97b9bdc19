import type {ReactNode} from 'react';
import styles from './line.module.css';

/** A list as the stations of a line, each of a few words in bold and the code that they are about. */
export default function Way({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.way}>{children}</div>;
}
