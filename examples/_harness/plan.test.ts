import {describe, expect, it} from 'vitest';
import type {Program} from './define-program';
import {planProblems} from './plan';

class AppModule {}

function problems(steps: Program['steps'], listing: string[]): string[] {
  return planProblems({module: AppModule, steps} as Program, listing, 'examples/home');
}

describe('steps and operation files', () => {
  it('agree', () => {
    const steps: Program['steps'] = [
      {run: 'count', call: () => 1},
      // The cast: a program's steps are typed by whether it has an app.
      ...([
        'tickets',
        {operation: 'label', sql: true},
        {subscription: 'created', during: ['create']},
      ] as unknown as Program['steps']),
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
    expect(problems(steps as unknown as Program['steps'], listing)).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});
