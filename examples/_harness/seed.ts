import type {INestApplication, Type} from '@nestjs/common';
import {DataSource} from 'typeorm';

/** A program's `seed`: saves the rows of each entity, in the order given; columns that an entity lacks are left out. */
export function rows(...tables: [entity: Type<object>, rows: object[]][]) {
  return async (app: INestApplication): Promise<void> => {
    const {manager} = app.get(DataSource);
    for (const [entity, records] of tables) await manager.save(entity, records);
  };
}
