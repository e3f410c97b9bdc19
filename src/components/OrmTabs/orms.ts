/** The ORMs with an adapter, in the order of their tabs. `value` is their folder below `docs/persistence/`. */
export const ORMS = [
  {value: 'typeorm', label: 'TypeORM'},
  {value: 'sequelize', label: 'Sequelize'},
  {value: 'mongoose', label: 'Mongoose'},
  {value: 'typegoose', label: 'Typegoose'},
  {value: 'mikro-orm', label: 'MikroORM'},
];

/** Where the theme keeps the choice that a group of tabs follows. */
export const ORM_SLOT = 'docusaurus.tab.orm';

/** The group of tabs that follow the reader's choice of an ORM. */
export const ORM_GROUP = 'orm';
