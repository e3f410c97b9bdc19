import {type ReactNode, useEffect, useState} from 'react';
import {type Attributes, type Tag, tagsOf, type HeadRequest, requestOf} from './tags';

// Stands in for react-helmet-async in the browser; see plugins/bundle-size/head.ts. The server's rendering uses the library,
// which marks the elements that it manages by this attribute.
const MARK = 'data-rh';

/** What the mounted `Head`s ask for, by the order in which they were first rendered: parents before children. */
const requests = new Map<number, HeadRequest>();
let rendered = 0;
let isDue = false;
let known: {html: string[]; body: string[]} = {html: [], body: []};

function elementOf({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  Object.entries({...attributes, [MARK]: 'true'}).forEach(([name, value]) => {
    element.setAttribute(name, value);
  });
  element.textContent = text;
  return element;
}

function applyTags(tags: Tag[]): void {
  const old = Array.from(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const element of tags.map(elementOf)) {
    const same = old.findIndex((one) => one.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  old.forEach((element) => {
    element.remove();
  });
}

function applyAttributes(element: Element, attributes: Attributes, before: string[]): string[] {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  before
    .filter((name) => !(name in attributes))
    .forEach((name) => {
      element.removeAttribute(name);
    });
  return Object.keys(attributes);
}

function apply(): void {
  isDue = false;
  const all = Array.from(requests.entries())
    .sort(([one], [other]) => one - other)
    .map(([, request]) => request);
  const merged = (key: 'html' | 'body') =>
    Object.assign({}, ...all.map((request) => request[key])) as Attributes;
  const title = all
    .map((request) => request.title)
    .filter((one) => one !== undefined)
    .at(-1);
  if (title !== undefined && title !== document.title) document.title = title;
  known = {
    html: applyAttributes(document.documentElement, merged('html'), known.html),
    body: applyAttributes(document.body, merged('body'), known.body),
  };
  applyTags(tagsOf(all));
}

/** Once for all changes of a frame. */
function schedule(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(apply);
}

/** Puts its children into the head of the document, as long as it is mounted. */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [place] = useState(() => ++rendered);
  useEffect(() => {
    requests.set(place, requestOf(children));
    schedule();
  }, [place, children]);
  useEffect(
    () => () => {
      requests.delete(place);
      schedule();
    },
    [place],
  );
  return null;
}

export function HelmetProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}
