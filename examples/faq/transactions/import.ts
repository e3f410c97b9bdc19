import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImportService } from './import.service';
import { Ticket } from './ticket';

/** How many tickets there are after an import that fails at its second row. */
export async function failingImport(app: INestApplication): Promise<number> {
  const titles = ['Round amounts', 'Round amounts'];
  await app
    .get(ImportService)
    .importTickets(titles)
    .catch((error: Error) => console.log(error.message));
  return app.get(DataSource).getRepository(Ticket).count();
}
