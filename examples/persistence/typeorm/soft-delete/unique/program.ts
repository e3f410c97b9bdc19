import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { again, againPartial, Label, Tag } from './label';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      entities: [Label, Tag],
      synchronize: true,
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    {
      run: 'again',
      call: (app) => again(app.get(DataSource).getRepository(Label)),
      throws: true,
    },
    {
      run: 'again-partial',
      call: (app) => againPartial(app.get(DataSource).getRepository(Tag)),
    },
  ],
});
