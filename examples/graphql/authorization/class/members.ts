import {Injectable} from '@nestjs/common';

/** Who works on which project; yours would ask a database. */
@Injectable()
export class Members {
  async projectIdsOf(userId: number): Promise<number[]> {
    return userId === 1 ? [1, 2] : [];
  }
}
