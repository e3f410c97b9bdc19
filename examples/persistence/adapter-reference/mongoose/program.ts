import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NestjsQueryMongooseModule } from '@ptc-org/nestjs-query-mongoose';
import { defineProgram } from '../../../_harness/define-program';
import { startMongoDb } from '../../../_harness/mongodb';
import { groups } from '../_scenarios';
import { documentsStage } from '../_scenarios/documents';
import { play } from '../_scenarios/scenario';
import { heard } from './hooks';
import { Comment, documents, Label, Project, Ticket, User } from './schemas';

@Module({
  imports: [
    MongooseModule.forRootAsync({
      useFactory: async () => ({
        uri: await startMongoDb('scenarios-mongoose'),
      }),
    }),
    NestjsQueryMongooseModule.forFeature(documents),
  ],
})
class AppModule {}

const classes = { Ticket, Project, Label, Comment, User };

export default defineProgram({
  needs: ['@ptc-org/nestjs-query-mongoose', 'MongoDB'],
  module: AppModule,
  steps: [
    {
      run: 'scenarios',
      call: (app) => play(groups, documentsStage(app, classes, heard)),
    },
  ],
});
