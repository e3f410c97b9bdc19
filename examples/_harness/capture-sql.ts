import type {INestApplication} from '@nestjs/common';
import {ModulesContainer} from '@nestjs/core';
import {AbstractLogger, DataSource, type QueryRunner} from 'typeorm';
import type {MikroORM} from '@mikro-orm/core';
import type {Sequelize} from 'sequelize-typescript';

/** An SQL statement as it was sent. */
export interface Statement {
  query: string;
  /** Its kind, as the ORM calls it: `postgres`. */
  database: string;
  /** As JSON. */
  parameters?: string;
}

/** Statements as pages show them. */
export function sqlText(statements: Statement[], format: (statement: Statement) => string): string {
  return statements
    .map((one) => {
      const statement = `${format(one).replace(/;$/, '')};`;
      return one.parameters ? `${statement}\n-- parameters: ${one.parameters}` : statement;
    })
    .join('\n\n');
}

/** Listens to the SQL of all connections of an app, on TypeORM, Sequelize and MikroORM. */
export class SqlCapture extends AbstractLogger {
  private statements: Statement[] = [];

  constructor(app: INestApplication) {
    super();
    for (const instance of instances(app)) {
      if (instance instanceof DataSource) instance.logger = this;
      else if (isSequelize(instance)) this.listenToSequelize(instance);
      else if (isMikroOrm(instance)) this.listenToMikroOrm(instance);
    }
  }

  /** The statements since the last call, in the order of execution. */
  take(): Statement[] {
    const taken = this.statements;
    this.statements = [];
    return taken;
  }

  logQuery(query: string, parameters?: unknown[], runner?: QueryRunner): void {
    this.add(query, runner?.dataSource.options.type ?? '', parameters);
  }

  private listenToSequelize({options}: Sequelize): void {
    options.logging = (message, details) => {
      const {bind} = (typeof details === 'object' ? details : {}) as {bind?: unknown[]};
      this.add(message.replace(/^Executing \([^)]*\): /, ''), options.dialect ?? '', bind);
    };
  }

  private listenToMikroOrm({config}: MikroORM): void {
    config.getLogger().logQuery = ({query = '', params = []}) => this.add(query, 'postgres', [...params]);
  }

  private add(query: string, database: string, parameters?: unknown[]): void {
    const sent = parameters?.length ? {parameters: JSON.stringify(parameters)} : {};
    this.statements.push({query, database, ...sent});
  }

  protected writeLog(): void {
    // Errors reach the answer; times, set-up and remarks are no statements.
  }
}

function instances(app: INestApplication): Set<unknown> {
  const found = new Set<unknown>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const {instance} of module.providers.values()) found.add(instance);
  }
  return found;
}

// By their shape: most programs have neither package loaded.
function isSequelize(instance: unknown): instance is Sequelize {
  return hasMethods(instance, 'getQueryInterface', 'sync');
}

function isMikroOrm(instance: unknown): instance is MikroORM {
  return hasMethods(instance, 'getMetadata', 'getSchemaGenerator');
}

function hasMethods(instance: unknown, ...names: string[]): boolean {
  if (typeof instance !== 'object' || instance === null) return false;
  return names.every((name) => typeof Reflect.get(instance, name) === 'function');
}
