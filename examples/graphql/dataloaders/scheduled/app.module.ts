import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { TrackerModule } from '../async-authorizer/tracker.module';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    // #region for-root
    NestjsQueryGraphQLModule.forRoot({
      dataLoader: { batchScheduleFn: (dispatch) => setTimeout(dispatch, 50) },
    }),
    // #endregion for-root
    TrackerModule,
  ],
})
export class AppModule {}
