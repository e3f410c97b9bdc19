import type {ReactNode} from 'react';
import type {LiveProgram} from './protocol';

interface Props {
  program: LiveProgram;
  /** The user as it is written now, as JSON. */
  user: string;
  onChoose: (user: string) => void;
}

/** Offers the users that the program's operations were recorded with; nothing where all were sent without one. */
export default function UserMenu({program, user, onChoose}: Props): ReactNode {
  const users = new Set(
    Object.values(program.operations).flatMap((one) =>
      one.user === undefined ? [] : [JSON.stringify(one.user, null, 2)],
    ),
  );
  if (users.size === 0) return null;
  const isOwn = user !== '' && !users.has(user);
  return (
    <p className="live__note">
      <label className="live__choice">
        Send as{' '}
        <select
          value={isOwn ? 'own' : user}
          onChange={({target}) => {
            onChoose(target.value);
          }}
        >
          <option value="">nobody</option>
          {[...users].map((one) => (
            <option key={one} value={one}>
              {oneLine(one)}
            </option>
          ))}
          {isOwn && <option value="own">as written below</option>}
        </select>
      </label>
    </p>
  );
}

/** `{"id": 1, "role": "admin"}` as `id: 1, role: admin`. */
function oneLine(json: string): string {
  return json
    .replaceAll(/["{}[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
