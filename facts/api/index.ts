import {CORE_NAMES} from './core';
import {GRAPHQL_NAMES} from './graphql';
import {TYPEORM_NAMES} from './typeorm';

/** What the names of each package are for, by the end of the package's name. */
export const API_NAMES = {core: CORE_NAMES, graphql: GRAPHQL_NAMES, typeorm: TYPEORM_NAMES};
export {OPTION_TABLES} from './option-tables';
export {EXPLAINED} from './explained';
