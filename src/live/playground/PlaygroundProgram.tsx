import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LoadFault from '@site/src/components/LoadFault';
import {LABELS} from '../../../lib/sample-kinds';
import Workbench, {Action} from '../result/Workbench';
import {LiveModel} from '../model/live-model';
import {type Draft, draftOf, isAsRecorded, isOf, statusOf} from '../model/live-state';
import {DraftPanel, FileEditors} from '../editor/ModelEditors';
import {reportOf} from './report';
import {savesData} from '../model/saves-data';
import {type OpenedLink, toHash, whyTooLong} from '../model/share';
import {withoutSpecial} from '../editor/special-characters';
import {phraseOf} from './starters';
import TypeProblems from '../types/TypeProblems';

interface Props {
  name: string;
  /** What readers call it. */
  title: string;
  /** What it is about, and what to try first. */
  about?: string;
  /** The operation to begin with; else that of the link, or the program's first. */
  operation?: string;
  /** The file to begin with; else the first. */
  file?: string;
  link?: OpenedLink;
  /** Is told whether the reader changed anything that another program would take the place of. */
  touchedRef: RefObject<boolean>;
}

const TEXTS: [label: string, text: keyof Draft][] = [
  ['Operation', 'query'],
  [LABELS.variables, 'variables'],
  [LABELS.user, 'user'],
];

/** The playground of one program: its operations, its editors, and what it came to. */
export default function PlaygroundProgram(props: Props): ReactNode {
  const {name, title, about, operation: start, file, link, touchedRef} = props;
  const {customFields} = useDocusaurusContext().siteConfig;
  const model = useMemo(() => new LiveModel(name, '', {takesSteps: false}), [name]);
  const state = useSyncExternalStore(model.subscribe, model.snapshot, model.snapshot);
  const [hasFailed, setHasFailed] = useState(false);
  const [said, setSaid] = useState('');
  const [lacksDownload, setLacksDownload] = useState(false);
  const {program, operation, edits, draft} = state;

  const open = useCallback((): void => {
    model.restore(link ?? {edits: {}, operation: start}).then(
      () => {
        // What a link brings waits for its reader.
        const isOurs = !link || (Object.keys(link.edits).length + link.leftOut.length === 0 && !link.draft);
        if (isOurs && !savesData()) void model.run();
      },
      () => {
        setHasFailed(true);
      },
    );
  }, [model, link, start]);
  useEffect(open, [open]);
  const retry = (): void => {
    setHasFailed(false);
    open();
  };

  useEffect(() => {
    const ofLink = link && {
      operation,
      draft: link.draft ?? draftOf(program?.operations[operation]),
      edits: link.edits,
    };
    touchedRef.current = !isAsRecorded(state) && !(ofLink && isOf({of: ofLink}, state));
  });

  async function share(): Promise<void> {
    const shared = {program: name, operation, edits, draft};
    const hash = toHash(shared);
    const why = whyTooLong(shared, hash);
    if (why) {
      setSaid(`This does not fit into a link: ${why}. Download it instead.`);
      return;
    }
    history.replaceState(history.state, '', hash);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('The link is in your clipboard.');
    } catch {
      setSaid('The link is in the address bar.');
    }
  }

  function report(): void {
    const address = new URL(toHash({program: name, operation, edits, draft}), location.href).href;
    const {url, lacksLink} = reportOf(state, {repository: customFields?.library, title, address});
    window.open(url, '_blank', 'noopener');
    setSaid(lacksLink ? 'The link is too long to be filled in: share it, or attach the download.' : '');
  }

  async function download(): Promise<void> {
    if (!program) return;
    setSaid('');
    setLacksDownload(false);
    try {
      const {downloadProgram} = await import('../project/download');
      await downloadProgram(program, edits);
    } catch {
      setLacksDownload(true);
    }
  }

  if (hasFailed) return <LoadFault what="The program" onRetry={retry} />;
  // The key keeps React from making it the line of choices, which stands elsewhere.
  if (!program) {
    return (
      <p key="loading" role="status">
        Loading the program …
      </p>
    );
  }
  const shown = {model, state};
  const tabs = TEXTS.map(([label, text]) => ({
    name: label,
    content: <DraftPanel key={text + operation} {...shown} text={text} label={label} />,
  }));
  return (
    <>
      <p className="live__choices live__choices--program">
        <label className="live__choice">
          Operation{' '}
          <select
            value={operation}
            onChange={({target}) => {
              model.choose(target.value);
            }}
          >
            {Object.keys(program.operations).map((one) => (
              <option key={one} value={one}>
                {phraseOf(one)}
              </option>
            ))}
          </select>
        </label>
        <span className="live__said" role="status">
          {said}
        </span>
        <span className="live__actions">
          <Action onClick={() => void share()}>Share</Action>
          <Action onClick={() => void download()}>Download</Action>
          <Action onClick={report}>Report with this</Action>
        </span>
      </p>
      {about && <p className="live__about">{about}</p>}
      {link && <LinkNote link={link} />}
      {lacksDownload && <LoadFault what="The download" onRetry={() => void download()} />}
      <Workbench
        {...shown}
        className="live--wide"
        label="What is sent"
        tabs={tabs}
        lead={
          <>
            <FileEditors {...shown} first={file} wraps />
            <TypeProblems {...shown} />
          </>
        }
        actions={<Action onClick={() => model.reset()}>Reset</Action>}
      >
        <p className="code-status" role="status">
          {statusOf(state)}
        </p>
      </Workbench>
    </>
  );
}

/** Names that are shown, and characters of each: a stranger wrote them. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/** Says what a link brought, and what of it was left out. */
function LinkNote({link: {edits, draft, leftOut}}: {link: OpenedLink}): ReactNode {
  const changed = Object.keys(edits);
  const bringsCode = changed.length > 0 || draft !== undefined;
  if (!bringsCode && leftOut.length === 0) return null;
  return (
    <div role="note">
      {bringsCode && (
        <p className="live__note">
          This link brings code of its own{changed.length > 0 && <> (changed: {listed(changed)})</>}. It runs
          when you press Run, without network and apart from this site.
        </p>
      )}
      {leftOut.length > 0 && <p className="live__note">What does not fit was left out: {listed(leftOut)}.</p>}
    </div>
  );
}

function listed(names: string[]): string {
  const shown = names
    .slice(0, MOST_NAMES)
    .map(withoutSpecial)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)} …` : name));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
