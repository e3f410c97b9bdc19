import { defineProgram } from '../../_harness/define-program';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  steps: [
    'own-create',
    'generated-create-many',
    'create-nested',
    { operation: 'update-nested', sql: true },
  ],
});
