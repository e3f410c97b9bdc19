import type {ReactNode} from 'react';
import OrmSelect from '@site/src/components/OrmChoice/OrmSelect';
import useChosenOrm from '@site/src/components/OrmChoice/useChosenOrm';
import styles from './styles.module.css';

/** What a reader chooses above a list of dangers: `orm.css` leaves out the lines that are about other ORMs only. */
export default function Checklist(): ReactNode {
  const [chosen, slot] = useChosenOrm();
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
        Once you choose an ORM, lines that only concern others are hidden. Your browser remembers what you
        tick.
      </span>
    </p>
  );
}
