import {defineProgram} from '../../../../_harness/define-program';
import {assembled, dtoToModel, instanceToDto, modelToDto, plainToModel, registeredTwice} from './tickets';

export default defineProgram({
  steps: [
    {run: 'wrong-dto', call: instanceToDto, throws: true},
    {run: 'wrong-model', call: plainToModel},
    {run: 'to-dto', call: modelToDto},
    {run: 'to-model', call: dtoToModel},
    {run: 'assembler', call: assembled},
    {run: 'twice', call: registeredTwice, throws: true},
  ],
});
