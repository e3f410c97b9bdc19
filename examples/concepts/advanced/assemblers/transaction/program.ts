import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { defineProgram } from '../../../../_harness/define-program';
import { seed } from '../user/seed';
import { UserAssembler } from '../user/user.assembler';
import { User } from '../user/user.entity';
import { registerTwice, Registration } from './registration';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'sqljs',
      entities: [User],
      synchronize: true,
    }),
  ],
  providers: [UserAssembler, Registration],
})
class AppModule {}

export default defineProgram({
  module: AppModule,
  seed,
  steps: [
    {
      run: 'twice',
      call: (app) => registerTwice(app.get(Registration)),
    },
  ],
});
