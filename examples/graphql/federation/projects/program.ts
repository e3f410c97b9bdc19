import type { INestApplication } from '@nestjs/common';
import { defineProgram } from '../../../_harness/define-program';
import { published } from './published';

export default defineProgram({
  main: () => import('./main'),
  steps: [
    { operation: 'references', sql: true },
    { operation: 'missing-key', fails: true },
    { operation: 'unknown-id', fails: true },
    {
      run: 'published',
      call: (app: INestApplication) =>
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
