import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'button'> {
  /** What can be tried. */
  words: string;
  /** What the sample shows in the place of what the page has; undefined while it shows that. */
  shown?: string;
  onTry: () => void;
  onReset?: () => void;
}

/** Below a sample: a change that a reader may try; once the sample is no longer as the page has it, what it is, and the way back. */
export default function TryLine({words, shown, onTry, onReset, ...button}: Props): ReactNode {
  return (
    <p className="sample-try">
      <span>{shown ? `${shown} ·` : 'Try:'}</span>
      {/* One button for both keeps the focus. */}
      <button type="button" className="clean-btn" {...button} onClick={shown ? onReset : onTry}>
        {shown ? 'Reset' : words}
      </button>
    </p>
  );
}
