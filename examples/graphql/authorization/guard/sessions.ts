import { Injectable } from '@nestjs/common';

/** Knows whose a token is; yours would verify its signature, or ask a store. */
@Injectable()
export class Sessions {
  async userOf(token: string | undefined): Promise<{ id: number } | undefined> {
    return token === 'token-of-ada' ? { id: 1 } : undefined;
  }
}
