import type {ReactNode} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import SampleCheck from '@site/src/components/SampleCheck';
import TabFrame from '@site/src/components/TabFrame';
import {sampleFrame, type SampleProps, splitSample} from './parts';

/** A sample with its recorded result: what is written or sent, and what came back in tabs. */
export default function Sample({children, check, program, ...shape}: SampleProps): ReactNode {
  const {inputs, results} = splitSample(children);
  const value = useTabsContextValue({children: results});
  return (
    <TabFrame
      value={value}
      className="sample-tabs"
      lead={inputs}
      actions={check && <SampleCheck check={check} program={program} />}
      frame={sampleFrame(shape)}
    >
      {results}
    </TabFrame>
  );
}
