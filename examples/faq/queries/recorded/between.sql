SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."priority" BETWEEN 2 AND 2)
LIMIT
  6
OFFSET
  0;
