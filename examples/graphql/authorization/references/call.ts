import type {INestApplication} from '@nestjs/common';
import {GeneratedResolver} from './generated.resolver';
import {ProjectResolver} from './project.resolver';

/** What the federation driver calls; the exported type of the generated class leaves the method out. */
interface Referencing {
  resolveReference(reference: object, context: object, loaderOptions?: object): Promise<unknown>;
}

const context = {req: {user: {id: 1, name: 'Ada Moreau'}}};

export async function generated(app: INestApplication) {
  // #region generated
  const resolver = app.get<Referencing>(GeneratedResolver);
  return resolver.resolveReference({__typename: 'Project', id: 2}, context);
  // #endregion
}

export async function authorized(app: INestApplication) {
  // #region authorized
  return app.get(ProjectResolver).resolveReference({id: '2'}, context);
  // #endregion
}
