import type { QueryService } from '@ptc-org/nestjs-query-core';
import { Column, Entity, PrimaryColumn } from 'typeorm';

// #region entity
@Entity()
export class Watch {
  @PrimaryColumn()
  userId!: number;

  @PrimaryColumn()
  ticketId!: number;

  @Column({ default: true })
  byMail!: boolean;
}
// #endregion

export async function byId(watches: QueryService<Watch>) {
  // #region by-id
  return watches.findById(1).catch((error: Error) => error.message);
  // #endregion
}

export async function byBoth(watches: QueryService<Watch>) {
  // #region by-both
  const both = { userId: { eq: 1 }, ticketId: { eq: 2 } };
  const [watch] = await watches.query({ filter: both });
  const { updatedCount } = await watches.updateMany({ byMail: false }, both);
  const { deletedCount } = await watches.deleteMany(both);
  console.log(watch, 'updated', updatedCount, 'deleted', deletedCount);
  // #endregion
}
