import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

// #region entity
@Entity({ schema: 'audit' })
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  action!: string;
}
// #endregion
