import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The ORMs that it is about, which `plugins/orm-notes` finds; undefined where it is about databases or cases. */
  orms?: string;
  children: ReactNode;
}

/**
 * Where a section does not hold, out of the line of thought: quiet lines, each with the ORM or database in bold and what
 * differs there. Readers who have chosen an ORM see those of theirs, which stand out.
 */
export default function Differs({orms, children}: Props): ReactNode {
  return (
    <div className={styles.line} data-differs={orms}>
      {children}
    </div>
  );
}
