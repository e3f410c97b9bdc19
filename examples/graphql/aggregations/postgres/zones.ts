import { GroupBy, type QueryService } from '@ptc-org/nestjs-query-core';
import type { DataSource } from 'typeorm';
import type { Ticket } from './tracker';

export async function daysByZone(
  tickets: QueryService<Ticket>,
  source: DataSource,
): Promise<void> {
  // #region zones
  for (const zone of ['UTC', 'Asia/Tokyo']) {
    await source.query(`SET TIME ZONE '${zone}'`);
    const days = await tickets.aggregate(
      {},
      {
        groupBy: [{ field: 'createdAt', args: { by: GroupBy.DAY } }],
        count: [{ field: 'id', args: {} }],
      },
    );
    for (const { groupBy, count } of days)
      console.log(zone, groupBy?.createdAt, count?.id);
  }
  // #endregion
}

export async function monthsByServerZone(
  tickets: QueryService<Ticket>,
): Promise<void> {
  const zone = process.env.TZ;
  // #region server-zone
  for (const name of ['UTC', 'Europe/Berlin']) {
    process.env.TZ = name;
    const [january] = await tickets.aggregate(
      {},
      { groupBy: [{ field: 'createdAt', args: { by: GroupBy.MONTH } }] },
    );
    console.log(name, january?.groupBy?.createdAt);
  }
  // #endregion
  process.env.TZ = zone;
}
