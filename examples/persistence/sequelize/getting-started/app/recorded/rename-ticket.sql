SELECT
  "id",
  "title",
  "status",
  "priority",
  "createdAt"
FROM
  "tickets" AS "Ticket"
WHERE
  ("Ticket"."id" = '2')
LIMIT
  1;

UPDATE "tickets"
SET
  "title" = $1
WHERE
  "id" = $2;
-- parameters: ["Prices in euros",2]
