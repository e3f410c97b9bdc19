import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Marks a statement that rests on source code or a manual instead of a run, and leads to what that means. */
export default function NotRun(): ReactNode {
  return (
    <Link className={styles.mark} to="/docs/about-the-samples#not-run">
      (not run here)
    </Link>
  );
}
