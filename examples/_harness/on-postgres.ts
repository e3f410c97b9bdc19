import {TypeOrmModule, type TypeOrmModuleOptions} from '@nestjs/typeorm';
import {startPostgres} from './postgres';

/** Starts an empty PostgreSQL, to which `TypeOrmModule.forRoot` connects from now on, whatever an app says. */
export async function usePostgres(): Promise<void> {
  const url = await startPostgres();
  const forRoot = TypeOrmModule.forRoot.bind(TypeOrmModule);
  TypeOrmModule.forRoot = (options) =>
    forRoot({...options, type: 'postgres', url, poolSize: 1} as TypeOrmModuleOptions);
}
