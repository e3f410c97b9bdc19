import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BASE_URL, ROOT} from '../../tests/browser/sites';
import {DOCUSAURUS} from './docusaurus';
import {writeResolvedPages} from './resolved-pages';
import {type Usage, usageOf} from './usage';

/** In the site's own folder, where its dependencies are found. */
export const STOCK = path.join(ROOT, 'test-results/measure/stock');
export const STOCK_BUILD = path.join(STOCK, 'build');

/** As `create-docusaurus` makes it with the classic preset: webpack, a search of Algolia, everything else by default. */
const CONFIG = {
  title: 'Stock',
  favicon: 'img/logo.svg',
  url: 'https://example.org',
  baseUrl: BASE_URL,
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts'}, blog: false}]],
  themeConfig: {
    algolia: {appId: 'stock', apiKey: 'stock', indexName: 'stock'},
    navbar: {
      title: 'Stock',
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {type: 'doc', docId: 'introduction/getting-started', label: 'Docs', position: 'left'},
        {type: 'doc', docId: 'faq', label: 'FAQ', position: 'left'},
      ],
    },
    footer: {style: 'dark', copyright: 'Stock'},
  },
};

const PACKAGE = {
  name: 'stock',
  private: true,
  browserslist: {production: ['>0.5%', 'not dead', 'not op_mini all']},
};

/** The components that pages use without an import, on a theme that is otherwise the stock one. */
const MDX_COMPONENTS = `import Original from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchor from '@site/src/components/Anchor';
import NotRun from '@site/src/components/NotRun';
import OrmTabs from '@site/src/components/OrmTabs';
// Here a build fills in the numbers.
const Count = () => '000';
export default {...Original, Anchor, Count, NotRun, OrmTabs, TabItem, Tabs};
`;

/** Writes a stock site with our pages, all samples filled in. */
export function writeStockSite(): void {
  rmSync(STOCK, {recursive: true, force: true});
  mkdirSync(path.join(STOCK, 'src/theme'), {recursive: true});
  const write = (name: string, text: string) => {
    writeFileSync(path.join(STOCK, name), text);
  };
  write('docusaurus.config.js', `module.exports = ${JSON.stringify(CONFIG, null, 2)};\n`);
  write('package.json', JSON.stringify(PACKAGE));
  write(
    'babel.config.js',
    `module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};\n`,
  );
  write('src/theme/MDXComponents.js', MDX_COMPONENTS);
  // The playground is no page that the two sites are compared by.
  mkdirSync(path.join(STOCK, 'src/live'), {recursive: true});
  write('src/live/Playground.js', 'export default () => null;\n');
  cpSync(path.join(ROOT, 'sidebars.ts'), path.join(STOCK, 'sidebars.ts'));
  cpSync(path.join(ROOT, 'static'), path.join(STOCK, 'static'), {recursive: true});
  for (const name of ['src/components', 'src/client'])
    cpSync(path.join(ROOT, name), path.join(STOCK, name), {recursive: true});
  writeResolvedPages('docs', path.join(STOCK, 'docs'));
  writeResolvedPages('src/pages', path.join(STOCK, 'src/pages'));
}

/** Builds the stock site as it stands. A build that failed leaves nothing behind that could be measured. */
export async function buildStockSite(): Promise<Usage> {
  try {
    return await usageOf(process.execPath, [DOCUSAURUS, 'build'], {cwd: STOCK});
  } catch (error) {
    rmSync(STOCK_BUILD, {recursive: true, force: true});
    throw error;
  }
}
