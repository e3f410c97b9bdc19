import { Injectable, Module } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import {
  NestjsQueryTypeOrmModule,
  TypeOrmQueryService,
} from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { AuditEntry } from '../app/audit-entry';
import { Ticket } from '../app/ticket';

const main = TypeOrmModule.forRoot({
  type: 'sqljs',
  entities: [Ticket],
  retryAttempts: 0,
});
const audit = TypeOrmModule.forRoot({
  name: 'audit',
  type: 'sqljs',
  autoLoadEntities: true,
  retryAttempts: 0,
});

// #region no-name
@Module({
  imports: [main, audit, NestjsQueryTypeOrmModule.forFeature([AuditEntry])],
})
export class ForgottenNameModule {}
// #endregion

// #region unknown-name
@Module({
  imports: [
    main,
    audit,
    NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'journal'),
  ],
})
export class UnknownNameModule {}
// #endregion

// #region repository
@Injectable()
class AuditService extends TypeOrmQueryService<AuditEntry> {
  constructor(@InjectRepository(AuditEntry) repo: Repository<AuditEntry>) {
    super(repo);
  }
}
// #endregion

@Module({
  imports: [
    main,
    audit,
    NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'audit'),
  ],
  providers: [AuditService],
})
export class ForgottenRepositoryNameModule {}

// #region two-defaults
@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'sqljs', entities: [Ticket] }),
    TypeOrmModule.forRoot({ type: 'sqljs', entities: [AuditEntry] }),
    NestjsQueryTypeOrmModule.forFeature([Ticket, AuditEntry]),
  ],
})
export class TwoDefaultsModule {}
// #endregion

// #region name-inside
@Module({
  imports: [
    main,
    TypeOrmModule.forRootAsync({
      useFactory: () => ({
        name: 'audit',
        type: 'sqljs',
        autoLoadEntities: true,
      }),
    }),
    NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'audit'),
  ],
})
export class NameInsideModule {}
// #endregion

// #region name-outside
@Module({
  imports: [
    main,
    TypeOrmModule.forRootAsync({
      name: 'audit',
      useFactory: () => ({ type: 'sqljs', autoLoadEntities: true }),
    }),
    NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'audit'),
  ],
})
export class NameOutsideModule {}
// #endregion

// #region name-both
@Module({
  imports: [
    main,
    TypeOrmModule.forRootAsync({
      name: 'audit',
      useFactory: () => ({
        name: 'audit',
        type: 'sqljs',
        autoLoadEntities: true,
      }),
    }),
    NestjsQueryTypeOrmModule.forFeature([AuditEntry], 'audit'),
  ],
})
export class NameBothModule {}
// #endregion
