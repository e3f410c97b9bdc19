import { ID, Int, ObjectType } from '@nestjs/graphql';
import {
  FilterableField,
  FilterType,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { MongooseQueryService } from '@ptc-org/nestjs-query-mongoose';
import { plainToInstance } from 'class-transformer';
import { type Document, model, Schema } from 'mongoose';

// #region reviews
@ObjectType('Review')
export class ReviewDTO {
  @FilterableField()
  author!: string;

  @FilterableField(() => Int)
  stars!: number;
}

@ObjectType('Product')
export class ProductDTO {
  @IDField(() => ID)
  id!: string;

  @FilterableField()
  name!: string;

  // The schema has a list, but the filter is made from the type of the property.
  @FilterableField(() => [ReviewDTO])
  reviews!: ReviewDTO;
}
// #endregion

interface Product extends Document {
  name: string;
  reviews: { author: string; stars: number }[];
}

const schema = new Schema({
  name: String,
  reviews: [{ author: String, stars: Number }],
});
// Without a server: what would be sent is printed instead.
schema.pre(['save', 'findOneAndUpdate'], function () {
  console.log('  sends', 'getUpdate' in this ? this.getUpdate() : this);
  throw new Error();
});

const ProductModel = model<Product>('Product', schema);
const products = new MongooseQueryService(ProductModel);
const sent = () => undefined;

export async function ids(): Promise<void> {
  // #region ids
  const id = '65a000000000000000000001';
  for (const input of [
    { id, name: 'Lamp' },
    { _id: id, name: 'Lamp' },
  ]) {
    console.log(JSON.stringify(input));
    // What the default assembler makes of an input:
    await products.createOne(new ProductModel(input)).catch(sent);
    await products.updateOne(id, new ProductModel(input)).catch(sent);
  }
  // #endregion
}

export function subDocuments(): unknown {
  // #region sub-documents
  const filters = [
    { reviews: { stars: { gte: 4 } } },
    { reviews: { author: { eq: 'Ada' }, stars: { gte: 4 } } },
    { or: [{ reviews: { stars: { eq: 5 } } }, { name: { eq: 'Lamp' } }] },
  ];
  return filters.map(send);
  // #endregion
}

/** As from a client: an instance of the generated class. */
function send(filter: object): unknown {
  const { filterQueryBuilder } = products;
  const fromClient = plainToInstance(FilterType(ProductDTO), filter);
  return filterQueryBuilder.buildFilterQuery(fromClient as never);
}

export const inside: Record<string, () => unknown> = {
  'or inside of a nested filter': () =>
    send({ reviews: { or: [{ stars: { eq: 5 } }] } }),
};
