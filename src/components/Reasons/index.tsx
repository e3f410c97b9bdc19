import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Three short sections as cards, each a `div` with its heading and text. */
export default function Reasons({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.reasons}>{children}</div>;
}
