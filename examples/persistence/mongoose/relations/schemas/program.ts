import { defineProgram } from '../../../../_harness/define-program';
import {
  castById,
  relationPaths,
  requiredReference,
  valueClass,
} from './schemas';

export default defineProgram({
  steps: [
    { run: 'paths', call: relationPaths },
    { run: 'required', call: requiredReference },
    { run: 'cast', call: castById },
    { run: 'value-class', call: valueClass },
  ],
});
