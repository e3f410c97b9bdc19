import {createHash} from 'node:crypto';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {remarkNameLinks} from './plugins/api-reference/link-names';
import {remarkApiReference} from './plugins/api-reference/remark-api-reference';
import storedPreferences from './plugins/stored-preferences';
import {remarkChanges} from './plugins/fact-tables/changes';
import {remarkDangers} from './plugins/fact-tables/dangers';
import {installedVersion} from './plugins/shared/installed-version';
import lazyPages from './plugins/lazy-pages';
import yourCode from './plugins/your-code';
import errors from './plugins/errors';
import {remarkErrors} from './plugins/errors/remark-errors';
import live from './plugins/live';
import {remarkLive} from './plugins/live/remark-live';
import loadFailure from './plugins/load-failure';
import markdownPages, {remarkMarkdownPages} from './plugins/markdown-pages';
import fonts from './plugins/fonts';
import {remarkOrmNotes} from './plugins/orm-notes/remark-orm-notes';
import loaderContext from './plugins/loader-context';
import {remarkProgramLinks} from './plugins/program-links/remark-program-links';
import {redirectOptions} from './plugins/redirects';
import searchIndex from './plugins/search-index';
import {readAccount} from './plugins/search-index/algolia-account';
import {remarkSamples} from './plugins/samples/remark-samples';
import {remarkScenarios} from './plugins/scenarios/remark-scenarios';
import codeBlocks, {rehypeCodeBlocks} from './plugins/code-blocks';
import bundleSize from './plugins/bundle-size';
import upstream from './plugins/upstream';
import buildCache from './plugins/build-cache';

/** The library: its home is linked from the navbar and the footer. */
const LIBRARY_REPOSITORY = 'https://github.com/TriPSs/nestjs-query';

/** This site: who publishes it sets where it lives; edit links and prefilled issues lead there. */
const SITE_URL = process.env.SITE_URL ?? 'https://tripss.github.io';
const SITE_REPOSITORY = process.env.SITE_REPOSITORY ?? LIBRARY_REPOSITORY;
const SITE_BRANCH = process.env.SITE_BRANCH ?? 'master';

const BASE_URL = '/nestjs-query/';

/** The version of the library that the pages describe: their programs ran on it. */
const VERSION = installedVersion('@ptc-org/nestjs-query-core');

const announcement = `For version ${VERSION}. <a href="${BASE_URL}docs/about-the-samples">How every sample is executed</a>`;

const announcementBar = {
  // A dismissal is stored with the id: deriving it from the message shows a new message again.
  id: createHash('sha256').update(announcement).digest('hex').slice(0, 12),
  content: announcement,
  backgroundColor: 'var(--site-band)',
  textColor: 'var(--site-band-text)',
  isCloseable: true,
} satisfies Preset.ThemeConfig['announcementBar'];

const navbar = {
  title: 'Nestjs-query',
  logo: {src: 'img/logo.svg', alt: '', width: 32, height: 32},
  hideOnScroll: true,
  items: [
    {type: 'doc', docId: 'introduction/getting-started', label: 'Docs', position: 'left'},
    {to: '/docs/introduction/tutorial', label: 'Tutorial', position: 'left'},
    {to: '/playground', label: 'Playground', position: 'left'},
    {type: 'doc', docId: 'faq', label: 'FAQ', position: 'left'},
    {type: 'doc', docId: 'contributing', label: 'Contributing', position: 'left'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // With one version alone Docusaurus shows a link instead of a dropdown, and remembers no choice.
      dropdownItemsBefore: [
        {
          type: 'html',
          className: 'version-note',
          value: `Next: these pages as they are now. They describe ${VERSION}.`,
        },
      ],
      dropdownItemsAfter: [{label: 'All releases', href: `${LIBRARY_REPOSITORY}/releases`}],
    },
    {type: 'localeDropdown', position: 'right'},
    {href: LIBRARY_REPOSITORY, label: 'GitHub', position: 'right'},
  ],
} satisfies Preset.ThemeConfig['navbar'];

const footer = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting Started', to: '/docs/introduction/getting-started'},
        {label: 'Example', to: '/docs/introduction/example'},
      ],
    },
    {
      title: 'Look up',
      items: [
        {label: 'Errors by message', to: '/docs/errors'},
        {label: 'API', to: '/docs/api'},
        {label: 'Upgrade guides', to: '/docs/migration-guides/overview'},
        {label: 'FAQ', to: '/docs/faq'},
      ],
    },
    {
      title: 'Social',
      items: [
        {label: 'GitHub', href: LIBRARY_REPOSITORY},
        {label: 'Releases', href: `${LIBRARY_REPOSITORY}/releases`},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'Playground', to: '/playground'},
        {label: 'About the samples', to: '/docs/about-the-samples'},
        {label: 'Contributing', to: '/docs/contributing'},
        {label: 'Accessibility', to: '/accessibility'},
      ],
    },
  ],
  copyright: `Markdown for language models: <a href="${BASE_URL}llms.txt">llms.txt</a>, <a href="${BASE_URL}llms-full.txt">llms-full.txt</a>`,
} satisfies Preset.ThemeConfig['footer'];

const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
} satisfies Preset.ThemeConfig['colorMode'];

/** Where the examples are on GitHub: GitHub shows a file below `blob`, a folder below `tree`. */
const EXAMPLE_FILES = `${SITE_REPOSITORY}/blob/${SITE_BRANCH}/examples/`;
const EXAMPLE_FOLDERS = `${SITE_REPOSITORY}/tree/${SITE_BRANCH}/examples/`;

const siteDir = __dirname;
const baseUrl = BASE_URL;

/**
 * The steps of every page, in their order: what writes parts of a page comes before what reads all of it. Functions,
 * because Docusaurus puts the plain values of its configuration, such as the options of a plugin, into every page's script.
 */
const pipeline = {
  beforeDefaultRemarkPlugins: [
    () => remarkApiReference({siteDir}),
    () => remarkScenarios({siteDir, examplesUrl: EXAMPLE_FILES}),
    () => remarkChanges({version: VERSION}),
    () => remarkDangers({siteDir}),
    () => remarkProgramLinks({siteDir, examplesUrl: EXAMPLE_FOLDERS}),
    () => remarkSamples({siteDir, examplesUrl: EXAMPLE_FILES}),
    () => remarkErrors({siteDir, baseUrl}),
    () => remarkMarkdownPages({examplesUrl: EXAMPLE_FILES}),
    () => remarkLive({siteDir}),
    remarkOrmNotes,
    // In the Markdown of a page, names in inline code stay as they are.
    () => remarkNameLinks({siteDir, baseUrl}),
  ],
  rehypePlugins: [rehypeCodeBlocks],
} satisfies Preset.Options['pages'] & Preset.Options['blog'];

/** Hosted search where the environment names an account; without one, an index of the pages answers in the browser. */
const account = readAccount(process.env);

const algolia = {
  appId: account?.appId ?? 'embedded',
  apiKey: account?.apiKey ?? 'embedded',
  indexName: account?.indexName ?? 'nestjs-query',
  ...(account?.assistantId && {askAi: account.assistantId}),
  contextualSearch: true,
  searchPagePath: 'search',
} satisfies Preset.ThemeConfig['algolia'];

const searchOptions = {hosted: Boolean(account)};

const docs = {
  ...pipeline,
  sidebarPath: './sidebars.ts',
  versions: {current: {label: 'Next'}},
  editUrl: `${SITE_REPOSITORY}/edit/${SITE_BRANCH}/`,
  showLastUpdateTime: true,
} satisfies Preset.Options['docs'];

const presetOptions = {
  docs,
  pages: pipeline,
  // With posts: {...pipeline}. What does not go through it has code without colors.
  blog: false,
  theme: {
    customCss: [
      './src/css/design-tokens.css',
      './src/css/global.css',
      './src/css/code.css',
      './src/css/samples.css',
      './src/live/first-paint.css',
      './src/css/frame.css',
      './src/css/stations.css',
      './src/css/orm.css',
      './src/css/loading.css',
      './src/css/no-script.css',
      './src/css/user-preferences.css',
      './src/css/print.css',
    ],
  },
  sitemap: {ignorePatterns: [`${BASE_URL}search`, `${BASE_URL}docs`]},
} satisfies Preset.Options;

// Where its compilers do not run, webpack and Babel build the same site, more slowly.
const isFaster = process.env.DOCUSAURUS_FASTER !== 'false';
// The second CSS minifier that they use drops what it does not know.
if (!isFaster) process.env.USE_SIMPLE_CSS_MINIFIER = 'true';

const config = {
  title: 'Nestjs-query',
  tagline: 'Easy CRUD for GraphQL.',
  favicon: 'img/logo.svg',
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: false,
  // It guesses from a failed script that the base path is wrong, and styles itself inline.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: isFaster},
  customFields: {
    repository: SITE_REPOSITORY,
    library: LIBRARY_REPOSITORY,
    examplesUrl: EXAMPLE_FOLDERS,
    version: VERSION,
    search: searchOptions,
  },
  presets: [['classic', presetOptions]],
  clientModules: [
    './src/client/await-page.ts',
    './src/client/landing.ts',
    './src/client/mdx-page.ts',
    './src/client/navigation-failure.ts',
    './src/client/code-blocks.ts',
    './src/client/print.ts',
    './src/client/scroll-boxes.ts',
    './src/client/close-menu.ts',
    './src/client/chosen-orm.ts',
  ],
  plugins: [
    storedPreferences,
    fonts,
    loadFailure,
    loaderContext,
    lazyPages,
    buildCache,
    live,
    yourCode,
    errors,
    codeBlocks,
    upstream,
    bundleSize,
    searchIndex(searchOptions),
    markdownPages,
    ['@docusaurus/plugin-client-redirects', redirectOptions],
  ],
  themeConfig: {
    // What other sites show beside a link to a page.
    image: 'img/social-card.png',
    algolia,
    announcementBar,
    navbar,
    footer,
    colorMode,
    // Code is colored by src/css/code.css; the default theme would only weigh in every page's script.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Preset.ThemeConfig,
} satisfies Config;

export default config;
