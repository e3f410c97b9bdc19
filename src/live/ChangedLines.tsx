import type {ReactNode} from 'react';
import {TUTORIAL as FOLDER} from '@site/src/components/Tutorial/steps';
import useLoaded from '@site/src/components/useLoaded';
import {fetchProgram} from './assets';
import Code from './Code';
import {nameOf, solutionOf} from './lesson-solution';

export interface LinesProps {
  step: string;
  /** The files that the reader changes. */
  files: readonly string[];
}

/** The last hint of a step: the lines that its solution has and the code that it begins with has not. */
export default function ChangedLines({step, files}: LinesProps): ReactNode {
  const {loaded: solved, failed} = useLoaded(
    async () => solutionOf(step, await fetchProgram(`${FOLDER}/${step}/start`), files),
    'The solution',
  );
  if (failed) return failed;
  if (!solved) return <p role="status">Loading the lines …</p>;
  return Object.entries(solved).map(([path, file]) => (
    <div key={path} className="code-block">
      <div className="code-block__title">{nameOf(path)}</div>
      <pre className="code-block__code" tabIndex={0}>
        <code>
          <Code text={excerptOf(file?.text ?? '', file?.marks?.lines ?? [])} language="typescript" />
        </code>
      </pre>
    </div>
  ));
}

/** Some lines of a text; an ellipsis stands for those between them. */
function excerptOf(text: string, lines: readonly number[]): string {
  const all = text.split('\n');
  return lines
    .map((line, index) => {
      const follows = index === 0 || lines[index - 1] === line - 1;
      return `${follows ? '' : '// …\n'}${all[line - 1] ?? ''}`;
    })
    .join('\n');
}
