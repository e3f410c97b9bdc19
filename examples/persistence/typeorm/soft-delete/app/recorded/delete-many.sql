UPDATE "ticket"
SET
  "deletedAt" = CURRENT_TIMESTAMP
WHERE
  ("status" = ?)
  AND "deletedAt" IS NULL;
-- parameters: ["done"]
