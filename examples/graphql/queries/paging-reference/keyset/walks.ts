import type { INestApplication } from '@nestjs/common';
import { walk } from './walk';

async function idsOf(
  app: INestApplication,
  list: string,
  sorting?: string,
): Promise<string> {
  const ids = await walk(`${await app.getUrl()}/graphql`, list, sorting);
  return `${ids.length} of 8 tickets: ${ids.join(', ')}`;
}

// #region by-key
export const byKey = (app: INestApplication) => idsOf(app, 'tickets');
// #endregion by-key

// #region typed
export const byDate = (app: INestApplication) =>
  idsOf(app, 'tickets', '[{field: createdAt, direction: ASC}]');
// #endregion typed

// #region untyped
export const byUntypedDate = (app: INestApplication) =>
  idsOf(app, 'untypedTickets', '[{field: createdAt, direction: ASC}]');
// #endregion untyped

// #region ascending
export const byNullable = (app: INestApplication) =>
  idsOf(app, 'tickets', '[{field: dueDate, direction: ASC}]');
// #endregion ascending

// #region descending
export const byNullableDescending = (app: INestApplication) =>
  idsOf(app, 'tickets', '[{field: dueDate, direction: DESC}]');
// #endregion descending

// #region offset-backed
export const byNullableOffset = (app: INestApplication) =>
  idsOf(
    app,
    'plainTickets',
    '[{field: dueDate, direction: ASC}, {field: id, direction: ASC}]',
  );
// #endregion offset-backed
