import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

// #region label
@Entity()
export class Label {
  @PrimaryColumn()
  code!: string;

  @Column()
  name!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  code!: string;

  @FilterableField()
  name!: string;
}
// #endregion label
