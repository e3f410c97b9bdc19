import { defineProgram } from '../../../_harness/define-program';
import { seed } from '../deleted/seed';
import { AppModule } from './app.module';

export default defineProgram({ module: AppModule, seed, steps: ['ticket'] });
