import type {ReactNode} from 'react';
import clsx from 'clsx';
import {tellsMore} from '../sandbox/explain';
import {type Fault, placeText} from '../sandbox/faults';
import type {LiveModel} from '../model/live-model';
import {isOf, type LiveState, OLD_RESULT, type OwnedFault} from '../model/live-state';
import Place from './Place';

const HEADINGS: Record<Fault['kind'], string> = {
  syntax: 'The code does not compile',
  program: 'The program failed',
  operation: 'The operation was not sent',
  load: 'Part of the live samples did not load',
  unavailable: 'Live samples are not available here',
  stopped: 'Stopped',
};

interface FaultProps {
  fault: OwnedFault;
  state: LiveState;
  model: LiveModel;
  onRetry: () => void;
}

/** A name that is not there, as TypeScript tells it, and as the program does. */
const NO_NAME = /^Cannot find name|has no exported member/;
const NO_VALUE =
  /ReferenceError: \w+ is not defined|_\d+\.\w+\) is not a function|\(reading '(?:ASC|DESC)'\)/;

/** Whether the program failed for a name that TypeScript has told already, with what was probably meant. */
export function isToldByTypes(state: LiveState): boolean {
  const {fault, types} = state;
  if (fault?.kind !== 'program' || types?.status !== 'ready') return false;
  // What was told of the code before does not come back while that runs again.
  return (
    types.problems.some(({message}) => NO_NAME.test(message)) ||
    (NO_VALUE.test(fault.message) && !isOf(fault, state))
  );
}

/** Why there is no result. What a program says is set apart from what the site says: a stranger may have written it. */
export default function FaultBox({fault, state, model, onRetry}: FaultProps): ReactNode {
  const {kind, message, meaning, fix, places, full} = fault;
  if (isToldByTypes(state)) return null;
  const old = isOf(fault, state) ? state.busy && OLD_RESULT.running : OLD_RESULT.edited;
  return (
    <div className={clsx('live__fault', old && 'live__fault--old')}>
      <strong>
        {HEADINGS[kind]}
        {old && `, ${old}`}
      </strong>
      {meaning && (
        <p>
          {meaning}
          {fix && !old && (
            <>
              {' '}
              <button type="button" className="clean-btn live__action" onClick={() => model.addImport(fix)}>
                Import it
              </button>
            </>
          )}
        </p>
      )}
      {kind === 'program' && !fix && (!meaning || tellsMore(message)) && (
        <p>
          It says: <code>{message}</code>
        </p>
      )}
      {/* What is wrong with a text stands at its places. */}
      {kind !== 'program' && kind !== 'syntax' && <p>{message}</p>}
      {places.length > 0 && !fix && (
        <ul>
          {places.map((place) => (
            <li key={`${placeText(place)} ${place.words}`}>
              <Place {...place} model={model} />{' '}
              {kind === 'syntax' ? place.words : <code>{place.words}</code>}
            </li>
          ))}
        </ul>
      )}
      {(kind === 'load' || kind === 'unavailable') && (
        <button type="button" className="clean-btn live__action" onClick={onRetry}>
          Retry
        </button>
      )}
      {full && (
        <details>
          <summary>The whole error</summary>
          <pre tabIndex={0}>{full}</pre>
        </details>
      )}
    </div>
  );
}
