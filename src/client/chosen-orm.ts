/** Tells the style sheets when the reader chooses another ORM; `plugins/stored-preferences` does so before the first paint. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import {ORMS} from '../../lib/orms';
import {ORM_SLOT} from './orm-slot';

if (ExecutionEnvironment.canUseDOM) {
  createStorageSlot(ORM_SLOT).listen(({newValue}) => {
    const {dataset} = document.documentElement;
    if (newValue === null) delete dataset.orm;
    else if (ORMS.some(({value}) => value === newValue)) dataset.orm = newValue;
  });
}
