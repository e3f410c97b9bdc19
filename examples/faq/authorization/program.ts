import { DataSource } from 'typeorm';
import { defineProgram } from '../../_harness/define-program';
import { projects } from '../../_harness/tracker-data';
import { AppModule } from './app.module';
import { Project } from './project';

export default defineProgram({
  module: AppModule,
  seed: (app) =>
    app
      .get(DataSource)
      .getRepository(Project)
      .insert(projects.map(({ id, name, ownerId }) => ({ id, name, ownerId }))),
  steps: [
    'create-comment',
    'create-comments',
    { operation: 'no-authorization-context', fails: true },
    'authorization-context',
  ],
});
