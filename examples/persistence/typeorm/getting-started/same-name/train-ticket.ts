import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'train_ticket' })
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  seat!: string;
}
