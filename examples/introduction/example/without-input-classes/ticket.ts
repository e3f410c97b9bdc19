import {ApolloDriver, type ApolloDriverConfig} from '@nestjs/apollo';
import {Module} from '@nestjs/common';
import {Field, GraphQLModule, ID, ObjectType} from '@nestjs/graphql';
import {TypeOrmModule} from '@nestjs/typeorm';
import {FilterableField, IDField, NestjsQueryGraphQLModule} from '@ptc-org/nestjs-query-graphql';
import {NestjsQueryTypeOrmModule} from '@ptc-org/nestjs-query-typeorm';
import {Column, CreateDateColumn, Entity, PrimaryGeneratedColumn} from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({default: 'open'})
  status!: string;

  @CreateDateColumn()
  createdAt!: Date;
}

@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @Field()
  createdAt!: Date;
}

@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([Ticket])],
      resolvers: [{EntityClass: Ticket, DTOClass: TicketDTO}],
    }),
  ],
})
export class TicketModule {}

@Module({
  imports: [
    TypeOrmModule.forRoot({type: 'sqljs', autoLoadEntities: true, synchronize: true}),
    GraphQLModule.forRoot<ApolloDriverConfig>({driver: ApolloDriver, autoSchemaFile: true}),
    TicketModule,
  ],
})
export class AppModule {}
