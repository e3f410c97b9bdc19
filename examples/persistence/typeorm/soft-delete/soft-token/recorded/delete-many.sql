UPDATE "ticket"
SET
  "deletedAt" = CURRENT_TIMESTAMP
WHERE
  ("id" = 7)
  AND "deletedAt" IS NULL;
