import { NestFactory } from '@nestjs/core';
import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';
import { defineProgram } from '../../../../_harness/define-program';
import { startPostgres } from '../../../../_harness/postgres';

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-sequelize'],
  steps: [
    {
      run: 'update',
      call: async () => {
        await startPostgres();
        const { AppModule, updateByKey, Watch } = await import('./watches');
        const app = await NestFactory.createApplicationContext(AppModule, {
          logger: false,
        });
        return updateByKey(app.get(getQueryServiceToken(Watch)));
      },
    },
  ],
});
