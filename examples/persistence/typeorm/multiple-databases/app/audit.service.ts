import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { DataSource, Repository } from 'typeorm';
import { AuditEntry } from './audit-entry';
import { AUDIT } from './data-sources';

// #region service
@Injectable()
export class AuditService extends TypeOrmQueryService<AuditEntry> {
  constructor(
    @InjectRepository(AuditEntry, AUDIT) repo: Repository<AuditEntry>,
    @InjectDataSource(AUDIT) private readonly dataSource: DataSource,
  ) {
    super(repo);
  }

  async archive(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const entries = new TypeOrmQueryService(
        manager.getRepository(AuditEntry),
      );
      const { deletedCount } = await entries.deleteMany({
        at: { lt: new Date() },
      });
      return deletedCount;
    });
  }
}
// #endregion
