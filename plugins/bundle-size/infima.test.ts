import logger from '@docusaurus/logger';
import postcss from 'postcss';
import {expect, it, vi} from 'vitest';
import {UNUSED, UNUSED_VARIABLES, withoutUnusedInfima} from './infima';

const FILE = '/node_modules/infima/dist/css/default/default.css';

/** A style sheet with something of each family that is dropped. */
const every = [
  '.padding--lg, .text--left {margin: 0}',
  '.row--align-top, .alert__icon, .avatar, .badge--info, .breadcrumbs--lg, .button--link, .button-group {margin: 0}',
  '.card__body, .col--offset-1, .col--4, .dropdown--nocaret, .hero--dark, .navbar__search-input, .pagination__item, .pills, .shadow--md {margin: 0}',
  ':root {--ifm-avatar-x: 1; --ifm-card-vertical-spacing: 1; --ifm-dark-value: 1; --ifm-navbar-search-input-icon: 1}',
  ':root {--ifm-color-info-lightest: 1}',
].join('\n');

const trim = (css: string, from = FILE) => postcss([withoutUnusedInfima()]).process(css, {from}).css;

it('drops what is unused and keeps the rest', () => {
  const css = trim(
    `${every}\n.button, .button--link {color: red}\n.pagination-nav {color: red}\n.margin-vert--lg {margin: 0}`,
  );
  expect(css).toContain('.button {color: red}');
  expect(css).toContain('.pagination-nav');
  expect(css).toContain('.margin-vert--lg');
  expect([...UNUSED, ...UNUSED_VARIABLES].filter((family) => family.test(css.replaceAll('.', '')))).toEqual(
    [],
  );
  expect(css).not.toContain('avatar');
});

it('leaves the style sheets of others alone', () => {
  expect(trim('.hero {color: red}', '/src/css/hero.css')).toBe('.hero {color: red}');
});

it('reports a family that Infima no longer has, and drops the others', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(trim(every.replace('.pills', '.bills'))).not.toContain('avatar');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Infima has nothing like /^pills/'));
  warn.mockRestore();
});
