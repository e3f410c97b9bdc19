import {type ReactNode, useState} from 'react';
import useLoaded from '@site/src/components/useLoaded';
import styles from './styles.module.css';

/** The button of the tutorial's last page, which comes with its parts when the page is shown. */
export default function TakeHome(): ReactNode {
  const parts = useLoaded(() => import('@site/src/live/download'), 'The download did not load.');
  const [said, setSaid] = useState('');
  if (!parts) return <p className={styles.waiting} />;
  return (
    <p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          parts.downloadTutorial().then(setSaid, (error: unknown) => {
            setSaid(String(error));
          });
        }}
      >
        Download the project
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
