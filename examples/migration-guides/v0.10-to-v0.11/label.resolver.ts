import { Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { CRUDResolver } from '@ptc-org/nestjs-query-graphql';
import { Label, LabelDTO } from './label';

// #region resolver
@Resolver(() => LabelDTO)
export class LabelResolver extends CRUDResolver(LabelDTO) {
  constructor(
    @InjectQueryService(Label) readonly service: QueryService<Label>,
  ) {
    super(service);
  }
}
// #endregion
