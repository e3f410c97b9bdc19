import { Injectable } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { Project } from './entities';

// #region job
@Injectable()
export class NightlyReport {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
  ) {}

  countProjects(filter = {}) {
    return this.projects.count(filter);
  }
}
// #endregion
