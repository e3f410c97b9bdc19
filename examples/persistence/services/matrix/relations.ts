import type { Project } from './entities';
import { type Probe, yesIf } from './probe';

export const relations: Probe[] = [
  {
    feature: 'read a relation of one record',
    verdict: async ({ projects, tickets, classes }) => {
      const website = await projects.getById(1);
      const ticket = await tickets.getById(1);
      return yesIf(
        [
          (
            await projects.queryRelations(
              classes.Ticket,
              'tickets',
              website,
              {},
            )
          ).length,
          3,
        ],
        [
          (await tickets.findRelation(classes.Project, 'project', ticket))
            ?.name,
          'Website',
        ],
      );
    },
  },
  {
    feature: 'a relation of many records costs',
    verdict: async ({ projects, classes, statements }) => {
      const all = await projects.query({});
      const sent = await statements(() =>
        projects.queryRelations(classes.Ticket, 'tickets', all, {}),
      );
      return sent === 1 ? 'one statement' : 'one statement each';
    },
  },
  {
    feature: 'counting a relation of many records costs',
    verdict: async ({ projects, classes, statements }) => {
      const all = await projects.query({});
      const sent = await statements(() =>
        projects.countRelations(classes.Ticket, 'tickets', all, {}),
      );
      return sent === 1 ? 'one statement' : 'one statement each';
    },
  },
  {
    feature: 'a page of a relation of many records is cut',
    verdict: async ({ projects, classes }) => {
      const all = await projects.query({});
      const paging = { limit: 2 };
      const pages = await projects.queryRelations(
        classes.Ticket,
        'tickets',
        all,
        { paging },
      );
      const sizes = all.map((project) => pages.get(project)?.length);
      return sizes.every((size) => size === 2)
        ? 'for each record'
        : 'once for all';
    },
  },
  {
    feature: 'add, set and remove relations',
    verdict: async ({ tickets, classes }) => {
      const labels = async () => {
        const found = await tickets.queryRelations(
          classes.Label,
          'labels',
          await tickets.getById(8),
          {},
        );
        return found
          .map(({ code }) => code)
          .sort()
          .join(' ');
      };
      await tickets.addRelations('labels', 8, ['bug', 'feature']);
      const added = await labels();
      await tickets.removeRelations('labels', 8, ['bug']);
      const removed = await labels();
      await tickets.setRelations('labels', 8, ['performance']);
      return yesIf(
        [added, 'bug feature'],
        [removed, 'feature'],
        [await labels(), 'performance'],
      );
    },
  },
  {
    feature: 'look-ahead: join a to-one relation',
    verdict: async ({ tickets, statements }) => {
      let project: Project | null | undefined;
      const sent = await statements(async () => {
        const [first] = await tickets.query({
          filter: { id: { eq: 1 } },
          relations: [{ name: 'project', query: {} }],
        });
        project = first?.project;
      });
      if (!project?.name) return 'ignored';
      return yesIf([sent, 1], [project.name, 'Website']);
    },
  },
];
