import { Query, Resolver } from '@nestjs/graphql';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { ReferenceResolver } from '@ptc-org/nestjs-query-graphql';
import { Label, LabelDTO } from './label';

@Resolver(() => LabelDTO)
export class LabelResolver extends ReferenceResolver(LabelDTO, {
  key: 'name',
}) {
  constructor(
    @InjectQueryService(Label)
    service: QueryService<LabelDTO, unknown, unknown>,
  ) {
    super(service);
  }

  @Query(() => [LabelDTO])
  labels(): Promise<LabelDTO[]> {
    return this.service.query({});
  }
}
