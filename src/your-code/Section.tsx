import type {ReactNode} from 'react';
import IconDanger from '@theme/Admonition/Icon/Danger';
import IconInfo from '@theme/Admonition/Icon/Info';
import IconWarning from '@theme/Admonition/Icon/Warning';
import type {Level} from './facts';
import type {Opened} from './useOpened';

/** A part of a list: what it is called, and what stands in it. */
export interface Part<Fact = unknown> {
  id: string;
  title: string;
  facts: Fact[];
  /** How bad it is, where that differs. */
  level?: Level;
}

const ICONS = {danger: IconDanger, warning: IconWarning, info: IconInfo};

/** The title of a part, in the words and colors that its section and the link to it share. */
function PartTitle({part: {title, level}}: {part: Part}): ReactNode {
  const Icon = level && ICONS[level];
  return (
    <>
      {Icon && (
        <span className="your-code__icon" aria-hidden>
          <Icon />
        </span>
      )}
      {title}
    </>
  );
}

const classOf = ({level}: Part): string => (level ? `alert--${level}` : '');

/** How much there is of each part, as links that open it. */
export function PartLinks({parts, opened}: {parts: Part[]; opened: Opened}): ReactNode {
  return (
    <nav aria-label="Parts of this list">
      <ul className="your-code__parts">
        {parts.map((part) => (
          <li key={part.id} className={classOf(part)}>
            <a
              href={`#${part.id}`}
              onClick={() => {
                opened.open(part.id);
              }}
            >
              <PartTitle part={part} />: {part.facts.length}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One part of a list, which folds. */
export default function Section({
  part,
  opened,
  children,
}: {
  part: Part;
  opened: Opened;
  children: ReactNode;
}): ReactNode {
  return (
    <details
      className={`your-code__fold ${classOf(part)}`}
      open={opened.has(part.id)}
      onToggle={({target, currentTarget}) => {
        // Those of its items come here as well.
        if (target === currentTarget) opened.set(part.id, currentTarget.open);
      }}
    >
      <summary>
        <h2 id={part.id} className="your-code__heading">
          <PartTitle part={part} /> ({part.facts.length})
        </h2>
      </summary>
      <ul className="your-code__list">{children}</ul>
    </details>
  );
}
