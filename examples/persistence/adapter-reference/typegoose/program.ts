import { TypegooseModule } from '@m8a/nestjs-typegoose';
import { Module } from '@nestjs/common';
import { NestjsQueryTypegooseModule } from '@ptc-org/nestjs-query-typegoose';
import { defineProgram } from '../../../_harness/define-program';
import { startMongoDb } from '../../../_harness/mongodb';
import { groups } from '../_scenarios';
import { documentsStage } from '../_scenarios/documents';
import { play } from '../_scenarios/scenario';
import { Comment, heard, Label, models, Project, Ticket, User } from './models';

@Module({
  imports: [
    TypegooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('scenarios-typegoose'),
      }),
    }),
    NestjsQueryTypegooseModule.forFeature(models),
  ],
})
class AppModule {}

const classes = { Ticket, Project, Label, Comment, User };

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-typegoose', 'MongoDB'],
  module: AppModule,
  steps: [
    {
      run: 'scenarios',
      call: (app) => play(groups, documentsStage(app, classes, heard)),
    },
  ],
});
