import { DataSource } from 'typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { AppModule } from './app.module';
import { StatusChange } from './entry';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app.get(DataSource).getRepository(StatusChange).save({ status: 'done' }),
  steps: [
    { operation: 'create-comment', sql: true },
    { operation: 'all-kinds', sql: true },
  ],
});
