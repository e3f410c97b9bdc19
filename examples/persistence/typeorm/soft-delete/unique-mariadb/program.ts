import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { startMariaDb } from '../../../../_harness/mariadb';
import { againPartial, Tag } from '../unique/label';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: async () => ({
        type: 'mariadb',
        url: await startMariaDb('unique'),
        entities: [Tag],
        synchronize: true,
      }),
    }),
  ],
})
class AppModule {}

export default defineProgram({
  needs: ['MariaDB'],
  module: AppModule,
  steps: [
    {
      run: 'again-partial',
      call: (app) => againPartial(app.get(DataSource).getRepository(Tag)),
      throws: true,
    },
  ],
});
