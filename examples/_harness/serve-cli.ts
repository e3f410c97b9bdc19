import {discoverPrograms, listing, selectPrograms} from './discover';
import {notRun, unmet} from './needs';
import {examplesRoot} from './paths';
import {compilePrograms} from './run-examples';
import {programProcess} from './program-process';

/** `npm run example -- PATH`: serves the program at that path, or the first one of that page, until Ctrl+C. */
async function main([path]: string[]): Promise<void> {
  const programs = discoverPrograms(examplesRoot).programs.filter(({executed}) => executed);
  if (!path) throw new Error(`Say which: npm run example -- introduction/example\n${listing(programs)}`);
  const [program] = selectPrograms(programs, [path]);
  if (!program) return;
  const missing = await unmet(program.needs);
  if (missing.length > 0) throw new Error(`${program.name} was ${await notRun(missing)}`);
  await compilePrograms([program]);
  console.log(`Starting ${program.name} …`);
  const child = programProcess('serve.js', {
    args: [program.folder],
    nodeEnv: 'development',
    silent: false,
    sourceMaps: true,
  });
  // Ctrl+C reaches the child by itself; a signal to this process alone does not.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('close', (code) => (process.exitCode = code ?? 1));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
