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
    breaks: "tests that mock a model's `count`",
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
      'Relation names are no longer pluralized, except in remove mutations; aggregates and add and set mutations follow in 5.0.1',
    breaks: 'clients, and your own query services',
    todo: 'Use plural relation names',
    search: [code`@(Filterable)?((Cursor|Offset)Connection|UnPagedRelation)\(['"][A-Za-z0-9]*[^s'"]['"]`],
  },
  {
    id: 'async-assemblers',
    since: '5.0.0',
    section: 'async-assemblers',
    stage: 'compile',
    area: 'Services',
    change: '`convertToDTOs` and similar methods return promises',
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
    change: 'The `convertAsync…` methods were removed',
    breaks: 'code that calls an assembler',
    todo: 'Await rows first, and then their conversion',
    search: [code`\bconvertAsyncTo`],
  },
]);
