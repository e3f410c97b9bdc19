import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ORMS} from '../../lib/orms';
import {ORM_SLOT} from '../../src/client/orm-slot';

/**
 * Adds an inline script that makes a reader's stored choices hold from the first paint on. It tells the style sheets the
 * chosen ORM, as `data-orm` of the root element, and corrects two attributes which the classic theme's own inline script
 * sets there:
 * - a stored color mode `system` becomes what the operating system prefers, where the theme takes the word for a mode;
 * - a dismissal hides the announcement bar only when it was given to the bar with this id.
 *
 * It must follow the theme's script: Docusaurus writes the tags of presets before those of the plugins in the site's
 * configuration. All that it must know is fixed when the site is built, so that it is static text.
 */
export default function storedPreferences({siteConfig, siteStorage}: LoadContext): Plugin {
  // Validated by the classic theme, which is the only one of this site.
  const {announcementBar, colorMode} = siteConfig.themeConfig as unknown as ThemeConfig;
  const announcement = announcementBar && dismissalScript(siteStorage, announcementBar.id);
  const innerHTML = `(function () {
  var root = document.documentElement;
${colorModeScript(colorMode)}${announcement ?? ''}${ormScript(siteStorage)}
})();`;
  return {
    name: 'stored-preferences',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}

const colorModeScript = ({defaultMode, respectPrefersColorScheme}: ThemeConfig['colorMode']) =>
  respectPrefersColorScheme
    ? `  if (root.getAttribute('data-theme') === 'system') {
    root.setAttribute('data-theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  }`
    : `  if (root.getAttribute('data-theme') === 'system') {
    root.setAttribute('data-theme', '${defaultMode}');
    root.setAttribute('data-theme-choice', '${defaultMode}');
  }`;

const dismissalScript = ({type, namespace}: LoadContext['siteStorage'], id: string) => `
  try {
    if (${type}.getItem('docusaurus.announcement.id${namespace}') !== ${JSON.stringify(id)}) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch (error) {}`;

// What is stored may be anything: it counts only where it names an ORM.
const ormScript = ({type, namespace}: LoadContext['siteStorage']) => `
  try {
    var orm = ${type}.getItem('${ORM_SLOT}${namespace}');
    if (${JSON.stringify(ORMS.map(({value}) => value))}.indexOf(orm) >= 0) root.setAttribute('data-orm', orm);
  } catch (error) {}`;
