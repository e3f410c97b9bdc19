import { UseInterceptors } from '@nestjs/common';
import {
  Args,
  ArgsType,
  ID,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import {
  type Filter,
  InjectQueryService,
  QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  AuthorizerFilter,
  AuthorizerInterceptor,
  FilterableField,
  FindOneArgsType,
  IDField,
  OperationGroup,
  ReadResolver,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@ArgsType()
export class TicketArgs extends FindOneArgsType(TicketDTO) {}

// #region resolver
@Resolver(() => TicketDTO)
@UseInterceptors(AuthorizerInterceptor(TicketDTO))
export class TicketResolver extends ReadResolver(TicketDTO, {
  one: { disabled: true },
}) {
  constructor(
    @InjectQueryService(Ticket) readonly service: QueryService<TicketDTO>,
  ) {
    super(service);
  }

  @Query(() => TicketDTO, {
    name: 'ticket',
    deprecationReason: 'Use tickets with a filter.',
  })
  override findById(
    @Args() input: TicketArgs,
    @AuthorizerFilter({ operationGroup: OperationGroup.READ, many: false })
    filter?: Filter<TicketDTO>,
  ): Promise<TicketDTO | undefined> {
    return super.findById(input, filter);
  }
}
// #endregion
