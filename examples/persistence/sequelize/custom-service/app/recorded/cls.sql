SELECT
  count(DISTINCT ("id")) AS "count"
FROM
  "tickets" AS "Ticket"
WHERE
  ("Ticket"."status" = 'done');

START TRANSACTION;

UPDATE "tickets"
SET
  "status" = $1;
-- parameters: ["done"]

ROLLBACK;

SELECT
  count(DISTINCT ("id")) AS "count"
FROM
  "tickets" AS "Ticket"
WHERE
  ("Ticket"."status" = 'done');
