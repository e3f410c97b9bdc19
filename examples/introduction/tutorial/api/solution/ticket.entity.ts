import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ default: 'open' })
  status!: string;

  @Column({ default: 3 })
  priority!: number;

  @Column({ nullable: true })
  projectId?: number;

  @Column({ nullable: true })
  assigneeId?: number;
}
