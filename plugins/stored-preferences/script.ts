/** What the script must know. All of it is fixed when the site is built, so that the script is static text. */
export interface Settings {
  /** The storage that holds the reader's choices. */
  storage: 'localStorage' | 'sessionStorage';
  /** What Docusaurus appends to each storage key. */
  namespace: string;
  /** Absent when the site has no announcement. */
  announcementId: string | undefined;
  defaultMode: 'light' | 'dark';
  respectPrefersColorScheme: boolean;
}

const colorMode = ({defaultMode, respectPrefersColorScheme}: Settings) =>
  respectPrefersColorScheme
    ? `  if (root.getAttribute('data-theme') === 'system') {
    root.setAttribute('data-theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  }`
    : `  if (root.getAttribute('data-theme') === 'system') {
    root.setAttribute('data-theme', '${defaultMode}');
    root.setAttribute('data-theme-choice', '${defaultMode}');
  }`;

const announcement = ({storage, namespace, announcementId}: Settings) => `
  try {
    if (${storage}.getItem('docusaurus.announcement.id${namespace}') !== ${JSON.stringify(announcementId)}) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch (error) {}`;

/**
 * The text of an inline script that corrects two attributes which the classic theme's own inline script sets on
 * the root element, before anything is painted:
 * - a stored color mode `system` becomes what the operating system prefers, where the theme takes the word for a mode;
 * - a dismissal hides the announcement bar only when it was given to the bar with this id.
 */
export const storedPreferencesScript = (settings: Settings): string => `(function () {
  var root = document.documentElement;
${colorMode(settings)}${settings.announcementId === undefined ? '' : announcement(settings)}
})();`;
