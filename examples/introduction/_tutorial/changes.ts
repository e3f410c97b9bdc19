import type { Built } from './built';

/** What clients do with a ticket of Ada: asked at the end, because her tickets are gone then. */
export const CHANGES: Built[] = [
  {
    step: 'api',
    operation: `mutation {
      updateManyTickets(input: {filter: {id: {eq: 7}}, update: {priority: 2}}) { updatedCount }
      updateOneTicket(input: {id: 7, update: {title: "Changed"}}) { title status priority }
    }`,
    holds: ({ data, errors }) =>
      errors.length === 0 &&
      JSON.stringify(data.updateOneTicket) ===
        '{"title":"Changed","status":"done","priority":2}',
    gone: 'an update no longer changes exactly what a client sends',
  },
  {
    step: 'api',
    operation: `mutation {
      deleteOneTicket(input: {id: 7}) { title }
      deleteManyTickets(input: {filter: {id: {eq: 8}}}) { deletedCount }
    }`,
    holds: ({ data, errors }) =>
      errors.length === 0 &&
      JSON.stringify(data.deleteManyTickets) === '{"deletedCount":1}',
    gone: 'clients can no longer delete a ticket that they can see',
  },
];
