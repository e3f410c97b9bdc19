import {type ReactNode, useState} from 'react';
import {fetchProgram} from './assets';
import {downloadTutorial} from './download';
import {readProgress} from './progress';

const LAST = 'cost';

/** Saves the program of the tutorial's last step, as the reader has it, as a project. */
export default function TakeHome(): ReactNode {
  const [said, setSaid] = useState('');

  async function download(): Promise<void> {
    const program = await fetchProgram(`introduction/tutorial/${LAST}/start`);
    const {edits} = readProgress(LAST);
    await downloadTutorial(program, edits);
    setSaid(Object.keys(edits).length > 0 ? 'Saved, with your changes.' : 'Saved, as the last step begins.');
  }

  return (
    <p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          download().catch((error: unknown) => {
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
