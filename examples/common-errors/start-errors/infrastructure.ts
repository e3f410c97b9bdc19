import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';

export const database = TypeOrmModule.forRoot({
  type: 'sqljs',
  autoLoadEntities: true,
  synchronize: true,
});

/** The modules that every GraphQL app of this folder shares. */
export const infrastructure = [
  database,
  GraphQLModule.forRoot<ApolloDriverConfig>({
    driver: ApolloDriver,
    autoSchemaFile: true,
  }),
];
