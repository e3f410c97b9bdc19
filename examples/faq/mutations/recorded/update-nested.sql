SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
WHERE
  "Project"."id" = ?;
-- parameters: ["1"]

SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
WHERE
  "Project"."id" = 1;

SELECT
  "ticket"."projectId" AS "projectId",
  "ticket"."id" AS "id"
FROM
  "ticket" "ticket"
WHERE
  (("ticket"."projectId" = 1));

BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "title", "status", "projectId")
VALUES
  (NULL, ?, 'open', 1);
-- parameters: ["Export to PDF"]

SELECT
  last_insert_rowid();

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."status" AS "Ticket_status"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 5;

UPDATE "ticket"
SET
  "projectId" = ?
WHERE
  "id" = 3;
-- parameters: [null]

UPDATE "ticket"
SET
  "projectId" = ?
WHERE
  "id" = 4;
-- parameters: [null]

COMMIT;

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."status" AS "tickets_status",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."projectId" IN (?);
-- parameters: [1]
