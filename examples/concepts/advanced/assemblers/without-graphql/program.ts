import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../user/seed';
import { Greeter, greetFamily, UserModule } from './user.module';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      autoLoadEntities: true,
      synchronize: true,
    }),
    UserModule,
  ],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    {
      run: 'greet',
      call: (app) => greetFamily(app.get(Greeter, { strict: false })),
    },
  ],
});
