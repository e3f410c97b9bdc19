import type {INestApplication} from '@nestjs/common';
import {ModulesContainer} from '@nestjs/core';
import {format} from 'sql-formatter';
import {DataSource, type Logger, type QueryRunner} from 'typeorm';

/** Listens to the SQL of all TypeORM data sources of an app. */
export class SqlCapture implements Logger {
  private statements: string[] = [];

  constructor(app: INestApplication) {
    for (const source of dataSources(app)) source.logger = this;
  }

  /** The statements since the last call, formatted, in the order of execution. */
  take(): string {
    const text = this.statements.map((statement) => `${statement}\n`).join('\n');
    this.statements = [];
    return text;
  }

  logQuery(query: string, parameters?: unknown[], runner?: QueryRunner): void {
    const language = runner?.dataSource.options.type === 'postgres' ? 'postgresql' : 'sqlite';
    const statement = `${format(query, {language, expressionWidth: 90})};`;
    this.statements.push(
      parameters?.length ? `${statement}\n-- parameters: ${JSON.stringify(parameters)}` : statement,
    );
  }

  logQueryError(): void {
    // The failed statement was recorded when it was sent; its error reaches the answer.
  }
  logQuerySlow(): void {
    // Times are no part of an answer.
  }
  logSchemaBuild(): void {
    // Happens before the first step.
  }
  logMigration(): void {
    // Happens before the first step.
  }
  log(): void {
    // TypeORM's remarks are no statements.
  }
}

function dataSources(app: INestApplication): Set<DataSource> {
  const found = new Set<DataSource>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const {instance} of module.providers.values()) {
      if (instance instanceof DataSource) found.add(instance);
    }
  }
  return found;
}
