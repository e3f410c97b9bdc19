import {useStorageSlot} from '@docusaurus/theme-common';
import {ORM_SLOT} from '@site/src/client/orm-slot';
import {ORMS} from '../../../lib/orms';

type Slot = ReturnType<typeof useStorageSlot>[1];

/** The ORM that the reader has chosen, if any, and where that is kept. What is stored may be anything: it counts only where it names an ORM. */
export default function useChosenOrm(): [chosen: (typeof ORMS)[number] | undefined, slot: Slot] {
  const [stored, slot] = useStorageSlot(ORM_SLOT);
  return [ORMS.find(({value}) => value === stored), slot];
}
