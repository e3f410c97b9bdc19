import { Field, ID, ObjectType } from '@nestjs/graphql';
import { FilterableField, IDField } from '@ptc-org/nestjs-query-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Ticket {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  title!: string;

  @Column()
  status!: string;

  // #region getter
  get summary(): string {
    return `${this.title} (${this.status})`;
  }
  // #endregion
}

// #region dto
@ObjectType('Ticket')
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  @FilterableField()
  title!: string;

  @FilterableField()
  status!: string;

  @Field({ nullable: true })
  summary?: string;

  // #region label
  @Field()
  get label(): string {
    return `#${this.id} ${this.title}`;
  }
  // #endregion

  @FilterableField()
  get shortTitle(): string {
    return this.title.slice(0, 12);
  }
}
// #endregion
