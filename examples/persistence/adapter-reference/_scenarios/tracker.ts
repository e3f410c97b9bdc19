import type { Class, QueryService } from '@ptc-org/nestjs-query-core';

export interface User {
  id: number;
  name: string;
}

export interface Project {
  id: number;
  name: string;
  owner: User;
  tickets: Ticket[];
}

export interface Ticket {
  id: number;
  title: string;
  status: string;
  priority: number;
  milestone: string | null;
  isBlocked: boolean | null;
  dueDate: Date | null;
  createdAt: Date;
  project: Project | null;
  assignee: User | null;
  comments: Comment[];
  labels: Label[];
}

export interface Comment {
  id: number;
  body: string;
  /** Has the initializer `false` in the class. */
  isPinned: boolean;
}

/** Its primary key is `code` where the ORM leaves a choice. */
export interface Label {
  code: string;
  color: string;
}

/** Its primary key has two columns. */
export interface Watch {
  userId: number;
  ticketId: number;
}

interface Restores {
  restoreOne: (id: number) => Promise<unknown>;
  restoreMany: (filter: object) => Promise<unknown>;
}

export interface Services {
  projects: QueryService<Project>;
  tickets: QueryService<Ticket>;
  /** Deletes softly where the adapter can. */
  softTickets: QueryService<Ticket> & Restores;
  labels: QueryService<Label>;
  comments: QueryService<Comment>;
  /** Missing where keys have one field. */
  watches?: QueryService<Watch>;
}

/** What a scenario may ask of any adapter. */
export interface Tracker extends Services {
  classes: {
    Ticket: Class<Ticket>;
    Project: Class<Project>;
    Label: Class<Label>;
    Comment: Class<Comment>;
    User: Class<User>;
  };
  /** The primary key of a row, by its number. */
  key: (kind: Kind, row: number) => number;
  /** How many tickets are stored, with those that were softly deleted. */
  storedTickets: () => Promise<number>;
  /** The names of the hooks of a ticket that ran since the last call. */
  hooks: () => string[];
  /** How many statements or commands `work` sends. */
  statements: (work: () => Promise<unknown>) => Promise<number>;
}

export type Kind = 'ticket' | 'user' | 'label' | 'comment' | 'project';

/** One adapter on one database. */
export interface Stage {
  tracker: Tracker;
  /** Empties the tables and fills them anew. */
  seed: () => Promise<void>;
  /** Surrounds each scenario, where the ORM needs that. */
  around?: (scenario: () => Promise<string>) => Promise<string>;
}
