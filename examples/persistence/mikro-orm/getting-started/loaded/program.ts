import { MikroORM } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type INestApplication, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { defineProgram } from '../../../../_harness/define-program';
import { singleConnectionOfMikroOrm } from '../../../../_harness/single-connection';
import { startPostgres } from '../../../../_harness/postgres';
import { Project, Ticket, TrackerModule } from './tracker';

singleConnectionOfMikroOrm(MikroORM);

@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      useFactory: async () => {
        await startPostgres();
        return {
          driver: PostgreSqlDriver,
          clientUrl: process.env.DATABASE_URL,
          entities: [Project, Ticket],
        };
      },
    }),
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
    }),
    TrackerModule,
  ],
})
class AppModule {}

async function seed(app: INestApplication): Promise<void> {
  const orm = app.get(MikroORM);
  await orm.schema.createSchema();
  const em = orm.em.fork();
  const project = em.create(Project, { name: 'Website' });
  em.create(Ticket, { title: 'Login page is slow', owner: 'Ada', project });
  em.create(Ticket, { title: 'Rotate the keys', owner: 'Ben', project });
  await em.flush();
}

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mikro-orm'],
  module: AppModule,
  seed,
  steps: ['list', 'below-project', 'pages-below-project'],
});
