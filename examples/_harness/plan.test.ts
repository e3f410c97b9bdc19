import {describe, expect, it} from 'vitest';
import type {ModuleProgram} from './define-program';
import {planProblems} from './plan';

class AppModule {}

function problems(steps: ModuleProgram['steps'], listing: string[]): string[] {
  return planProblems({module: AppModule, steps}, listing, 'examples/home');
}

describe('steps and operation files', () => {
  it('agree', () => {
    const steps: ModuleProgram['steps'] = [
      'tickets',
      {operation: 'label', sql: true},
      {subscription: 'created', during: ['create']},
      {run: 'count', call: () => 1},
    ];
    const listing = ['tickets.graphql', 'tickets.variables.json', 'label.graphql', 'label.context.json'];
    expect(problems(steps, [...listing, 'created.graphql', 'create.graphql'])).toEqual([]);
  });

  it.each([
    [['tickets'], [], 'examples/home/program.ts: the step "tickets" has no operation; write'],
    [[], ['tickets.graphql'], "tickets.graphql: no step executes it; add 'tickets' to the steps"],
    [[], ['tickets.variables.json'], 'tickets.variables.json: there is no tickets.graphql beside it'],
    [[], ['tickets.gql'], 'tickets.gql: not read; name it NAME.graphql'],
    [['tickets', 'tickets'], ['tickets.graphql'], 'two steps are named "tickets"'],
  ])('%j and %j: %s', (steps, listing, problem) => {
    expect(problems(steps, listing)).toEqual([expect.stringContaining(problem)]);
  });
});
