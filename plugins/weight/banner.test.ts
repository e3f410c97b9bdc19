import {expect, it} from 'vitest';
import {hasVersionBanner} from './banner';

const contentOf = (...banners: (string | null)[]) => ({
  'docusaurus-plugin-content-docs': {default: {loadedVersions: banners.map((banner) => ({banner}))}},
});

it('the banner stays as soon as one version has one', () => {
  expect(hasVersionBanner(contentOf(null))).toBe(false);
  expect(hasVersionBanner(contentOf(null, 'unmaintained'))).toBe(true);
});
