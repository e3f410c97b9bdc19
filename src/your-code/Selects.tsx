import {type ReactNode, useId} from 'react';
import {ORMS} from '../../lib/orms';
import {compareVersions} from '../../lib/versions';
import type {Choice} from './address';
import {CURRENT, VERSIONS} from './facts';

export interface ChoiceProps {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
}

interface SelectProps {
  label: string;
  value: string;
  options: {value: string; label: string}[];
  onChange: (value: string) => void;
}

function Select({label, value, options, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <span className="your-code__select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({target}) => {
          onChange(target.value);
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

const versionOption = (version: string) => ({
  value: version,
  label: compareVersions(version, CURRENT) > 0 ? `${version} (preview)` : version,
});

/** From which version to which. */
export function VersionSelects({choice: {from, to}, onChange}: ChoiceProps): ReactNode {
  const starts = [...new Set([...VERSIONS, from])].sort(compareVersions);
  // An older one is what its guide leads to.
  const ends = VERSIONS.filter((version) => version === to || compareVersions(version, '1.0.0') >= 0);
  return (
    <>
      <Select
        label="From"
        value={from}
        options={starts.map(versionOption)}
        onChange={(version) => {
          onChange({from: version});
        }}
      />
      <Select
        label="To"
        value={to}
        options={ends.map(versionOption)}
        onChange={(version) => {
          onChange({to: version});
        }}
      />
    </>
  );
}

export function OrmSelect({choice: {orm}, onChange}: ChoiceProps): ReactNode {
  return (
    <Select
      label="ORM"
      value={orm ?? ''}
      options={[{value: '', label: 'any'}, ...ORMS]}
      onChange={(value) => {
        onChange({orm: (value || undefined) as Choice['orm']});
      }}
    />
  );
}
