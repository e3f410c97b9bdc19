import {expect, test} from 'vitest';
import {inlineParts} from '../post-build/inline-content';
import {frameDocument} from './frame';

const html = frameDocument();
const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

test('readers’ code gets no network: whatever is not said is forbidden', () => {
  const directives = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(directives).toEqual(['default-src', 'script-src', 'worker-src']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|'self'|unsafe-inline/);
});

test('the frame runs its one script, which stands behind the policy', () => {
  const {scripts, forbidden} = inlineParts(html);
  expect(scripts).toHaveLength(1);
  expect(forbidden).toEqual([]);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
});
