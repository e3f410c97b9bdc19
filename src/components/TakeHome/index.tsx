import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** The button of the tutorial's last page, which comes with its parts when the page is shown. */
export default function TakeHome(): ReactNode {
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    import('@site/src/live/TakeHome').then(
      (loaded) => {
        setButton(() => loaded.default);
      },
      (error: unknown) => {
        window.loadFailure.show(error, 'The download did not load.');
      },
    );
  }, []);
  return Button ? <Button /> : <p className={styles.waiting} />;
}
