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
