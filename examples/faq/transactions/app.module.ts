import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportService } from './import.service';
import { Ticket } from './ticket';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      entities: [Ticket],
      synchronize: true,
    }),
  ],
  providers: [ImportService],
})
export class AppModule {}
