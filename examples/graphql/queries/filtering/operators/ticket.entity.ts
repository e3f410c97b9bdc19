import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TicketStatus } from './ticket.dto';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ type: 'text' })
  status!: TicketStatus;

  @Column()
  blocked!: boolean;

  @Column()
  priority!: number;

  @Column({ type: 'float', nullable: true })
  estimate?: number | null;

  @Column()
  votes!: number;

  @Column({ type: Date, nullable: true })
  dueDate?: Date | null;

  @Column()
  updatedAt!: Date;

  @Column()
  reference!: string;
}
