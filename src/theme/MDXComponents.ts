// Change: adds the components that the sample pipeline writes into pages, and those that pages may use without an import; tables scroll in a box of their own.
import Anchor from '@site/src/components/Anchor';
import Differs from '@site/src/components/Differs';
import NotRun from '@site/src/components/NotRun';
import OrmTabs from '@site/src/components/OrmTabs';
import Sample from '@site/src/components/Sample';
import Table from '@site/src/components/Table';
import RunnableSample from '@site/src/live/sample/RunnableSample';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  Anchor,
  CodeBlock,
  Differs,
  RunnableSample,
  NotRun,
  OrmTabs,
  Sample,
  TabItem,
  Tabs,
  table: Table,
};
