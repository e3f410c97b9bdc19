import {describe, expect, it} from 'vitest';
import {runInNewContext} from 'node:vm';
import {cutConfig, cutGlobalData, cutMetadata, cutRegistry, cutVersion} from './generated';

const config = {
  title: 'Title',
  themeConfig: {navbar: {}},
  presets: [],
  plugins: [],
  themes: [],
  clientModules: [],
  scripts: [],
  headTags: [],
  stylesheets: [],
  staticDirectories: [],
  markdown: {},
};

describe('what is cut from the generated files', () => {
  it('is the configuration of the build', () => {
    const source = `/* comment */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    expect(cutConfig(source)).toBe(
      '/* comment */\nexport default {"title":"Title","themeConfig":{"navbar":{}}};',
    );
  });

  it('is the list of plugins', () => {
    expect(cutMetadata('{"docusaurusVersion":"3","pluginVersions":{}}')).toBe('{"docusaurusVersion":"3"}');
  });

  it('is what the registry says for the server', () => {
    const source =
      'export default {\n  "0a": [() => import(/* x */ "@theme/A"), "@theme/A", require.resolveWeak("@theme/A")],};\n';
    expect(cutRegistry(source)).toBe('export default {\n  "0a": [() => import(/* x */ "@theme/A")],};\n');
  });

  it('is the addresses of pages', () => {
    const docs = [
      {id: 'a/b', path: '/base/docs/a/b', sidebar: 'docs'},
      {id: 'faq', path: '/base/docs/faq'},
    ];
    const data = {
      'docusaurus-plugin-content-docs': {default: {versions: [{name: 'current', path: '/base/docs', docs}]}},
    };
    const cut = cutGlobalData(JSON.stringify(data));
    expect(cut).not.toContain('/base/docs/');
    const text: unknown = runInNewContext(
      `${cut.replace('export default', 'result =')}; JSON.stringify(result)`,
      {
        result: undefined,
      },
    );
    expect(JSON.parse(String(text))).toEqual(data);
  });

  it('is the data of all pages beside the sidebar, and what its links repeat', () => {
    const link = {type: 'link', href: '/site/docs/faq', label: 'FAQ', docId: 'faq', unlisted: false};
    const odd = {type: 'link', href: 'https://example.org', label: 'Out'};
    const sidebar = [{type: 'category', label: 'More', items: [link, odd]}];
    const version = {docsSidebars: {docs: sidebar}, docs: {faq: {title: 'Questions'}}};
    const cut = cutVersion(JSON.stringify({version}));
    expect(cut).toContain('[link("/site/docs/","faq","FAQ")'.replaceAll(',', ', '));
    expect(cut).not.toContain('Questions');
    const text: unknown = runInNewContext(
      `${cut.replace('export default', 'result =')}; JSON.stringify(result)`,
      {result: undefined},
    );
    expect(JSON.parse(String(text))).toEqual({version: {...version, docs: {}}});
    expect(cutVersion('{"categoryGeneratedIndex":{}}')).toBe('export default {"categoryGeneratedIndex":{}};');
  });
});

describe('another way to write them stops the build:', () => {
  it('the configuration', () => {
    expect(() => cutConfig('export default {"title":"Title"};')).toThrow('has no presets');
    expect(() => cutConfig('module.exports = {};')).toThrow('no longer exports an object');
  });

  it('the metadata', () => {
    expect(() => cutMetadata('{}')).toThrow('site-metadata.json has no pluginVersions');
  });

  it('the registry', () => {
    expect(() => cutRegistry('export default {};')).toThrow('registry.js is not written as it was');
  });

  it('the data of the plugins', () => {
    expect(() => cutGlobalData('{}')).toThrow('has no versions of the documentation');
  });

  it('the version', () => {
    expect(() => cutVersion('{"version":{}}')).toThrow('a version has no docs');
    expect(() => cutVersion('{"version":{"docs":{}}}')).toThrow('no sidebar of links as they were');
  });
});
