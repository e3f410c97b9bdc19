import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {ORM_SLOT} from '@site/src/client/orm-slot';
import OrmSelect from '@site/src/components/OrmChoice/OrmSelect';
import {ORMS} from '../../../lib/orms';
import styles from './styles.module.css';

/** What a reader chooses above a list of dangers: `orm.css` leaves out the lines that are about other ORMs only. */
export default function Checklist(): ReactNode {
  const [stored, slot] = useStorageSlot(ORM_SLOT);
  // What is stored may be anything: it counts only where it names an ORM.
  const chosen = ORMS.find(({value}) => value === stored);
  return (
    <p className={styles.choice} data-control>
      <OrmSelect
        value={chosen?.value ?? ''}
        none="any"
        onChange={(value) => {
          if (value) slot.set(value);
          else slot.del();
        }}
      />
      <span>
        Lines about other ORMs only are left out once you choose yours. Your browser keeps what you tick.
      </span>
    </p>
  );
}
