const { PROJECTS_URL, TICKETS_URL } = process.env;

export const subgraphs = [
  { name: 'projects', url: PROJECTS_URL ?? 'http://localhost:3001/graphql' },
  { name: 'tickets', url: TICKETS_URL ?? 'http://localhost:3002/graphql' },
];
