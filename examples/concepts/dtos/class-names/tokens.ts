import { getQueryServiceToken } from '@ptc-org/nestjs-query-core';

const billing = { User: class User {} };
const tracker = { User: class User {} };

export function tokens(): unknown {
  // #region tokens
  return [
    getQueryServiceToken(billing.User),
    getQueryServiceToken(tracker.User),
  ];
  // #endregion
}
