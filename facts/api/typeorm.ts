/** What each name of `@ptc-org/nestjs-query-typeorm` is for, as a sentence of Markdown without links. */
export const TYPEORM_NAMES: Record<string, string> = {
  NestjsQueryTypeOrmModule: 'Provides a query service for each entity that you pass to `forFeature`.',
  TypeOrmQueryService:
    "A TypeORM entity's query service; extend it to change what a method does, or to add methods.",
  TypeOrmQueryServiceOpts: "The options of `TypeOrmQueryService`'s constructor.",
};
