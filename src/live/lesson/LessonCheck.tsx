import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';
import Inline from '@site/src/components/Inline';
import type {LiveState} from '../model/live-state';
import {checkWords, isFinished, isOpen, outcomeOf} from './words';

interface Props {
  state: LiveState;
  box: RefObject<HTMLDivElement | null>;
  /** What is added where the check passes. */
  note?: string;
  /** The way on. */
  next: ReactNode;
}

/** What the check of a step says. While it is not known it keeps its height: nothing moves below who types. */
export default function LessonCheck({state, box, note, next}: Props): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  const height = useRef(0);
  const waits = isOpen(state);
  useLayoutEffect(() => {
    const {current} = words;
    if (!current) return;
    current.style.minHeight = waits ? `${height.current}px` : '';
    if (!waits) height.current = current.getBoundingClientRect().height;
  });
  return (
    <div ref={box} className="lesson__check" data-check={outcomeOf(state)}>
      <p ref={words} role="status">
        <Inline text={checkWords(state)} />
        {note && isFinished(state) && !state.busy && ` ${note}`}
      </p>
      {next}
    </div>
  );
}
