import { start } from './application';
import { distinct, told } from './judge';
import { type Hazard, HAZARDS, type Phase, plain } from './options';
import { Sweep } from './sweep';

/** Builds the smallest application with each of the known leaks, and prints the smallest request that shows it. */
export async function knownLeaks(): Promise<void> {
  for (const hazard of Object.keys(HAZARDS) as Hazard[]) {
    const [place, phase, only]: [string, Phase, RegExp?] = HAZARDS[hazard];
    const target = await start({ ...plain, hazard }, { type: 'sqljs' });
    const { leaks } = await new Sweep(target, {
      phase,
      stopsAtFirst: true,
      ...(only && { only }),
    }).run();
    await target.stop();
    const [leak] = distinct(leaks);
    console.log(`${hazard} (${place})`);
    console.log(`  ${leak ? told(leak) : 'IS GONE'}`);
  }
}
