import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import type {LiveModel} from './live-model';
import {isRunning, type LiveState, RUN_KEY} from './live-state';
import Output from './Output';
import {runByKey} from './run-by-key';
import LiveTabs, {type Tab} from './LiveTabs';

interface ActionProps extends React.ComponentProps<'button'> {
  isMain?: boolean;
}

export function Action({isMain, ...props}: ActionProps): ReactNode {
  const className = clsx('clean-btn', 'live__action', isMain && 'live__action--main');
  return <button type="button" className={className} {...props} />;
}

interface Props {
  model: LiveModel;
  state: LiveState;
  className: string;
  /** What the tabs are about. */
  label: string;
  /** The editors. */
  tabs: Tab[];
  /** Brings back what is recorded. */
  onReset: () => void;
  /** What else can be done. */
  actions?: ReactNode;
  /** What stands below the editors. */
  children: ReactNode;
  /** What stands below the results. */
  below?: ReactNode;
  /** Whether the SQL has a column of its own. */
  isWide?: boolean;
}

/** Editors of a program, and what it came to below or beside them. */
export default function Workbench({
  className,
  label,
  tabs,
  onReset,
  actions,
  children,
  below,
  ...shown
}: Props): ReactNode {
  const {model, state} = shown;
  const button = useRef<HTMLButtonElement>(null);
  const run = (): void => void model.run();
  return (
    <div
      className={clsx('live code-block', className)}
      onKeyDown={(event) => {
        runByKey(event, run);
      }}
    >
      <div className="live__column">
        <LiveTabs label={label} tabs={tabs}>
          <div className="live__actions">
            <Action onClick={onReset}>Reset</Action>
            {actions}
            {isRunning(state) && (
              <Action
                onClick={() => {
                  model.stop();
                  // This button goes.
                  button.current?.focus({preventScroll: true});
                }}
              >
                Stop
              </Action>
            )}
            <Action isMain ref={button} title={RUN_KEY} onClick={run}>
              Run
            </Action>
          </div>
        </LiveTabs>
        {children}
      </div>
      <Output {...shown} />
      {below}
    </div>
  );
}
