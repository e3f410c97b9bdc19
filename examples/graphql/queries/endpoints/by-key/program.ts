import {defineProgram} from '../../../../_harness/define-program';
import {rows} from '../../../../_harness/seed';
import {projects} from '../../../../_harness/tracker-data';
import {AppModule} from './app.module';
import {Project} from './project';

export default defineProgram({
  module: AppModule,
  seed: rows([Project, projects]),
  steps: ['by-key', 'no-such-key'],
});
