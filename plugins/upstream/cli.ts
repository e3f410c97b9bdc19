/** Prints what this site corrects in its dependencies, and whether each correction fits the installed version. */
import {checkFixes} from './apply';

const checked = checkFixes();
for (const {fix, misses} of checked) {
  console.log(`${misses.length === 0 ? 'fits  ' : 'MISSES'}  ${fix.module}`);
  console.log(`        without it    ${fix.reason}`);
  console.log(`        needed until  ${fix.neededUntil}`);
  for (const miss of misses) console.log(`        ${miss}`);
}
if (checked.some(({misses}) => misses.length > 0)) process.exitCode = 1;
