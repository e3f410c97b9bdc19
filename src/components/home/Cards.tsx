import clsx from 'clsx';
import type {ReactNode} from 'react';
import line from './line.module.css';
import styles from './styles.module.css';

/**
 * A list as a row of cards. Each begins with its title: a link, or what is bold. What is emphasized is missing there.
 *
 * @param wired whether a line joins the cards, because they stand behind one interface
 */
export default function Cards({children, wired}: {children: ReactNode; wired?: boolean}): ReactNode {
  return <div className={clsx(styles.cards, wired && line.wired)}>{children}</div>;
}
