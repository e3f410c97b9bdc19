import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list as a row of cards. Each begins with its title: a link, or what is bold. What is emphasized speaks against it. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
