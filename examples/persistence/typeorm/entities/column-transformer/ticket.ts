import { type QueryService } from '@ptc-org/nestjs-query-core';
import {
  Column,
  Entity,
  PrimaryGeneratedColumn,
  type ValueTransformer,
} from 'typeorm';

// #region entity
/** Hours in the program, minutes in the database. */
const hours: ValueTransformer = {
  to: (hours: number) => hours * 60,
  from: (minutes: number) => minutes / 60,
};

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'integer', transformer: hours })
  estimate!: number;
}
// #endregion

export async function estimates(tickets: QueryService<Ticket>) {
  // #region use
  await tickets.createMany([{ estimate: 2 }, { estimate: 8 }]);
  console.log('read', await tickets.query({}));
  console.log(
    'longer than 4 hours',
    await tickets.query({ filter: { estimate: { gt: 4 } } }),
  );
  console.log(
    await tickets.aggregate({}, { sum: [{ field: 'estimate', args: {} }] }),
  );
  // #endregion
}
