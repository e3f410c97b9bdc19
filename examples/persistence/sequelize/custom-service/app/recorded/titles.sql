SELECT
  "id",
  "title"
FROM
  "tickets" AS "Ticket"
WHERE
  ("Ticket"."priority" >= 5)
LIMIT
  100;
