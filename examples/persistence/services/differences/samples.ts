import type { QueryService } from '@ptc-org/nestjs-query-core';
import { type Label, type Project, Ticket } from './entities';

export async function pagesOfAll(projects: QueryService<Project>) {
  // #region pages
  const all = await projects.query({});
  const pages = await projects.queryRelations(Ticket, 'tickets', all, {
    paging: { limit: 2 },
  });
  for (const project of all)
    console.log(project.name, pages.get(project)?.length);
  // #endregion
}

export async function pagesOfEach(projects: QueryService<Project>) {
  // #region pages-each
  for (const project of await projects.query({})) {
    const page = await projects.queryRelations(Ticket, 'tickets', project, {
      paging: { limit: 2 },
    });
    console.log(project.name, page.length);
  }
  // #endregion
}

export async function deleteByRelation(tickets: QueryService<Ticket>) {
  // #region delete-by-relation
  const ofBilling = { project: { name: { eq: 'Billing' } } };
  console.log('found', await tickets.count(ofBilling));
  console.log('deleted', (await tickets.deleteMany(ofBilling)).deletedCount);
  // #endregion
}

export async function deleteByIds(tickets: QueryService<Ticket>) {
  // #region delete-by-ids
  const found = await tickets.query({
    filter: { project: { name: { eq: 'Billing' } } },
  });
  if (found.length > 0) {
    const { deletedCount } = await tickets.deleteMany({
      id: { in: found.map(({ id }) => id) },
    });
    console.log('deleted', deletedCount);
  }
  // #endregion
}

export async function updateNothing(tickets: QueryService<Ticket>) {
  // #region update-nothing
  await tickets.updateMany(
    { status: 'done' },
    { project: { name: { eq: 'None' } } },
  );
  // #endregion
}

export async function updateOtherKey(labels: QueryService<Label>) {
  // #region update-other-key
  await labels.updateMany(
    { color: 'red' },
    { tickets: { priority: { eq: 5 } } },
  );
  // #endregion
}

export async function countOfJoin(projects: QueryService<Project>) {
  // #region count-of-join
  const urgent = { tickets: { priority: { gte: 4 } } };
  const [aggregate] = await projects.aggregate(urgent, {
    count: [{ field: 'id', args: {} }],
  });
  console.log('aggregate counts', aggregate?.count?.id);
  console.log('count says', await projects.count(urgent));
  // #endregion
}

export async function aggregateStrings(projects: QueryService<Project>) {
  // #region aggregate-strings
  await projects.aggregate({}, { count: ['id' as never] });
  // #endregion
}

export async function aggregateFurther(projects: QueryService<Project>) {
  // #region aggregate-further
  const website = await projects.getById(1);
  const bugs = { labels: { code: { eq: 'bug' } } };
  await projects.aggregateRelations(Ticket, 'tickets', website, bugs, {
    count: [{ field: 'id', args: {} }],
  });
  // #endregion
}
