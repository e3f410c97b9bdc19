import { getDataSourceToken } from '@nestjs/typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { listTables } from '../app/tables';
import { AUDIT } from '../app/data-sources';
import { AppModule } from './modules';

export default defineProgram({
  module: AppModule,
  steps: [
    {
      run: 'tables',
      call: (app) =>
        listTables(
          app.get(getDataSourceToken()),
          app.get(getDataSourceToken(AUDIT)),
        ),
    },
  ],
});
