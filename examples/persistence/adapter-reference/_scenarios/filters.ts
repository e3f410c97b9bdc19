import type { Filter } from '@ptc-org/nestjs-query-core';
import { find, setOf, unchecked } from './ask';
import type { Group, Scenario } from './scenario';
import type { Ticket } from './tracker';

/** Which tickets a filter finds. */
function finds(name: string, title: string, filter: Filter<Ticket>): Scenario {
  return { name, title, run: (tracker) => find(tracker, filter) };
}

const dueDate = new Date('2026-02-01T00:00:00Z');

export const operators: Group = {
  title: 'Operators',
  scenarios: [
    finds('eq', '`eq`', { priority: { eq: 4 } }),
    finds('neq', '`neq`', { priority: { neq: 5 } }),
    finds('gt', '`gt`', { priority: { gt: 4 } }),
    finds('gte', '`gte`', { priority: { gte: 4 } }),
    finds('lt', '`lt`', { priority: { lt: 2 } }),
    finds('lte', '`lte`', { priority: { lte: 2 } }),
    finds('in', '`in`', { priority: { in: [1, 2] } }),
    finds('not-in', '`notIn`', { priority: { notIn: [4, 5] } }),
    finds('is-null', '`is: null`', { dueDate: { is: null } }),
    finds('is-not-null', '`isNot: null`', { dueDate: { isNot: null } }),
    finds('is-true', '`is: true`', { isBlocked: { is: true } }),
    finds('is-false', '`is: false`', { isBlocked: { is: false } }),
    finds('between', '`between`', {
      priority: { between: { lower: 2, upper: 4 } },
    }),
    finds('not-between', '`notBetween`', {
      priority: { notBetween: { lower: 2, upper: 4 } },
    }),
    finds('like', '`like`', { title: { like: 'App %' } }),
    finds('not-like', '`notLike`', { title: { notLike: 'App %' } }),
    finds('i-like', '`iLike`', { title: { iLike: 'aPP %' } }),
    finds('not-i-like', '`notILike`', { title: { notILike: 'aPP %' } }),
    finds('eq-date', '`eq` on a date', { dueDate: { eq: dueDate } }),
    finds('between-dates', '`between` on dates', {
      dueDate: { between: { lower: new Date('2026-01-31'), upper: dueDate } },
    }),
  ],
};

export const values: Group = {
  title: 'Case, patterns, null',
  scenarios: [
    finds('eq-case', '`eq` and case', { milestone: { eq: 'beta' } }),
    finds('in-case', '`in` and case', { milestone: { in: ['alpha'] } }),
    finds('like-case', '`like` and case', { title: { like: 'aPP %' } }),
    finds('like-part', '`like` without `%`', { title: { like: 'crashes' } }),
    finds('like-underscore', '`_` in a pattern', {
      milestone: { like: '1_0' },
    }),
    finds('like-dot', '`.` in a pattern', { milestone: { like: '1.0' } }),
    finds('neq-null', '`neq` where values are null', {
      milestone: { neq: 'Beta' },
    }),
    finds('neq-not-null', 'the same with `isNot: null` beside it', {
      and: [{ milestone: { neq: 'Beta' } }, { milestone: { isNot: null } }],
    }),
    finds('not-in-null', '`notIn` where values are null', {
      milestone: { notIn: ['Beta', '1.0'] },
    }),
    finds('not-like-null', '`notLike` where values are null', {
      milestone: { notLike: '1%' },
    }),
    finds('is-not-true-null', '`isNot: true` where values are null', {
      isBlocked: { isNot: true },
    }),
    finds('is-not-true-not-null', 'the same with `isNot: null` beside it', {
      and: [{ isBlocked: { isNot: true } }, { isBlocked: { isNot: null } }],
    }),
    finds('lt-null', '`lt` where values are null', {
      dueDate: { lt: dueDate },
    }),
    finds('eq-null', '`eq: null`', unchecked({ dueDate: { eq: null } })),
    finds(
      'neq-with-null',
      '`neq: null`',
      unchecked({ dueDate: { neq: null } }),
    ),
    finds(
      'in-with-null',
      'null in `in`',
      unchecked({ milestone: { in: ['Beta', null] } }),
    ),
    finds(
      'not-in-with-null',
      'null in `notIn`',
      unchecked({ milestone: { notIn: ['Beta', null] } }),
    ),
    finds(
      'number-as-text',
      'a number as text',
      unchecked({ priority: { eq: '4' } }),
    ),
    finds(
      'text-as-number',
      'a word for a number',
      unchecked({ priority: { eq: 'four' } }),
    ),
    finds(
      'date-as-text',
      'a date as text',
      unchecked({ dueDate: { gte: '2026-02-01T00:00:00.000Z' } }),
    ),
  ],
};

export const combinations: Group = {
  title: 'Several conditions, empty and wrong filters',
  scenarios: [
    finds('operators-of-field', 'several operators on one field', {
      priority: { gt: 4, lt: 2 },
    }),
    finds('fields', 'several fields', {
      priority: { gt: 4 },
      status: { eq: 'open' },
    }),
    finds('nested', '`and` and `or`, nested', {
      or: [
        { title: { like: 'Export%' } },
        {
          and: [
            { priority: { gt: 4 } },
            { or: [{ status: { eq: 'open' } }, { status: { eq: 'done' } }] },
          ],
        },
      ],
    }),
    finds('or-beside-field', '`or` beside a field', {
      priority: { gt: 4 },
      or: [{ status: { eq: 'open' } }, { status: { eq: 'done' } }],
    }),
    finds('and-beside-or', '`and` beside `or`', {
      and: [{ priority: { gt: 3 } }],
      or: [{ status: { eq: 'open' } }, { status: { eq: 'done' } }],
    }),
    finds('empty-filter', '`{}`', {}),
    finds('empty-and', '`and: []`', { and: [] }),
    finds('empty-or', '`or: []`', { or: [] }),
    finds('or-of-empty', '`or: [{}, …]`', {
      or: [{}, { priority: { eq: 1 } }],
    }),
    finds('in-nothing', '`in: []`', { priority: { in: [] } }),
    finds('not-in-nothing', '`notIn: []`', { priority: { notIn: [] } }),
    finds('field-without-operator', 'a field without an operator', {
      title: {},
    }),
    finds('undefined-field', 'an undefined field', { title: undefined }),
    finds('undefined-value', 'an undefined value', {
      title: { eq: undefined },
    }),
    finds('undefined-in', '`in: undefined`', { priority: { in: undefined } }),
    finds(
      'unknown-field',
      'an unknown field',
      unchecked({ owner: { eq: 'Ada' } }),
    ),
    finds(
      'unknown-operator',
      'an unknown operator',
      unchecked({ title: { startsWith: 'App' } }),
    ),
  ],
};

export const relationFilters: Group = {
  title: 'Filters on relations',
  scenarios: [
    finds('to-one', 'on a to-one relation', {
      project: { name: { eq: 'Billing' } },
    }),
    finds('to-many', 'on a many-to-many relation', {
      labels: { code: { eq: 'accessibility' } },
    }),
    finds('one-to-many', 'on a one-to-many relation', {
      comments: { body: { like: '%.' } },
    }),
    finds('two-deep', 'two relations deep', {
      project: { owner: { name: { eq: 'Ben Okafor' } } },
    }),
    finds('relation-or-field', 'on a relation, in `or` with a field', {
      or: [{ project: { name: { eq: 'Billing' } } }, { priority: { eq: 2 } }],
    }),
    finds('relations-and', 'two conditions on a to-many relation', {
      and: [
        { labels: { code: { eq: 'bug' } } },
        { labels: { code: { eq: 'accessibility' } } },
      ],
    }),
    finds('relations-and-fields', 'two fields of it, each by itself', {
      and: [
        { comments: { body: { like: 'The%' } } },
        { comments: { isPinned: { is: true } } },
      ],
    }),
    finds('relation-fields', 'two fields of it in one filter', {
      comments: { body: { like: 'The%' }, isPinned: { is: true } },
    }),
    finds('relation-neq', '`neq` on a to-many relation', {
      labels: { code: { neq: 'bug' } },
    }),
    finds('relation-is-null', 'records without the relation', {
      assignee: { name: { is: null } },
    }),
    finds('empty-relation', 'an empty filter on a relation', { labels: {} }),
    {
      name: 'duplicates',
      title: 'rows under a filter with several matches',
      run: async ({ projects }) =>
        setOf(
          await projects.query({
            filter: { tickets: { priority: { gte: 1 } } },
          }),
        ),
    },
    {
      name: 'duplicates-count',
      title: '`count` under the same filter',
      run: ({ projects }) =>
        projects.count({ tickets: { priority: { gte: 1 } } }),
    },
    {
      name: 'duplicates-page',
      title: 'a page of 2 under the same filter',
      run: async ({ projects }) =>
        setOf(
          await projects.query({
            filter: { tickets: { priority: { gte: 1 } } },
            paging: { limit: 2 },
          }),
        ).length,
    },
  ],
};
