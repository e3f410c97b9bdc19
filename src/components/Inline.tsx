import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A line of Markdown with code and links, whose addresses are files below `docs/`. */
export default function Inline({text}: {text: string}): ReactNode {
  return text.split(/(`[^`]+`|\[(?:[^\]`]|`[^`]*`)+\]\([^)]+\))/).map((part, index) => {
    const [, label = '', file = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (file) {
      return (
        <Link key={index} to={`/docs/${file.replace('.mdx', '')}`}>
          <Inline text={label} />
        </Link>
      );
    }
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });
}
