import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Filter } from '@ptc-org/nestjs-query-core';
import type { CustomAuthorizer } from '@ptc-org/nestjs-query-graphql';
import type { TicketDTO } from './dtos';

@Injectable()
export class TicketAuthorizer implements CustomAuthorizer<TicketDTO> {
  private calls = 0;

  async authorize(): Promise<Filter<TicketDTO>> {
    // Imitates a service that takes longer each time.
    await setTimeout(10 * this.calls++);
    return { status: { neq: 'done' } };
  }
}
