// Change: shows nothing, and stops the build on a page that would have to be kept from search engines, of which there is none.
import type {Props} from '@theme/ContentVisibility';

export default function ContentVisibility({metadata: {unlisted, frontMatter}}: Props): null {
  if (unlisted || frontMatter.unlisted) {
    throw new Error(
      'A page is unlisted: delete src/theme/ContentVisibility.tsx, which says nothing about it',
    );
  }
  return null;
}
