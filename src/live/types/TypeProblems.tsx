import type {ReactNode} from 'react';
import {TWO_LINES} from '../sandbox/explain';
import type {LiveModel} from '../model/live-model';
import {isTyped} from '../model/half-word';
import {isChecked, type LiveState, OLD_RESULT} from '../model/live-state';
import Place from '../result/Place';
import type {TypeProblem} from './type-messages';

/** Problems that are listed; the editor marks all of them. */
const MOST_LISTED = 5;

/** Whether TypeScript has nothing to say against edited code, or cannot be had: then what the program does must do. */
export function isWellTyped(state: LiveState): boolean {
  const {edits, types} = state;
  if (Object.keys(edits).length === 0 || types?.status === 'failed') return true;
  return isChecked(state) && types?.problems.length === 0;
}

interface Props {
  model: LiveModel;
  state: LiveState;
}

/** What TypeScript says about the code, for those who do not point at it. That it has not come yet moves nothing. */
export default function TypeProblems({model, state}: Props): ReactNode {
  const {types, fault, isDue, busy, typed} = state;
  if (!types) return null;
  const {status, problems: all, message} = types;
  // What is no TypeScript is told once, as what did not run: a run is what says so.
  const runs = isDue || busy !== undefined;
  const isTold = (one: TypeProblem): boolean => !(one.isSyntax && runs) && !(isDue && isTyped(typed, one));
  const told = fault?.kind === 'syntax' ? [] : all.filter(isTold);
  // A name that is missing at several places is told once.
  const problems = told.filter(
    ({file, message: text}, index) =>
      told.findIndex((one) => one.file === file && one.message === text) === index,
  );
  return (
    <div className="live-types" role="status" data-types={status}>
      {status === 'failed' && (
        <p className="live__note">
          The types are not checked: {message}{' '}
          <button type="button" className="clean-btn live__action" onClick={() => model.types.retry()}>
            Check the types
          </button>
        </p>
      )}
      {problems.length > 0 && (
        <ul className="live-types__list">
          {problems.slice(0, MOST_LISTED).map((problem) => {
            const {file, line, column, from, to, message: text, fix} = problem;
            const isWritten = types.of?.[file]?.slice(from, to) === fix?.label;
            const isOld = isOfBefore(problem, state);
            return (
              <li key={`${file}:${line}:${column} ${text}`} className={isOld ? 'live-types__old' : undefined}>
                <Place {...{model, file, line, column}} /> {isOld && `${OLD_RESULT.edited}: `}
                <Message text={text} />
                {fix && !isOld && (
                  <>
                    {' '}
                    <button
                      type="button"
                      className="clean-btn live__action"
                      onClick={() => void model.mend(problem)}
                    >
                      {isWritten ? 'Import it' : `Use ${fix.label}`}
                    </button>
                  </>
                )}
              </li>
            );
          })}
          {problems.length > MOST_LISTED && <li>… and {problems.length - MOST_LISTED} more</li>}
        </ul>
      )}
    </div>
  );
}

/** Whether the line that a problem is in was edited since: it may be gone. Of a syntax error, any line may be to blame. */
function isOfBefore({file, line, isSyntax}: TypeProblem, state: LiveState): boolean {
  const {types, edits, program} = state;
  if (isChecked(state)) return false;
  const was = types?.of?.[file]?.split('\n')[line - 1] ?? '';
  return isSyntax || !(edits[file] ?? program?.files[file] ?? '').split('\n').includes(was);
}

/** What is wrong, and folded where it is longer than two lines, why TypeScript says so. */
function Message({text}: {text: string}): ReactNode {
  const [first = '', ...more] = text.split('\n');
  if (more.length === 0 || (more.length === 1 && text.length <= TWO_LINES)) return text;
  return (
    <details className="live-types__more">
      <summary>{first}</summary>
      {more.join('\n')}
    </details>
  );
}
