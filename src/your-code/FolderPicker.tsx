import {type DragEvent, type ReactNode, useId, useState} from 'react';
import PasteForm from './PasteForm';
import {pick, pickText} from './pick';
import ScanStatus, {type Counts} from './ScanStatus';
import type {ProjectScan} from './useScan';

/** Takes a folder or a text, and says how the scan goes and what it came to. */
export default function FolderPicker({scan, ...counts}: {scan: ProjectScan} & Counts): ReactNode {
  const formId = useId();
  const [isPasting, setIsPasting] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const {isPasted, files} = scan.outcome?.picked ?? {};
  const pasted = isPasted && files?.[0]?.path;
  const enter = ({dataTransfer}: DragEvent): void => {
    setIsDropping(dataTransfer.types.includes('Files'));
  };
  const leave = ({currentTarget, relatedTarget}: DragEvent): void => {
    setIsDropping(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  };
  return (
    // The input takes what is dropped on it, by itself: meanwhile it covers the panel.
    <div
      className="your-code__pick"
      data-dropping={isDropping || undefined}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={() => {
        setIsDropping(false);
      }}
    >
      <div className="your-code__buttons">
        <label className="button button--primary your-code__folder">
          Choose the folder of your project
          <input
            type="file"
            multiple
            // @ts-expect-error React's types do not have it; every browser on a desktop does.
            webkitdirectory=""
            onChange={({target}) => {
              if (target.files) scan.begin(pick(target.files));
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
          {pasted ? `${pasted} · Change` : 'Paste the text of a file'}
        </button>
      </div>
      <div id={formId} hidden={!isPasting}>
        <PasteForm
          onText={(text) => {
            setIsPasting(false);
            scan.begin(pickText(text));
          }}
        />
      </div>
      <ScanStatus scan={scan} {...counts} />
    </div>
  );
}
