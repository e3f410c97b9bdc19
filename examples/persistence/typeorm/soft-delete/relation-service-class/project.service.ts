import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { TypeOrmQueryService } from '@ptc-org/nestjs-query-typeorm';
import { Repository } from 'typeorm';
import { Project } from '../relation-entity-class/classes';

@Injectable()
export class ProjectService extends TypeOrmQueryService<Project> {
  constructor(@InjectRepository(Project) repo: Repository<Project>) {
    super(repo, { useSoftDelete: true });
  }
}
