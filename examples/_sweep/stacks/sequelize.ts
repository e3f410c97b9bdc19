import { SequelizeModule } from '@nestjs/sequelize';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import { Sequelize } from 'sequelize-typescript';
import type { Adapter, Row } from '../stack';
import { sequelizeModels } from './sequelize-models';
import { sqlStore } from './sql-store';

/** Sequelize on the PostgreSQL at this address, which is emptied for each application. */
export function sequelizeOn(uri: string): Adapter {
  return () => {
    const entities = sequelizeModels();
    const all = Object.values(entities);
    return {
      entities,
      root: () =>
        SequelizeModule.forRoot({
          dialect: 'postgres',
          uri,
          pool: { min: 1, max: 1 },
          models: all,
          logging: false,
        }),
      feature: () => NestjsQuerySequelizeModule.forFeature(all),
      store: (app) => {
        const sequelize = app.get(Sequelize);
        return sqlStore(
          async (statement) => {
            const [rows] = await sequelize.query(statement);
            return rows as Row[];
          },
          'postgres',
          sequelize.sync({ force: true }),
        );
      },
      canRename: false,
    };
  };
}
