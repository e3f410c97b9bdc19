import { defineProgram } from '../../../../_harness/define-program';
import { ownSerializer, transformed } from './own';
import {
  assembled,
  documentToDto,
  dtoToDocument,
  objectIds,
  registeredTwice,
  withoutVirtuals,
} from './tickets';

export default defineProgram({
  steps: [
    { run: 'to-dto', call: documentToDto },
    { run: 'without-virtuals', call: withoutVirtuals },
    { run: 'to-document', call: dtoToDocument },
    { run: 'object-id', call: objectIds },
    { run: 'assembler', call: assembled },
    { run: 'own', call: ownSerializer },
    { run: 'transform', call: transformed },
    { run: 'twice', call: registeredTwice, throws: true },
  ],
});
