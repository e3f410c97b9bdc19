import type {ReactNode} from 'react';
import {type Place as PlaceOfCode, placeText} from '../sandbox/faults';
import type {LiveModel} from '../model/live-model';

/** A place in the reader's code, which leads there where there is an editor. */
export default function Place({model, ...place}: PlaceOfCode & {model: LiveModel}): ReactNode {
  const name = <code>{placeText(place)}</code>;
  if (!model.hasEditor(place.file)) return name;
  return (
    <button type="button" className="clean-btn live__link live__place" onClick={() => model.goTo(place)}>
      {name}
    </button>
  );
}
