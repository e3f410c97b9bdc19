import { Column, Entity, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Project } from './project.entity';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  // #region bare
  @ManyToOne(() => Project, (project) => project.tickets)
  project!: Project;
  // #endregion
}
