import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

const BANNER = '@theme/DocVersionBanner';

/** Whether a version of the documentation tells its readers that it is not the latest. */
export function hasVersionBanner(allContent: AllContent): boolean {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  return instances.flatMap(({loadedVersions}) => loadedVersions).some(({banner}) => banner !== null);
}

/** Where no version has a banner, a component that shows nothing stands for it: 0.9 KB less on a first visit of a page. */
export function bannerAlias(isShown: boolean): Record<string, string> {
  return isShown ? {} : {[BANNER]: path.resolve(__dirname, '../../src/client/nothing.ts')};
}
