/** The process in which `inBackground` calls the default export of the module that the first argument names. */
import type {WorkOutcome} from '.';

type Work = (input: unknown) => unknown;

const [, , module = ''] = process.argv;

async function outcomeOf(input: unknown): Promise<WorkOutcome<unknown>> {
  try {
    const {default: work} = (await import(module)) as {default: Work | {default: Work}};
    return {result: await ('default' in work ? work.default : work)(input)};
  } catch (error) {
    return {error: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}

process.once('message', (input) => {
  void outcomeOf(input).then((outcome) => process.send?.(outcome));
});
// The build has received the outcome, or has stopped. Before that, to end would cut off what the pipe has not taken yet.
process.once('disconnect', () => process.exit());
