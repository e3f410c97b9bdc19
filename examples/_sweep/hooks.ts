import { Injectable, type Type } from '@nestjs/common';
import {
  InjectQueryService,
  mergeFilter,
  type Filter,
  type QueryService,
} from '@ptc-org/nestjs-query-core';
import {
  BeforeDeleteMany,
  BeforeFindOne,
  BeforeQueryMany,
  BeforeUpdateMany,
  BeforeUpdateOne,
} from '@ptc-org/nestjs-query-graphql';
import { ownRows, type UserContext } from './authorizers';
import type { AppOptions } from './options';

interface Owned {
  ownerId: number;
}

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
export function OwnParent(Project: Type): Type {
  @Injectable()
  class OwnParentHook {
    constructor(
      @InjectQueryService(Project)
      private readonly projects: QueryService<Owned>,
    ) {}

    async run(instance: Create, context: UserContext): Promise<Create> {
      for (const { projectId } of [instance.input].flat())
        await this.projects.getById(projectId as string, {
          filter: ownRows(context),
        });
      return instance;
    }
  }
  return OwnParentHook;
}

/** A condition of the application's own, which holds for every row. */
const everyRow: Filter<{ id: number }> = { id: { gt: 0 } };

interface Filtered {
  filter?: Filter<{ id: number }>;
}

function narrow(instance: Filtered): Filtered {
  instance.filter = mergeFilter(instance.filter ?? {}, everyRow);
  return instance;
}

const pass = (instance: object): object => instance;

/** Hooks before the reads and deletes of a DTO. */
export function NarrowReads(DTOClass: Type): void {
  BeforeQueryMany(narrow as never)(DTOClass);
  BeforeFindOne(pass as never)(DTOClass);
  BeforeDeleteMany(pass as never)(DTOClass);
}

/** Hooks before updates with an input. */
export function PassUpdates(input: Type): void {
  BeforeUpdateOne(pass as never)(input);
  BeforeUpdateMany(pass as never)(input);
}
