import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lays its children out in equal columns where the screen is wide enough, below each other where it is not. */
export default function SideBySide({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
