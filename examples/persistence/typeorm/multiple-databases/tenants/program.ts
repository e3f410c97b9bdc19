import { defineProgram } from '../../../../_harness/define-program';
import { tickets, projects } from '../../../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Tenants } from './tenants.module';
import { Ticket } from './tracker';

export default defineProgram({
  module: AppModule,
  seed: async (app) => {
    const tenants = app.get(Tenants, { strict: false });
    for (const [tenant, index] of [
      ['north', 0],
      ['south', 4],
    ] as const) {
      const source = await tenants.of(tenant);
      await source.getRepository(Ticket).save(
        tickets.slice(index, index + 2).map(({ title, projectId }) => ({
          title,
          project: projects.find(({ id }) => id === projectId),
        })),
      );
    }
  },
  steps: ['of-north', 'of-south', { operation: 'of-nobody', fails: true }],
});
