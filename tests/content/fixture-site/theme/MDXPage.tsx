import type {ComponentType, ReactNode} from 'react';

interface Content {
  components: Record<string, ComponentType<{children: ReactNode}>>;
}

function Section({children}: {children: ReactNode}): ReactNode {
  return <section>{children}</section>;
}

export default function MDXPage({content: Content}: {content: ComponentType<Content>}): ReactNode {
  return <Content components={{Sample: Section, TabItem: Section}} />;
}
