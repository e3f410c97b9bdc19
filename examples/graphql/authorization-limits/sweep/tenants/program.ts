import { defineProgram } from '../../../../_harness/define-program';
import { distinct, told } from '../../../../_sweep/judge';
import { Sweep } from '../../../../_sweep/sweep';
import { startTenants } from '../../../../_sweep/tenants';
import { AppModule } from '../../../../guides/tenants/app.module';

// #region sweep
/** Sweeps the application of the guide to tenants. */
async function sweepTenants(): Promise<string[]> {
  const target = await startTenants(AppModule);
  const { leaks, requests } = await new Sweep(target, { every: 3 }).run();
  await target.stop();
  return [`${requests} requests`, ...distinct(leaks).map(told)];
}
// #endregion

export default defineProgram({
  steps: [{ run: 'leaks', call: sweepTenants }],
});
