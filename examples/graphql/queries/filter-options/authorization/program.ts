import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { comments } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Comment } from './comment.entity';

export default defineProgram({
  module: AppModule,
  seed: rows([Comment, comments]),
  steps: [{ operation: 'own-comments', sql: true }],
});
