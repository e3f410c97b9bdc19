import type { DeepPartial } from '@ptc-org/nestjs-query-core';
import { TypegooseQueryService } from '@ptc-org/nestjs-query-typegoose';
import { getModelForClass, pre, prop } from '@typegoose/typegoose';
import type { Query, Types } from 'mongoose';

class Link {
  @prop({ required: true })
  url!: string;

  @prop({ required: true })
  kind!: string;
}

// Without a server: what would be sent is printed instead.
@pre<Page>(
  'updateMany',
  function (this: Query<unknown, unknown>) {
    console.log('  sends', JSON.stringify(this.getUpdate()));
    throw new Error();
  },
  { document: false, query: true },
)
class Page {
  _id!: Types.ObjectId;

  id!: string;

  @prop({ type: () => [String] })
  watchers?: string[];

  @prop({ type: () => [Link] })
  links?: Link[];
}

export async function arrayUpdates(): Promise<void> {
  const pages = new TypegooseQueryService<Page>(getModelForClass(Page));
  // #region updates
  const a = { url: '/a', kind: 'blocks' };
  const b = { url: '/b', kind: 'repeats' };
  const updates = [
    { watchers: { push: ['Ada'] } },
    { links: { pull: [{ url: '/a' }] } },
    { links: { pull: [a, b] } },
    { links: { push: [a], pull: [{ url: '/b' }] } },
    { links: { pull: [] } },
    { watchers: { push: null } },
    { watchers: { pull: null } },
    { watchers: null },
    // As of an input class that declares both keys, with useDefineForClassFields.
    { watchers: { push: ['Ada'], pull: undefined } },
  ];
  for (const update of updates) {
    console.log(JSON.stringify(update));
    // The type of an update has neither push nor pull.
    await pages
      .updateMany(update as unknown as DeepPartial<Page>, {})
      .catch(({ message }: Error) => message && console.log(' ', message));
  }
  // #endregion
}
