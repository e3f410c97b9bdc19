// Change: adds the components that the sample pipeline writes into pages, and those that pages may use without an import.
import Anchor from '@site/src/components/Anchor';
import OrmTabs from '@site/src/components/OrmTabs';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {...MDXComponents, Anchor, CodeBlock, OrmTabs, TabItem, Tabs};
