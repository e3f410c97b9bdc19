import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** Finds the address of a page by its id, in the version of the documentation that is read. */
export default function useDocPath(): (id: string) => string | undefined {
  const {pluginId} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(pluginId);
  return (id) => activeVersion?.docs.find((doc) => doc.id === id)?.path;
}
