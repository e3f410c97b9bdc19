import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../docusaurus.config';
import {redirectOptions} from '../plugins/redirects';

// `satisfies` leaves the pair of name and options a list of either.
const [, sitePreset] = site.presets[0] as ['classic', Preset.Options];
const {beforeDefaultRemarkPlugins, rehypePlugins} = sitePreset.pages || {};
const pipeline = {beforeDefaultRemarkPlugins, rehypePlugins};

/**
 * The configuration of the site with other pages, without what leads to its own: redirects, and links of the navbar.
 * @param docs options of the documentation that differ
 * @param pages folder of the pages beside it
 * @param blog folder of posts, which go through the same steps as pages
 */
export function siteWith(docs: Preset.Options['docs'], pages: string, blog?: string) {
  const preset = {
    ...sitePreset,
    docs: {...(sitePreset.docs || {}), sidebarPath: undefined, ...(docs || {})},
    pages: {...pipeline, path: pages},
    blog: blog ? {...pipeline, path: blog} : false,
  } satisfies Preset.Options;
  const {navbar} = site.themeConfig;
  return {
    ...site,
    onBrokenLinks: 'ignore',
    presets: [['classic', preset]],
    plugins: site.plugins.filter((plugin) => !Array.isArray(plugin) || plugin[1] !== redirectOptions),
    themeConfig: {
      ...site.themeConfig,
      navbar: {...navbar, items: navbar.items.filter((item) => item.type !== 'doc')},
    },
  } satisfies Config;
}
