import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {inlineParts} from './inline-content';
import {contentSecurityPolicy} from './policy';
import {injectPolicy} from './inject-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (content: string) => `<!doctype html><html lang=en><head><meta charset=UTF-8>${content}`;
const none = {scripts: [], styles: [], styleAttributes: []};

describe('what a page holds inline', () => {
  it('is the scripts that run, the styles and their attributes, each once', () => {
    const parts = inlineParts(
      page(
        '<script src=/a.js></script><script>a && "<b>"</script><script type="module">b</script>' +
          '<script>a && "<b>"</script><script type=application/ld+json>{}</script>' +
          '<style>p > a {}</style><i style="color: red"></i><b style=\'content: "x"\'></b><u style="content: &quot;x&quot;">',
      ),
    );
    expect(parts.scripts).toEqual(['a && "<b>"', 'b']);
    expect(parts.styles).toEqual(['p > a {}']);
    expect(parts.styleAttributes).toEqual(['color: red', 'content: "x"']);
    expect(parts.forbidden).toEqual([]);
  });

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

  it('lets a page ask the hosts of the hosted search where one is configured, and those of the assistant', () => {
    const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};
    const hosts =
      "connect-src 'self' https://app-dsn.algolia.net https://app.algolia.net " +
      'https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com';
    expect(contentSecurityPolicy(none, account)).toContain(`${hosts};`);
    expect(contentSecurityPolicy(none, {...account, assistantId: 'a'})).toContain(
      `${hosts} https://askai.algolia.com;`,
    );
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
