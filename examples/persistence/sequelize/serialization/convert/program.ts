import { defineProgram } from '../../../../_harness/define-program';
import {
  assembled,
  dtoToModel,
  exposedOnly,
  instanceToDto,
  modelToDto,
  plainToModel,
  registeredTwice,
  whatTheInterceptorCalls,
} from './tickets';

export default defineProgram({
  steps: [
    { run: 'wrong-dto', call: instanceToDto, throws: true },
    { run: 'wrong-model', call: plainToModel },
    { run: 'to-dto', call: modelToDto },
    { run: 'exposed', call: exposedOnly },
    { run: 'interceptor', call: whatTheInterceptorCalls, throws: true },
    { run: 'to-model', call: dtoToModel },
    { run: 'assembler', call: assembled },
    { run: 'twice', call: registeredTwice, throws: true },
  ],
});
