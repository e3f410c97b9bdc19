UPDATE "ticket"
SET
  "status" = ?,
  "updatedAt" = CURRENT_TIMESTAMP
WHERE
  ("priority" >= 5);
-- parameters: ["started"]
