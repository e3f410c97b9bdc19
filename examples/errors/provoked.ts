import {
  Field,
  GraphQLSchemaBuilderModule,
  GraphQLSchemaFactory,
  ID,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { NestFactory } from '@nestjs/core';
import {
  Authorize,
  CRUDResolver,
  IDField,
  NestjsQueryGraphQLModule,
  Relation,
} from '@ptc-org/nestjs-query-graphql';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Types } from 'mongoose';
import {
  Column,
  DataSource,
  Entity,
  MongoRepository,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity()
class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column({ default: 1 })
  version!: number;
}

/** Opens a database in memory with one table. */
export function connect(): Promise<DataSource> {
  return new DataSource({
    type: 'sqljs',
    entities: [Ticket],
    synchronize: true,
  }).initialize();
}

// #region provoked
export const provoked: Record<string, (db: DataSource) => unknown> = {
  'the schema has no query': async () => {
    const app = await NestFactory.create(GraphQLSchemaBuilderModule, {
      logger: false,
    });
    await app.init();
    await app
      .get(GraphQLSchemaFactory)
      .create([])
      .catch(({ details }: { details: Error[] }) => {
        throw details[0];
      });
  },

  'TypeORM gets a condition without a value': (db) =>
    db
      .getRepository(Ticket)
      .update({ id: 1, version: undefined }, { title: 'Dark mode' }),

  'the TypeORM adapter gets a repository of MongoDB': (db) =>
    new TypeOrmQueryService(new MongoRepository(Ticket, db.manager)).query({}),

  'ObjectId is called like a function': () =>
    Reflect.apply(Types.ObjectId, undefined, ['65a000000000000000000001']),

  'ObjectId of Mongoose is used as a decorator': () =>
    Reflect.apply(Types.ObjectId, undefined, []),

  'a relation gets the DTO instead of a function': () => {
    class ProjectDTO {}
    class TicketDTO {}
    IDField(() => ID)(TicketDTO.prototype, 'id');
    ObjectType('Ticket')(TicketDTO);
    // As if written @Relation('project', ProjectDTO), which does not compile.
    Reflect.apply(Relation, undefined, ['project', ProjectDTO])(TicketDTO);
    return CRUDResolver(TicketDTO);
  },

  '@Authorize gets a function instead of an object': async () => {
    class ProjectDTO {}
    // As if written @Authorize((context) => …), which does not compile.
    Reflect.apply(Authorize, undefined, [() => ({})])(ProjectDTO);
    const projects = NestjsQueryGraphQLModule.forFeature({
      dtos: [{ DTOClass: ProjectDTO }],
    });
    await NestFactory.createApplicationContext(projects, {
      logger: false,
      abortOnError: false,
    });
  },

  'the compiler emits no type for a field': async () => {
    class Label {}
    Field()(Label.prototype, 'name');
    ObjectType()(Label);

    @Resolver()
    class LabelResolver {
      @Query(() => Label)
      label() {
        return {};
      }
    }
    const app = await NestFactory.create(GraphQLSchemaBuilderModule, {
      logger: false,
    });
    await app.init();
    await app.get(GraphQLSchemaFactory).create([LabelResolver]);
  },
};
// #endregion
