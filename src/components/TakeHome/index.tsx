import type {ReactNode} from 'react';
import useLoaded from '@site/src/components/useLoaded';
import styles from './styles.module.css';

/** The button of the tutorial's last page, which comes with its parts when the page is shown. */
export default function TakeHome(): ReactNode {
  const Button = useLoaded(() => import('@site/src/live/TakeHome'), 'The download did not load.')?.default;
  return Button ? <Button /> : <p className={styles.waiting} />;
}
