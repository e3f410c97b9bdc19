import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { type Query, SortDirection } from '@ptc-org/nestjs-query-core';
import {
  BeforeQueryMany,
  FilterableField,
  IDField,
} from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column({ nullable: true })
  reporter?: string;
}

// #region dto
function newestFirst(query: Query<LabelDTO>) {
  return {
    ...query,
    sorting: [{ field: 'id' as const, direction: SortDirection.DESC }],
  };
}

@ObjectType('Label')
@BeforeQueryMany(newestFirst)
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;

  @FilterableField({ nullable: true })
  reporter?: string;
}

@InputType('CreateLabel')
export class CreateLabelDTO {
  @Field()
  name!: string;
}
// #endregion
