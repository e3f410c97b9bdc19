import {warnSkipped} from './skipped';

const NAME = 'postcss-preset-env';

/**
 * Leaves out what translates new CSS for old browsers: the minifier, Lightning CSS, does that for the same browsers
 * (`browserslist` of package.json). More than a second of a build's processor time, and 0.1 KB on every first visit.
 *
 * @param plugins of PostCSS as Docusaurus hands them to plugins: each a path with options, or a function.
 */
export function withoutPresetEnv<Plugin>(plugins: Plugin[]): Plugin[] {
  const others = plugins.filter((plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes(NAME)));
  if (others.length !== plugins.length - 1) {
    warnSkipped('preset-env.ts', `Docusaurus does not use ${NAME} once any more`);
    return plugins;
  }
  return others;
}
