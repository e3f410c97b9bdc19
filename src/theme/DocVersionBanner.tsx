// Change: shows nothing, and stops the build where it would have to: banners tell apart versions, of which this site has one.
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

export default function DocVersionBanner(): null {
  const {banner, label} = useDocsVersion();
  if (banner) throw new Error(`The version ${label} has a banner: delete src/theme/DocVersionBanner.tsx`);
  return null;
}
