import {defineProgram} from '../../../../_harness/define-program';
import {thereAndBack} from './money';

export default defineProgram({steps: [{run: 'convert', call: thereAndBack}]});
