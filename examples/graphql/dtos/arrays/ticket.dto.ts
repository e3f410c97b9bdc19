import { ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  FilterableField,
  IDField,
  PagingStrategies,
  QueryOptions,
} from '@ptc-org/nestjs-query-graphql';

export enum Browser {
  FIREFOX = 'firefox',
  SAFARI = 'safari',
}

export enum System {
  LINUX = 'linux',
  MACOS = 'macos',
}

registerEnumType(Browser, { name: 'Browser' });
registerEnumType(System, { name: 'System' });

@ObjectType('Ticket')
@QueryOptions({ pagingStrategy: PagingStrategies.NONE })
export class TicketDTO {
  @IDField(() => ID)
  id!: number;

  // #region shared
  @FilterableField(() => [Browser])
  browsers!: Browser[];

  @FilterableField(() => Browser)
  mainBrowser!: Browser;
  // #endregion shared

  // #region own
  @FilterableField(() => [System], {
    overrideFilterTypeNamePrefix: 'SystemList',
  })
  systems!: System[];

  @FilterableField(() => System)
  mainSystem!: System;
  // #endregion own
}
