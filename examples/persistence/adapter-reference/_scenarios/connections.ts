import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  SortDirection,
  type SortField,
  type Query,
} from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  KeySet,
  PagingStrategies,
  QueryArgsType,
} from '@ptc-org/nestjs-query-graphql';
import { Type } from 'class-transformer';
import { rowsOf } from './ask';
import type { Group, Scenario } from './scenario';
import type { Ticket, Tracker } from './tracker';

@ObjectType('Ticket')
class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @Type(() => Date)
  @FilterableField({ nullable: true })
  dueDate!: Date;

  @Field()
  title!: string;
}

/** Its cursors name a place, and those of the other a row. */
@ObjectType('KeySetTicket')
@KeySet(['id'])
class KeySetTicketDTO extends TicketDTO {}

const enableTotalCount = true;
const pagingStrategy = PagingStrategies.CURSOR;
const { ConnectionType: Cursors } = QueryArgsType(TicketDTO, {
  pagingStrategy,
  enableTotalCount,
});
const { ConnectionType: KeySets } = QueryArgsType(KeySetTicketDTO, {
  pagingStrategy,
  enableTotalCount,
});
const { ConnectionType: Offsets } = QueryArgsType(TicketDTO, {
  pagingStrategy: PagingStrategies.OFFSET,
  connectionName: 'OffsetTicketConnection',
  enableTotalCount,
});

const { ASC, DESC } = SortDirection;
const byDueDate: SortField<Ticket> = { field: 'dueDate', direction: ASC };
const byId: SortField<Ticket> = { field: 'id', direction: ASC };

/** Reads all pages of 3, one after another, and the total. */
function walks(
  name: string,
  title: string,
  Connection: typeof Cursors,
  sorting: SortField<Ticket>[],
): Scenario {
  return {
    name,
    title,
    run: async (tracker) => {
      const pages: unknown[] = [];
      let after: string | undefined;
      do {
        const paging = { first: 3, after };
        const page = await Connection.createFromPromise(
          ...asked(tracker, { paging, sorting } as Query<Ticket>),
        );
        const { endCursor, hasNextPage } = page.pageInfo;
        pages.push(rowsOf(page.edges.map(({ node }) => node)));
        after = hasNextPage ? endCursor : undefined;
        if (!after) pages.push({ totalCount: await page.totalCount });
      } while (after && pages.length < 9);
      return pages;
    },
  };
}

type Page = Parameters<typeof Cursors.createFromPromise>;

/** What a generated resolver hands on. */
function asked({ tickets }: Tracker, query: Query<Ticket>): Page {
  const parts = [
    (page: Query<Ticket>) => tickets.query(page),
    { filter: {}, ...query },
    (filter: object) => tickets.count(filter),
  ];
  return parts as unknown as Page;
}

export const connections: Group = {
  title: 'Connections',
  scenarios: [
    walks('cursors', 'pages by cursors', Cursors, [byId]),
    walks('cursors-nulls', 'the same, sorted by a field with nulls', Cursors, [
      byDueDate,
      byId,
    ]),
    walks('key-set', 'pages by `@KeySet`', KeySets, [byId]),
    walks('key-set-nulls', 'the same, sorted by a field with nulls', KeySets, [
      byDueDate,
    ]),
    walks(
      'key-set-nulls-descending',
      'the same, sorted by a field with nulls, descending',
      KeySets,
      [{ ...byDueDate, direction: DESC }],
    ),
    {
      name: 'offset-connection',
      title: 'a page by offset',
      run: async (tracker) => {
        const page = await Offsets.createFromPromise(
          ...asked(tracker, {
            paging: { limit: 3, offset: 3 },
            sorting: [byId],
          }),
        );
        const { hasNextPage, hasPreviousPage } = page.pageInfo;
        return {
          nodes: rowsOf(page.nodes),
          hasPreviousPage,
          hasNextPage,
          totalCount: await page.totalCount,
        };
      },
    },
  ],
};
