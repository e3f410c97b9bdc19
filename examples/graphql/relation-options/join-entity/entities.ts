import {
  Column,
  CreateDateColumn,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @OneToMany(() => TicketLabel, (ticketLabel) => ticketLabel.ticket)
  ticketLabels!: TicketLabel[];
}

@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @OneToMany(() => TicketLabel, (ticketLabel) => ticketLabel.label)
  ticketLabels!: TicketLabel[];
}

// #region join
@Entity()
export class TicketLabel {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  ticketId!: number;

  @Column()
  labelId!: number;

  @Column({ default: 'somebody' })
  addedBy!: string;

  @CreateDateColumn()
  addedAt!: Date;

  @ManyToOne(() => Ticket, (ticket) => ticket.ticketLabels)
  ticket!: Ticket;

  @ManyToOne(() => Label, (label) => label.ticketLabels)
  label!: Label;
}
// #endregion join
