import { InjectRepository } from '@nestjs/typeorm';
import { QueryService } from '@ptc-org/nestjs-query-core';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import type { Repository } from 'typeorm';
import { Project } from './tracker';

// #region service
@QueryService(Project)
export class ProjectQueryService extends TypeOrmQueryService<Project> {
  constructor(@InjectRepository(Project) repo: Repository<Project>) {
    super(repo);
  }
}
// #endregion
