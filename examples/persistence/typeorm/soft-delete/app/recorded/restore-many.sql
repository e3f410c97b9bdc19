UPDATE "ticket"
SET
  "deletedAt" = NULL
WHERE
  ("status" = ?)
  AND "deletedAt" IS NOT NULL;
-- parameters: ["done"]
