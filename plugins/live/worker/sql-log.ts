import type {INestApplication} from '@nestjs/common';
import {ModulesContainer} from '@nestjs/core';
import {DataSource, type Logger} from 'typeorm';
import type {Statement} from './format';

/** Listens to the SQL of all data sources of an app. */
export class SqlLog implements Logger {
  private statements: Statement[] = [];

  constructor(app: INestApplication) {
    for (const module of app.get(ModulesContainer).values()) {
      for (const {instance} of module.providers.values()) {
        if (instance instanceof DataSource) instance.logger = this;
      }
    }
  }

  /** The statements since the last call. */
  take(): Statement[] {
    const taken = this.statements;
    this.statements = [];
    return taken;
  }

  logQuery(query: string, parameters?: unknown[]): void {
    this.statements.push(parameters?.length ? {query, parameters: JSON.stringify(parameters)} : {query});
  }

  logQueryError(): void {
    // The failed statement was logged when it was sent; its error reaches the answer.
  }
  logQuerySlow(): void {
    // Times are told for the whole operation.
  }
  logSchemaBuild(): void {
    // Happens before the first operation.
  }
  logMigration(): void {
    // Happens before the first operation.
  }
  log(): void {
    // TypeORM's remarks are no statements.
  }
}
