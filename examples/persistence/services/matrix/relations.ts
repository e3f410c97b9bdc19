import { Label, Project, Ticket } from './entities';
import { type Probe, yesIf } from './probe';

export const relations: Probe[] = [
  {
    feature: 'read a relation of one record',
    verdict: async ({ projects, tickets }) => {
      const website = await projects.getById(1);
      const ticket = await tickets.getById(1);
      return yesIf(
        [
          (await projects.queryRelations(Ticket, 'tickets', website, {}))
            .length,
          3,
        ],
        [
          (await tickets.findRelation(Project, 'project', ticket))?.name,
          'Website',
        ],
      );
    },
  },
  {
    feature: 'a relation of many records costs',
    verdict: async ({ projects, statements }) => {
      const all = await projects.query({});
      const sent = await statements(() =>
        projects.queryRelations(Ticket, 'tickets', all, {}),
      );
      return sent === 1 ? 'one statement' : 'one statement each';
    },
  },
  {
    feature: 'counting a relation of many records costs',
    verdict: async ({ projects, statements }) => {
      const all = await projects.query({});
      const sent = await statements(() =>
        projects.countRelations(Ticket, 'tickets', all, {}),
      );
      return sent === 1 ? 'one statement' : 'one statement each';
    },
  },
  {
    feature: 'a page of a relation of many records is cut',
    verdict: async ({ projects }) => {
      const all = await projects.query({});
      const pages = await projects.queryRelations(Ticket, 'tickets', all, {
        paging: { limit: 2 },
      });
      const sizes = all.map((project) => pages.get(project)?.length);
      return sizes.every((size) => size === 2)
        ? 'for each record'
        : 'once for all';
    },
  },
  {
    feature: 'add, set and remove relations',
    verdict: async ({ tickets }) => {
      const labels = async () => {
        const found = await tickets.queryRelations(
          Label,
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
      return yesIf([sent, 1], [project?.name, 'Website']);
    },
  },
];
