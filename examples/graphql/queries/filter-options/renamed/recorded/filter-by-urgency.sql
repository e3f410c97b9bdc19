SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  (Ticket.urgency = 5);
