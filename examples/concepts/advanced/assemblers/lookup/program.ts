import { defineProgram } from '../../../../_harness/define-program';
import * as lookup from './lookup';

export default defineProgram({
  steps: [
    { run: 'found', call: lookup.found },
    { run: 'twice', call: lookup.registeredTwice, throws: true },
    { run: 'undecorated', call: lookup.undecoratedInModule, throws: true },
    { run: 'undetermined', call: lookup.undecorated, throws: true },
    { run: 'decorators', call: lookup.decorators },
    { run: 'entity-getter', call: lookup.entityGetter },
    { run: 'unresolved', call: lookup.withoutEntityModule, throws: true },
    { run: 'lost-groups', call: lookup.lostGroups },
    { run: 'unknown-field', call: lookup.unknownField, throws: true },
  ],
});
