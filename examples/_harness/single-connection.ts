import type {MikroORM} from '@mikro-orm/core';
import type {Sequelize} from 'sequelize';

// With `min: 0`, a minute that passes by our clock closes the connection under the next statement.
const pool = {min: 1, max: 1};

/**
 * Makes Sequelize open one connection, as the server of `startPostgres` needs it, without a word of it in a reader's
 * `app.module.ts`.
 */
export function singleConnectionOfSequelize(sequelize: typeof Sequelize): void {
  sequelize.beforeInit((_config, options) => {
    options.pool = pool;
  });
}

/** The same for MikroORM. */
export function singleConnectionOfMikroOrm(mikroOrm: typeof MikroORM): void {
  const init = mikroOrm.init.bind(mikroOrm);
  mikroOrm.init = (options) => init({...options, pool});
}
