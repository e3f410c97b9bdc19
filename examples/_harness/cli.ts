import {examplesCommand} from './command';
import {examplesRoot} from './paths';

examplesCommand(process.argv.slice(2), examplesRoot).then(
  (ok) => (process.exitCode = ok ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
