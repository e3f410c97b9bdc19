import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { NestjsQueryTypegooseModule } from '@ptc-org/nestjs-query-typegoose';
import {
  deleteModel,
  getModelForClass,
  getModelWithString,
} from '@typegoose/typegoose';
import type { Adapter } from '../stack';
import { mongoStore, objectIdOf } from './mongo-store';
import { typegooseClasses } from './typegoose-classes';

/** Typegoose on the MongoDB at this address. */
export function typegooseOn(uri: string): Adapter {
  return () => {
    const entities = typegooseClasses();
    // Typegoose keeps the models of the application before under the same names.
    for (const name of Object.keys(entities))
      if (getModelWithString(name)) deleteModel(name);
    return {
      entities,
      root: () => TypegooseModule.forRoot(uri),
      feature: () =>
        NestjsQueryTypegooseModule.forFeature(Object.values(entities)),
      store: () => mongoStore(getModelForClass(entities.Project).db),
      canRename: false,
      lacks: ['look-ahead', 'deleted-grants', 'cross-filter'],
      idOf: objectIdOf,
    };
  };
}
