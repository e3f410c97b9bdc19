import type { Options } from '@mikro-orm/postgresql';
import { NotFoundException } from '@nestjs/common';

// #region handler
export const ormOptions: Options = {
  findOneOrFailHandler: (entityName) =>
    new NotFoundException(`Unable to find ${entityName}`),
};
// #endregion
