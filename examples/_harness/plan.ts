import type {OperationStep, Program, Step} from './define-program';

/** The operations that a program's steps name, in order, those of subscriptions included. */
function operationNames(steps: Step<never>[]): string[] {
  return steps.flatMap((step) => {
    if (typeof step === 'string') return [step];
    if ('operation' in step) return [step.operation];
    if ('subscription' in step) return [step.subscription, ...operationNames(step.during)];
    return [];
  });
}

/** The short form of an operation step, written out. */
export function asOperation(step: string | OperationStep): OperationStep {
  return typeof step === 'string' ? {operation: step} : step;
}

/**
 * Faults between the steps of `program.ts` and the files in `operations/`: one line each, paths below `folder`.
 * @param listing the names of these files
 */
export function planProblems(program: Program, listing: string[], folder: string): string[] {
  const steps: Step<never>[] = program.steps;
  const named = operationNames(steps);
  const runs = steps.flatMap((step) => (typeof step === 'object' && 'run' in step ? [step.run] : []));
  const manifest = `${folder}/program.ts`;
  const problems = repeated([...named, ...runs]).map(
    (name) => `${manifest}: two steps are named "${name}"; rename one, recorded answers are filed by name`,
  );
  for (const name of named) {
    if (!listing.includes(`${name}.graphql`)) {
      problems.push(
        `${manifest}: the step "${name}" has no operation; write ${folder}/operations/${name}.graphql or delete the step`,
      );
    }
  }
  for (const file of listing) {
    const name = /^(.+?)\.(graphql|variables\.json|context\.json)$/.exec(file)?.[1];
    const path = `${folder}/operations/${file}`;
    if (!name) {
      problems.push(`${path}: not read; name it NAME.graphql, NAME.variables.json or NAME.context.json`);
    } else if (!file.endsWith('.graphql') && !listing.includes(`${name}.graphql`)) {
      problems.push(`${path}: there is no ${name}.graphql beside it; write it or delete this file`);
    } else if (file.endsWith('.graphql') && !named.includes(name)) {
      problems.push(
        `${path}: no step executes it; add '${name}' to the steps of ${manifest} or delete the file`,
      );
    }
  }
  return problems;
}

function repeated(names: string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
