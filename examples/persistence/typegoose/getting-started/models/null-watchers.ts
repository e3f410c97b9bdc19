import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { UpdateTicketDTO } from '../array-updates/watchers';

export async function nullWatchers(): Promise<void> {
  // #region null
  for (const update of [{}, { watchers: null }, { watchers: { push: [] } }]) {
    const errors = await validate(plainToInstance(UpdateTicketDTO, update));
    const reasons = errors.flatMap(({ constraints = {} }) =>
      Object.values(constraints),
    );
    console.log(JSON.stringify(update), reasons);
  }
  // #endregion
}
