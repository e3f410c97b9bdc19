// Change: shows nothing, and stops the build where it would have to: badges tell apart versions, of which this site has one.
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

export default function DocVersionBadge(): null {
  const {badge, label} = useDocsVersion();
  if (badge) throw new Error(`The version ${label} has a badge: delete src/theme/DocVersionBadge.tsx`);
  return null;
}
