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

  @Column({ type: Date, nullable: true })
  dueDate?: Date | null;
}
