import { ForbiddenException, Injectable } from '@nestjs/common';
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Filter } from '@ptc-org/nestjs-query-core';
import {
  type AuthorizationContext,
  Authorize,
  type CustomAuthorizer,
  FilterableField,
  IDField,
  OperationGroup,
} from '@ptc-org/nestjs-query-graphql';
import { IsInt, IsString } from 'class-validator';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column('integer', { nullable: true })
  assigneeId!: number | null;
}

interface RequestContext {
  req: { user: { id: number; role: string } };
}

// #region authorizer
@Injectable()
export class TicketAuthorizer implements CustomAuthorizer<TicketDTO> {
  async authorize(
    { req }: RequestContext,
    operation: AuthorizationContext,
  ): Promise<Filter<TicketDTO>> {
    if (
      operation.operationGroup === OperationGroup.CREATE &&
      req.user.role === 'reader'
    ) {
      throw new ForbiddenException(
        `readers may not ${operation.operationGroup} (${operation.operationName})`,
      );
    }
    return { assigneeId: { eq: req.user.id } };
  }
}
// #endregion

// #region dto
@ObjectType('Ticket')
@Authorize(TicketAuthorizer)
export class TicketDTO {
  @IDField(() => Int)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField(() => Int, { nullable: true })
  assigneeId!: number | null;
}
// #endregion

@InputType('CreateTicket')
export class CreateTicketDTO {
  @Field()
  @IsString()
  title!: string;

  @Field(() => Int)
  @IsInt()
  assigneeId!: number;
}
