import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  status!: string;

  @Column()
  priority!: number;

  @Column()
  severity!: number;

  @Column({ type: 'int', nullable: true })
  assigneeId!: number | null;

  @Column()
  projectId!: number;
}
