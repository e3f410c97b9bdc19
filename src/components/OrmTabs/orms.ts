/** The ORMs with an adapter, in the order of their tabs. `value` is their folder below `docs/persistence/`. */
export const ORMS = [
  {value: 'typeorm', label: 'TypeORM'},
  {value: 'sequelize', label: 'Sequelize'},
  {value: 'mongoose', label: 'Mongoose'},
  {value: 'typegoose', label: 'Typegoose'},
  {value: 'mikro-orm', label: 'MikroORM'},
];

/** The group of tabs that follow the reader's choice of an ORM. */
export const ORM_GROUP = 'orm';

/** Where the theme keeps that choice. */
export const ORM_SLOT = `docusaurus.tab.${ORM_GROUP}`;
