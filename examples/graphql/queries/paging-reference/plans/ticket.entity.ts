import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity()
@Index('by_priority', ['priority', 'id'])
export class Ticket {
  @PrimaryColumn()
  id!: number;

  @Column()
  priority!: number;

  @Column()
  votes!: number;
}
