import { projects, labels, tickets } from '../../_harness/tracker-data';

/** Tenant 2 owns project 2 with its tickets, and label 3; everything else belongs to tenant 1. */
export const ofTenants = {
  projects: projects.map((row) => ({ ...row, tenantId: row.id === 2 ? 2 : 1 })),
  labels: labels.map((row) => ({ ...row, tenantId: row.id === 3 ? 2 : 1 })),
  tickets: tickets.map((row) =>
    row.projectId === 2
      ? { ...row, tenantId: 2, labels: [{ id: 3 }] }
      : { ...row, tenantId: 1, labels: [{ id: 1 }] },
  ),
};
