import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  Authorize,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';

// #region dtos
interface RequestContext {
  req: { user: { id: number } };
}

const ownRecords = {
  authorize: ({ req }: RequestContext) => ({ ownerId: { eq: req.user.id } }),
};

@ObjectType({ isAbstract: true })
@Authorize(ownRecords)
class OwnedDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField(() => Int)
  ownerId!: number;
}

@ObjectType('Project')
export class ProjectDTO extends OwnedDTO {
  @FilterableField()
  name!: string;
}

@ObjectType('Board')
@Authorize(ownRecords)
export class BoardDTO extends OwnedDTO {
  @FilterableField()
  name!: string;
}
// #endregion
