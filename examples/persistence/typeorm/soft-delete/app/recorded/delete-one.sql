SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."deletedAt" AS "Ticket_deletedAt"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."id" = ?)
  AND ("Ticket"."deletedAt" IS NULL);
-- parameters: ["8"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."deletedAt" AS "Ticket_deletedAt"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 8;

BEGIN TRANSACTION;

UPDATE "ticket"
SET
  "deletedAt" = CURRENT_TIMESTAMP
WHERE
  "id" = 8
  AND "deletedAt" IS NULL;

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."deletedAt" AS "Ticket_deletedAt"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = 8;

COMMIT;
