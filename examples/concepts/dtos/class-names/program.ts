import { defineProgram } from '../../../_harness/define-program';
import { tokens } from './tokens';

export default defineProgram({ steps: [{ run: 'tokens', call: tokens }] });
