import type {ReactNode} from 'react';

/** What is said above the code, and one thing that can be done about it. */
export interface Aside {
  words: string;
  action: string;
  onAction: () => void;
}

interface Props {
  /** What is said where there is no aside. */
  words: string;
  aside?: Aside;
  /** What can be done with the code at any time. */
  children: ReactNode;
}

/** The line above the code of a step. */
export default function LessonHead({words, aside, children}: Props): ReactNode {
  return (
    <div className="live__note lesson__words">
      <span>
        {aside ? `${aside.words} ` : words}
        {aside && (
          <button type="button" className="clean-btn live__link" onClick={aside.onAction}>
            {aside.action}
          </button>
        )}
      </span>
      <span className="live__actions">{children}</span>
    </div>
  );
}
