import type {ReactNode} from 'react';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import SampleMenu from '@site/src/components/SampleMenu';
import TabFrame from '@site/src/components/TabFrame';
import {type SampleProps, splitSample} from './layout';

/** A sample with its recorded result: what is written or sent, and what came back in tabs. */
export default function Sample({children, verification, program, ...shape}: SampleProps): ReactNode {
  const {inputs, results} = splitSample(children);
  const value = useTabsContextValue({children: results});
  return (
    <TabFrame
      value={value}
      className="sample-tabs"
      lead={inputs}
      actions={verification && <SampleMenu verification={verification} program={program} />}
      shape={shape}
      frame={{className: 'sample'}}
    >
      {results}
    </TabFrame>
  );
}
