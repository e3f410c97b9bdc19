import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {storedPreferencesScript} from './script';

/**
 * Adds the script that makes a reader's stored choices hold from the first paint on. It must follow the classic
 * theme's script: Docusaurus writes the tags of presets before those of the plugins in the site's configuration.
 */
export default function storedPreferences({siteConfig, siteStorage}: LoadContext): Plugin {
  // Validated by the classic theme, which is the only one of this site.
  const {announcementBar, colorMode} = siteConfig.themeConfig as unknown as ThemeConfig;
  const innerHTML = storedPreferencesScript({
    storage: siteStorage.type,
    namespace: siteStorage.namespace,
    announcementId: announcementBar?.id,
    defaultMode: colorMode.defaultMode,
    respectPrefersColorScheme: colorMode.respectPrefersColorScheme,
  });
  return {
    name: 'stored-preferences',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
