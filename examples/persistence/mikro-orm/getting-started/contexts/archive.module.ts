import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { Module } from '@nestjs/common';
import { ID, ObjectType } from '@nestjs/graphql';
import { Assembler } from '@ptc-org/nestjs-query-core';
import {
  FilterableField,
  IDField,
  NestjsQueryGraphQLModule,
} from '@ptc-org/nestjs-query-graphql';
import {
  MikroOrmAssembler,
  NestjsQueryMikroOrmModule,
} from '@ptc-org/nestjs-query-mikro-orm';

@Entity()
export class ArchivedTicket {
  @PrimaryKey()
  id!: number;

  @Property()
  title!: string;
}

@ObjectType('ArchivedTicket')
export class ArchivedTicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;
}

@Assembler(ArchivedTicketDTO, ArchivedTicket)
export class ArchivedTicketAssembler extends MikroOrmAssembler<
  ArchivedTicketDTO,
  ArchivedTicket
> {}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [
        // #region feature
        NestjsQueryMikroOrmModule.forFeature([ArchivedTicket], 'archive'),
        // #endregion
      ],
      resolvers: [
        {
          EntityClass: ArchivedTicket,
          DTOClass: ArchivedTicketDTO,
          create: { disabled: true },
          update: { disabled: true },
          delete: { disabled: true },
        },
      ],
    }),
  ],
})
export class ArchiveModule {}
