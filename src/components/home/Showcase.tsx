import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is written beside what comes of it, at equal height; below, a list of what each marked line is for. */
export default function Showcase({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.showcase}>{children}</div>;
}
