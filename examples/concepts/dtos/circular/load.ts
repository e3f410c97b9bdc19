export async function load(): Promise<void> {
  // #region load
  await import('./project.entity');
  // #endregion
}

export async function loadWrapped(): Promise<string[]> {
  // #region load-wrapped
  return Object.keys(await import('./wrapped/project.entity'));
  // #endregion
}
