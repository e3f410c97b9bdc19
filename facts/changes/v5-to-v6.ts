import {changesOf} from './changes-of';
import {code} from '../line-searches';

export const v5ToV6 = changesOf('v5-to-v6', [
  {
    id: 'super-convert',
    since: '6.0.0',
    section: 'async-override',
    stage: 'compile',
    area: 'Services',
    change: '`super.convertTo…` may return a promise',
    breaks: 'compiling overrides that call it',
    todo: 'Await the calls of `super` in assemblers',
    search: [code`\bsuper\.convertTo(DTO|Entity|CreateEntity|UpdateEntity)\(`],
  },
]);
