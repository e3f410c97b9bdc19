import type {HtmlFile} from './files';

/** What is wrong with the images of a page: without a size the text below moves when they come. */
export function imageFaults({file, tags}: HtmlFile): string[] {
  return tags
    .filter(({name}) => name === 'img')
    .flatMap(({attributes}) =>
      ['alt', 'width', 'height']
        .filter((attribute) => !(attribute in attributes))
        .map((attribute) => `${file}: the image ${attributes.src ?? ''} has no ${attribute}; write it`),
    );
}

/** The links of a page that give another site's page a hold on it. */
export function openerFaults({file, tags}: HtmlFile): string[] {
  return tags
    .filter(({name, attributes}) => name === 'a' && /^https?:/.test(attributes.href ?? ''))
    .filter(({attributes}) => !attributes.rel?.split(' ').includes('noopener'))
    .map(
      ({attributes}) =>
        `${file}: the link to ${attributes.href ?? ''} has no rel="noopener"; use a Markdown link`,
    );
}

/** What a page lacks of the policies that `plugins/post-build` writes. */
export function policyFaults({file, tags}: HtmlFile): string[] {
  const [first, second, third] = tags.filter(({name}) => name === 'meta').map(({attributes}) => attributes);
  const isThere =
    first !== undefined &&
    'charset' in first &&
    second?.['http-equiv'] === 'Content-Security-Policy' &&
    !second.content?.includes('unsafe-inline') &&
    third?.name === 'referrer';
  return isThere ? [] : [`${file}: its policies do not stand first in its head; build with "npm run build"`];
}

interface Breadcrumbs {
  '@type': string;
  itemListElement: {'@type': string; position: number; name: string; item: string}[];
}

/** What is wrong with the breadcrumbs of a page as data: where it shows some, they lead from the home page to it. */
export function breadcrumbFaults({file, html, address, tags}: HtmlFile, origin: string): string[] {
  const isShown = tags.some(({attributes}) => attributes.class?.split(' ').includes('breadcrumbs'));
  const data = Array.from(
    html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)</g),
    ([, json]) => json,
  );
  if (!isShown) return data.length === 0 ? [] : [`${file}: it has breadcrumbs as data, but shows none`];
  const {'@type': type, itemListElement: steps} = JSON.parse(data[0] ?? '{}') as Partial<Breadcrumbs>;
  const isPath =
    data.length === 1 &&
    type === 'BreadcrumbList' &&
    steps !== undefined &&
    steps.length > 1 &&
    steps.every((step, index) => step['@type'] === 'ListItem' && step.position === index + 1 && step.name) &&
    steps.every(({item}) => item.startsWith(`${origin}/`) && !item.endsWith('undefined')) &&
    steps.at(-1)?.item === origin + address;
  return isPath ? [] : [`${file}: its breadcrumbs are no path to it: ${data.join()}`];
}
