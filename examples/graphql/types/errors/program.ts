import { defineProgram } from '../../../_harness/define-program';
import { startApp } from '../../../_harness/start-app';
import { NotesModule } from './abstract-input';
import { badgeFilter, milestoneQuery } from './faults';
import { CountModule } from './late-filter';
import { ArchiveModule } from './late-response';

export default defineProgram({
  steps: [
    { run: 'no-filterable-field', call: badgeFilter, throws: true },
    { run: 'no-object-type', call: milestoneQuery, throws: true },
    { run: 'abstract-input', call: () => startApp(NotesModule), throws: true },
    { run: 'late-filter', call: () => startApp(CountModule), throws: true },
    { run: 'late-response', call: () => startApp(ArchiveModule), throws: true },
    {
      run: 'same-name',
      // Imported late: it makes the filter that must be missing in the run `late-filter`.
      call: async () => startApp((await import('./same-name')).SearchModule),
      throws: true,
    },
  ],
});
