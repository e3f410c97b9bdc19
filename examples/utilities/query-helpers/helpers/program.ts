import { defineProgram } from '../../../_harness/define-program';
import * as apply from './apply';
import * as combine from './combine';
import * as inspect from './inspect';
import * as rewrite from './rewrite';
import { untouched } from './untouched';

export default defineProgram({
  steps: [
    { run: 'filter', call: apply.filter },
    { run: 'sort', call: apply.sort },
    { run: 'paging', call: apply.paging },
    { run: 'query', call: apply.query },
    { run: 'like', call: apply.like },
    { run: 'differences', call: apply.differences },
    { run: 'sort-dates', call: apply.sortDates },
    { run: 'invalid-pattern', call: apply.invalidPattern, throws: true },
    {
      run: 'undefined-comparison',
      call: apply.undefinedComparison,
      throws: true,
    },
    { run: 'untouched', call: untouched },
    { run: 'merge-filter', call: combine.merge },
    { run: 'merge-filters', call: combine.mergeMany },
    { run: 'merge-undefined', call: combine.mergeUndefined, throws: true },
    { run: 'merge-default', call: combine.mergeDefault },
    { run: 'merge-query', call: combine.queries },
    { run: 'leak', call: combine.leak },
    { run: 'copied', call: combine.copied },
    { run: 'invert', call: combine.invert },
    { run: 'fields', call: inspect.fields },
    { run: 'comparisons', call: inspect.comparisons },
    { run: 'omitting', call: inspect.omitting },
    { run: 'widened', call: inspect.widened },
    { run: 'transform-filter', call: rewrite.filter },
    { run: 'transform-sort', call: rewrite.sort },
    { run: 'transform-query', call: rewrite.query },
    { run: 'transform-comparisons', call: rewrite.comparisons },
    { run: 'transform-aggregates', call: rewrite.aggregates },
    { run: 'unmapped', call: rewrite.unmappedFilter, throws: true },
    { run: 'unmapped-sort', call: rewrite.unmappedSort, throws: true },
    {
      run: 'unmapped-aggregate',
      call: rewrite.unmappedAggregate,
      throws: true,
    },
  ],
});
