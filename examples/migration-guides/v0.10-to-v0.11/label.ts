import { ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region classes
@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;
}

@ObjectType('Label')
export class LabelDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  name!: string;
}
// #endregion
