UPDATE "ticket"
SET
  "status" = ?
WHERE
  ("status" != ?)
  AND ("dueDate" < ?);
-- parameters: ["done","done","2026-01-25 00:00:00.000"]
