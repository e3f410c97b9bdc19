export async function load(): Promise<void> {
  // #region load
  await import('./project.entity');
  // #endregion
}
