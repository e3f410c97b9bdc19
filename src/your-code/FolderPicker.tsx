import {type ReactNode, useId, useState} from 'react';
import PasteForm from './PasteForm';
import {filesOf, pick} from './pick';
import SearchStatus, {type Counts} from './SearchStatus';
import type {Search} from './useSearch';

/** Takes a folder or a text, and says how the search goes and what it came to. */
export default function FolderPicker({search, ...counts}: {search: Search} & Counts): ReactNode {
  const formId = useId();
  const [isPasting, setIsPasting] = useState(false);
  return (
    <div className="your-code__pick">
      <div className="your-code__buttons">
        <label className="button button--primary your-code__folder">
          Choose the folder of your project
          <input
            type="file"
            multiple
            // @ts-expect-error React's types do not have it; every browser on a desktop does.
            webkitdirectory=""
            onChange={({target}) => {
              if (target.files) search.begin(pick(filesOf(target.files)));
              // The same folder can be chosen again.
              target.value = '';
            }}
          />
        </label>
        <button
          type="button"
          className="button button--outline button--primary"
          aria-expanded={isPasting}
          aria-controls={formId}
          onClick={() => {
            setIsPasting(!isPasting);
          }}
        >
          Paste the text of a file
        </button>
      </div>
      <div id={formId} hidden={!isPasting}>
        <PasteForm
          onText={(path, text) => {
            search.begin(pick([{path, file: new File([text], path)}]));
          }}
        />
      </div>
      <SearchStatus search={search} {...counts} />
    </div>
  );
}
