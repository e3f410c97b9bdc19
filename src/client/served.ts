import {servedPath} from './served-path';

/** What `dangerouslySetInnerHTML` takes. Hydration leaves such an element alone and reads no HTML at all. */
export interface StaticHtml {
  readonly __html: string;
}

let starting = true;
// The scripts of the page at hand are asked for in the task that starts the site; all later ones are of other pages.
queueMicrotask(() => {
  starting = false;
});

/** Whether the page at hand is about to be loaded, and is the one that was sent as HTML: not, say, the not-found page. */
export function isAsServed(): boolean {
  return starting && servedPath() === location.pathname;
}

let elements: NodeListOf<Element> | undefined;

/** The HTML of a static element that the page was sent with, by its place among them. */
export function servedHtml(index: number): StaticHtml {
  elements ??= document.querySelectorAll('[data-static]');
  const element = elements[index];
  return {
    get __html() {
      return element?.innerHTML ?? '';
    },
  };
}
