import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  options: readonly {value: string; label: string}[];
  onChange: (value: string) => void;
}

/** One of several values, to be chosen. */
export default function Select({label, value, options, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({currentTarget}) => {
          onChange(currentTarget.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
