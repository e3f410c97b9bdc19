import type {ReactNode} from 'react';
import type {OpenedLink} from './share';

/** Names that are shown, and characters of each: a stranger wrote them. */
const MOST_NAMES = 5;
const LONGEST_NAME = 60;

/** Says what a link brought, and what of it was left out. */
export default function LinkNote({link: {edits, draft, leftOut}}: {link: OpenedLink}): ReactNode {
  const changed = Object.keys(edits);
  const bringsCode = changed.length > 0 || draft !== undefined;
  if (!bringsCode && leftOut.length === 0) return null;
  return (
    <div role="note">
      {bringsCode && (
        <p className="live__note">
          This link brings code of its own{changed.length > 0 && <> (changed: {listed(changed)})</>}. It runs
          when you press Run, without network and apart from this site.
        </p>
      )}
      {leftOut.length > 0 && <p className="live__note">What does not fit was left out: {listed(leftOut)}.</p>}
    </div>
  );
}

function listed(names: string[]): string {
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)} …` : name));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
