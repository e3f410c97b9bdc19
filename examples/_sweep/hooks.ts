import { Injectable, type Type } from '@nestjs/common';
import { InjectQueryService, QueryService } from '@ptc-org/nestjs-query-core';
import { ownRows, type UserContext } from './authorizers';
import { Project } from './entities';
import type { AppOptions } from './options';

interface Create {
  input: Record<string, unknown> | Record<string, unknown>[];
}

/** Stores the owner, unless the inputs have one, which is one of the hazards. */
export function StampOwner({ hazard }: AppOptions): Type {
  @Injectable()
  class Stamp {
    run(instance: Create, context: UserContext): Create {
      const { id } = context.req.user;
      for (const row of [instance.input].flat()) {
        if (hazard !== 'owner-in-inputs') row.ownerId = id;
        row.keeperId = id;
      }
      return instance;
    }
  }
  return Stamp;
}

/** Refuses tickets below a project of somebody else. */
@Injectable()
export class OwnParent {
  constructor(
    @InjectQueryService(Project)
    private readonly projects: QueryService<Project>,
  ) {}

  async run(instance: Create, context: UserContext): Promise<Create> {
    for (const { projectId } of [instance.input].flat())
      await this.projects.getById(Number(projectId), {
        filter: ownRows(context),
      });
    return instance;
  }
}
