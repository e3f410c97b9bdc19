import logger from '@docusaurus/logger';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {shortenConfig, shortened, shortenMetadata, shortenVersion} from './json';

const config = {
  title: 'Title',
  themeConfig: {navbar: {}, prism: {}, blog: {}},
  presets: [],
  plugins: [],
  themes: [],
  clientModules: [],
  scripts: [],
  headTags: [],
  stylesheets: [],
  staticDirectories: [],
  markdown: {},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  baseUrlIssueBanner: true,
  storage: {},
  future: {v4: {}, experimental_router: 'browser'},
};

let warnings: unknown[] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(logger, 'warn').mockImplementation((...message: unknown[]) => void warnings.push(message[0]));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is left out of the generated files', () => {
  it('is the configuration of the build', () => {
    const source = `/* comment */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    expect(shortened(source, shortenConfig, 'config')).toBe(
      '/* comment */\nexport default {"title":"Title","themeConfig":{"navbar":{}},"future":{"experimental_router":"browser"}};',
    );
  });

  it('is the list of plugins', () => {
    const source = '{"docusaurusVersion":"3","pluginVersions":{}}';
    expect(shortened(source, shortenMetadata, 'metadata')).toBe('{"docusaurusVersion":"3"}');
  });

  it('is the data of all pages beside the sidebar', () => {
    const version = {docsSidebars: {docs: []}, docs: {faq: {title: 'Questions'}}};
    expect(shortenVersion({version})).toEqual({version: {docsSidebars: {docs: []}, docs: {}}});
    expect(shortenVersion({categoryGeneratedIndex: {}})).toEqual({categoryGeneratedIndex: {}});
    expect(warnings).toEqual([]);
  });
});

describe('a file that is written in another way stays as it is, with a warning:', () => {
  it.each([
    ['the configuration', 'export default {"title":"Title"};', shortenConfig, 'lacks a key'],
    ['a configuration that is no JSON', 'module.exports = {};', shortenConfig, 'no JSON'],
    ['the metadata', '{}', shortenMetadata, 'lacks a key'],
    ['the version', '{"version":{}}', shortenVersion, 'lacks a key'],
  ])('%s', (_, source, shorten, reason) => {
    expect(shortened(source, shorten, 'a.json')).toBe(source);
    expect(warnings).toEqual([expect.stringContaining(reason)]);
  });
});
