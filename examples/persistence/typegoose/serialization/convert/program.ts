import { defineProgram } from '../../../../_harness/define-program';
import {
  documentToDto,
  dtoToDocument,
  inputToEntity,
  methods,
  registeredTwice,
  transformed,
} from './tickets';

export default defineProgram({
  steps: [
    { run: 'to-dto', call: documentToDto },
    { run: 'to-document', call: dtoToDocument },
    { run: 'methods', call: methods },
    { run: 'input', call: inputToEntity },
    { run: 'transform', call: transformed },
    { run: 'twice', call: registeredTwice, throws: true },
  ],
});
