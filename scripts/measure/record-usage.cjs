/**
 * Preloaded into every Node.js process of a build that is measured: at its end it appends what it used to the file that
 * `MEASURE_USAGE` names. Plain JavaScript, because `--require` loads it.
 */
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

// What a process used includes its threads.
if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const seconds = (userCPUTime + systemCPUTime) / 1e6;
    appendFileSync(process.env.MEASURE_USAGE, `${JSON.stringify({seconds, mebibytes: maxRSS / 1024})}\n`);
  });
}
