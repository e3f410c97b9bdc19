UPDATE "ticket"
SET
  "status" = ?,
  "updatedAt" = CURRENT_TIMESTAMP;
-- parameters: ["done"]
