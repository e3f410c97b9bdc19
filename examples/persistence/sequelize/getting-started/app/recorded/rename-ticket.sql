SELECT
  "id",
  "title",
  "status",
  "priority",
  "createdAt"
FROM
  "tickets" AS "Ticket"
WHERE
  ("Ticket"."id" = '7')
LIMIT
  1;

UPDATE "tickets"
SET
  "title" = $1
WHERE
  "id" = $2;
-- parameters: ["Wrong currency",7]
