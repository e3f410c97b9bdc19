import { AbstractLogger } from 'typeorm';
import { note } from './trail';

/** One line for each statement that TypeORM sends. */
export class SqlLogger extends AbstractLogger {
  override logQuery(query: string): void {
    const [, verb, table] =
      /^(\w+)(?:.*?(?:FROM|INTO) "(\w+)")?/.exec(query) ?? [];
    note('SQL', table ? `${verb} … "${table}"` : query);
  }

  protected writeLog(): void {
    // Only statements.
  }
}
