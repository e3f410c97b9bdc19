import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ default: 'open' })
  status!: string;

  @Column({ type: Date, nullable: true })
  dueDate!: Date | null;

  @Column({ type: Number, nullable: true })
  assigneeId!: number | null;
}
