import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity()
export class Label {
  @PrimaryColumn()
  code!: string;

  @Column()
  name!: string;
}

// #region label
@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  code!: string;
  // #endregion label

  @FilterableField()
  name!: string;
}
