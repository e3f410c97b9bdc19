import {type ReactNode, useState} from 'react';
import useLoaded from '@site/src/components/useLoaded';
import styles from './styles.module.css';

/** The button of the tutorial's last page, which comes with its parts when the page is shown. */
export default function TakeHome(): ReactNode {
  const {loaded: parts, failed} = useLoaded(() => import('@site/src/live/project/download'), 'The download');
  const [said, setSaid] = useState('');
  if (failed) return failed;
  if (!parts) return <p className={styles.waiting} />;
  return (
    <p className={styles.row}>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          parts.downloadTutorial().then(setSaid, (error: unknown) => {
            setSaid(`${parts.whyNot(error)} Press the button again.`);
          });
        }}
      >
        Download the project
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
