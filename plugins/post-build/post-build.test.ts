import {expect, it} from 'vitest';
import {injectPolicy} from './inject-policy';

const page = (content: string) => `<!doctype html><html lang=en><head><meta charset=UTF-8>${content}`;

// What the policies of the pages are and do, the tests of the built site and of the browser see.
it('refuses a page with what no hash allows, and one without a charset', () => {
  const html = page('<base href=/><img src=x onerror="a()"><a href=" JavaScript:a()">x</a>');
  expect(() => injectPolicy(html)).toThrow(
    'the security policy forbids <base>, onerror="a()", href=" JavaScript:a()"',
  );
  expect(() => injectPolicy('<html><head><title>x</title>')).toThrow('there is no <meta charset>');
});
