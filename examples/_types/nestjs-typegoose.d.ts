// `@m8a/nestjs-typegoose` 11, which is not part of this site's tests: what the pages use of it.
declare module '@m8a/nestjs-typegoose' {
  import type { DynamicModule } from '@nestjs/common';
  import type { Class } from '@ptc-org/nestjs-query-core';
  import type { ConnectOptions } from 'mongoose';

  interface AsyncOptions {
    useFactory?: () => Promise<{ uri: string }> | { uri: string };
  }

  export class TypegooseModule {
    static forRoot(
      uri: string,
      options?: ConnectOptions & { connectionName?: string },
    ): DynamicModule;
    static forRootAsync(options: AsyncOptions): DynamicModule;
  }

  export function InjectModel(
    model: Class<unknown>,
  ): ParameterDecorator & PropertyDecorator;
}
