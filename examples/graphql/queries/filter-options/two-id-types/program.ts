import { defineProgram } from '../../../../_harness/define-program';
import { rows } from '../../../../_harness/seed';
import { tickets } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Label, Project, Ticket, User } from './tracker';

export default defineProgram({
  module: AppModule,
  seed: rows(
    [Ticket, tickets],
    [
      User,
      [{ id: '6f1d2b0e-7c53-4f0a-9d4e-2f8a51c3b7a1', name: 'Ada Moreau' }],
    ],
    [
      Label,
      [
        { id: '9007199254740992', name: 'feature' },
        { id: '9007199254740993', name: 'bug' },
      ],
    ],
    [
      Project,
      [{ id: 'c2a97e34-0b6d-4e5f-8a11-93d7f4e06b52', name: 'Website' }],
    ],
  ),
  on: ['sqlite', 'postgres'],
  steps: [
    { operation: 'user-by-id', fails: true, sql: true },
    { operation: 'label-by-id', sql: true },
    'project-by-id',
  ],
});
