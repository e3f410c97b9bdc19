import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';
import { againPartial, Tag } from '../unique/label';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => {
        await startPostgres();
        return {
          type: 'postgres',
          url: process.env.DATABASE_URL,
          poolSize: 1,
          entities: [Tag],
          synchronize: true,
        };
      },
    }),
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  steps: [
    {
      run: 'again-partial',
      call: (app) => againPartial(app.get(DataSource).getRepository(Tag)),
    },
  ],
});
