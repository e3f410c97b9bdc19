import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ default: 'open' })
  status!: string;

  @Column({ type: 'int', nullable: true })
  priority?: number | null;

  @CreateDateColumn()
  createdAt!: Date;
}
