import { aggregateGroup } from './aggregates';
import { classFields } from './class-fields';
import { combinations, operators, relationFilters, values } from './filters';
import { paging, sorting } from './lists';
import { connections } from './connections';
import { creates } from './creates';
import { deletes } from './deletes';
import { lookups } from './lookups';
import { relations } from './relations';
import { relationWrites } from './relation-writes';
import { softDeletes } from './soft-deletes';
import type { Group } from './scenario';
import { changes } from './updates';

/** What every adapter is asked, in the order of the page. */
export const groups: Group[] = [
  operators,
  values,
  combinations,
  relationFilters,
  sorting,
  paging,
  connections,
  lookups,
  aggregateGroup,
  relations,
  creates,
  changes,
  deletes,
  classFields,
  relationWrites,
  softDeletes,
];
