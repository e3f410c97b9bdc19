import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import type { Adapter } from '../stack';
import { mongoStore, objectIdOf } from './mongo-store';
import { mongooseDocuments } from './mongoose-documents';

/** Mongoose on the MongoDB at this address. */
export function mongooseOn(uri: string): Adapter {
  return () => {
    const { entities, models } = mongooseDocuments();
    return {
      entities,
      root: () => MongooseModule.forRoot(uri),
      feature: () => NestjsQueryMongooseModule.forFeature(models),
      store: (app) => mongoStore(app.get(getConnectionToken())),
      canRename: false,
      lacks: ['look-ahead', 'deleted-grants', 'cross-filter'],
      idOf: objectIdOf,
    };
  };
}
