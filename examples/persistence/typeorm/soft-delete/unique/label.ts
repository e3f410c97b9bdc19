import type { Repository } from 'typeorm';
import {
  Column,
  DeleteDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';

// #region plain
@Entity()
export class Label {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ unique: true })
  name!: string;

  @DeleteDateColumn()
  deletedAt!: Date | null;
}
// #endregion

// #region partial
@Entity()
@Index(['name'], { unique: true, where: '"deletedAt" IS NULL' })
export class Tag {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @DeleteDateColumn()
  deletedAt!: Date | null;
}
// #endregion

export async function again(labels: Repository<Label>) {
  // #region again
  const bug = await labels.save({ name: 'bug' });
  await labels.softRemove(bug);
  await labels.save({ name: 'bug' });
  // #endregion
}

export async function againPartial(tags: Repository<Tag>) {
  // #region again-partial
  const bug = await tags.save({ name: 'bug' });
  await tags.softRemove(bug);
  const second = await tags.save({ name: 'bug' });
  // #endregion
  return second;
}
