import type {ReactNode} from 'react';
import {ORMS} from '../../../lib/orms';
import styles from './styles.module.css';

interface Props {
  /** The chosen one; nothing where none is. */
  value: string;
  onChange: (value: string) => void;
  /** What stands for none, where that can be chosen. */
  none?: string;
}

/** The reader's ORM, to be chosen. */
export default function OrmSelect({value, onChange, none}: Props): ReactNode {
  return (
    <label className={styles.select}>
      Your ORM{' '}
      <select
        value={value}
        onChange={({currentTarget}) => {
          onChange(currentTarget.value);
        }}
      >
        {none && <option value="">{none}</option>}
        {ORMS.map((orm) => (
          <option key={orm.value} value={orm.value}>
            {orm.label}
          </option>
        ))}
      </select>
    </label>
  );
}
