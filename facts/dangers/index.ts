import type {DangerFact} from '../../lib/fact-types';
import {first} from './first';
import {leaks} from './leaks';
import {load} from './load';
import {loss} from './loss';
import {unlisted} from './unlisted';
import {operation} from './operation';
import {surprises} from './surprises';

/** What is dangerous on the version that the pages describe, in the order of the list of production. */
export const dangers: DangerFact[] = [
  ...first,
  ...leaks,
  ...loss,
  ...load,
  ...surprises,
  ...operation,
  ...unlisted,
];
