import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Project {
  @PrimaryColumn()
  id!: number;

  @Column()
  name!: string;
}

@Entity()
export class Ticket {
  @PrimaryColumn()
  id!: number;

  @Column()
  title!: string;
}

// #region comment
@Entity()
export class Comment {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  body!: string;

  @Column()
  subjectType!: 'project' | 'ticket';

  @Column()
  subjectId!: number;
}
// #endregion
