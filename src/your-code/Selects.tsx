import type {ReactNode} from 'react';
import OrmSelect from '@site/src/components/OrmChoice/OrmSelect';
import Select from '@site/src/components/Select';
import {compareVersions} from '../../lib/versions';
import type {Choice} from './address';
import {CURRENT, VERSIONS} from './facts';

export interface ChoiceProps {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
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

/** The choice of an ORM, or of any. */
export function OrmOrAny({choice: {orm}, onChange}: ChoiceProps): ReactNode {
  return (
    <OrmSelect
      value={orm ?? ''}
      none="any"
      onChange={(value) => {
        onChange({orm: (value || undefined) as Choice['orm']});
      }}
    />
  );
}
