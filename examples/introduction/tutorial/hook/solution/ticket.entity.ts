import { Column, Entity, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Project } from './project.entity';

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

  @ManyToOne(() => Project)
  project?: Project;

  @Column({ nullable: true })
  assigneeId?: number;
}
