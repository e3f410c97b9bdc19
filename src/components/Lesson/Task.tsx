import {type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/**
 * What is to be done in a step. On wide screens it waits at the lower edge of the window until its place comes into sight;
 * once the reader scrolls, or points at the code that it lies on, all but its beginning waits below that edge. Once it is
 * done, all of it does.
 */
export default function Task({isDone, children}: {isDone: boolean; children: ReactNode}): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const [waits, setWaits] = useState(false);
  const [isScrolled, setIsScrolled] = useState(false);
  useScrollPosition(({scrollY}) => {
    const bottom = end.current?.getBoundingClientRect().top ?? 0;
    setWaits(bottom > document.documentElement.clientHeight);
    setIsScrolled(scrollY > 0);
  });
  return (
    <>
      <div
        className={clsx(
          styles.task,
          waits && (isDone ? styles.doneTask : styles.waitingTask),
          isScrolled && styles.lowTask,
        )}
      >
        {children}
      </div>
      <div ref={end} />
    </>
  );
}
