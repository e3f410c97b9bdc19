import { Injectable } from '@nestjs/common';
import type {
  CreateManyInputType,
  CreateOneInputType,
} from '@ptc-org/nestjs-query-graphql';
import { UsersService } from './users.module';

interface Stamped {
  reporter?: string;
}

interface GqlContext {
  req: { user: { id: number } };
}

// #region hook
@Injectable()
export class StampReporter {
  constructor(private readonly users: UsersService) {}

  async run<
    Input extends CreateOneInputType<Stamped> | CreateManyInputType<Stamped>,
  >(instance: Input, context: GqlContext): Promise<Input> {
    const reporter = await this.users.nameOf(context.req.user.id);
    const records = Array.isArray(instance.input)
      ? instance.input
      : [instance.input];
    for (const record of records) record.reporter = reporter;
    return instance;
  }
}
// #endregion
