SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket";

BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "title", "status", "dueDate", "assigneeId")
VALUES
  (NULL, ?, 'open', NULL, NULL);
-- parameters: ["One half"]

SELECT
  last_insert_rowid();

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."status" AS "Ticket_status"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 9;

INSERT INTO
  "ticket" ("id", "title", "status", "dueDate", "assigneeId")
VALUES
  (NULL, ?, 'open', NULL, NULL);
-- parameters: ["Other half"]

SELECT
  last_insert_rowid();

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."status" AS "Ticket_status"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 10;

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."dueDate" AS "Ticket_dueDate",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 99;

ROLLBACK;

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket";
