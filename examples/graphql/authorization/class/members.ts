import { Injectable } from '@nestjs/common';

/** Knows who works on which project. Your own service would ask a database. */
@Injectable()
export class Members {
  async projectIdsOf(userId: number): Promise<number[]> {
    return userId === 1 ? [1, 2] : [];
  }
}
