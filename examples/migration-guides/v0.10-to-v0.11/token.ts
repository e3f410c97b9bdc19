import type { INestApplication } from '@nestjs/common';
import {
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { Label } from './label';
import { LabelResolver } from './label.resolver';

export async function lookUp(app: INestApplication) {
  // #region token
  const token = getQueryServiceToken(Label);
  const service = app.get<QueryService<Label>>(token, { strict: false });
  const resolver = app.get(LabelResolver, { strict: false });
  console.log(token, service === resolver.service, await service.count({}));
  // #endregion
}
