import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocPath from '@site/src/components/useDocPath';
import Bar from './Bar';
import {STEPS, stepOf, TUTORIAL} from './steps';
import styles from './styles.module.css';
import useFinished from './useFinished';

type Parent = ReactElement<{href?: string; className?: string; children?: ReactNode}>;

const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child));

/** The contents of the tutorial: where to begin or to go on, how far the reader came, and the steps with their ticks. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  const finished = useFinished();
  const {docs} = useDocsVersion();
  const pathOf = useDocPath();
  const open = STEPS.find((step) => !finished.has(step)) ?? 'take-home';
  const first = `${TUTORIAL}/${open}`;
  const [list] = elementsIn(children);
  return (
    <>
      <p className={styles.begin}>
        <Link className="button button--primary" to={pathOf(first)}>
          {finished.size === 0 ? 'Begin' : 'Go on'}: {docs[first]?.title}
        </Link>
      </p>
      <Bar />
      {list &&
        cloneElement(
          list,
          {},
          elementsIn(list.props.children).map((item) => marked(item, finished)),
        )}
    </>
  );
}

/** A step of the list, which leads to its page. */
function marked(item: Parent, finished: ReadonlySet<string>): ReactNode {
  const link = elementsIn(item.props.children).find(({props}) => props.href);
  const isFinished = finished.has(stepOf(link?.props.href ?? '') ?? '');
  return isFinished ? cloneElement(item, {className: styles.finished}) : item;
}
