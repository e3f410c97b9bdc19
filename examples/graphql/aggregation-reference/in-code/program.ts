import type { AggregateQuery } from '@ptc-org/nestjs-query-core';
import { defineProgram } from '../../../_harness/define-program';
import { convert, convertWithGroups } from './convert';

const query: AggregateQuery<{ id: number; urgency: number }> = {
  groupBy: [{ field: 'urgency', args: {} }],
  count: [{ field: 'id', args: {} }],
};

export default defineProgram({
  steps: [
    { run: 'without-groups', call: () => convert(query) },
    { run: 'with-groups', call: () => convertWithGroups(query) },
  ],
});
