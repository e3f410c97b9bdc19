UPDATE "tickets"
SET
  "status" = $1
WHERE
  ("priority" < 3);
-- parameters: ["done"]
