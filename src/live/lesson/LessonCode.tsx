import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import LoadFault from '@site/src/components/LoadFault';
import {STEPS, TUTORIAL as FOLDER} from '@site/src/components/Tutorial/steps';
import '../result/live.css';
import './lesson.css';
import {baseName} from '../../../lib/base-name';
import {LABELS} from '../../../lib/sample-kinds';
import {carriedCode} from './carried-code';
import LessonCheck from './LessonCheck';
import LessonHead, {type Aside} from './LessonHead';
import {type Solved, solutionOf, textsOf} from './solution';
import {codeWords, isFinished, MARKED, markedPlaces} from './words';
import Workbench, {Action} from '../result/Workbench';
import {LiveModel} from '../model/live-model';
import {type Draft, draftOf, type Edits, isAsRecorded} from '../model/live-state';
import type {Tab} from '../result/LiveTabs';
import {DraftPanel, FileEditor, FileTexts} from '../editor/ModelEditors';
import {ownPaths} from '../project/project-files';
import {readProgress, storeProgress} from '@site/src/components/Tutorial/progress';
import {sameTexts} from '../model/same-texts';
import {RUN_KEY} from '../model/run-key';
import {whenIdle} from '../model/saves-data';
import TypeProblems from '../types/TypeProblems';

export interface Props {
  /** The step: its programs are `introduction/tutorial/STEP/start` and `…/solution`. */
  step: string;
  /** The operation of both that shows the step's point. */
  operation: string;
  /** The files that the reader changes, the first of which is shown first. */
  files: string[];
  /** The lines where the changes begin, of each of the first files. */
  places: number[][];
  /** The tab of the result that shows first. */
  firstResult?: string;
  /** The way to the next step, in the check, and what the step has taught, below the result. */
  next: ReactNode;
  learned: ReactNode;
  /** The check passes, or code was given that it has not passed yet. */
  onDone: (isDone: boolean) => void;
}

/** What is added where the solution passes. */
const NOT_OWN = 'This is our solution. The step counts as finished once your own code passes.';

/** Code that takes the place of the reader's. */
interface Code {
  code: Edits;
  /** The files of the solution, where it is that. */
  solved: Solved;
  /** What the reader had before the solution, to go back to. */
  mine?: Edits;
  draft?: Draft;
}

/** Code that took the place of the reader's. */
interface Given extends Code {
  /** Counts it: an editor that is given other code is another one. */
  count: number;
  /** What is said of it, and what stood there before. */
  undo?: {words: string; before: Code};
}

/** The part of a step of the tutorial that the reader works in: code, operation, result, and what the check says. */
export default function LessonCode(props: Props): ReactNode {
  const {step, operation, files, places, firstResult, next, learned, onDone} = props;
  const model = useMemo(
    () => new LiveModel(`${FOLDER}/${step}/start`, operation, {takesSteps: true, checks: true, files}),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the files are those of the step
    [step, operation],
  );
  const state = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const {program, edits, draft, verdict} = state;
  const [hasFailed, setHasFailed] = useState(false);
  const [lacksSolution, setLacksSolution] = useState(false);
  const check = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const opens = useRef(false);
  const passed = isFinished(state);
  const [stored] = useState(() => readProgress(step));
  const [given, setGiven] = useState<Given>({count: 0, code: {}, solved: {}, mine: stored.mine});
  const {mine} = given;
  const undo = sameTexts(edits, given.code) ? given.undo : undefined;
  const [notKept, setNotKept] = useState('');
  /** The reader's code of the step before, which may take the place of ours. */
  const [carried, setCarried] = useState<Solved>();

  const open = useCallback((): void => {
    model.open().then(
      (opened) => {
        model.replaceFiles(filesOf(opened.files, stored.edits), stored.draft);
        // Whoever cannot have it goes on from ours.
        carriedCode(step, opened, files, places).then(setCarried, () => undefined);
        whenIdle(() => {
          const {busy, isDue, result} = model.snapshot();
          if (busy || isDue || result) return;
          opens.current = true;
          void model.run();
        });
      },
      () => {
        setHasFailed(true);
      },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- files and places are those of the step
  }, [model, stored, step]);
  useEffect(open, [open]);

  useEffect(() => {
    if (!program) return;
    const isEdited = !sameTexts(draft, draftOf(program.operations[operation]));
    const tooLong = storeProgress(step, {passed, edits, draft: isEdited ? draft : undefined, mine});
    const names = tooLong.map(baseName).join(', ');
    // Each key comes here. React takes an update of each for a loop and gives up at fifty, even where nothing changes.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is kept is known once it is written
    if (names !== notKept) setNotKept(names);
  }, [program, passed, edits, mine, draft, operation, step, notKept]);

  useEffect(() => {
    // While it runs again, that is open.
    if (passed !== undefined) onDone(passed);
  }, [passed, onDone]);

  // On a phone the check stands below the code; who opens the page begins to read, and who types there goes on typing.
  useEffect(() => {
    if (verdict === undefined) opens.current = false;
    else if (!opens.current && !document.activeElement?.closest('.live-editor')) {
      end.current?.scrollIntoView({block: 'nearest'});
      check.current?.scrollIntoView({block: 'nearest'});
    }
  }, [verdict, learned]);

  if (hasFailed) {
    const onRetry = (): void => {
      setHasFailed(false);
      open();
    };
    return <LoadFault what="The program of this step" onRetry={onRetry} />;
  }
  if (!program) return <p role="status">Loading the program …</p>;

  const shown = {model, state};

  /** Puts other code into the editors. Where words are said of it, what stood there comes back by an undo. */
  function give(code: Code, words?: string): void {
    const before = {code: edits, draft, solved: given.solved, mine};
    model.replaceFiles(code.code, code.draft);
    onDone(false);
    setGiven(({count}) => ({...code, count: count + 1, undo: words ? {words, before} : undefined}));
    void model.run();
  }

  function takeBack(code: Edits): void {
    const isChanged = !sameTexts(edits, given.code);
    give({code, solved: {}}, isChanged ? 'Your code is back.' : undefined);
  }

  function reset(): void {
    const words = isAsRecorded(state) ? undefined : 'Code reset.';
    model.reset();
    give({code: {}, solved: {}}, words);
  }

  const before = STEPS.indexOf(step);
  const offer = Object.keys(edits).length === 0 && carried;
  const offered: Aside | undefined = offer
    ? {
        words: `Step ${before} is solved here our way.`,
        action: 'Use my code',
        onAction: () => give({code: textsOf(offer), solved: offer}, `This is your code of step ${before}.`),
      }
    : undefined;
  const aside = undo ? {words: undo.words, action: 'Undo', onAction: () => give(undo.before)} : offered;
  const head = (words: string): ReactNode => (
    <LessonHead words={words} aside={aside}>
      <Action onClick={reset}>Reset</Action>
      {mine ? (
        <Action onClick={() => takeBack(filesOf(program.files, mine))}>Back to my code</Action>
      ) : (
        <Action onClick={() => void showSolution()}>Solution</Action>
      )}
    </LessonHead>
  );
  const paths = Object.keys(program.files).filter((path) => files.includes(baseName(path)));
  const tabs = files.map((name, index): Tab => {
    const path = paths.find((one) => baseName(one) === name) ?? name;
    const lines = places[index];
    const begin = lines?.[0] && !(path in edits) ? {lines, first: lines[0]} : undefined;
    const solved = given.solved[path];
    const isSolved = solved !== undefined && solved.text === edits[path];
    const editor = {path, label: `Code of ${name}`, marks: isSolved ? solved.marks : begin};
    const marked = isSolved ? MARKED.solution : begin && markedPlaces(places);
    return {
      name,
      file: path,
      content: (
        <>
          {head(codeWords(state, marked, before))}
          <FileEditor key={`${given.count} ${path}`} wraps {...shown} {...editor} />
        </>
      ),
    };
  });
  const draftTab = (name: string, text: 'query' | 'user'): Tab => ({
    name,
    content: (
      <>
        {head('What a client sends, to try your code.')}
        <DraftPanel key={text} {...shown} text={text} label={name} />
      </>
    ),
  });
  tabs.push(draftTab('Operation', 'query'));
  if (program.operations[operation]?.user !== undefined) tabs.push(draftTab(LABELS.user, 'user'));
  const others = ownPaths(program).filter((path) => !paths.includes(path));
  tabs.push({
    name: 'Other files',
    content: (
      <>
        {head('To read: this step needs no change here.')}
        <FileTexts files={program.files} paths={others} />
      </>
    ),
  });

  async function showSolution(): Promise<void> {
    if (!program) return;
    setLacksSolution(false);
    const solved = await solutionOf(step, program, files).catch(() => undefined);
    if (!solved) {
      setLacksSolution(true);
      return;
    }
    const [file] = paths.filter((path) => path in solved);
    if (file) model.goTo({file});
    give({code: textsOf(solved), solved, mine: model.snapshot().edits});
  }

  return (
    <Workbench
      {...shown}
      className="lesson__bench"
      label="Code"
      tabs={tabs}
      firstResult={firstResult}
      told={<TypeProblems {...shown} />}
      below={
        <>
          {learned && (
            <div ref={end} className="lesson__learned">
              {learned}
            </div>
          )}
          {notKept && (
            <p className="live__note" role="alert">
              Lost when you leave this page, because it is too long or your browser has no room left:{' '}
              {notKept}.
            </p>
          )}
          <p className="live__note lesson__keys">
            <kbd>{RUN_KEY}</kbd> runs your code at once. <kbd>Escape</kbd> and then <kbd>Tab</kbd> leave the
            editor.
          </p>
        </>
      }
    >
      {lacksSolution && <LoadFault what="The solution" onRetry={() => void showSolution()} />}
      <LessonCheck state={state} box={check} note={mine && NOT_OWN} next={next} />
    </Workbench>
  );
}

/** Those of the edits that are of files of the program. */
function filesOf(own: Edits, edits: Edits): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([path]) => Object.hasOwn(own, path)));
}
