import {ID, ObjectType} from '@nestjs/graphql';
import {FilterableField, IDField} from '@ptc-org/nestjs-query-graphql';
import {Column, Entity, PrimaryGeneratedColumn} from 'typeorm';

@Entity()
export class Project {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({unique: true})
  key!: string;

  @Column()
  name!: string;
}

@ObjectType('Project')
export class ProjectDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  key!: string;

  @FilterableField()
  name!: string;
}
