import type {ReactNode} from 'react';
import Select from '@site/src/components/Select';
import {ORMS} from '../../../lib/orms';

interface Props {
  /** The chosen one; nothing where none is. */
  value: string;
  onChange: (value: string) => void;
  /** What stands for none, where that can be chosen. */
  none?: string;
}

/** The reader's ORM, to be chosen. */
export default function OrmSelect({value, onChange, none}: Props): ReactNode {
  const options = none ? [{value: '', label: none}, ...ORMS] : ORMS;
  return <Select label="Your ORM" value={value} options={options} onChange={onChange} />;
}
