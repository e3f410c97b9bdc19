import type {INestApplication} from '@nestjs/common';
import {ModulesContainer} from '@nestjs/core';
import {AbstractLogger, DataSource} from 'typeorm';
import type {Statement} from './format';

/** Listens to the SQL of all data sources of an app. */
export class SqlLog extends AbstractLogger {
  private statements: Statement[] = [];

  constructor(app: INestApplication) {
    super();
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

  protected writeLog(): void {
    // Errors reach the answer; times, set-up and remarks are no statements.
  }
}
