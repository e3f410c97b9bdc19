/** The group of tabs that follow the reader's choice of an ORM. */
export const ORM_GROUP = 'orm';

/** Where the theme keeps that choice. */
export const ORM_SLOT = `docusaurus.tab.${ORM_GROUP}`;
