import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('simple-array')
  browsers!: string[];

  @Column()
  mainBrowser!: string;

  @Column('simple-array')
  systems!: string[];

  @Column()
  mainSystem!: string;
}
