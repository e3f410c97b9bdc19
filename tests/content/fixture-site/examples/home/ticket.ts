// #region ticket
export const title = 'first title';
// #endregion
