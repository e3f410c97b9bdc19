BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "title", "status", "priority", "projectId", "createdAt", "updatedAt")
VALUES
  (NULL, ?, 'open', 3, NULL, datetime('now'), datetime('now'));
-- parameters: ["Logo is blurred"]

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
  "Ticket"."id" = 10;

INSERT INTO
  "ticket" ("id", "title", "status", "priority", "projectId", "createdAt", "updatedAt")
VALUES
  (NULL, ?, 'open', 3, NULL, datetime('now'), datetime('now'));
-- parameters: ["Footer overlaps the text"]

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
  "Ticket"."id" = 11;

COMMIT;
