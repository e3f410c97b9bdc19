import {useEffect} from 'react';

/**
 * Calls back once an element has come into view.
 *
 * @param id of the element; undefined where none is awaited.
 * @param of what the element belongs to: with another one, it is looked for anew.
 */
export function useInView(id: string | undefined, onView: () => void, of: string): void {
  useEffect(() => {
    const element = id && document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) onView();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, onView, of]);
}
