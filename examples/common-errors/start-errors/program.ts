import { defineProgram } from '../../_harness/define-program';
import { startApp } from '../../_harness/start-app';

export default defineProgram({
  steps: [
    {
      run: 'no-filterable-field',
      throws: true,
      call: async () =>
        startApp((await import('./no-filterable-field')).AppModule),
    },
    {
      run: 'unregistered-enum',
      throws: true,
      call: async () =>
        startApp((await import('./unregistered-enum')).AppModule),
    },
    {
      run: 'registered-enum',
      call: async () => startApp((await import('./registered-enum')).AppModule),
    },
    {
      run: 'custom-resolver',
      throws: true,
      call: async () => startApp((await import('./custom-resolver')).AppModule),
    },
    {
      run: 'custom-resolver-mended',
      call: async () =>
        startApp((await import('./custom-resolver')).MendedAppModule),
    },
    {
      run: 'injected-service',
      throws: true,
      call: async () =>
        startApp((await import('./injected-service')).AppModule),
    },
    {
      run: 'injected-service-mended',
      call: async () =>
        startApp((await import('./injected-service')).MendedAppModule),
    },
    {
      run: 'generated-resolver',
      throws: true,
      call: async () =>
        startApp((await import('./generated-resolver')).AppModule),
    },
    {
      run: 'async-iterator',
      throws: true,
      call: async () => (await import('./async-iterator')).subscribe(),
    },
    // Last: the library's metadata is global, and the class without a type stops every app that starts after it.
    {
      run: 'relation-without-object-type',
      throws: true,
      call: async () =>
        startApp((await import('./relation-without-object-type')).AppModule),
    },
  ],
});
