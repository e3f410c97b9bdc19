SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  (("Ticket"."id" = 40))
LIMIT
  1;

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 40;

BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "title", "projectId")
VALUES
  (40, ?, NULL);
-- parameters: ["Move to the new server"]

SELECT
  last_insert_rowid();

COMMIT;
