import * as v from 'valibot';
import {text} from '../../lib/text';

/** A path on this site, written as the browser writes it: nothing that could name another host. */
export const OwnPath = v.pipe(text(500), v.check(isOwnPath));

function isOwnPath(url: string): boolean {
  try {
    return new URL(url, location.origin).href === location.origin + url;
  } catch {
    return false;
  }
}
