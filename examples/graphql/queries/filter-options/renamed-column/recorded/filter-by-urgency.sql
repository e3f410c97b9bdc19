SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."priority" = 5);
