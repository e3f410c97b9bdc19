import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {redirectOptions} from '../../../plugins/redirects';

// `satisfies` leaves the pair of name and options a list of either.
const [, sitePreset] = site.presets[0] as ['classic', Preset.Options];

const preset = {
  ...sitePreset,
  docs: {...(sitePreset.docs || {}), sidebarPath: undefined, showLastUpdateAuthor: true},
  pages: {path: 'pages'},
} satisfies Preset.Options;

/** The site with pages that use what its own do not: lists of pages, cards, tags, a second version, an unlisted page. */
export default {
  ...site,
  // The navbar and the footer lead to pages of the site, and so do the redirects.
  onBrokenLinks: 'ignore',
  presets: [['classic', preset]],
  plugins: site.plugins.filter((plugin) => !Array.isArray(plugin) || plugin[1] !== redirectOptions),
  themeConfig: {
    ...site.themeConfig,
    navbar: {
      ...site.themeConfig.navbar,
      items: site.themeConfig.navbar.items.filter((item) => item.type !== 'doc'),
    },
  },
} satisfies Config;
