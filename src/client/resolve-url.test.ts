import {describe, expect, it} from 'vitest';
import {decodable, knownPage, placeOf} from './resolve-url';

const routes = [
  {path: '/site/search', exact: true},
  {path: '/site/docs', routes: [{path: '/site/docs/faq', exact: true}]},
  {path: '/site/', exact: true},
  {path: '*'},
];
const NOT_FOUND = '/site/404.html';
const place = (pathname: string, served: string | undefined) => placeOf(routes, pathname, served, NOT_FOUND);

describe('a text that cannot be decoded', () => {
  it.each([
    ['/a%20b', '/a%20b'],
    ['/%', '/%25'],
    ['/100%20%', '/100%20%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['#%zz', '#%25zz'],
  ])('%s becomes %s', (text, expected) => {
    expect(decodable(text)).toBe(expected);
  });
});

describe('the page that an address leads to', () => {
  it.each([
    ['/site/DOCS/Faq', '/site/docs/faq'],
    ['/site/docs/faq/', '/site/docs/faq'],
    ['/site/docs/faq.html', '/site/docs/faq'],
    ['/site/Search.html', '/site/search'],
    ['/site/index.html', '/site/'],
    ['/site/%64ocs/faq', '/site/docs/faq'],
    ['/site/docs/faq%20', '/site/docs/faq'],
    ['/site/docs', undefined],
    ['/site/docs/none', undefined],
    ['/other', undefined],
  ])('of %s is %s', (pathname, expected) => {
    expect(knownPage(routes, pathname)).toBe(expected);
  });
});

describe('the place of a reader', () => {
  it('is the page that the document was made for, whatever its address', () => {
    expect(place('/site/%64ocs//faq.html', '/site/docs/faq')).toEqual({
      pathname: '/site/docs/faq',
      hasText: true,
    });
  });

  it('is the page of the address where the document is the not-found page, which is not its text', () => {
    expect(place('/site/docs/FAQ', NOT_FOUND)).toEqual({pathname: '/site/docs/faq', hasText: false});
  });

  it('is the not-found page where no page has the address', () => {
    expect(place('/site/%', NOT_FOUND)).toEqual({pathname: '/site/%25', hasText: true});
    expect(place(NOT_FOUND, NOT_FOUND)).toEqual({pathname: NOT_FOUND, hasText: true});
  });

  it('has no text where the document was made for no page', () => {
    expect(place('/site/docs/faq', undefined)).toEqual({pathname: '/site/docs/faq', hasText: false});
    expect(place('/site/none', undefined)).toEqual({pathname: '/site/none', hasText: false});
  });
});
