import type { GraphQLError } from 'graphql';
import { defineProgram } from '../../../_harness/define-program';
import { startApp } from '../../../_harness/start-app';
import { appOf } from './app-of';

export default defineProgram({
  steps: [
    {
      run: 'no-object-type',
      throws: true,
      call: async () =>
        startApp(appOf((await import('./no-object-type')).TicketDTO)),
    },
    {
      run: 'unknown-sort-field',
      throws: true,
      call: async () => {
        // Nest prints these errors with their stack, which names files of the machine.
        console.error = (errors: GraphQLError[]) =>
          errors.forEach(({ message }) => console.log(message));
        return startApp(
          appOf((await import('./unknown-sort-field')).SortedTicketDTO),
        );
      },
    },
    {
      run: 'object-as-input',
      throws: true,
      call: async () =>
        startApp(appOf((await import('./object-as-input')).SizedTicketDTO)),
    },
    {
      run: 'picked-type',
      throws: true,
      call: async () =>
        startApp(appOf((await import('./picked-type')).TicketTitleDTO)),
    },
    {
      run: 'circular',
      throws: true,
      call: () => import('./circular/index'),
    },
    // Last: the library's metadata is global, and the field without a type stops every app that starts after it.
    {
      run: 'union-type',
      throws: true,
      call: async () =>
        startApp(appOf((await import('./union-type')).DatedTicketDTO)),
    },
  ],
});
