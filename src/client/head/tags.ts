import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** Attributes as HTML names them. */
export type Attributes = Record<string, string>;

/** One element of the head. */
export interface Tag {
  type: string;
  attributes: Attributes;
  /** The text of a script or a style. */
  text: string;
}

/** What one `Head` asks for. */
export interface HeadRequest {
  html: Attributes;
  body: Attributes;
  title?: string;
  tags: Tag[];
}

type Props = Record<string, unknown> & {children?: ReactNode; dangerouslySetInnerHTML?: {__html: string}};

const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

const CONTENT = ['children', 'dangerouslySetInnerHTML'];

function attributesOf(props: Props): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => !CONTENT.includes(name) && value !== undefined && value !== null)
      .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]),
  );
}

const textOf = (children: ReactNode) => Children.toArray(children).join('');

/** Reads the children of a `Head`. */
export function requestOf(
  children: ReactNode,
  request: HeadRequest = {html: {}, body: {}, tags: []},
): HeadRequest {
  Children.forEach(children, (child) => {
    if (!isValidElement<Props>(child)) return;
    const {type, props} = child;
    if (type === Fragment) requestOf(props.children, request);
    else if (type === 'title') request.title = textOf(props.children);
    else if (type === 'html' || type === 'body') Object.assign(request[type], attributesOf(props));
    else if (typeof type === 'string') {
      const text = props.dangerouslySetInnerHTML?.__html ?? textOf(props.children);
      request.tags.push({type, attributes: attributesOf(props), text});
    }
  });
  return request;
}

/** The attributes that say what a tag is about, by its type. */
const SUBJECTS: Record<string, string[]> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['href'],
  script: ['src'],
  base: ['href'],
};

/** What a tag is about: of two tags about the same, the one of the later `Head` holds. */
function subjectOf({type, attributes, text}: Tag): string {
  if (type === 'link' && attributes.rel === 'canonical') return 'link canonical';
  const name = SUBJECTS[type]?.find((subject) => attributes[subject]);
  return `${type} ${name ?? ''} ${name ? (attributes[name] ?? '').toLowerCase() : text}`;
}

/** The tags of all, in order, without those about which a later one says something else. */
export function tagsOf(requests: HeadRequest[]): Tag[] {
  const said = new Set<string>();
  return requests.reduceRight<Tag[]>((later, {tags}) => {
    const own = tags.filter((tag) => !said.has(subjectOf(tag)));
    own.forEach((tag) => said.add(subjectOf(tag)));
    return [...own, ...later];
  }, []);
}
