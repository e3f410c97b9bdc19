import {describe, expect, it} from 'vitest';
import {findMariaDb} from './mariadb';

describe('the MariaDB of this machine', () => {
  it('is MARIADB_BIN, else the first one on the path, else the one of Debian', () => {
    const env = {MARIADB_BIN: '/opt/mariadbd', PATH: '/a:/b'};
    expect(findMariaDb(env, () => true)).toBe('/opt/mariadbd');
    expect(findMariaDb({PATH: '/a:/b'}, (file) => file === '/b/mariadbd')).toBe('/b/mariadbd');
    expect(findMariaDb({PATH: '/a'}, (file) => file === '/usr/sbin/mariadbd')).toBe('/usr/sbin/mariadbd');
    expect(findMariaDb({PATH: '/a'}, () => false)).toBeUndefined();
  });

  it('is no program that cannot be run', () => {
    expect(() => findMariaDb({MARIADB_BIN: '/opt/mariadbd'}, () => false)).toThrow(
      'MARIADB_BIN is /opt/mariadbd, which is no program',
    );
  });
});
