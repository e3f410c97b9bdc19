import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { Entity, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Ticket } from '../app/ticket';

// #region crossing
@Entity()
class Reminder {
  @PrimaryGeneratedColumn()
  id!: number;

  @ManyToOne(() => Ticket)
  ticket!: Ticket;
}

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'sqljs', entities: [Ticket] }),
    TypeOrmModule.forRoot({
      name: 'reminders',
      type: 'sqljs',
      autoLoadEntities: true,
      retryAttempts: 0,
    }),
    NestjsQueryTypeOrmModule.forFeature([Reminder], 'reminders'),
  ],
})
export class CrossingModule {}
// #endregion
