import { MikroORM } from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Project } from './project.entity';
import { Ticket } from './ticket.entity';

@Injectable()
export class TrackerSetup implements OnModuleInit {
  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    await this.orm.schema.updateSchema();
    const em = this.orm.em.fork();
    if ((await em.count(Ticket)) > 0) return;
    const project = em.create(Project, { name: 'Website' });
    em.create(Ticket, { title: 'Login page is slow', priority: 5, project });
    em.create(Ticket, { title: 'Update the pricing page', project });
    await em.flush();
  }
}
