import {createElement as element} from 'react';
import {expect, it} from 'vitest';
import {tagsOf, requestOf} from './tags';

it('a head asks for the attributes, the title and the tags that it holds', () => {
  const request = requestOf([
    element('html', {key: 1, className: 'docs', 'data-has-hydrated': true, lang: undefined}),
    element('title', {key: 2}, 'FAQ | ', 'Site'),
    element('meta', {key: 3, charSet: 'utf-8'}),
    false,
    element('link', {key: 4, rel: 'alternate', hrefLang: 'en', href: '/faq'}),
    element('script', {key: 5, type: 'application/ld+json'}, '{}'),
  ]);
  expect(request).toEqual({
    html: {class: 'docs', 'data-has-hydrated': 'true'},
    body: {},
    title: 'FAQ | Site',
    tags: [
      {type: 'meta', attributes: {charset: 'utf-8'}, text: ''},
      {type: 'link', attributes: {rel: 'alternate', hreflang: 'en', href: '/faq'}, text: ''},
      {type: 'script', attributes: {type: 'application/ld+json'}, text: '{}'},
    ],
  });
});

it('the later of two heads holds where both speak of the same', () => {
  const tags = tagsOf([
    requestOf([
      element('meta', {key: 1, name: 'description', content: 'site'}),
      element('meta', {key: 2, property: 'og:title', content: 'site'}),
    ]),
    requestOf([
      element('meta', {key: 1, name: 'description', content: 'page'}),
      element('link', {key: 2, rel: 'canonical', href: '/page'}),
    ]),
    requestOf(element('link', {rel: 'canonical', href: '/other'})),
  ]);
  expect(tags.map(({attributes}) => Object.values(attributes).join(' '))).toEqual([
    'og:title site',
    'description page',
    'canonical /other',
  ]);
});

it('a head may say several things about the same', () => {
  const alternate = (hrefLang: string) =>
    element('link', {key: hrefLang, rel: 'alternate', href: '/', hrefLang});
  expect(tagsOf([requestOf([alternate('en'), alternate('x-default')])])).toHaveLength(2);
});
