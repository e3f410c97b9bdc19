/** The ORMs with an adapter, in the order of their tabs. `value` is the folder of the adapter below `docs/persistence/`. */
export const ORMS = [
  {value: 'typeorm', label: 'TypeORM'},
  {value: 'sequelize', label: 'Sequelize'},
  {value: 'mongoose', label: 'Mongoose'},
  {value: 'typegoose', label: 'Typegoose'},
  {value: 'mikro-orm', label: 'MikroORM'},
] as const;

export type OrmId = (typeof ORMS)[number]['value'];

export const ORM_IDS = ORMS.map(({value}) => value);
