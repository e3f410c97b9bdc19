import { Column, Entity, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class User {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  /** The group in which somebody signed up. */
  @Column()
  team!: string;

  /** The group in which somebody is now. */
  @Column()
  currentTeam!: string;
}

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @ManyToOne(() => User)
  assignee!: User | null;
}
