import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import type {LiveModel} from '../model/live-model';
import type {LiveState} from '../model/live-state';
import Output from './Output';
import {RUN_KEY, runByKey} from '../model/run-key';
import LiveTabs, {type Tab} from './LiveTabs';

export function Action(props: React.ComponentProps<'button'>): ReactNode {
  return <button type="button" className="clean-btn live__action" {...props} />;
}

interface Props {
  model: LiveModel;
  state: LiveState;
  className: string;
  /** What the tabs are about. */
  label: string;
  /** The editors. */
  tabs: Tab[];
  /** What else can be done. */
  actions?: ReactNode;
  /** What stands below the editors. */
  children: ReactNode;
  /** What stands with the results, above what they hold. */
  told?: ReactNode;
  /** What stands below the results. */
  below?: ReactNode;
  /** The tab of the results that shows first. */
  firstResult?: string;
  /** What stands beside them, where there is room. */
  lead?: ReactNode;
}

/** Editors of a program, and below them what it came to. */
export default function Workbench({
  className,
  label,
  tabs,
  actions,
  children,
  told,
  below,
  firstResult,
  lead,
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
      {lead && <div className="live__column live__column--lead">{lead}</div>}
      <div className="live__column">
        <LiveTabs label={label} tabs={tabs} goal={state.goal}>
          <div className="live__actions">
            {actions}
            <span className="live__turn">
              <button
                ref={button}
                type="button"
                className="clean-btn live-run"
                data-busy={state.busy}
                title={RUN_KEY}
                onClick={run}
              >
                Run
              </button>
              {state.busy && (
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
            </span>
          </div>
        </LiveTabs>
        {children}
        <Output {...shown} told={told} first={firstResult} />
        {below}
      </div>
    </div>
  );
}
