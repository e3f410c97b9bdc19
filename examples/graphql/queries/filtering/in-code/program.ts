import {defineProgram} from '../../../../_harness/define-program';
import {tickets} from '../../../../_harness/tracker-data';
import {inProject, titlesOf, titlesOneByOne} from './tickets';

const filter = {title: {like: '%s%'}};

export default defineProgram({
  steps: [
    {run: 'merge', call: () => inProject(1, {status: {eq: 'open'}})},
    {run: 'apply', call: () => titlesOf(tickets, filter)},
    {run: 'one-by-one', call: () => titlesOneByOne(tickets, filter)},
  ],
});
