import {changesOf} from './changes-of';
import {code} from '../line-searches';

export const v4ToV5 = changesOf('v4-to-v5', [
  {
    id: 'count-documents',
    since: '4.4.0',
    section: 'mongodb-adapters',
    stage: 'figures',
    orms: ['mongoose'],
    area: 'ORM',
    change: 'Mongoose counts with `countDocuments`',
    breaks: 'tests that mock `count` of a model',
    todo: 'Mock `countDocuments` instead of `count`',
    search: [code`\bcount: (jest|vi)\.fn`],
  },
  {
    id: 'relation-names',
    since: '5.0.0',
    section: 'relation-names',
    stage: 'schema',
    area: 'Relations',
    change:
      'The names of relations are no longer made plural, but the mutation that removes keeps it; aggregates and mutations that add and set follow in 5.0.1',
    breaks: 'clients, and query services that you wrote',
    todo: 'Write relation names in the plural',
    search: [code`@(Filterable)?((Cursor|Offset)Connection|UnPagedRelation)\(['"][A-Za-z0-9]*[^s'"]['"]`],
  },
  {
    id: 'async-assemblers',
    since: '5.0.0',
    section: 'async-assemblers',
    stage: 'compile',
    area: 'Services',
    change: '`convertToDTOs` and the methods like it return promises',
    breaks: 'code that calls an assembler',
    todo: 'Await assemblers',
    search: [code`\bconvertTo(DTOs|Entities|CreateEntities)\(`],
  },
  {
    id: 'convert-async',
    since: '5.0.0',
    section: 'async-assemblers',
    stage: 'compile',
    area: 'Services',
    change: 'The `convertAsync…` methods are gone',
    breaks: 'code that calls an assembler',
    todo: 'Await rows first, and then their conversion',
    search: [code`\bconvertAsyncTo`],
  },
]);
