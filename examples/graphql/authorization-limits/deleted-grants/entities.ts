import {
  Column,
  DeleteDateColumn,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

// #region entities
@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => Member, (member) => member.project)
  members!: Member[];
}

@Entity()
export class Member {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  userId!: number;

  @DeleteDateColumn()
  deletedAt!: Date | null;

  @ManyToOne(() => Project, (project) => project.members)
  project!: Project;
}
// #endregion

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => Project)
  project!: Project;
}
