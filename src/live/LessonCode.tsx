import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import Link from '@docusaurus/Link';
import LoadFault from '@site/src/components/LoadFault';
import './live.css';
import './lesson.css';
import {LABELS} from '../../lib/sample-kinds';
import {fetchProgram, fetchRuntime} from './assets';
import Workbench, {Action} from './Workbench';
import {LiveModel} from './live-model';
import {type Draft, draftOf, RUN_KEY} from './live-state';
import {DraftPanel, FileEditor} from './ModelEditors';
import {readProgress, storeProgress} from './progress';
import {savesData} from './saves-data';
import type {TypeState} from './types/type-check';
import TypeProblems, {isWellTyped} from './types/TypeProblems';

export interface Props {
  /** The step: its programs are `introduction/tutorial/STEP/start` and `…/solution`. */
  step: string;
  /** The operation of both that shows the step's point. */
  operation: string;
  /** The files that the reader changes, the first of which is shown first. */
  files: string[];
  /** The line of the first file where the change begins. */
  place: number;
  /** The address of the next page. */
  next: string;
}

const FOLDER = 'introduction/tutorial';
/** What stands in the place of the check's words until something runs. */
const BEFORE = {
  first: 'Press Run, or change the code, to see what the check says.',
  again: 'You have finished this step before.',
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const isSame = (one: Draft, other: Draft): boolean =>
  one.query === other.query && one.variables === other.variables && one.user === other.user;

/** The part of a step of the tutorial that the reader works in: code, operation, result, and what the check says. */
export default function LessonCode({step, operation, files, place, next}: Props): ReactNode {
  const model = useMemo(
    () => new LiveModel(`${FOLDER}/${step}/start`, operation, {takesSteps: true, checks: true}),
    [step, operation],
  );
  const state = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const {program, edits, draft, verdict, result, busy, fault, isDue, types} = state;
  const [hasFailed, setHasFailed] = useState(false);
  const [lacksSolution, setLacksSolution] = useState(false);
  const check = useRef<HTMLParagraphElement>(null);
  const isDone = verdict?.startsWith('Done') ?? false;
  const passed = isDone && isWellTyped(state);
  const [stored] = useState(() => readProgress(step));
  const [notKept, setNotKept] = useState('');

  const open = useCallback((): void => {
    model.open().then(
      ({files: own}) => {
        const files = Object.fromEntries(
          Object.entries(stored.edits).filter(([path]) => Object.hasOwn(own, path)),
        );
        model.replaceFiles(files, stored.draft);
        whenIdle(() => fetchRuntime().catch(() => undefined));
      },
      () => {
        setHasFailed(true);
      },
    );
  }, [model, stored]);
  useEffect(open, [open]);

  useEffect(() => {
    if (!program) return;
    const isEdited = !isSame(draft, draftOf(program.operations[operation]));
    const tooLong = storeProgress(step, {passed, edits, draft: isEdited ? draft : undefined});
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is kept is known once it is written
    setNotKept(tooLong.map(nameOf).join(', '));
  }, [program, passed, edits, draft, operation, step]);

  // On a phone the check stands below the code; who types there goes on typing.
  useEffect(() => {
    if (verdict && !document.activeElement?.closest('.cm-editor')) {
      check.current?.scrollIntoView({block: 'nearest'});
    }
  }, [verdict]);

  if (hasFailed) {
    const onRetry = (): void => {
      setHasFailed(false);
      open();
    };
    return <LoadFault what="The program of this step" onRetry={onRetry} />;
  }
  if (!program) return <p role="status">Loading the program …</p>;

  const shown = {model, state};
  const paths = Object.keys(program.files).filter((path) => files.includes(nameOf(path)));
  const tabs = files.map((name, index) => {
    const path = paths.find((one) => nameOf(one) === name) ?? name;
    const mark = index === 0 && !(path in edits) ? place : undefined;
    const content = <FileEditor key={path} {...shown} path={path} label={`Code of ${name}`} place={mark} />;
    return {name, content};
  });
  const draftTab = (name: string, text: 'query' | 'user') => ({
    name,
    content: <DraftPanel key={text} {...shown} text={text} label={name} />,
  });
  tabs.push(draftTab('Operation', 'query'));
  if (draft.user) tabs.push(draftTab(LABELS.user, 'user'));

  const mayReplace = (): boolean =>
    Object.keys(edits).length === 0 || window.confirm('Replace the code that you wrote in this step?');

  async function showSolution(): Promise<void> {
    if (!mayReplace()) return;
    setLacksSolution(false);
    const solution = await fetchProgram(`${FOLDER}/${step}/solution`).catch(() => undefined);
    if (!solution) {
      setLacksSolution(true);
      return;
    }
    const own = Object.fromEntries(paths.map((path) => [nameOf(path), path]));
    const solved = Object.entries(solution.files).flatMap(([path, text]) => {
      const mine = own[nameOf(path)];
      return mine && path.includes('/solution/') && program?.files[mine] !== text ? [[mine, text]] : [];
    });
    model.replaceFiles(Object.fromEntries(solved) as Record<string, string>);
    await model.run();
  }

  return (
    <Workbench
      {...shown}
      className="lesson__bench"
      label="Code"
      tabs={tabs}
      actions={<Action onClick={() => void showSolution()}>Solution</Action>}
      onReset={() => {
        if (mayReplace()) model.reset();
      }}
      below={
        <>
          {!result && !fault && <div className="lesson__waiting" />}
          {notKept && (
            <p className="live__note" role="alert">
              Lost when you leave this page, because it is too long or your browser stores no more: {notKept}.
            </p>
          )}
          <p className="live__note">
            {RUN_KEY} runs your code at once. To leave the editor by keyboard, press Escape and then Tab.
          </p>
        </>
      }
    >
      <TypeProblems {...shown} />
      {lacksSolution && <LoadFault what="The solution" onRetry={() => void showSolution()} />}
      <p
        ref={check}
        className="lesson__check"
        role="status"
        data-check={verdict === undefined ? undefined : passed ? 'passed' : 'failed'}
      >
        {busy || (isDue && verdict === undefined)
          ? 'Running …'
          : ((isDone && !passed ? notTyped(types) : verdict) ??
            (fault ? 'The program did not run.' : BEFORE[stored.passed ? 'again' : 'first']))}
        {passed && !busy && (
          <>
            {' '}
            <Link to={next}>Next step</Link>
          </>
        )}
      </p>
    </Workbench>
  );
}

/** What is said where the program does what it should, and its types are wrong or not known yet. */
function notTyped(types: TypeState | undefined): string {
  return types?.status === 'ready'
    ? 'The program does what it should, but its types are wrong, so it would not compile at home: see above.'
    : 'The program does what it should. Its types are being checked …';
}

/** Fetches ahead when the page has nothing else to do, unless the reader saves data. */
function whenIdle(work: () => void): void {
  if (savesData()) return;
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 1000);
}
