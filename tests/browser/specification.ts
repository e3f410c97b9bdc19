/** What the specification of the site fixes, each value once. */

/** The widest window, in pixels, in which the links of the navbar are in a menu. */
export const BREAKPOINT = 996;

/** How long a reader waits for something to read before a spinner shows, in milliseconds. */
export const SPINNER_DELAY = 200;

/** The bar of a navigation: times in milliseconds, progress as a share of the width. */
export const PROGRESS_BAR = {delay: 200, minimum: 0.08, speed: 200, trickleEvery: 800, trickleRate: 0.02};

/** How long a section takes to open for readers who prefer reduced motion, in milliseconds. */
export const REDUCED_MOTION = 1;

/** Width and height of the icon that says that a link leaves the site. */
export const EXTERNAL_ICON = '13.5';

export const TAGLINE = 'Easy CRUD for GraphQL.';
export const LIBRARY_URL = 'https://github.com/TriPSs/nestjs-query';
/** The one version of the documentation, and the one language. */
export const VERSION = 'Next';
export const LANGUAGE = 'English';

/** The page that the documentation begins with. */
export const FIRST_PAGE = 'docs/introduction/getting-started';

/** The pages of the documentation that stand in no sidebar. */
export const WITHOUT_SIDEBAR = ['docs/faq', 'docs/contributing'];

const below = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `docs/${folder}${name}`);

/** The pages that must stay; the site has others beside them. */
export const PAGES = [
  '',
  ...below('', 'contributing faq persistence/services utilities/query-helpers'),
  ...below('concepts/', 'advanced/assemblers dtos queries services'),
  ...below(
    'graphql/',
    'aggregations authorization dataloaders dtos federation getting-started hooks mutations',
  ),
  ...below('graphql/', 'relations resolvers subscriptions types'),
  ...below('graphql/queries/', 'endpoints filtering paging sorting'),
  ...below('introduction/', 'example getting-started install'),
  ...below('migration-guides/', 'v0.5-to-v0.6 v0.10-to-v0.11 v0.12-to-v0.13 v0.13-to-v0.14 v0.14-to-v0.15'),
  ...below('migration-guides/', 'v0.15-to-v0.16 v0.22-to-v0.23 v0.23-to-v0.24 v0.24-to-v0.25 v2-to-v3'),
  ...below('persistence/mongoose/', 'custom-service getting-started relations serialization'),
  ...below('persistence/sequelize/', 'custom-service getting-started serialization'),
  ...below('persistence/typegoose/', 'custom-service getting-started relations serialization'),
  ...below(
    'persistence/typeorm/',
    'custom-service getting-started multiple-databases soft-delete testing-services',
  ),
];
