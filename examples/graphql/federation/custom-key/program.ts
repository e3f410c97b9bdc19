import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { labels } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Label } from './label';

export default defineProgram({
  module: AppModule,
  seed: rows([Label, labels]),
  steps: [{ operation: 'by-name', sql: true }],
});
