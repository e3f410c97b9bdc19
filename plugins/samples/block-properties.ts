import type {Element} from 'hast';
import type {Code} from 'mdast';
import type {BlockNotes} from '../../lib/sample-notes';
import type {LineDisplay} from './fence';

/**
 * What a page knows of a block of code beside the code. The steps of the samples write it, and whoever prints or colors the
 * block reads it; it reaches the HTML as the properties of the element.
 */
export interface BlockProperties extends BlockNotes, Partial<LineDisplay> {
  /** Whether its imports fold away, however few they are. */
  folds?: boolean;
  /** Where the files are that the code imports, by the names it gives them: `#…` on the page, or in the repository. */
  links?: Record<string, string>;
  /** Where the messages of errors are explained that a response holds, by the message as it stands there. */
  messages?: Record<string, string>;
}

/** The properties of a block, to be read and added to. */
export function blockProperties(node: Code): BlockProperties {
  return ((node.data ??= {}).hProperties ??= {}) as BlockProperties;
}

/** The properties that a block has brought into the HTML. */
export function elementProperties({properties}: Element): BlockProperties {
  return properties as BlockProperties;
}
