import { defineProgram } from '../../../_harness/define-program';
import { rows } from '../../../_harness/seed';
import { projects } from '../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project } from './project.entity';
import { published } from './published';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects]),
  steps: [
    { operation: 'references', sql: true },
    { operation: 'missing-key', fails: true },
    { operation: 'unknown-id', fails: true },
    {
      run: 'published',
      call: (app) =>
        published(
          app,
          'Project',
          'PageInfo',
          'UpdateManyResponse',
          'ProjectConnection',
        ),
    },
  ],
});
