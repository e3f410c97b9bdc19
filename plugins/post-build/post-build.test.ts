import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {inlineParts} from './inline-content';
import {contentSecurityPolicy} from './policy';
import {injectPolicy} from './inject-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (content: string) => `<!doctype html><html lang=en><head><meta charset=UTF-8>${content}`;

describe('what a page holds inline', () => {
  it('tells what no hash allows', () => {
    const html = page('<base href=/><img src=x onerror="a()"><a href=" JavaScript:a()">x</a>');
    expect(inlineParts(html).forbidden).toEqual(['<base>', 'onerror="a()"', 'href=" JavaScript:a()"']);
  });
});

describe('the policy', () => {
  it('allows the given texts and no other inline ones', () => {
    const policy = contentSecurityPolicy({scripts: ['a'], styles: ['b'], styleAttributes: ['c']});
    expect(policy).toContain(`script-src 'self' ${hash('a')};`);
    expect(policy).toContain(`style-src 'self' ${hash('b')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('c')};`);
    expect(policy).not.toContain('unsafe-inline');
  });
});

describe('a protected page', () => {
  it('has its policies before anything they are about', () => {
    const html = injectPolicy(page('<script>a</script>'));
    expect(html).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta name="referrer" content="[^"]+"><script>a/,
    );
  });

  it('is refused with what the policy would stop, or without a charset', () => {
    expect(() => injectPolicy(page('<p onclick="a()">'))).toThrow(
      'the security policy forbids onclick="a()"',
    );
    expect(() => injectPolicy('<html><head><title>x</title>')).toThrow('there is no <meta charset>');
  });
});
