import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocPath from '@site/src/components/useDocPath';
import Bar from './Bar';
import {STEPS, stepOf, TUTORIAL} from './steps';
import styles from './styles.module.css';
import useMarks, {markClass, type Marks} from './useMarks';

type Parent = ReactElement<{href?: string; className?: string; children?: ReactNode}>;

const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child));

/** The contents of the tutorial: where to begin or to go on, how far the reader came, and the steps with their ticks. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  const marks = useMarks();
  const {docs} = useDocsVersion();
  const pathOf = useDocPath();
  const open =
    STEPS.find((step) => !marks.has(step)) ?? STEPS.find((step) => marks.get(step) === 'seen') ?? 'take-home';
  const first = `${TUTORIAL}/${open}`;
  const [list] = elementsIn(children);
  return (
    <>
      <p className={styles.begin} data-control>
        <Link className="button button--primary" to={pathOf(first)}>
          {marks.size === 0 ? 'Begin' : 'Next'}: {docs[first]?.title}
        </Link>
      </p>
      <Bar />
      {list &&
        cloneElement(
          list,
          {className: 'stations'},
          elementsIn(list.props.children).map((item) => marked(item, marks)),
        )}
    </>
  );
}

/** A step of the list, which leads to its page. */
function marked(item: Parent, marks: Marks): ReactNode {
  const link = elementsIn(item.props.children).find(({props}) => props.href);
  const mark = marks.get(stepOf(link?.props.href ?? '') ?? '');
  return mark ? cloneElement(item, {className: markClass(mark)}) : item;
}
