BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "title", "status", "priority", "projectId", "createdAt", "updatedAt")
VALUES
  (NULL, ?, 'open', 3, 2, datetime('now'), datetime('now'));
-- parameters: ["Weekly summary by mail"]

SELECT
  last_insert_rowid();

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."createdAt" AS "Ticket_createdAt",
  "Ticket"."updatedAt" AS "Ticket_updatedAt"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 1;

COMMIT;
