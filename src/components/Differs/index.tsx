import type {ReactNode} from 'react';
import {ORMS} from '../../../lib/orms';
import {textOfNode} from '../text-of-node';
import styles from './styles.module.css';

/**
 * Where a section does not hold, out of the line of thought: quiet lines, each with the ORM or database in bold and what
 * differs there. They stand out for readers who have chosen one of these ORMs.
 */
export default function Differs({children}: {children: ReactNode}): ReactNode {
  const text = textOfNode(children);
  const named = ORMS.filter(({label}) => text.includes(label)).map(({value}) => value);
  return (
    <div className={styles.line} data-differs={named.join(' ')}>
      {children}
    </div>
  );
}
