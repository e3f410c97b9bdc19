import { Module } from '@nestjs/common';
import { SequelizeModule } from '@nestjs/sequelize';
import type { QueryService } from '@ptc-org/nestjs-query-core';
import { NestjsQuerySequelizeModule } from '@ptc-org/nestjs-query-sequelize';
import {
  Column,
  DataType,
  Model,
  PrimaryKey,
  Table,
} from 'sequelize-typescript';

// #region model
@Table({ timestamps: false })
export class Watch extends Model<Watch, Partial<Watch>> {
  @PrimaryKey
  @Column(DataType.INTEGER)
  declare userId: number;

  @PrimaryKey
  @Column(DataType.INTEGER)
  declare ticketId: number;

  @Column({ type: DataType.BOOLEAN, defaultValue: false })
  declare muted: boolean;
}
// #endregion

@Module({
  imports: [
    SequelizeModule.forRoot({
      dialect: 'postgres',
      uri: process.env.DATABASE_URL,
      pool: { min: 1, max: 1 },
      autoLoadModels: true,
      synchronize: true,
      logging: false,
    }),
    NestjsQuerySequelizeModule.forFeature([Watch]),
  ],
})
export class AppModule {}

export async function updateByKey(
  watches: QueryService<Watch>,
): Promise<unknown> {
  // #region update
  await watches.createMany([
    { userId: 1, ticketId: 7 },
    { userId: 1, ticketId: 3 },
    { userId: 2, ticketId: 3 },
  ]);
  const changed = await watches.updateOne(1, { muted: true });
  await watches.deleteOne(1);
  const left = await watches.query({});
  return {
    changed: changed.get({ plain: true }),
    left: left.map((watch) => watch.get({ plain: true })),
  };
  // #endregion
}
