import type {ReactNode} from 'react';
import {ORMS} from '../../../lib/orms';
import {textOfNode} from '../text-of-node';
import styles from './styles.module.css';

/**
 * Where a section does not hold, out of the line of thought: one quiet line that says what differs and leads to it. It
 * stands out for readers who have chosen one of these ORMs.
 */
export default function Differs({children}: {children: ReactNode}): ReactNode {
  const text = textOfNode(children);
  const named = ORMS.filter(({label}) => text.includes(label)).map(({value}) => value);
  return (
    <p className={styles.line} data-differs={named.join(' ')}>
      Exception: {children}
    </p>
  );
}
