import { hooks } from '../_scenarios/documents';
import { ticketSchema } from './schemas';

/** The hooks of a ticket that ran. A model takes no more hooks, so this is loaded before it is made. */
export const heard: string[] = [];

for (const hook of hooks) {
  ticketSchema.pre(hook as 'save', function () {
    heard.push(hook);
  });
}
