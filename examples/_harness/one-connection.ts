import type {MikroORM} from '@mikro-orm/core';
import type {Sequelize} from 'sequelize';

/**
 * Makes Sequelize open one connection, as the server of `startPostgres` needs it, without a word of it in a reader's
 * `app.module.ts`.
 */
export function oneConnectionOfSequelize(sequelize: typeof Sequelize): void {
  sequelize.beforeInit((_config, options) => {
    options.pool = {max: 1};
  });
}

/** The same for MikroORM. */
export function oneConnectionOfMikroOrm(mikroOrm: typeof MikroORM): void {
  const init = mikroOrm.init.bind(mikroOrm);
  mikroOrm.init = (options) => init({...options, pool: {min: 0, max: 1}});
}
