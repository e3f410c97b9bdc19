import type { INestApplication } from '@nestjs/common';
import {
  type Class,
  getQueryServiceToken,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import { Label, Project, Ticket } from './models';
import type { Services } from './samples';

export function servicesOf(app: INestApplication): Services {
  const service = <T>(model: Class<T>): QueryService<T> =>
    app.get(getQueryServiceToken(model));
  return {
    tickets: service(Ticket),
    projects: service(Project),
    labels: service(Label),
  };
}
