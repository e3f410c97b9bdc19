import type { INestApplication } from '@nestjs/common';
import { ask, nodes } from '../../../../_harness/ask';

/** Says what is missing, or that all is there. */
export async function check(app: INestApplication): Promise<string> {
  const { data, errors, statements } = await ask(
    app,
    '{ tickets { edges { node { title project { name } } } } }',
    { id: 1 },
  );
  if (errors.length > 0) return `The list fails: ${errors.join(' ')}`;
  const [first] = nodes(data.tickets) as { project?: { name: string } }[];
  if (!first?.project) return 'The tickets have lost their projects.';
  if (statements > 1)
    return `The request takes ${statements} SQL statements, and one is enough: the third argument of @Relation has no enableLookAhead yet.`;
  return 'Done: tickets and projects come from one statement.';
}
