import { InjectRepository } from '@nestjs/typeorm';
import { type DeepPartial, QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Project } from './project.entity';

// #region read-back
@QueryService(Project)
export class ProjectService extends TypeOrmQueryService<Project> {
  constructor(@InjectRepository(Project) repo: Repository<Project>) {
    super(repo);
  }

  override async createOne(record: DeepPartial<Project>): Promise<Project> {
    const { id } = await super.createOne(record);
    return this.getById(id);
  }
}
// #endregion
