import { defineProgram } from '../../../_harness/define-program';
import { published } from '../own-events/tracing-pub-sub';
import { AppModule } from './app.module';

export default defineProgram({
  module: AppModule,
  steps: [
    {
      subscription: 'ada-listens',
      during: ['ada-creates', 'ben-creates'],
      events: 2,
    },
    { subscription: 'ben-listens', during: ['ada-creates-for-ben'], events: 0 },
    { run: 'published', call: () => published.join('\n') },
  ],
});
